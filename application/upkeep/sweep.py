"""Sweep: search the matches themselves for work whose tasks were lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from application.desk import Desk
from application.ports.queue import MatchAt, Task
from application.ports.store import MatchSummary, Reading
from application.ports.upkeep import Closing
from application.tasks import CLOSE, SWEEP, TELL_BOT, turn_task
from domain.hosting.terms import Moment

MOST = 5_000


async def sweep(desk: Desk) -> int:
    """Sends the tasks of idle machines, ends not closed, bots that do not move; says how many. Raises QueueDown."""
    now, policy = desk.clock.now(), desk.policy
    async with desk.store.reading() as reading:
        work = await idle_work(reading, Moment(now - policy.idle_after), MOST)
        idle = await without_dead(reading, [each.task for each in work])
        untold = await _untold(reading, Moment(now - policy.untold_after))
    again = [
        *desk.resends.due(SWEEP, idle, now, policy.idle_after),
        *desk.resends.due(TELL_BOT, untold, now, policy.untold_after),
    ]
    await desk.queue.send(again)
    for task in again:
        desk.metrics.count("mended", task=task.name)
    return len(again)


@dataclass(frozen=True, slots=True)
class Idle:
    """A task that is due since a moment."""

    task: Task
    since: Moment


async def idle_work(reading: Reading, before: Moment, limit: int) -> list[Idle]:
    """Machines to move and ends to close, due since before this moment; of each kind those that wait longest."""
    summaries = [summary for summary in await reading.machines(limit) if summary.updated_at < before]
    closings = await reading.pending_closings(before, limit)
    return [*map(_turn, summaries), *map(_closing, closings)]


def _turn(summary: MatchSummary) -> Idle:
    assert summary.machine is not None
    return Idle(task_about(turn_task(summary.machine, summary.has_people), summary), summary.updated_at)


def _closing(closing: Closing) -> Idle:
    return Idle(Task(CLOSE, MatchAt(closing.match, closing.version)), closing.ended_at)


def task_about(name: str, summary: MatchSummary) -> Task:
    """A task about a match as it is now."""
    return Task(name, MatchAt(summary.id, summary.version))


async def _untold(reading: Reading, before: Moment) -> list[Task]:
    """Turns of bots with a webhook: delivered once more, because the first delivery may have been lost."""
    bots = sorted(await reading.bots_with_webhook())
    summaries = [summary for bot in bots for summary in await reading.turns(bot, MOST) if summary.updated_at < before]
    return [task_about(TELL_BOT, summary) for summary in summaries]


async def without_dead(reading: Reading, tasks: Sequence[Task]) -> list[Task]:
    """Those that have not failed for good: an operator decides about the others."""
    matches = dict.fromkeys(task.subject.match for task in tasks if isinstance(task.subject, MatchAt))
    found = await reading.dead_tasks_of(list(matches))
    dead = {each.task for each in found}
    return [task for task in tasks if task not in dead]
