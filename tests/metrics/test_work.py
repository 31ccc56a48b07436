"""What is counted without anybody's request: tasks by their outcome, machines' moves, a wrong clock's offset."""

import asyncio
from dataclasses import replace
from secrets import token_hex

import pytest

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.hosting.terms import ANY_SEAT, Terms
from application.matches.expire import expire
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.start import start
from application.matches.take_ai_turn import take_ai_turn
from application.ports.queue import MatchAt, Task
from application.ports.store import StoreFault
from application.tasks import stored_form
from application.upkeep.keep_time import keep_time
from application.upkeep.measure import measure_lag
from domain.hosting.terms import MatchId, Pace, Status, Timing
from tests.fakes.clock import FakeClock
from tests.fakes.desk import Town
from tests.fakes.metrics import FakeMetrics
from tests.workers.crews import crew_at
from tests.workers.desks import desk_on, eventually, machines_table, somebody
from workers.app import celery_app
from workers.jobs import Job

MINUTE = 60_000


async def fail(desk: Desk, task: Task) -> None:
    id, number = stored_form(task)
    match number:
        case 1:
            return
        case 2:
            raise NotFound("unknown-match", what="match", id=id)
        case 3:
            raise StoreFault("away")
        case _:
            raise ValueError("a fault of the task's own")


@pytest.fixture
async def metrics(sqlite_url: str) -> FakeMetrics:
    """The figures of a crew that has tried each of four tasks as often as it does."""
    broker, metrics = f"inproc://{token_hex(8)}", FakeMetrics()
    queue = CeleryQueue(celery_app(broker), SystemClock())
    job = Job("close", fail, attempts=2)
    async with desk_on(sqlite_url, queue=queue) as bare:
        desk = replace(bare, metrics=metrics)
        async with crew_at(desk, broker, [job]):
            await queue.send([Task("close", MatchAt(MatchId("mat_a"), version)) for version in (1, 2, 3, 4)])

            async def are_over() -> bool:
                return len(metrics.values_of("task_seconds")) == 6

            await eventually(are_over, "every attempt was made")
    await queue.close()
    return metrics


async def test_tasks_are_counted_by_their_outcome(metrics: FakeMetrics) -> None:
    counted = {
        outcome: metrics.count_of("tasks", task="close", outcome=outcome)
        for outcome in ("done", "absent", "retried", "failed", "dead", "returned")
    }
    assert counted == {"done": 1, "absent": 1, "retried": 2, "failed": 1, "dead": 1, "returned": 0}


async def test_a_machines_move_is_counted_with_the_time_it_took() -> None:
    town = Town()
    table = await machines_table(town.desk, await town.human("Ada"))
    await take_ai_turn(town.desk, table.id, table.version)
    assert town.metrics.count_of("moves", game="the-river", door="ai") == 1
    assert len(town.metrics.values_of("machine_seconds")) == 1


async def timed_match(desk: Desk, ada: Caller, bea: Caller) -> MatchId:
    terms = Terms("moon-river", 2, timing=Timing(Pace.LIVE, bank=MINUTE))
    match = (await open_match(desk, ada, terms, ANY_SEAT)).view.match.id
    await join(desk, bea, match, ANY_SEAT)
    await start(desk, ada, match)
    return match


async def test_a_clock_that_is_ahead_of_postgresqls_ends_nobodys_time(migrated_postgres_url: str) -> None:
    async with desk_on(migrated_postgres_url) as desk:
        ada, bea = await somebody(desk, "Ada"), await somebody(desk, "Bea")
        lost, kept = [await timed_match(desk, ada, bea) for _ in range(2)]
        hasty = replace(desk, clock=FakeClock(desk.clock.now() + 10 * MINUTE), metrics=FakeMetrics())
        assert await expire(hasty, lost) is not None, "without the database's clock"
        offset = await keep_time(hasty)
        assert offset is not None
        assert offset > 60
        assert await expire(hasty, kept) is None
        assert (await desk.matches.fresh(kept)).match.status is Status.RUNNING


async def test_the_loops_lag_is_measured_again_and_again() -> None:
    town = Town()
    drive = asyncio.create_task(measure_lag(town.desk))
    while len(town.metrics.values_of("loop_lag_seconds")) < 2:  # noqa: ASYNC110 - it never ends by itself
        await asyncio.sleep(0.05)
    drive.cancel()
    assert min(town.metrics.values_of("loop_lag_seconds")) >= 0
