"""The status of the system: what lives, what waits, what is dead, and what an operator has to look at."""

from dataclasses import replace

from application.operators.read_status import LONGEST_WAIT, read_status
from application.ports.processes import Process
from application.ports.queue import MatchAt, QueueLoad, Task
from application.ports.store import Notice
from application.upkeep.dead_tasks import bury
from domain.hosting.terms import MatchId, Moment
from tests.fakes.desk import Town

DEAD = Task("close", MatchAt(MatchId("mat_a"), 3))


async def announce(town: Town, name: str, lives: int = 5_000, **changes: str) -> None:
    now = town.clock.now()
    process = Process(f"prc_{name}", name, "host", 7, changes.get("version", "1"), now, Moment(now + lives))
    async with town.store.working() as work:
        await work.announce_process(process)
        await work.commit()


async def faults(town: Town) -> list[str]:
    return list((await read_status(town.desk)).faults())


async def test_nothing_is_said_of_a_system_that_is_well() -> None:
    town = Town()
    for name in ("serve", "worker"):
        await announce(town, name)
    assert await faults(town) == []


async def test_a_silent_process_is_named() -> None:
    town = Town()
    await announce(town, "serve", 10_000)
    await announce(town, "worker", 1_000)
    town.clock.advance(1_001)
    assert await faults(town) == ["worker host/7 has fallen silent"]


async def test_where_nothing_is_alive_it_is_said() -> None:
    assert await faults(Town()) == ["no process is alive"]


async def test_a_role_that_nobody_has_is_named() -> None:
    town = Town()
    await announce(town, "serve")
    told = await read_status(town.desk)
    assert list(told.faults(("serve", "worker", "scheduler"))) == ["no worker is alive", "no scheduler is alive"]
    assert list(told.faults(("serve",))) == []


async def test_a_queue_that_nobody_takes_tasks_from_is_named() -> None:
    town = Town()
    await announce(town, "serve")
    told = replace(await read_status(town.desk), queues={"ai": QueueLoad(2, 61.4), "quick": QueueLoad(9, 2.0)})
    assert list(told.faults()) == ["the oldest task in the queue ai has waited for 61 s"]


async def test_different_versions_are_named() -> None:
    town = Town()
    await announce(town, "serve")
    await announce(town, "worker", version="2")
    assert await faults(town) == ["processes of different versions are alive"]


async def test_dead_tasks_and_old_notices_are_counted_and_named() -> None:
    town = Town()
    await bury(town.desk, DEAD, "fault", 5)
    async with town.store.working() as work:
        await work.post(Notice("not_a", "match:mat_a", None, town.clock.now()))
        await work.commit()
    town.clock.advance(LONGEST_WAIT + 1)
    await announce(town, "serve")
    told = await read_status(town.desk)
    assert (told.backlog.outbox, told.backlog.dead) == (1, 1)
    assert list(told.faults()) == [
        "the oldest notice in the outbox is 60 s old",
        "tasks have failed for good: see `headwater dead list`",
    ]


async def test_a_clock_that_is_off_the_databases_is_named() -> None:
    town = Town()
    shown = Moment(town.clock.now() - 2_500)
    town.store.clock = lambda: shown
    await announce(town, "serve")
    assert await faults(town) == ["this machine's clock is +2.5 s off the database's"]
