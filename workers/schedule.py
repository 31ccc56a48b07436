"""The schedule: rounds sent to the queue again and again, by one process or by several."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from application.ports.clock import Clock
from application.ports.queue import Queue, QueueDown, Task
from domain.hosting.terms import MatchId, Moment
from workers.jobs import Round

NO_MATCH = MatchId("")
SECOND = 1_000

log = structlog.get_logger("workers")


async def keep_schedule(queue: Queue, clock: Clock, rounds: Sequence[Round]) -> None:
    """For ever, until cancelled."""
    async with asyncio.TaskGroup() as all_rounds:
        for each in rounds:
            all_rounds.create_task(_repeated(queue, clock, each))


async def _repeated(queue: Queue, clock: Clock, round: Round) -> None:
    is_down = False
    while True:
        is_down = not await _sent(queue, due(round, clock.now()), is_down)
        await asyncio.sleep(round.every)


async def _sent(queue: Queue, task: Task, was_down: bool) -> bool:
    """Whether the broker took it; one that is away for long is spoken of once, and once more when it is back."""
    try:
        await queue.send([task])
    except QueueDown as fault:
        if not was_down:
            log.warning("round not sent", round=task.name, fault=str(fault))
        return False
    if was_down:
        log.info("round sent again", round=task.name)
    return True


def due(round: Round, now: Moment) -> Task:
    """A round names no match, and as its version the moment at which it was due."""
    return Task(round.name, NO_MATCH, now)


def is_stale(round: Round, task: Task, now: Moment) -> bool:
    """A later round of the same kind has been sent since: this one has nothing to find."""
    return now - task.version > 2 * max(round.every, 5.0) * SECOND
