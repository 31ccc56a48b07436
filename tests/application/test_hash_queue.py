"""The queue for hashing: bounded, fair between purposes and networks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from application.errors import LimitReached
from application.process.hash_queue import HashQueue, Purpose


class Floor:
    """Runs turns that end when the test says so; `done` are the names in the order in which they got their turn."""

    def __init__(self, queue: HashQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self._steps = asyncio.Semaphore(0)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, purpose: Purpose, network: str) -> None:
        self.tasks[name] = asyncio.create_task(self._turn(name, purpose, network))
        await asyncio.sleep(0)

    async def _turn(self, name: str, purpose: Purpose, network: str) -> None:
        async with self.queue.turn(purpose, network):
            self.begun.append(name)
            await self._steps.acquire()

    async def let(self, count: int) -> None:
        for _ in range(count):
            self._steps.release()
            for _ in range(5):
                await asyncio.sleep(0)


@asynccontextmanager
async def floor(slots: int = 1, most: int = 10, each: int = 4) -> AsyncIterator[Floor]:
    made = Floor(HashQueue(slots, most, each))
    yield made
    for task in made.tasks.values():
        task.cancel()
    await asyncio.gather(*made.tasks.values(), return_exceptions=True)
    assert made.queue.waiting == 0


async def test_as_many_run_at_once_as_there_are_slots() -> None:
    async with floor(slots=2) as hall:
        for name in "abc":
            await hall.ask(name, Purpose.SIGN_IN, name)
        assert hall.begun == ["a", "b"]
        await hall.let(1)
        assert hall.begun == ["a", "b", "c"]


async def test_networks_take_turns() -> None:
    async with floor() as hall:
        for name in ("a0", "a1", "a2", "a3", "b1", "c1", "b2"):
            await hall.ask(name, Purpose.SIGN_IN, name[0])
        await hall.let(6)
        assert hall.begun == ["a0", "a1", "b1", "c1", "a2", "b2", "a3"]


async def test_purposes_take_turns() -> None:
    async with floor() as hall:
        for number in range(4):
            await hall.ask(f"new {number}", Purpose.ACCOUNT, str(number))
        await hall.ask("in", Purpose.SIGN_IN, "x")
        await hall.ask("back", Purpose.RETURN, "y")
        await hall.let(5)
        assert hall.begun.index("in") <= 3
        assert hall.begun.index("back") <= 3


async def test_a_network_waits_in_so_many_places_and_no_more() -> None:
    async with floor(each=2) as hall:
        for name in ("a0", "a1", "a2", "a3"):
            await hall.ask(name, Purpose.SIGN_IN, "a")
        with pytest.raises(LimitReached) as refused:
            await hall.tasks["a3"]
        assert refused.value.code == "passwords-busy"
        assert refused.value.data["retry_after"] == 1.0
        assert hall.queue.waiting == 2


async def test_in_a_full_lane_a_newcomer_takes_the_place_of_the_newest_of_the_most_crowded_network() -> None:
    async with floor(most=4) as hall:
        for name in ("a0", "a1", "a2", "a3", "b1", "c1"):
            await hall.ask(name, Purpose.SIGN_IN, name[0])
        with pytest.raises(LimitReached):
            await hall.tasks["a3"]
        await hall.ask("d1", Purpose.SIGN_IN, "d")
        with pytest.raises(LimitReached):
            await hall.tasks["a2"]
        await hall.ask("e1", Purpose.SIGN_IN, "e")
        with pytest.raises(LimitReached):
            await hall.tasks["e1"]
        await hall.let(4)
        assert hall.begun == ["a0", "a1", "b1", "c1", "d1"]


async def test_whoever_gives_up_leaves_no_place_taken() -> None:
    async with floor() as hall:
        for name in ("a", "b", "c"):
            await hall.ask(name, Purpose.SIGN_IN, name)
        hall.tasks["b"].cancel()
        await hall.let(1)
        assert hall.begun == ["a", "c"]
        hall.tasks["c"].cancel()
        await hall.ask("d", Purpose.SIGN_IN, "d")
        await hall.let(0)
        await asyncio.sleep(0)
        assert hall.begun == ["a", "c", "d"]


async def test_a_turn_that_comes_to_somebody_who_is_just_leaving_goes_to_the_next() -> None:
    async with floor() as hall:
        for name in ("a", "b", "c"):
            await hall.ask(name, Purpose.SIGN_IN, name)
        hall.tasks["a"].cancel()
        hall.tasks["b"].cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert hall.begun == ["a", "c"]


async def test_a_fault_in_a_turn_gives_the_slot_back() -> None:
    queue = HashQueue(1, 10, 4)
    for _ in range(3):
        with pytest.raises(ValueError, match="broken"):
            async with queue.turn(Purpose.SIGN_IN, "a"):
                raise ValueError("broken")
    async with queue.turn(Purpose.SIGN_IN, "a"):
        assert queue.waiting == 0
