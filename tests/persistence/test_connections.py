"""Connections at hand: so many and no more, used again, let go when broken."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from adapters.persistence import connection_pool, store
from application.ports.store import Store, StoreFault
from domain.hosting.terms import MatchId

SIZE = 2


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def small(where: str) -> AsyncIterator[Store]:
    """A store with two connections for readers."""
    made = store(where, SIZE)
    yield made
    await made.close()


async def _look(small: Store) -> None:
    async with small.reading() as reading:
        assert not await reading.log(MatchId("mat_none"))


async def test_more_readers_than_connections_take_turns(small: Store) -> None:
    await asyncio.gather(*(_look(small) for _ in range(20)))


async def test_who_waits_too_long_for_a_connection_is_told(small: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_pool, "PATIENCE", 0.05)
    async with small.reading(), small.reading():
        with pytest.raises(StoreFault, match="no connection became free"):
            await _look(small)
    await _look(small)


async def test_who_is_cancelled_while_waiting_or_reading_leaves_no_hole(
    small: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def hold() -> None:
        async with small.reading() as reading:
            await reading.log(MatchId("mat_none"))
            await asyncio.sleep(60)

    holders = [asyncio.create_task(hold()) for _ in range(3 * SIZE)]
    await asyncio.sleep(0.1)
    for holder in holders:
        holder.cancel()
    await asyncio.gather(*holders, return_exceptions=True)
    async with asyncio.timeout(30), small.reading(), small.reading():
        pass
    assert not caplog.records


async def test_a_connection_that_the_server_has_closed_is_replaced(migrated_postgres_url: str) -> None:
    made = store(migrated_postgres_url, SIZE)
    await asyncio.gather(*(_look(made) for _ in range(SIZE)))
    operator = await asyncpg.connect(migrated_postgres_url.replace("+asyncpg", ""))
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"
    assert await operator.fetch(ended, operator.get_server_pid())
    await operator.close()
    await asyncio.sleep(0.1)  # until the driver has heard of it
    for _ in range(SIZE):
        await _look(made)
    assert await made.is_up()
    await made.close()
