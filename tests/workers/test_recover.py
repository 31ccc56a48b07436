"""What was lost with a worker or the broker is sent again within seconds; what waits or is performed is left alone."""

import asyncio
from contextlib import ExitStack
from secrets import token_hex

import pytest

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from application.hosting.terms import AiSeat, Terms
from application.matches.abort import abort
from application.matches.open_match import open_match
from application.ports.processes import Process
from application.ports.queue import DueAt, MatchAt, Task
from application.process.outgoing import IdleQueue
from application.tasks import CLOSE, LONE_QUICK_TURN, SWEEP, TELL_BOT
from application.upkeep.announce import keep_announcing
from application.upkeep.recover import recover
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Moment
from tests.fakes.desk import Town
from tests.servers import valkey_running
from tests.workers.desks import eventually
from workers.app import celery_app


class Line(IdleQueue):
    """A broker that says which tasks workers have taken: all that were sent before a moment."""

    taken: Moment | None = Moment(1 << 60)

    async def taken_until(self, name: str) -> Moment | None:
        return self.taken


class Ranch(Town):
    """A town whose workers are told by hand what they perform."""

    def __post_init__(self) -> None:
        self.line = Line()
        self.desk = self.another_desk(self.line)

    async def machines(self) -> Match:
        ada = await self.human("Ada")
        wish = [AiSeat("drifter"), AiSeat("drifter")]
        return (await open_match(self.desk, ada, Terms("the-river", 2), machines=wish, starts=True)).view.match

    async def announce(self, *tasks: Task, lasts: int = 3_000) -> Process:
        now = self.clock.now()
        worker = Process("prc_a", "worker", "ranch", 17, "0", now, Moment(now + lasts), "", tasks)
        async with self.store.working() as work:
            await work.announce_process(worker)
            await work.commit()
        return worker


def turn(match: Match) -> Task:
    return Task(LONE_QUICK_TURN, MatchAt(match.id, match.version))


async def test_a_machine_whose_task_nobody_has_is_found_soon() -> None:
    ranch = Ranch()
    match = await ranch.machines()
    ranch.clock.advance(ranch.policy.lost_after)
    assert await recover(ranch.desk) == 0
    ranch.clock.advance(1)
    assert await recover(ranch.desk) == 1
    assert ranch.line.tasks == [turn(match)]
    assert ranch.metrics.count_of("mended", task=LONE_QUICK_TURN) == 1


async def test_an_end_whose_task_nobody_has_is_found_soon() -> None:
    ranch = Ranch()
    match = await ranch.machines()
    ada = await ranch.human("Bea")
    other = (await open_match(ranch.desk, ada, Terms("the-river", 2), machines=[AiSeat("hand")] * 2)).view.match
    ended = (await abort(ranch.desk, ada, other.id)).view.match
    await ranch.announce(turn(match), lasts=60_000)
    ranch.clock.advance(ranch.policy.lost_after + 1)
    await recover(ranch.desk)
    assert ranch.line.tasks == [Task(CLOSE, MatchAt(other.id, ended.version))]


async def test_what_still_waits_at_the_broker_is_not_sent_again() -> None:
    ranch = Ranch()
    await ranch.machines()
    ranch.line.taken = ranch.clock.now()
    ranch.clock.advance(60_000)
    assert await recover(ranch.desk) == 0


async def test_where_the_broker_says_nothing_only_the_sweep_decides() -> None:
    ranch = Ranch()
    await ranch.machines()
    ranch.line.taken = None
    ranch.clock.advance(60_000)
    assert await recover(ranch.desk) == 0


async def test_what_a_living_process_performs_is_not_sent_again() -> None:
    ranch = Ranch()
    match = await ranch.machines()
    begun = Task(LONE_QUICK_TURN, MatchAt(match.id, match.version - 1))
    ranch.clock.advance(60_000)
    await ranch.announce(begun)
    assert await recover(ranch.desk) == 0
    with ranch.desk.pulse.performing(begun):
        ranch.clock.advance(3_001)
        assert await recover(ranch.desk) == 1, "the tasks of a silent process are sent as they were"
        assert ranch.line.tasks == [begun]


async def test_the_tasks_of_a_process_that_fell_silent_are_sent_again_once() -> None:
    ranch = Ranch()
    match = await ranch.machines()
    told, begun = (
        Task(TELL_BOT, MatchAt(MatchId("mat_a"), 3)),
        Task(LONE_QUICK_TURN, MatchAt(match.id, match.version - 1)),
    )
    ranch.line.taken = None
    await ranch.announce(told, begun)
    ranch.clock.advance(3_000)
    assert await recover(ranch.desk) == 0
    ranch.clock.advance(1)
    await recover(ranch.desk)
    assert ranch.line.tasks == [told, begun, turn(match)], "the match has moved on since the task began"
    assert await recover(ranch.another_desk(ranch.line)) == 0


async def test_what_stays_undone_is_sent_ever_more_rarely() -> None:
    ranch = Ranch()
    await ranch.machines()
    ranch.clock.advance(ranch.policy.lost_after + 1)
    sent = []
    for _ in range(60):
        sent.append(await recover(ranch.desk))
        ranch.clock.advance(1_000)
    assert [second for second, number in enumerate(sent) if number] == [0, 2, 6, 14, 30]


async def test_a_process_that_ends_says_goodbye() -> None:
    ranch = Ranch()
    me = Process("prc_me", "worker", "ranch", 1, "0", ranch.clock.now(), ranch.clock.now())
    announcing = asyncio.create_task(keep_announcing(ranch.desk, me, every=0.01))

    async def announced() -> list[Process]:
        async with ranch.store.reading() as reading:
            return list(await reading.processes())

    async def is_announced() -> bool:
        return bool(await announced())

    await eventually(is_announced, "it is announced")
    assert ranch.desk.pulse.can_write
    announcing.cancel()
    await asyncio.gather(announcing, return_exceptions=True)
    assert await announced() == []


@pytest.mark.parametrize("is_real", [False, True], ids=["inproc", "valkey"])
async def test_a_broker_says_until_when_all_was_taken(is_real: bool) -> None:
    with ExitStack() as servers:
        where = servers.enter_context(valkey_running()).fresh_database() if is_real else f"inproc://{token_hex(8)}"
        queue = CeleryQueue(celery_app(where), SystemClock())
        empty = await queue.taken_until(SWEEP)
        assert empty is not None
        await queue.send([Task(SWEEP, DueAt(Moment(1)))])
        first = await queue.taken_until(SWEEP)
        await asyncio.sleep(0.01)
        await queue.send([Task(SWEEP, DueAt(Moment(2)))])
        assert first is not None
        assert empty <= first == await queue.taken_until(SWEEP)
        assert await queue.is_up()
        await queue.close()


async def test_a_broker_that_is_away_is_not_up_and_says_nothing() -> None:
    queue = CeleryQueue(celery_app("redis://127.0.0.1:1/0"), SystemClock())
    assert await queue.taken_until(SWEEP) is None
    assert not await queue.is_up()
    await queue.close()
