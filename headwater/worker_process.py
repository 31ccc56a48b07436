"""Processes that do not serve: workers that perform tasks, and the scheduler that sends the rounds."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import structlog

from application.desk import Desk
from headwater.background import announce_process, deliver_notices, follow_database_clock, keep_running
from headwater.celery import run_crews, schedule
from headwater.desks import open_desk
from headwater.metrics import serve_metrics
from headwater.settings import Settings

# In seconds: how often a process touches its alive file.
SIGN_EVERY: Final = 5.0
# In seconds: how often a worker announces its tasks; after its death they are recovered about as soon.
WORKER_EVERY: Final = 1.0

IsWell: TypeAlias = Callable[[], bool]

log = structlog.get_logger("headwater")


def run_worker(settings: Settings, queues: Sequence[str]) -> None:
    """Performs the tasks of these queues until SIGINT or SIGTERM."""
    asyncio.run(_run_until_signal(settings, "worker", WORKER_EVERY, partial(_start_worker, settings, queues)))


def run_scheduler(settings: Settings) -> None:
    """Sends every round at its interval until SIGINT or SIGTERM."""
    asyncio.run(_run_until_signal(settings, "scheduler", SIGN_EVERY, partial(_start_scheduler, settings)))


@asynccontextmanager
async def _start_worker(settings: Settings, queues: Sequence[str], desk: Desk) -> AsyncIterator[IsWell]:
    async with deliver_notices(desk), run_crews(settings, desk, queues) as crews:
        log.info("working", queues=list(queues))
        yield lambda: desk.pulse.is_well and all(crew.is_at_work for crew in crews)


@asynccontextmanager
async def _start_scheduler(settings: Settings, desk: Desk) -> AsyncIterator[IsWell]:
    async with keep_running({"schedule": partial(schedule, settings, desk)}):
        log.info("scheduling")
        yield lambda: desk.pulse.is_well


async def _run_until_signal(
    settings: Settings, role: str, every: float, doing: Callable[[Desk], AbstractAsyncContextManager[IsWell]]
) -> None:
    has_signal = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, has_signal.set)
    async with (
        open_desk(settings) as desk,
        follow_database_clock(desk),
        serve_metrics(settings, desk),
        announce_process(desk, role, every),
        doing(desk) as is_well,
        _touch_alive_file(settings, is_well),
    ):
        await has_signal.wait()
        log.info("ending")
    log.info("ended")


def _touch_alive_file(settings: Settings, is_well: IsWell) -> AbstractAsyncContextManager[None]:
    return keep_running(
        {"sign of life": partial(_touch_forever, is_well, Path(settings.alive))} if settings.alive else {}
    )


async def _touch_forever(is_well: IsWell, file: Path) -> None:
    """Touches the file while the process is well. It has no health endpoint, so the file's age shows its health."""
    while True:
        if is_well():
            await asyncio.to_thread(file.touch)
        await asyncio.sleep(SIGN_EVERY)
