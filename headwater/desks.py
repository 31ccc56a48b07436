"""Builds the desk of use cases from the settings, for servers, workers and commands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import adapters.persistence.drivers.library_parts as drivers
import adapters.queue.library_parts as queue
from adapters.bus import bus
from adapters.clock import SystemClock
from adapters.courier import HttpCourier
from adapters.editions import hosted_games
from adapters.ids import RandomIds
from adapters.limits import limits
from adapters.mail import address_of, mail_carrier
from adapters.metrics import PrometheusMetrics
from adapters.oauth import AuthlibAuthorization
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.presence import presence
from adapters.push import WebPushSealer
from adapters.ratings import PlackettLuceRater
from adapters.thinker import ThinkerPool
from application.callers import APP_SCOPES
from application.desk import Desk, desk_with
from application.games import Games
from application.leagues.drive import WakeLeague
from application.moderation.note_played import NotePlayed
from application.notifications.keys import VAPID
from application.policy import ACCOUNTS_BY_ORIGIN, DAY, MESSAGES, SECOND, Policy
from application.ratings.rate_match import RateMatch
from headwater.celery import queue_of, threads
from headwater.library_check import check_or_exit
from headwater.settings import Settings

HERE = "memory://"
RATER = PlackettLuceRater()


def desk_of(settings: Settings) -> Desk:
    """The use cases over the adapters that the settings name; `close` it when done."""
    check_or_exit(queue.PARTS)
    if settings.driver_sessions:
        check_or_exit(drivers.PARTS, "HEADWATER_DRIVER_SESSIONS")
    # PostgreSQL carries wake-ups only. Without Valkey each process has its own limits and presence.
    shared = settings.bus if "redis" in settings.bus or "valkey" in settings.bus else HERE
    ids, rate, policy = RandomIds(), RateMatch(RATER), policy_of(settings)
    clock = SystemClock(settings.clock_tolerance)
    return desk_with(
        store=store(settings.database, settings.pool, has_driver_sessions=settings.driver_sessions),
        bus=bus(settings.bus),
        clock=clock,
        ids=ids,
        passwords=ArgonPasswords(threads=policy.hashes_at_once),
        limits=limits(shared, settings.redis_pool),
        presence=presence(shared, settings.redis_pool),
        games=Games(hosted_games(settings.editions)),
        policy=policy,
        thinker=ThinkerPool(settings.thinkers, settings.editions, settings.search_workers),
        queue=queue_of(settings, clock),
        courier=HttpCourier(private=settings.webhooks_private),
        authorization=AuthlibAuthorization(settings.url, APP_SCOPES),
        mail=mail_carrier(settings.smtp_url, settings.mail_from, settings.folder_of_mails),
        push=WebPushSealer(f"mailto:{address_of(settings.mail_from).addr_spec}"),
        secrets={VAPID: settings.vapid_key} if settings.vapid_key else {},
        on_close=(WakeLeague(ids), rate, NotePlayed()),
        on_unseal=(rate,),
        metrics=PrometheusMetrics(),
    )


def policy_of(settings: Settings) -> Policy:
    return Policy(
        public_url=settings.url,
        streams_per_player=settings.streams_per_player,
        kept_answers=round(settings.answers_kept * SECOND),
        stream_patience=settings.heartbeat,
        idle_after=round(settings.idle_after * SECOND),
        accounts_by_origin=replace(
            ACCOUNTS_BY_ORIGIN, burst=settings.accounts_burst, per_second=settings.accounts_per_minute / 60
        ),
        matches_bytes=settings.matches_cache,
        leagues_bytes=settings.leagues_cache,
        delivery_slots=threads(("bots",), settings.worker_threads),
        guests_kept=round(settings.guests_kept * SECOND),
        open_matches_kept=round(settings.open_matches_kept * SECOND),
        tokens_kept=round(settings.tokens_kept * SECOND),
        archives_kept=round(settings.archives_kept * SECOND),
        erasure_wait=round(settings.erasure_wait * SECOND),
        origins_kept=round(settings.origins_kept * SECOND),
        old_names_kept=round(settings.old_names_kept * SECOND),
        dead_tasks_kept=round(settings.dead_tasks_kept * SECOND),
        messages=replace(MESSAGES, burst=settings.messages_burst, per_second=settings.messages_per_minute / 60),
        room_open_after_end=round(settings.rooms_open_after_end * SECOND),
        messages_kept=round(settings.messages_kept * SECOND),
        notifications_kept=round(settings.notifications_kept * SECOND),
        cases_kept=round(settings.cases_kept * SECOND),
        vacation_budget=settings.vacation_days * DAY,
        marks_window=round(settings.marks_window * SECOND),
        sanctions_kept=round(settings.sanctions_kept * SECOND),
        sandboxes_per_player=settings.sandboxes_per_player,
        sandbox_matches=settings.sandbox_matches,
        sandbox_attention=round(settings.sandbox_attention * SECOND),
        sandboxes_kept=round(settings.sandboxes_kept * SECOND),
    )


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    """Opens a desk during the context."""
    desk = desk_of(settings)
    try:
        yield desk
    finally:
        await close(desk)


async def close(desk: Desk) -> None:
    """Closes every connection, after the remaining wake-ups are sent."""
    await desk.thinker.close()
    await desk.queue.close()
    await desk.courier.close()
    await desk.mail.close()
    await desk.bus.close()
    await desk.presence.close()
    await desk.limits.close()
    await desk.store.close()
    desk.passwords.close()
