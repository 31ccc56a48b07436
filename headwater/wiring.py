"""The server put together: a desk, services for the edges, an application, and what it does by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from starlette.applications import Starlette

from api.app import create_app
from api.middleware.forwarded import Proxies
from api.services import EdgeOptions, Services
from application.desk import Desk
from application.ports.limits import Rate
from headwater.celery import at_work, schedule
from headwater.desks import close, desk_of
from headwater.drives import announced, handing_on, kept_up
from headwater.settings import Settings
from workers.jobs import QUEUES

# How often a server announces itself, and with it finds out whether its store can be written, in seconds.
ANNOUNCED_EVERY: Final = 5.0


@dataclass(frozen=True, slots=True)
class Wired:
    """A server ready to be served, and the services it stands on."""

    app: Starlette
    services: Services


def wired(settings: Settings) -> Wired:
    """Everything put together; no connection is made before the application starts."""
    services = Services(desk_of(settings), edge_options(settings))
    return Wired(create_app(services, partial(_running, settings, services.desk)), services)


def edge_options(settings: Settings) -> EdgeOptions:
    return EdgeOptions(
        body_limit=settings.body_limit,
        requests=Rate("requests", settings.requests_burst, settings.requests_per_second),
        graphql_cost=Rate("graphql-cost", settings.graphql_cost_burst, settings.graphql_cost_per_second),
        heartbeat=settings.heartbeat,
        init_patience=settings.init_patience,
        cors_origins=settings.cors_origins,
        access_log=settings.access_log,
        proxies=Proxies.parse(settings.trusted_proxies),
    )


@asynccontextmanager
async def _running(settings: Settings, desk: Desk) -> AsyncIterator[None]:
    """What the server does by itself while it is up."""
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(announced(desk, "serve", ANNOUNCED_EVERY))
            await stack.enter_async_context(handing_on(desk))
            if settings.works_itself:
                await stack.enter_async_context(at_work(settings, desk, QUEUES))
                await stack.enter_async_context(kept_up({"schedule": partial(schedule, settings, desk)}))
            yield
    finally:
        await close(desk)
