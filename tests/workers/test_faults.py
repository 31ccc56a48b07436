"""Workers and the broker killed in the middle: every match ends, none twice, and every log still tells the truth."""

import asyncio
from contextlib import ExitStack

from tests.processes import running
from tests.workers.desks import faults_in, somebody
from tests.workers.stacks import (
    desk_over,
    lines_of_ledger,
    number_closed,
    played_by_machines,
    resigned,
    stack_on,
    until_closed,
)
from workers.app import VISIBILITY

PLAYED, RESIGNED = 16, 80


async def test_killed_workers_and_a_killed_broker_cost_no_match_its_end(sqlite_url: str) -> None:
    with stack_on(sqlite_url) as stack, ExitStack() as processes:
        first, second, _ = [
            processes.enter_context(running("worker", "--concurrency", "4", **stack.settings)) for _ in range(3)
        ]
        processes.enter_context(running("scheduler", **stack.settings))
        async with desk_over(stack) as desk:
            ada, bea = await somebody(desk, "Ada"), await somebody(desk, "Bea")
            matches = [await played_by_machines(desk, ada) for _ in range(PLAYED)]
            matches += [await resigned(desk, ada, bea) for _ in range(RESIGNED // 2)]
            await until_closed(desk, matches, 10)
            first.kill()
            await until_closed(desk, matches, 40)
            stack.broker.stop()
            scored = [await resigned(desk, ada, bea) for _ in range(RESIGNED // 2)]
            stack.broker.start()
            await until_closed(desk, scored, 20)
            second.kill()
            await until_closed(desk, [*matches, *scored], PLAYED + RESIGNED)
            rated = await lines_of_ledger(desk)
    assert len(rated) == 2 * RESIGNED
    assert set(rated.values()) == {1}
    assert await faults_in(sqlite_url) == []


async def test_a_broker_that_is_down_at_the_start_is_waited_for(sqlite_url: str) -> None:
    with stack_on(sqlite_url) as stack, ExitStack() as processes:
        stack.broker.stop()
        worker = processes.enter_context(running("worker", **stack.settings))
        scheduler = processes.enter_context(running("scheduler", **stack.settings))
        async with desk_over(stack) as desk:
            matches = [await played_by_machines(desk, await somebody(desk))]
            await asyncio.to_thread(worker.await_event, "working")
            await asyncio.to_thread(scheduler.await_event, "round.unsent")
            assert await number_closed(desk, matches) == 0
            stack.broker.start()
            await until_closed(desk, matches, 1)
        assert (worker.terminate(), scheduler.terminate()) == (0, 0)
    assert await faults_in(sqlite_url) == []


async def test_a_killed_workers_turns_and_ends_are_found_long_before_the_sweep(database: str) -> None:
    """The sweep needs an hour here, the broker gives a dead worker's tasks back after five minutes: neither helps."""
    with stack_on(database) as stack, ExitStack() as processes:
        slow = {**stack.settings, "idle_after": 3600.0, "sweep_every": 3600.0}
        first = processes.enter_context(running("worker", "--concurrency", "2", **slow))
        processes.enter_context(running("scheduler", **slow))
        async with desk_over(stack) as desk:
            ada, bea = await somebody(desk, "Ada"), await somebody(desk, "Bea")
            matches = [await played_by_machines(desk, ada) for _ in range(6)]
            matches += [await resigned(desk, ada, bea) for _ in range(30)]
            await until_closed(desk, matches, 3)
            first.kill()
            processes.enter_context(running("worker", "--concurrency", "2", **slow))
            await until_closed(desk, matches, len(matches), patience=VISIBILITY / 2)


async def test_what_a_broker_forgot_is_found_long_before_the_sweep(database: str) -> None:
    with stack_on(database) as stack, ExitStack() as processes:
        slow = {**stack.settings, "idle_after": 3600.0, "sweep_every": 3600.0}
        processes.enter_context(running("worker", "--concurrency", "2", **slow))
        processes.enter_context(running("scheduler", **slow))
        async with desk_over(stack) as desk:
            ada, bea = await somebody(desk, "Ada"), await somebody(desk, "Bea")
            matches = [await played_by_machines(desk, ada) for _ in range(6)]
            matches += [await resigned(desk, ada, bea) for _ in range(30)]
            await until_closed(desk, matches, 3)
            stack.broker.stop()
            stack.broker.start()
            await until_closed(desk, matches, len(matches))
