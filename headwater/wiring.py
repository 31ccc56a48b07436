"""The only composition root: settings become adapters, a desk of use cases, services for the edges, an application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import structlog
from starlette.applications import Starlette

from adapters.bus import bus
from adapters.clock import SystemClock
from adapters.ids import RandomIds
from adapters.limits import limits
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.presence import presence
from adapters.ratings import PlackettLuceRater
from adapters.thinking import Minds
from api.app import create_app
from api.services import EdgeOptions, Services
from application.desk import Desk, desk_with
from application.games import Games
from application.leagues.drive import WakeLeague
from application.policy import SECOND, Policy
from application.ports.limits import Rate
from application.ports.store import StoreFault
from application.ratings.rate_match import RateMatch
from application.upkeep.hand_on import empty_outbox, hand_on_tasks
from domain.catalog import CATALOG, standard
from headwater.celery import at_work, queue_of, schedule
from headwater.settings import Settings
from workers.jobs import QUEUES

Drive: TypeAlias = Callable[[], Awaitable[None]]

# After a fault, what the server does by itself is tried again so many seconds later.
PAUSE = 1.0
HERE = "memory://"
RATER = PlackettLuceRater()

log = structlog.get_logger("headwater")


@dataclass(frozen=True, slots=True)
class Wired:
    """A server ready to be served, and the services it stands on."""

    app: Starlette
    services: Services


def wired(settings: Settings) -> Wired:
    """Everything put together; no connection is made before the application starts."""
    services = Services(desk_of(settings), edge_options(settings))
    return Wired(create_app(services, partial(_running, settings, services.desk)), services)


def desk_of(settings: Settings) -> Desk:
    """The use cases over the adapters that the settings name; `close` it when done."""
    # PostgreSQL carries wake-ups only: without a Valkey each process counts and knows its own.
    shared = settings.bus if "redis" in settings.bus or "valkey" in settings.bus else HERE
    ids = RandomIds()
    return desk_with(
        store=store(settings.database, settings.pool),
        bus=bus(settings.bus),
        clock=SystemClock(),
        ids=ids,
        passwords=ArgonPasswords(),
        limits=limits(shared),
        presence=presence(shared),
        games=Games([standard(key) for key in CATALOG]),
        policy=policy_of(settings),
        thinker=Minds(settings.thinkers),
        queue=queue_of(settings),
        on_close=(RateMatch(RATER), WakeLeague(ids)),
    )


def policy_of(settings: Settings) -> Policy:
    return Policy(
        streams_per_player=settings.streams_per_player,
        kept_answers=round(settings.answers_kept * SECOND),
        stream_patience=settings.heartbeat,
        idle_after=round(settings.idle_after * SECOND),
        admins=frozenset(settings.admins),
    )


def edge_options(settings: Settings) -> EdgeOptions:
    return EdgeOptions(
        body_limit=settings.body_limit,
        requests=Rate("requests", settings.requests_burst, settings.requests_per_second),
        heartbeat=settings.heartbeat,
        cors_origins=settings.cors_origins,
        access_log=settings.access_log,
    )


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Desk]:
    """A desk for a command: closed again afterwards."""
    desk = desk_of(settings)
    try:
        yield desk
    finally:
        await close(desk)


async def close(desk: Desk) -> None:
    """Lets go of every connection; wake-ups that wait to be sent go first."""
    await desk.thinker.close()
    await desk.queue.close()
    await desk.bus.close()
    await desk.presence.close()
    await desk.limits.close()
    await desk.store.close()
    desk.passwords.close()


@asynccontextmanager
async def _running(settings: Settings, desk: Desk) -> AsyncIterator[None]:
    """What the server does by itself while it is up."""
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(kept_up(_drives(desk)))
            if settings.works_itself:
                await stack.enter_async_context(at_work(settings, desk, QUEUES))
                await stack.enter_async_context(kept_up({"schedule": partial(schedule, settings, desk)}))
            yield
    finally:
        await close(desk)


@asynccontextmanager
async def kept_up(drives: Mapping[str, Drive]) -> AsyncIterator[None]:
    """Endless drives, each begun anew after a fault, ended with the context."""
    tasks = [asyncio.create_task(_kept_up(name, drive), name=name) for name, drive in drives.items()]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _drives(desk: Desk) -> dict[str, Drive]:
    return {"tasks": partial(hand_on_tasks, desk), "outbox": partial(empty_outbox, desk)}


async def _kept_up(name: str, drive: Drive) -> None:
    """A database that is away for a while, or a fault in one match, must not end the drive for good."""
    while True:
        try:
            return await drive()
        except StoreFault as fault:
            log.warning("drive interrupted", drive=name, fault=str(fault))
        except Exception:  # the edge: nobody else would hear of it
            log.exception("drive failed", drive=name)
        await asyncio.sleep(PAUSE)
