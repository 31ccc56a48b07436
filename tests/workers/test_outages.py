"""A database that has no connection left: tasks fail, none is buried, and afterwards they are done as usual."""

from collections.abc import Iterator, MutableMapping
from contextlib import AsyncExitStack
from typing import Any

import pytest
from structlog.testing import capture_logs

from adapters.persistence.migrate import migrate
from application.matches.close_match import close_match
from application.ports.queue import MatchAt, Task
from application.ports.store import POOL_SIZE
from application.tasks import CLOSE
from application.upkeep.dead_tasks import list_dead
from domain.hosting.terms import MatchId
from tests.databases import every_connection
from tests.servers import postgres_running
from tests.workers.crews import working_desk
from tests.workers.desks import eventually
from workers.jobs import Job, on_match

LOOK = Task(CLOSE, MatchAt(MatchId("mat_none"), 1))


@pytest.fixture
def scarce_database() -> Iterator[str]:
    """On a server with few connections."""
    with postgres_running(connections=12) as server:
        yield server.fresh_database(server.template("newest", migrate))


look = on_match(close_match)


async def given_up(lines: list[MutableMapping[str, Any]]) -> None:
    async def is_given_up() -> bool:
        return any(line["event"] in ("task.failed", "task.dead") for line in lines)

    await eventually(is_given_up, "the task has failed for the last time")


async def test_a_task_that_finds_no_connection_is_not_buried(scarce_database: str) -> None:
    with capture_logs() as lines:
        async with working_desk(scarce_database, jobs=[Job(CLOSE, look, attempts=3)]) as desk:
            taken = await every_connection(scarce_database)
            await desk.queue.send([LOOK])
            await given_up(lines)
            for connection in taken:
                await connection.close()
            assert await list_dead(desk) == []
    failures = [line for line in lines if line["event"] in ("task.retried", "task.failed", "task.dead")]
    # The first may be that a connection at hand is gone, and none is buried for that either.
    assert {line["fault"].partition(":")[0] for line in failures} == {"StoreAway"}
    assert {line["log_level"] for line in failures} == {"debug"}


async def test_a_task_over_its_limit_while_it_waits_for_a_connection_is_not_buried(database: str) -> None:
    with capture_logs() as lines:
        async with working_desk(database, jobs=[Job(CLOSE, look, limit=0.1, attempts=2)]) as desk:
            async with AsyncExitStack() as all_of_them:
                for _ in range(POOL_SIZE):
                    await all_of_them.enter_async_context(desk.store.reading())
                await desk.queue.send([LOOK])
                await given_up(lines)
            assert await list_dead(desk) == []
