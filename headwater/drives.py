"""What a process does by itself for as long as it is up, whatever goes wrong meanwhile."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from socket import gethostname
from typing import TypeAlias

import structlog

from application.desk import Desk
from application.ports.processes import Process
from application.ports.store import StoreAway, StoreFault
from application.upkeep.announce import keep_announcing, watch_broker
from application.upkeep.keep_time import keep_time
from application.upkeep.send_tasks import empty_outbox, send_tasks
from headwater import __version__

Drive: TypeAlias = Callable[[], Awaitable[None]]

# After a fault a drive is begun anew so many seconds later.
PAUSE = 1.0
# How often the database is asked for the time, and from when on a machine's own is worth a warning, in seconds.
TIME_EVERY = 30.0
NOTABLE_OFFSET = 5.0

log = structlog.get_logger("headwater")


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


def handing_on(desk: Desk) -> AbstractAsyncContextManager[None]:
    """What every process that changes matches does with its notices."""
    return kept_up({"tasks": partial(send_tasks, desk), "outbox": partial(empty_outbox, desk)})


@asynccontextmanager
async def keeping_time(desk: Desk) -> AsyncIterator[None]:
    """The desk's clock follows the database's, from before anything is done by it."""
    with suppress(StoreFault):
        await keep_time(desk)
    async with kept_up({"time": partial(_keep_time, desk)}):
        yield


async def _keep_time(desk: Desk) -> None:
    was_off = False
    while True:
        # Others tell that the database is away.
        with suppress(StoreFault):
            offset = await keep_time(desk)
            is_off = offset is not None and abs(offset) > NOTABLE_OFFSET
            if is_off and not was_off:
                log.warning("clock is off the database's", seconds=offset)
            was_off = is_off
        await asyncio.sleep(TIME_EVERY)


def announced(desk: Desk, role: str, every: float) -> AbstractAsyncContextManager[None]:
    """The process is known to the others by this role while the context lasts, and watches its own health."""
    now = desk.clock.now()
    me = Process(desk.ids.fresh("prc"), role, gethostname(), os.getpid(), __version__, now, now)
    return kept_up({"pulse": partial(keep_announcing, desk, me, every), "broker": partial(watch_broker, desk)})


async def _kept_up(name: str, drive: Drive) -> None:
    """A database that is away for a while, or a fault in one match, must not end the drive for good."""
    while True:
        try:
            return await drive()
        except StoreAway:
            pass  # the store itself has logged when that began
        except StoreFault as fault:
            log.warning("drive interrupted", drive=name, fault=str(fault))
        except Exception:  # the edge: nobody else would hear of it
            log.exception("drive failed", drive=name)
        await asyncio.sleep(PAUSE)
