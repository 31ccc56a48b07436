"""Rounds that wait: one of many acts, none for nothing; and which crew takes what."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

import pytest

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from application.desk import Desk
from application.ports.queue import DueAt, Task
from application.process.outgoing import IdleQueue
from application.tasks import (
    ADVANCE,
    ADVANCE_SANDBOX,
    AI_TURN,
    CLOCKS,
    CLOSE,
    EXPIRE,
    LEAGUES,
    PAUSES,
    QUEUE_NAMES,
    QUICK_TURN,
    SAMPLE,
    SWEEP,
    TASKS,
    WRITE_PAUSES,
    stored_form,
)
from domain.hosting.terms import Moment
from headwater.celery import shares, threads
from tests.fakes.clock import FakeClock
from tests.servers import valkey_running
from tests.workers.crews import working_desk
from tests.workers.desks import eventually
from workers.app import celery_app
from workers.jobs import Job, Round
from workers.schedule import CROWD, LONGEST_SILENCE, RoundHistory, keep_schedule

MINUTE = 60_000
PAGE = Path(__file__).parents[2] / "docs" / "workers.md"


async def nothing(desk: Desk, task: Task) -> None:
    """A round that finds nothing."""


ROUND = Round(CLOCKS, nothing, every=5.0)


def due(moment: int) -> Task:
    return Task(CLOCKS, DueAt(Moment(moment)))


def noting(acted: list[int]) -> Callable[[Desk, Task], Awaitable[object]]:
    async def act(desk: Desk, task: Task) -> None:
        acted.append(stored_form(task)[1])

    return act


async def test_of_many_rounds_that_have_waited_for_long_one_acts(sqlite_url: str) -> None:
    acted: list[int] = []
    ended: list[int] = []
    jobs: list[Job] = [Round(CLOCKS, noting(acted), every=600.0), Job(SAMPLE, noting(ended))]
    async with working_desk(sqlite_url, jobs=jobs) as desk:
        old = desk.clock.now() - MINUTE
        await desk.queue.send([due(old + number) for number in range(50)])
        await desk.queue.send([Task(SAMPLE, DueAt(Moment(1)))])

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
    looks, now = RoundHistory(), Moment(MINUTE)
    with pytest.raises(RuntimeError), looks.running(ROUND, now):
        raise RuntimeError("no look")
    assert not looks.has_run_since(ROUND, due(0), now)
    with looks.running(ROUND, now):
        pass
    assert looks.has_run_since(ROUND, due(0), now)


def test_an_old_round_acts_when_none_has_for_as_long_as_one_is_due_every_time() -> None:
    looks = RoundHistory()
    with looks.running(ROUND, Moment(MINUTE)):
        pass
    assert looks.has_run_since(ROUND, due(MINUTE), Moment(MINUTE + 4_999))
    assert not looks.has_run_since(ROUND, due(MINUTE), Moment(MINUTE + 5_000))
    assert not looks.has_run_since(ROUND, due(MINUTE + 1), Moment(MINUTE + 1))


async def test_rounds_do_not_pile_up_where_nobody_takes_them() -> None:
    shelf, clock = IdleQueue(), FakeClock()
    often = replace(ROUND, every=0.0)

    async def sent(number: int) -> list[Task]:
        """What has been sent after the scheduler came round many times more."""
        for _ in range(2 * number):
            await asyncio.sleep(0)
        return shelf.tasks

    scheduling = asyncio.create_task(keep_schedule(shelf, clock, [often]))
    assert len(await sent(500)) == CROWD
    clock.advance(LONGEST_SILENCE)
    assert len(await sent(500)) == CROWD + 1
    shelf.tasks.clear()
    assert len(await sent(500)) == CROWD
    scheduling.cancel()
    await asyncio.gather(scheduling, return_exceptions=True)


@pytest.mark.parametrize("is_real", [False, True], ids=["inproc", "valkey"])
async def test_a_broker_says_how_many_wait(is_real: bool) -> None:
    with ExitStack() as servers:
        where = servers.enter_context(valkey_running()).fresh_database() if is_real else f"inproc://{token_hex(8)}"
        queue = CeleryQueue(celery_app(where), SystemClock())
        assert await queue.waiting(CLOCKS) == 0
        await queue.send([due(1), due(2), Task(SWEEP, DueAt(Moment(3)))])
        assert [await queue.waiting(name) for name in (CLOCKS, SWEEP)] == [2, 1]
        await queue.close()


async def test_a_broker_that_is_away_does_not_say_how_many_wait() -> None:
    queue = CeleryQueue(celery_app("redis://127.0.0.1:1/0"), SystemClock())
    assert await queue.waiting(CLOCKS) == 0
    await queue.close()


def test_what_takes_long_or_comes_in_thousands_has_crews_of_its_own() -> None:
    people = ["mail", "pairing", "notifications", "deliveries", "privacy"]
    apart = ["ai", "quick", "clocks", "leagues", "sandboxes", "lone-ai", "lone", "bots", *people]
    assert shares(QUEUE_NAMES) == [*([name] for name in apart), ["match", "upkeep"]]
    assert shares(["bots"]) == [["bots"]]
    assert shares(["match"]) == [["match"]]


def test_what_can_wait_has_a_quarter_of_the_threads_and_one_at_least() -> None:
    assert [threads(share, 8) for share in shares(QUEUE_NAMES)] == [8, 8, 8, 2, 2, 2, 2, 32, 8, 8, 2, 32, 2, 8]
    assert threads(["lone"], 1) == 1


def test_no_clock_waits_behind_a_league_an_end_or_a_machine() -> None:
    names: dict[str, set[str]] = {queue: set() for queue in QUEUE_NAMES}
    for kind in TASKS.values():
        names[kind.queue].add(kind.name)
    assert names["clocks"] == {EXPIRE, CLOCKS, LEAGUES, PAUSES}
    assert [names[queue] for queue in ("leagues", "sandboxes")] == [{ADVANCE}, {ADVANCE_SANDBOX}]
    assert [names[queue] for queue in ("ai", "quick", "match")] == [{AI_TURN}, {QUICK_TURN}, {CLOSE, WRITE_PAUSES}]


@pytest.mark.parametrize("file", ["compose.yaml", "systemd/headwater-worker@.service"])
def test_a_deployed_worker_takes_every_queue(file: str) -> None:
    assert ",".join(QUEUE_NAMES) in (PAGE.parents[1] / "deploy" / file).read_text("utf-8")


def test_the_page_about_workers_has_a_row_for_every_task_with_its_queue() -> None:
    rows = [line.split("|")[1:3] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    told = {(name.strip().strip("`"), queue.strip()) for name, queue in rows}
    assert {(kind.name, kind.queue) for kind in TASKS.values()} <= told
