"""A crew and its broker: what happens to tasks that end while the broker is away."""

import asyncio

import pytest

from application.desk import Desk
from application.ports.queue import MatchAt, QueueDown, Task
from application.tasks import AI_TURN, stored_form
from domain.hosting.terms import MatchId
from tests.servers import valkey_running
from tests.workers.crews import CONCURRENCY, working_desk
from tests.workers.desks import eventually
from workers.jobs import Job

LATER = 1_000


# Celery warns, whenever a connection is lost, that another of its versions may cancel what runs; ours is told not to.
@pytest.mark.filterwarnings("ignore::celery.exceptions.CPendingDeprecationWarning")
async def test_tasks_that_end_while_the_broker_is_away_do_not_keep_a_crew_from_new_ones(sqlite_url: str) -> None:
    begun: set[int] = set()
    ended: set[int] = set()
    may_end = asyncio.Event()

    async def wait(desk: Desk, task: Task) -> None:
        begun.add(stored_form(task)[1])
        await may_end.wait()
        ended.add(stored_form(task)[1])

    async def all_begun() -> bool:
        return len(begun) == CONCURRENCY

    async def all_ended() -> bool:
        return len(ended) >= CONCURRENCY

    with valkey_running() as broker:
        jobs = [Job(AI_TURN, wait, limit=600.0)]
        async with working_desk(sqlite_url, jobs=jobs, broker=broker.fresh_database()) as desk:
            await desk.queue.send([Task(AI_TURN, MatchAt(MatchId("mat_a"), version)) for version in range(CONCURRENCY)])
            await eventually(all_begun, "as many tasks run as the crew takes")
            broker.stop()
            may_end.set()
            await eventually(all_ended, "they end without their broker")
            # Long enough for the crew to fail in telling the broker; were it not, the test would only be easier.
            await asyncio.sleep(1)
            broker.start()

            async def is_working_again() -> bool:
                try:
                    await desk.queue.send([Task(AI_TURN, MatchAt(MatchId("mat_a"), LATER))])
                except QueueDown:
                    return False
                await asyncio.sleep(0.2)
                return LATER in ended

            await eventually(is_working_again, "the crew takes new tasks")
