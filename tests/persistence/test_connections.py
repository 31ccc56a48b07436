"""Connections at hand: so many and no more, used again, let go when broken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg
import pytest
from sqlalchemy import URL, Engine, event, make_url

from adapters.persistence import engines, store
from adapters.persistence.drivers import connection_pool
from adapters.persistence.engines import STATEMENT_PATIENCE
from adapters.persistence.migrate import migrate
from application.ports.store import Store, StoreAway, StoreFault
from domain.hosting.terms import MatchId

SIZE = 2


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(params=[True, False], ids=["drivers", "sqlalchemy"])
def has_driver_sessions(request: pytest.FixtureRequest) -> bool:
    chosen: bool = request.param
    return chosen


@pytest.fixture
async def small(where: str, has_driver_sessions: bool) -> AsyncIterator[Store]:
    """A store with two connections for readers."""
    made = store(where, SIZE, has_driver_sessions=has_driver_sessions)
    yield made
    await made.close()


async def _look(small: Store) -> None:
    async with small.reading() as reading:
        assert not await reading.log(MatchId("mat_none"))


async def _look_patiently(small: Store) -> None:
    """A busy machine may take longer than the store's patience for what takes a moment."""
    async with asyncio.timeout(60):
        while True:
            with suppress(StoreAway):
                return await _look(small)


async def test_more_readers_than_connections_take_turns(small: Store) -> None:
    await asyncio.gather(*(_look(small) for _ in range(20)))


async def test_who_waits_too_long_for_a_connection_is_told(
    where: str, has_driver_sessions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (connection_pool, engines):
        monkeypatch.setattr(module, "PATIENCE", 0.05)
    small = store(where, SIZE, has_driver_sessions=has_driver_sessions)
    async with small.reading(), small.reading():
        with pytest.raises(StoreFault, match="no connection became free"):
            await _look(small)
    await _look(small)
    await small.close()


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


async def test_a_connection_that_the_server_has_closed_is_replaced(
    migrated_postgres_url: str, has_driver_sessions: bool
) -> None:
    made = store(migrated_postgres_url, SIZE, has_driver_sessions=has_driver_sessions)
    await asyncio.gather(*(_look(made) for _ in range(SIZE)))
    operator = await asyncpg.connect(migrated_postgres_url.replace("+asyncpg", ""))
    # It answers when they have ended; the driver then hears of it in the next round of the loop.
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    assert await operator.fetch(f"SELECT pg_terminate_backend(pid, 60000) {others}")
    await operator.close()
    await asyncio.sleep(0.1)
    for _ in range(SIZE):
        await _look(made)
    assert await made.is_up()
    await made.close()


class Gate:
    """Carries bytes between a client and a server; shut, it holds on to them without a word, as a server that hangs."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._carriers: set[asyncio.Task[None]] = set()
        self._clients: list[asyncio.StreamWriter] = []

    def say(self, message: bytes) -> None:
        """Says something to every client that the server has not said."""
        for client in self._clients:
            client.write(message)

    def shut(self) -> None:
        self._is_open.clear()

    async def stop(self) -> None:
        for carrier in self._carriers:
            carrier.cancel()
        await asyncio.gather(*self._carriers, return_exceptions=True)

    async def admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._clients.append(writer)
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((reader, inner_writer), (inner_reader, writer)):
            self._carriers.add(asyncio.create_task(self._carry(source, target)))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                await self._is_open.wait()
                target.write(data)
        finally:
            target.close()


@asynccontextmanager
async def _gated(url: URL) -> AsyncIterator[tuple[Gate, Store]]:
    """A store that reaches its database through a gate."""
    assert url.port is not None
    gate = Gate(url.port)
    async with await asyncio.start_server(gate.admit, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        address = url.set(port=port).render_as_string(hide_password=False)
        yield gate, store(address, SIZE)
        await gate.stop()


async def test_a_server_that_hangs_does_not_hold_up_the_end(
    migrated_postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with _gated(make_url(migrated_postgres_url)) as (gate, made):
        await _look(made)
        gate.shut()
        # A minute is what the driver would wait for an answer to its goodbye.
        async with asyncio.timeout(30):
            await made.close()
    assert not caplog.records


async def test_a_server_that_hangs_on_a_statement_is_away_after_the_patience(
    migrated_postgres_url: str, has_driver_sessions: bool
) -> None:
    operator = await asyncpg.connect(migrated_postgres_url.replace("+asyncpg", ""))
    made = store(migrated_postgres_url, SIZE, has_driver_sessions=has_driver_sessions, patience=0.5)
    await _look_patiently(made)
    async with operator.transaction():
        tables = await operator.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        await operator.execute("LOCK TABLE " + ", ".join(f'"{name}"' for (name,) in tables))
        # A minute is what the driver waited before.
        async with asyncio.timeout(30):
            with pytest.raises(StoreAway):
                await _look(made)
    await _look_patiently(made)
    await made.close()
    await operator.close()


async def test_a_request_is_not_held_up_as_long_as_a_migration_may_take(migrated_postgres_url: str) -> None:
    patience: list[float | None] = []

    def note(_dialect: object, _record: object, _arguments: object, options: dict[str, float | None]) -> None:
        patience.append(options["command_timeout"])

    event.listen(Engine, "do_connect", note)
    try:
        made = store(migrated_postgres_url, SIZE)
        await _look(made)
        await made.close()
        await asyncio.to_thread(migrate, migrated_postgres_url)
    finally:
        event.remove(Engine, "do_connect", note)
    assert patience[0] == STATEMENT_PATIENCE <= 15
    assert set(patience[1:]) == {None}


async def test_a_connection_to_a_server_that_is_ending_counts_as_lost(migrated_postgres_url: str) -> None:
    async with _gated(make_url(migrated_postgres_url)) as (gate, made):
        await _look(made)
        # What PostgreSQL tells every connection when it shuts down, before it closes them.
        fields = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0"
        gate.say(b"E" + (len(fields) + 4).to_bytes(4, "big") + fields)
        await asyncio.sleep(0.2)  # the driver hears of it in the next round of the loop
        with pytest.raises(StoreAway):
            await _look(made)
        await _look(made)
        await made.close()
