"""Checks of the database, the clock and the settings before anything is served."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from adapters.clock import SystemClock
from adapters.persistence import store
from adapters.persistence.migrate import is_migrated, migrate
from application.ports.store import StoreFault
from application.upkeep.keep_time import follow_store
from headwater.settings import Settings

log = structlog.get_logger("headwater")


def prepare(settings: Settings) -> None:
    """Migrates if the settings say so. Raises StoreFault with the reason if the database cannot be used."""
    if settings.migrates:
        migrate(settings.database)
    elif not is_migrated(settings.database):
        raise StoreFault("its schema is not this version's: run `headwater migrate`")
    check_clock(settings)
    if settings.has_lone_bus:
        log.warning("bus.not.shared", advice="set HEADWATER_BUS: without it streams hear of workers' moves late")


def check_clock(settings: Settings) -> None:
    """Raises StoreFault if this machine's clock is too far off. An unavailable database is not an error here."""
    offset = asyncio.run(_offset(settings))
    if abs(offset) > settings.clock_tolerance:
        side = "ahead of" if offset > 0 else "behind"
        raise StoreFault(
            f"this machine's clock is {abs(offset):.1f} s {side} the database's: set both by NTP"
            " (HEADWATER_CLOCK_TOLERANCE says how much is borne)"
        )


async def _offset(settings: Settings) -> float:
    database = store(settings.database, 1)
    try:
        with suppress(StoreFault):
            return await follow_store(database, SystemClock()) or 0.0
        return 0.0
    finally:
        await database.close()
