"""What is looked up when somebody asks: the outbox, the dead, queues, pools; whatever of it is down or hangs."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from math import isnan
from typing import Any

import pytest

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue, inproc
from application.ports.queue import UNKNOWN, MatchAt, QueueLoad, Task
from application.ports.store import Notice
from application.process.outgoing import IdleQueue
from application.upkeep.dead_tasks import bury, drop_dead
from application.upkeep.measure import Samples
from application.upkeep.relay import relay
from domain.hosting.terms import MatchId, Moment
from tests.fakes.desk import Town
from tests.workers.desks import desk_on
from workers.app import celery_app

SOON = 60.0
STUCK = Task("ai-turn", MatchAt(MatchId("mat_a"), 7))
OTHER = Task("close", MatchAt(MatchId("mat_b"), 3))


@dataclass
class Loaded(IdleQueue):
    """A queue that says what waits in it, when it answers."""

    said: Mapping[str, QueueLoad] = field(default_factory=dict)
    asked: int = 0
    answers: asyncio.Event = field(default_factory=asyncio.Event)

    async def loads(self) -> Mapping[str, QueueLoad]:
        self.asked += 1
        await self.answers.wait()
        return self.said


async def post(town: Town, *ages: int) -> None:
    now = town.clock.now()
    async with town.store.working() as work:
        for age in ages:
            await work.post(Notice(f"not_{age}", "match:a", OTHER, Moment(now - age)))
        await work.commit()


async def test_outbox_and_dead_tasks_are_shown() -> None:
    town = Town()
    await post(town, 2_000, 7_500)
    for task in (STUCK, OTHER):
        await bury(town.desk, task, "fault", 5)
    await drop_dead(town.desk, OTHER)
    await Samples(town.desk).take(SOON)
    assert town.metrics.level_of("outbox_rows") == 2
    assert town.metrics.level_of("outbox_age_seconds") == 7.5
    assert town.metrics.level_of("dead_tasks") == 1
    assert town.metrics.level_of("store_up") == 1
    assert town.metrics.level_of("bus_up") == 1
    assert town.metrics.level_of("pool_size") == 1


async def test_the_stores_say_the_same_of_their_backlog(database: str) -> None:
    async with desk_on(database) as desk:
        async with desk.store.reading() as reading:
            assert (await reading.backlog()).oldest is None
        async with desk.store.working() as work:
            await work.post(*(Notice(f"not_{at}", "t", None, Moment(at)) for at in (5_000, 3_000, 4_000)))
            await work.commit()
        for task in (STUCK, OTHER):
            await bury(desk, task, "fault", 5)
        await drop_dead(desk, OTHER)
        async with desk.store.reading() as reading:
            backlog = await reading.backlog()
            assert desk.store.pool().in_use == 1
    assert (backlog.outbox, backlog.oldest, backlog.dead) == (3, 3_000, 1)


async def test_a_database_that_is_down_makes_its_figures_unknown_and_nothing_else() -> None:
    town = Town()
    town.store.is_broken = True
    await Samples(town.desk).take(SOON)
    for figure in ("outbox_rows", "outbox_age_seconds", "dead_tasks"):
        shown = town.metrics.level_of(figure)
        assert shown is not None
        assert isnan(shown)
    assert town.metrics.level_of("store_up") == 0
    assert town.metrics.level_of("bus_up") == 1


async def test_a_part_that_hangs_holds_nobody_up_and_is_not_asked_again() -> None:
    town, queue = Town(), Loaded(said={"ai": QueueLoad(3, 1.5)})
    samples = Samples(replace(town.desk, queue=queue))
    for _ in range(3):
        await samples.take(0.01)
    assert queue.asked == 1
    assert town.metrics.level_of("store_up") == 1
    assert town.metrics.level_of("queue_tasks", queue="ai") is None
    queue.answers.set()
    await samples.take(SOON)
    assert queue.asked == 1
    assert town.metrics.level_of("queue_tasks", queue="ai") == 3
    assert town.metrics.level_of("queue_age_seconds", queue="ai") == 1.5


@pytest.fixture(params=["inproc", "valkey"])
async def queue(request: pytest.FixtureRequest) -> AsyncIterator[CeleryQueue]:
    url = "inproc://samples" if request.param == "inproc" else request.getfixturevalue("valkey_url")
    made = CeleryQueue(celery_app(url), SystemClock())
    yield made
    await made.close()
    inproc.forget("samples")


async def test_a_queue_says_how_many_wait_and_how_long(queue: CeleryQueue) -> None:
    assert (await queue.loads())["ai"] == QueueLoad(0, 0.0)
    await queue.send([STUCK, Task("ai-turn", MatchAt(MatchId("mat_a"), 8)), OTHER])
    await asyncio.sleep(0.05)
    loads = await queue.loads()
    assert (loads["ai"].tasks, loads["match"].tasks, loads["quick"].tasks) == (2, 1, 0)
    assert loads["ai"].age >= 0.04
    assert await queue.waiting("ai-turn") == 2


async def test_a_broker_that_is_away_says_nothing() -> None:
    queue = CeleryQueue(celery_app("redis://127.0.0.1:1/0"), SystemClock())
    loads: Any = await queue.loads()
    assert set(loads.values()) == {UNKNOWN}
    await queue.close()


async def test_what_the_relay_had_to_send_again_is_counted() -> None:
    town = Town()
    await post(town, 6_000, 7_000, 100)
    await relay(town.desk)
    assert town.metrics.count_of("mended", task="close") == 2
