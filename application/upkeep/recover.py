"""Recover tasks lost with a worker or the broker: only those that no process performs and no queue holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from application.desk import Desk
from application.ports.processes import Process
from application.ports.queue import Task
from application.tasks import RECOVER, stored_form
from application.upkeep.sweep import Idle, idle_work, without_dead
from domain.hosting.terms import Moment

# When more than this many wait, nothing was lost: there is a crowd, and the sweep takes care of it.
MOST: Final = 1_000

# A task that plays for machines goes on at later versions of its match.
About: TypeAlias = tuple[str, str]


async def recover(desk: Desk) -> int:
    """Sends again the tasks of processes that fell silent, and idle work that is lost; says how many tasks.

    Work is lost when no living process performs it, though workers have taken all tasks that were sent when it
    became due: either the worker that took it is gone, or the broker has lost its memory. Raises QueueDown.
    """
    now, wait = desk.clock.now(), desk.policy.lost_after
    async with desk.store.reading() as reading:
        processes = await reading.processes()
        idle = await idle_work(reading, Moment(now - wait), MOST)
        abandoned = await _take_abandoned_tasks(desk, processes, now)
        undone = _undone_work(desk, idle, processes, now)
        lost = await without_dead(reading, await _lost_tasks(desk, undone, _about(abandoned)))
    again = list(dict.fromkeys([*abandoned, *desk.resends.due(RECOVER, lost, now, wait)]))
    await desk.queue.send(again)
    for task in again:
        desk.metrics.count("mended", task=task.name)
    return len(again)


async def _take_abandoned_tasks(desk: Desk, processes: Sequence[Process], now: Moment) -> list[Task]:
    """Takes the tasks of silent processes. Only one of several recovering processes gets them."""
    silent = [process for process in processes if not process.is_alive(now)]
    if not silent:
        return []
    async with desk.store.working() as work:
        forgotten = [process for process in silent if await work.forget_process(process)]
        await work.commit()
    return [task for process in forgotten for task in process.performing]


def _undone_work(desk: Desk, idle: Sequence[Idle], processes: Sequence[Process], now: Moment) -> list[Idle]:
    """What neither this process nor any other that is alive performs."""
    performed = _about(task for process in processes if process.is_alive(now) for task in process.performing)
    performed |= _about(desk.pulse.tasks)
    return [each for each in idle if _about_of(each.task) not in performed]


async def _lost_tasks(desk: Desk, undone: Sequence[Idle], abandoned: frozenset[About]) -> list[Task]:
    taken = {name: await desk.queue.taken_until(name) for name in {each.task.name for each in undone}}
    return [
        each.task
        for each in undone
        if _about_of(each.task) in abandoned or _has_been_taken(each, taken[each.task.name], desk.policy.lost_after)
    ]


def _has_been_taken(idle: Idle, taken_until: Moment | None, slack: int) -> bool:
    """Its task was sent soon after the moment since which it is due."""
    return taken_until is not None and idle.since < taken_until - slack


def _about(tasks: Iterable[Task]) -> frozenset[About]:
    return frozenset(map(_about_of, tasks))


def _about_of(task: Task) -> About:
    return task.name, stored_form(task)[0]
