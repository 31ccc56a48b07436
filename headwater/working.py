"""Working without serving: processes that perform tasks, and the one that sends the rounds."""

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
from headwater.celery import at_work, schedule
from headwater.desks import opened
from headwater.drives import announced, handing_on, kept_up
from headwater.settings import Settings

# How often a process shows that it lives, in seconds.
SIGN_EVERY: Final = 5.0
# How often a worker announces what it performs, in seconds: its tasks are found as soon after its death.
WORKER_EVERY: Final = 1.0

IsWell: TypeAlias = Callable[[], bool]

log = structlog.get_logger("headwater")


def work(settings: Settings, queues: Sequence[str]) -> None:
    """Performs the tasks of these queues until a signal says to end."""
    asyncio.run(_until_told(settings, "worker", WORKER_EVERY, partial(_working, settings, queues)))


def send_rounds(settings: Settings) -> None:
    """Sends every round in its time until a signal says to end."""
    asyncio.run(_until_told(settings, "scheduler", SIGN_EVERY, partial(_scheduling, settings)))


@asynccontextmanager
async def _working(settings: Settings, queues: Sequence[str], desk: Desk) -> AsyncIterator[IsWell]:
    async with handing_on(desk), at_work(settings, desk, queues) as crews:
        log.info("working", queues=list(queues))
        yield lambda: desk.pulse.is_well and all(crew.is_at_work for crew in crews)


@asynccontextmanager
async def _scheduling(settings: Settings, desk: Desk) -> AsyncIterator[IsWell]:
    async with kept_up({"schedule": partial(schedule, settings, desk)}):
        log.info("scheduling")
        yield lambda: desk.pulse.is_well


async def _until_told(
    settings: Settings, role: str, every: float, doing: Callable[[Desk], AbstractAsyncContextManager[IsWell]]
) -> None:
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    async with (
        opened(settings) as desk,
        announced(desk, role, every),
        doing(desk) as is_well,
        _showing_life(settings, is_well),
    ):
        await told.wait()
        log.info("ending")
    log.info("ended")


def _showing_life(settings: Settings, is_well: IsWell) -> AbstractAsyncContextManager[None]:
    return kept_up({"sign of life": partial(_show_life, is_well, Path(settings.alive))} if settings.alive else {})


async def _show_life(is_well: IsWell, file: Path) -> None:
    """Nobody can ask a process that does not serve: its file grows old when it hangs, or lacks what it needs."""
    while True:
        if is_well():
            await asyncio.to_thread(file.touch)
        await asyncio.sleep(SIGN_EVERY)
