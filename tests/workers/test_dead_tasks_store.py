"""The store's dead tasks keep their promises on both databases."""

from dataclasses import replace

from application.ports.queue import MatchAt, Task
from application.ports.upkeep import DeadTask
from domain.hosting.terms import MatchId, Moment
from tests.workers.desks import desk_on, machines_table, somebody

FIRST = DeadTask(Task("ai-turn", MatchAt(MatchId("mat_a"), 7)), "KeyError: 'x'", 5, Moment(1_000))
SECOND = DeadTask(Task("close", MatchAt(MatchId("mat_b"), 9)), "Unsound", 3, Moment(2_000))


async def test_the_dead_are_listed_oldest_first(database: str) -> None:
    async with desk_on(database) as desk, desk.store.working() as work:
        await work.bury(SECOND)
        await work.bury(FIRST)
        assert list(await work.dead_tasks(10)) == [FIRST, SECOND]
        assert list(await work.dead_tasks(1)) == [FIRST]


async def test_a_task_that_dies_again_keeps_its_last_fault(database: str) -> None:
    again = replace(FIRST, fault="ValueError", attempts=6, at=Moment(3_000))
    async with desk_on(database) as desk, desk.store.working() as work:
        await work.bury(FIRST)
        await work.bury(again)
        assert list(await work.dead_tasks(10)) == [again]


async def test_an_exhumed_task_is_dead_no_more(database: str) -> None:
    async with desk_on(database) as desk, desk.store.working() as work:
        await work.bury(FIRST)
        assert not await work.exhume(SECOND.task)
        assert await work.exhume(FIRST.task)
        assert not await work.exhume(FIRST.task)
        assert list(await work.dead_tasks_of([MatchId("mat_a")])) == []


async def test_a_dropped_task_is_not_listed_and_stays_dead(database: str) -> None:
    async with desk_on(database) as desk, desk.store.working() as work:
        await work.bury(FIRST)
        assert await work.drop_dead(FIRST.task, Moment(5_000))
        assert not await work.drop_dead(FIRST.task, Moment(6_000))
        assert list(await work.dead_tasks(10)) == []
        assert not await work.exhume(FIRST.task)
        dropped = replace(FIRST, dropped_at=Moment(5_000))
        assert list(await work.dead_tasks_of([MatchId("mat_a"), MatchId("mat_b")])) == [dropped]


async def test_only_the_dead_of_versions_that_are_past_are_forgotten(database: str) -> None:
    async with desk_on(database) as desk:
        match = await machines_table(desk, await somebody(desk))
        now, past = (Task("ai-turn", MatchAt(match.id, version)) for version in (match.version, match.version - 1))
        other, nowhere = Task("verify", MatchAt(match.id, 1)), Task("ai-turn", MatchAt(MatchId("mat_nowhere"), 1))
        async with desk.store.working() as work:
            for task in (now, past, other, nowhere):
                await work.bury(DeadTask(task, "KeyError", 5, Moment(1_000)))
            assert [await work.forget_past_dead("ai-turn"), await work.forget_past_dead("ai-turn")] == [1, 0]
            assert {dead.task for dead in await work.dead_tasks(10)} == {now, other, nowhere}
