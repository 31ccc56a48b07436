"""Token buckets: all or nothing, filled with time, shared by processes."""

import asyncio

import pytest

from adapters.limits import BadUrl, MemoryLimits, limits
from adapters.limits.valkey import ValkeyLimits
from application.ports.limits import Limits, Rate
from tests.servers import valkey_running

SLOW = Rate("slow", 3, 0.0001)
QUICK = Rate("quick", 2, 1_000.0)


async def granted(made: Limits, rate: Rate, key: str, count: int) -> list[bool]:
    return [(await made.take(rate, key)).granted for _ in range(count)]


async def test_a_bucket_gives_its_burst_and_then_says_when_to_come_back(shared_url: str) -> None:
    made = limits(shared_url)
    assert await granted(made, SLOW, "ada", 5) == [True, True, True, False, False]
    refused = await made.take(SLOW, "ada")
    assert (refused.granted, refused.remaining) == (False, 0)
    assert 0 < refused.retry_after <= 1 / SLOW.per_second
    await made.close()


async def test_buckets_are_apart_by_key_and_by_rate(shared_url: str) -> None:
    made = limits(shared_url)
    await granted(made, SLOW, "ada", 3)
    assert await granted(made, SLOW, "bea", 1) == [True]
    assert await granted(made, Rate("other", 1, 0.0001), "ada", 2) == [True, False]
    await made.close()


async def test_what_is_left_is_told(shared_url: str) -> None:
    made = limits(shared_url)
    assert [(await made.take(SLOW, "ada")).remaining for _ in range(3)] == [2, 1, 0]
    await made.close()


async def test_a_cost_is_taken_wholly_or_not_at_all(shared_url: str) -> None:
    made = limits(shared_url)
    assert not (await made.take(SLOW, "ada", 4)).granted
    assert (await made.take(SLOW, "ada", 2)).granted
    assert not (await made.take(SLOW, "ada", 2)).granted
    assert (await made.take(SLOW, "ada", 1)).granted
    await made.close()


async def test_what_is_given_back_can_be_taken_again_up_to_the_burst(shared_url: str) -> None:
    made = limits(shared_url)
    await granted(made, SLOW, "ada", 3)
    for _ in range(2):
        await made.take(SLOW, "ada", -1)
    assert await granted(made, SLOW, "ada", 3) == [True, True, False]
    for _ in range(9):
        await made.take(SLOW, "ada", -1)
    assert await granted(made, SLOW, "ada", 4) == [True, True, True, False]
    await made.close()


async def test_time_fills_a_bucket_up_to_its_burst(shared_url: str) -> None:
    made = limits(shared_url)
    await granted(made, QUICK, "ada", 2)
    async with asyncio.timeout(60):
        while not (await made.take(QUICK, "ada", 2)).granted:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.005)
    await made.close()


async def test_processes_share_a_bucket(valkey_url: str) -> None:
    one, other = ValkeyLimits(valkey_url), ValkeyLimits(valkey_url)
    assert await granted(one, SLOW, "ada", 2) == [True, True]
    assert await granted(other, SLOW, "ada", 2) == [True, False]
    await one.close()
    await other.close()


async def test_without_the_server_each_process_counts_for_itself() -> None:
    with valkey_running() as server:
        made = ValkeyLimits(server.fresh_database())
        assert await granted(made, SLOW, "ada", 1) == [True]
        server.stop()
        assert await granted(made, SLOW, "ada", 4) == [True, True, True, False]
        await made.close()


async def test_the_least_used_bucket_is_forgotten_when_there_are_too_many() -> None:
    made = MemoryLimits(most=2, now=lambda: 0.0)
    for key in ("ada", "bea", "cleo"):
        await granted(made, SLOW, key, 3)
    assert await granted(made, SLOW, "ada", 1) == [True]
    assert await granted(made, SLOW, "cleo", 1) == [False]


@pytest.mark.parametrize("url", ["smoke://hill", "postgresql://hill/x", ""])
def test_a_url_that_means_no_place_for_buckets_is_refused(url: str) -> None:
    with pytest.raises(BadUrl):
        limits(url)
