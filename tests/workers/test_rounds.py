"""Rounds that wait: one of many acts, none for nothing; and which crew takes what."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from application.desk import Desk
from application.ports.queue import Task
from application.topics import CLOCKS, SAMPLE
from domain.hosting.terms import Moment
from headwater.celery import shares
from tests.workers.crews import working_desk
from tests.workers.desks import eventually
from workers.jobs import JOBS, QUEUES, Job, Round
from workers.schedule import NO_MATCH, Looks

MINUTE = 60_000
PAGE = Path(__file__).parents[2] / "docs" / "workers.md"


async def nothing(desk: Desk, task: Task) -> None:
    """A round that finds nothing."""


ROUND = Round(CLOCKS, "match", nothing, every=5.0)


def due(moment: int) -> Task:
    return Task(CLOCKS, NO_MATCH, moment)


def noting(acted: list[int]) -> Callable[[Desk, Task], Awaitable[object]]:
    async def act(desk: Desk, task: Task) -> None:
        acted.append(task.version)

    return act


async def test_of_many_rounds_that_have_waited_for_long_one_acts(sqlite_url: str) -> None:
    acted: list[int] = []
    ended: list[int] = []
    jobs: list[Job] = [Round(CLOCKS, "match", noting(acted), every=600.0), Job(SAMPLE, "match", noting(ended))]
    async with working_desk(sqlite_url, jobs=jobs) as desk:
        old = desk.clock.now() - MINUTE
        await desk.queue.send([due(old + number) for number in range(50)])
        await desk.queue.send([Task(SAMPLE, NO_MATCH, 1)])

        async def is_worked_off() -> bool:
            return bool(ended)

        await eventually(is_worked_off, "the queue is worked off")
        assert len(acted) == 1
        new = desk.clock.now() + MINUTE
        await desk.queue.send([due(new)])

        async def has_acted_again() -> bool:
            return acted[1:] == [new]

        await eventually(has_acted_again, "a round that is due later acts")


def test_a_round_that_failed_has_seen_nothing() -> None:
    looks, now = Looks(), Moment(MINUTE)
    with pytest.raises(RuntimeError), looks.looking(ROUND, now):
        raise RuntimeError("no look")
    assert not looks.has_seen(ROUND, due(0), now)
    with looks.looking(ROUND, now):
        pass
    assert looks.has_seen(ROUND, due(0), now)


def test_an_old_round_acts_when_none_has_for_as_long_as_one_is_due_every_time() -> None:
    looks = Looks()
    with looks.looking(ROUND, Moment(MINUTE)):
        pass
    assert looks.has_seen(ROUND, due(MINUTE), Moment(MINUTE + 4_999))
    assert not looks.has_seen(ROUND, due(MINUTE), Moment(MINUTE + 5_000))
    assert not looks.has_seen(ROUND, due(MINUTE + 1), Moment(MINUTE + 1))


def test_machines_and_webhooks_have_crews_of_their_own() -> None:
    assert shares(QUEUES) == [["ai"], ["bots"], ["match", "upkeep"]]
    assert shares(["bots"]) == [["bots"]]
    assert shares(["match"]) == [["match"]]


def test_the_page_about_workers_has_a_row_for_every_task_with_its_queue() -> None:
    rows = [line.split("|")[1:3] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    told = {(name.strip().strip("`"), queue.strip()) for name, queue in rows}
    assert {(job.name, job.queue) for job in JOBS} <= told
