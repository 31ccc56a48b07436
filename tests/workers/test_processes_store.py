"""The store's announcements of processes keep their promises on both databases, and on the fake."""

from dataclasses import replace

from application.ports.processes import Process
from application.ports.queue import MatchAt, Task
from application.ports.store import Store
from domain.hosting.terms import MatchId, Moment
from tests.fakes.store import FakeStore
from tests.workers.desks import desk_on

TASKS = (Task("ai-turn", MatchAt(MatchId("mat_a"), 7)), Task("tell-bot", MatchAt(MatchId("mat_b"), 9)))
WORKER = Process("prc_a", "worker", "ranch", 17, "0.1.0", Moment(1_000), Moment(4_000), "", TASKS)
SERVER = Process("prc_b", "serve", "ranch", 18, "0.1.0", Moment(2_000), Moment(17_000), "broker")


async def contract(store: Store) -> None:
    async with store.working() as work:
        await work.announce_process(SERVER)
        await work.announce_process(WORKER)
        assert list(await work.processes()) == [WORKER, SERVER]
        later = replace(WORKER, until=Moment(5_000), performing=TASKS[:1])
        await work.announce_process(later)
        assert list(await work.processes()) == [later, SERVER]
        assert not await work.forget_process(WORKER)
        assert await work.forget_process(later)
        assert not await work.forget_process(later)
        assert list(await work.processes()) == [SERVER]


async def test_a_process_is_known_by_its_last_announcement_until_it_is_forgotten(database: str) -> None:
    async with desk_on(database) as desk:
        await contract(desk.store)


async def test_the_fake_keeps_the_contract() -> None:
    await contract(FakeStore())


def test_a_process_is_alive_until_its_announcement_lapses() -> None:
    assert WORKER.is_alive(Moment(4_000))
    assert not WORKER.is_alive(Moment(4_001))
