"""The schedule: rounds sent to the queue again and again, by one process or by several."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import structlog

from application.ports.clock import Clock
from application.ports.queue import Queue, QueueDown, Task
from domain.hosting.terms import MatchId, Moment
from workers.jobs import Round

NO_MATCH = MatchId("")
SECOND = 1_000
# Where so many tasks wait, perhaps because no worker takes them, rounds are sent only so often (in milliseconds).
CROWD = 100
LONGEST_SILENCE = 30 * SECOND

log = structlog.get_logger("workers")


async def keep_schedule(queue: Queue, clock: Clock, rounds: Sequence[Round]) -> None:
    """For ever, until cancelled."""
    async with asyncio.TaskGroup() as all_rounds:
        for each in rounds:
            all_rounds.create_task(_repeated(queue, clock, each))


async def _repeated(queue: Queue, clock: Clock, round: Round) -> None:
    is_down, last = False, Moment(0)
    while True:
        now = clock.now()
        if now - last >= LONGEST_SILENCE or await queue.waiting(round.name) < CROWD:
            is_down, last = not await _sent(queue, due(round, now), is_down), now
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


class Looks:
    """When a round of each kind was last begun in this process, and did not fail."""

    def __init__(self) -> None:
        self._last: dict[str, Moment] = {}

    def has_seen(self, round: Round, task: Task, now: Moment) -> bool:
        """One has looked since this was due, and not long ago: however many wait, one of them acts."""
        last = self._last.get(round.name)
        return last is not None and last >= task.version and now - last < round.every * SECOND

    @contextmanager
    def looking(self, round: Round, now: Moment) -> Iterator[None]:
        """Forgotten when it fails: the next one is to act."""
        self._last[round.name] = now
        try:
            yield
        except BaseException:
            self._last.pop(round.name, None)
            raise
