"""The bus's contract, in one process and between two; a bus that dies and comes back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from adapters.bus import BadUrl, bus
from application.matches.follow import follow
from application.ports.bus import Bus
from domain.hosting.entries import Logged
from tests.application.tables import play_on
from tests.fakes.bus import FakeBus
from tests.fakes.desk import Town
from tests.servers import valkey_running

LONG = 60.0
SOON = 0.05


@asynccontextmanager
async def buses(url: str, count: int = 1) -> AsyncIterator[list[Bus]]:
    """As many processes' buses on one url; in memory there is but one process."""
    async with AsyncExitStack() as stack:
        made = [bus(url) for _ in range(count)] if url != "memory://" else [bus(url)] * count
        for one in made:
            stack.push_async_callback(one.close)
        yield made


async def until(is_true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(LONG):
        while not await is_true():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(SOON)


async def contract(one: Bus, other: Bus) -> None:
    async with one.waiting("cows") as cows, one.waiting("corn") as corn:
        await until(one.is_up)
        await until(other.is_up)
        # A link that comes up wakes everyone once, for whatever was missed; only then is there silence.
        while await cows.woken(SOON):
            pass
        while await corn.woken(SOON):
            pass
        await other.wake(["cows"])
        assert await cows.woken(LONG)
        assert not await corn.woken(SOON)
        await other.wake(["corn", "cows"])
        assert await corn.woken(LONG)
        assert await cows.woken(LONG)
        await one.wake(["cows"])
        assert await cows.woken(LONG)
        assert not await cows.woken(SOON)


async def test_the_fake_keeps_the_contract() -> None:
    fake = FakeBus()
    await contract(fake, fake)


async def test_who_waits_for_a_topic_is_woken_by_any_process_and_for_that_topic_only(bus_url: str) -> None:
    async with buses(bus_url, 2) as (one, other):
        await contract(one, other)


async def test_what_is_woken_before_one_looks_is_not_missed_and_many_are_one(bus_url: str) -> None:
    async with buses(bus_url) as (one,), one.waiting("cows") as waiter:
        await until(one.is_up)
        for _ in range(200):
            await one.wake(["cows"])
        assert await waiter.woken(LONG)


async def test_any_number_may_wait_for_one_topic(bus_url: str) -> None:
    async with buses(bus_url, 2) as (one, other), AsyncExitStack() as stack:
        waiters = [await stack.enter_async_context(one.waiting("cows")) for _ in range(50)]
        await other.wake(["cows"])
        assert all(await asyncio.gather(*(waiter.woken(LONG) for waiter in waiters)))


async def test_more_topics_at_once_than_one_message_holds_all_arrive(bus_url: str) -> None:
    topics = [f"match:{'x' * 30}{number}" for number in range(300)]
    async with buses(bus_url, 2) as (one, other), AsyncExitStack() as stack:
        waiters = [await stack.enter_async_context(one.waiting(topic)) for topic in topics]
        await until(one.is_up)
        await other.wake(topics)
        assert all(await asyncio.gather(*(waiter.woken(LONG) for waiter in waiters)))


async def test_closing_ends_every_wait(bus_url: str) -> None:
    async with buses(bus_url) as (one,), one.waiting("cows") as waiter:
        waiting = asyncio.ensure_future(waiter.woken(LONG))
        await asyncio.sleep(SOON)
        await one.close()
        assert await waiting


async def test_a_bus_that_is_not_there_neither_raises_nor_keeps_anyone_waiting() -> None:
    for url in ("redis://127.0.0.1:1", "postgresql://127.0.0.1:1/none"):
        async with buses(url) as (one,), one.waiting("cows") as waiter:
            assert not await one.is_up()
            await one.wake(["cows"])
            assert await waiter.woken(LONG)


async def test_after_a_bus_was_away_everyone_is_woken_to_look_for_himself() -> None:
    with valkey_running() as server:
        url = server.fresh_database()
        async with buses(url, 2) as (one, other), one.waiting("cows") as waiter:
            await until(one.is_up)
            await until(other.is_up)
            server.stop()
            await until(lambda: _is_down(one))
            await other.wake(["cows"])
            while await waiter.woken(SOON):
                pass
            server.start()
            assert await waiter.woken(LONG)
            await until(one.is_up)
            await until(other.is_up)
            while await waiter.woken(SOON):
                pass
            await other.wake(["cows"])
            assert await waiter.woken(LONG)


async def _is_down(one: Bus) -> bool:
    return not await one.is_up()


async def test_nothing_is_lost_to_a_follower_while_the_bus_is_killed_and_comes_back() -> None:
    with valkey_running() as server:
        url = server.fresh_database()
        async with buses(url, 2) as (here, there):
            town = Town()
            town.bus = here  # type: ignore[assignment]  # a real one in the fake's place
            town.desk = town.another_desk()
            ada, bea = await town.human("Ada"), await town.human("Bea")
            match = await town.started(ada, bea)
            town.bus = there  # type: ignore[assignment]  # the follower is another process
            stream = await follow(town.another_desk(), ada, match)
            seen: list[int] = []
            await play_on(town, match, ada, bea, moves=8)
            for change in (server.stop, server.start) * 2:
                change()
                await play_on(town, match, ada, bea, moves=8)
            version = (await town.match(match)).version
            async with asyncio.timeout(LONG):
                while not seen or seen[-1] < version:
                    logged = await anext(stream)
                    assert isinstance(logged, Logged)
                    seen.append(logged.version)
            await stream.aclose()
            assert seen == list(range(1, version + 1))


@pytest.mark.parametrize("url", ["smoke://hill", "", "cows"])
def test_a_url_that_means_no_bus_is_refused_without_being_repeated(url: str) -> None:
    with pytest.raises(BadUrl) as caught:
        bus(url)
    assert "hill" not in str(caught.value)
