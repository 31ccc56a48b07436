"""The commands of an operator: dead tasks listed, sent again and dropped; what cannot be done is said."""

import asyncio

import pytest
from typer.testing import CliRunner

from application.ports.queue import LeagueAt, MatchAt, Task
from application.tasks import ADVANCE
from application.upkeep.dead_tasks import bury, list_dead
from domain.hosting.terms import MatchId
from domain.league.terms import LeagueId
from headwater.cli import app
from headwater.cli.workers import reference, task_of
from tests.cli.commands import Ran, run
from tests.processes import headwater
from tests.workers.desks import desk_on

STUCK = Task("ai-turn", MatchAt(MatchId("mat_a"), 7))
SENT = Task("bygone", MatchAt(MatchId("mat_b"), 9))


async def left(database: str) -> list[Task]:
    async with desk_on(database) as desk:
        return [dead.task for dead in await list_dead(desk)]


@pytest.mark.parametrize("task", [STUCK, SENT, Task(ADVANCE, LeagueAt(LeagueId("lea_a"), 3))])
def test_a_reference_names_its_task(task: Task) -> None:
    assert task_of(reference(task)) == task


async def _dead(*arguments: str, database: str, **settings: str) -> Ran:
    """In a thread, because a command has an event loop of its own."""
    return await asyncio.to_thread(run, "dead", *arguments, HEADWATER_DATABASE=database, **settings)


async def test_an_operator_lists_drops_and_replays_dead_tasks(sqlite_url: str) -> None:
    async with desk_on(sqlite_url) as desk:
        await bury(desk, STUCK, "KeyError: 'x'", 5)
        await bury(desk, SENT, "HTTPError", 3)
    listed = [line.split("\t") for line in (await _dead("list", database=sqlite_url)).out.splitlines()]
    assert [(line[0], line[1], line[3]) for line in listed] == [
        ("ai-turn/mat_a/7", "5", "\"KeyError: 'x'\""),
        ("bygone/mat_b/9", "3", "'HTTPError'"),
    ]
    dropped = await _dead("drop", "ai-turn/mat_a/7", "ai-turn/mat_a/8", database=sqlite_url)
    assert dropped.out == "ai-turn/mat_a/7\tdropped\nai-turn/mat_a/8\tnot dead\n"
    assert dropped.code == 1
    assert await left(sqlite_url) == [SENT]
    unreachable = await _dead("replay", "--all", database=sqlite_url, HEADWATER_BROKER="redis://127.0.0.1:1/0")
    assert (unreachable.code, unreachable.err) == (1, "headwater cannot reach the broker: OperationalError\n")
    assert await left(sqlite_url) == [SENT]
    assert (await _dead("replay", "--all", database=sqlite_url)).code == 0
    assert await left(sqlite_url) == []
    nothing = await _dead("list", database=sqlite_url)
    assert (nothing.out, nothing.err) == ("", "no task has failed for good\n")


def test_a_worker_without_a_broker_is_told_who_does_the_tasks() -> None:
    refused = headwater("worker")
    assert refused.returncode == 2
    assert refused.stderr == "HEADWATER_BROKER is not set: `headwater serve` does its tasks itself\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("dead", "drop"),
        ("dead", "drop", "--all", "ai-turn/mat_a/7"),
        ("dead", "drop", "nonsense"),
        ("worker", "--queues", "ai,quux"),
    ],
)
def test_what_cannot_be_meant_is_refused(arguments: tuple[str, ...]) -> None:
    assert CliRunner().invoke(app, arguments).exit_code == 2
