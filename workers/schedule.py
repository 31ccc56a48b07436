"""The schedule: sends rounds to the queue periodically, from one process or several."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import structlog

from application.ports.clock import Clock
from application.ports.queue import DueAt, Queue, QueueDown, Task
from domain.hosting.terms import Moment
from workers.jobs import Round

SECOND = 1_000
# If CROWD tasks wait, perhaps because no worker runs, rounds are sent only every LONGEST_SILENCE milliseconds.
CROWD = 100
LONGEST_SILENCE = 30 * SECOND

log = structlog.get_logger("workers")


async def keep_schedule(queue: Queue, clock: Clock, rounds: Sequence[Round]) -> None:
    """Sends every round at its interval until cancelled."""
    async with asyncio.TaskGroup() as all_rounds:
        for each in rounds:
            all_rounds.create_task(_repeat(queue, clock, each))


async def _repeat(queue: Queue, clock: Clock, round: Round) -> None:
    is_down, last = False, Moment(0)
    while True:
        now = clock.now()
        if now - last >= LONGEST_SILENCE or await queue.waiting(round.name) < CROWD:
            is_down, last = not await _send(queue, round_task(round, now), is_down), now
        await asyncio.sleep(round.every)


async def _send(queue: Queue, task: Task, was_down: bool) -> bool:
    """Sends a round; returns whether the broker took it. Logs only the beginning and the end of an outage."""
    try:
        await queue.send([task])
    except QueueDown as fault:
        if not was_down:
            log.warning("round.unsent", round=task.name, fault=str(fault))
        return False
    if was_down:
        log.info("round.resumed", round=task.name)
    return True


def round_task(round: Round, now: Moment) -> Task:
    return Task(round.name, DueAt(now))


class RoundHistory:
    """The last successful start of each round in this process."""

    def __init__(self) -> None:
        self._last: dict[str, Moment] = {}

    def has_run_since(self, round: Round, task: Task, now: Moment) -> bool:
        """Whether the round has run since this task was due, within its interval. Of many waiting tasks one acts."""
        assert isinstance(task.subject, DueAt)
        last = self._last.get(round.name)
        return last is not None and last >= task.subject.due and now - last < round.every * SECOND

    @contextmanager
    def running(self, round: Round, now: Moment) -> Iterator[None]:
        """Notes the start of a round, and forgets it if the round fails, so that the next task acts."""
        self._last[round.name] = now
        try:
            yield
        except BaseException:
            self._last.pop(round.name, None)
            raise
