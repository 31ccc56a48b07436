"""Background tasks of a process, restarted after any fault while it is up."""

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

BackgroundTask: TypeAlias = Callable[[], Awaitable[None]]

# In seconds: the pause before a failed background task restarts.
PAUSE = 1.0
# In seconds: how often the database is asked for the time, and the offset from which a warning is logged.
TIME_EVERY = 30.0
NOTABLE_OFFSET = 5.0

log = structlog.get_logger("headwater")


@asynccontextmanager
async def keep_running(tasks_by_name: Mapping[str, BackgroundTask]) -> AsyncIterator[None]:
    """Runs endless background tasks during the context and restarts each after a fault."""
    tasks = [asyncio.create_task(_run_forever(name, drive), name=name) for name, drive in tasks_by_name.items()]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def deliver_notices(desk: Desk) -> AbstractAsyncContextManager[None]:
    """Delivers committed notices; every process that changes matches needs it."""
    return keep_running({"tasks": partial(send_tasks, desk), "outbox": partial(empty_outbox, desk)})


@asynccontextmanager
async def follow_database_clock(desk: Desk) -> AsyncIterator[None]:
    """Sets the desk's clock by the database's before anything uses it, and keeps following it."""
    with suppress(StoreFault):
        await keep_time(desk)
    async with keep_running({"time": partial(_watch_offset, desk)}):
        yield


async def _watch_offset(desk: Desk) -> None:
    was_off = False
    while True:
        # The store itself logs an outage.
        with suppress(StoreFault):
            offset = await keep_time(desk)
            is_off = offset is not None and abs(offset) > NOTABLE_OFFSET
            if is_off and not was_off:
                log.warning("clock.off", seconds=offset)
            was_off = is_off
        await asyncio.sleep(TIME_EVERY)


def announce_process(desk: Desk, role: str, every: float) -> AbstractAsyncContextManager[None]:
    """Announces the process to the others under this role during the context, and watches the broker."""
    now = desk.clock.now()
    me = Process(desk.ids.fresh("prc"), role, gethostname(), os.getpid(), __version__, now, now)
    return keep_running({"pulse": partial(keep_announcing, desk, me, every), "broker": partial(watch_broker, desk)})


async def _run_forever(name: str, task: BackgroundTask) -> None:
    """Restarts the task after a fault: neither an outage nor a fault in one match may end it."""
    while True:
        try:
            return await task()
        except StoreAway:
            pass  # the store itself logs an outage
        except StoreFault as fault:
            log.warning("background.interrupted", name=name, fault=str(fault))
        except Exception:  # the edge: nothing else would report it
            log.exception("background.failed", name=name)
        await asyncio.sleep(PAUSE)
