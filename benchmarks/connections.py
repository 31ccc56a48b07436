"""Connections kept by ourselves beside SQLAlchemy's own pool, under the same sessions and statements."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping

from sqlalchemy import AsyncAdaptedQueuePool, PoolProxiedConnection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import greenlet_spawn

from adapters.persistence.drivers.connection_pool import ConnectionPool
from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.faults import translate_faults
from adapters.persistence.migrate import migrate
from adapters.persistence.outage import Outage
from adapters.persistence.queries import SqlReading
from benchmarks.frame.rows import Cell, Row
from benchmarks.frame.timing import Timing, fastest
from domain.hosting.terms import MatchId
from tests.servers import postgres_running

TITLE = "Connections: our own keeping beside SQLAlchemy's pool"
SIZE, AT_ONCE, USES = 8, 24, 240
ROUNDS = 20

Use = Callable[[SqlReading], Awaitable[object]]


class Pooled(ConnectionPool):
    """The same, but SQLAlchemy's pool keeps the connections."""

    async def take(self) -> PoolProxiedConnection:
        with translate_faults(is_connecting=True):
            return await greenlet_spawn(self._engine.sync_engine.raw_connection)

    def give_back(self, connection: PoolProxiedConnection, *, is_sound: bool) -> None:
        (connection.close if is_sound else connection.invalidate)()


async def _nothing(_reading: SqlReading) -> None:
    """The way to a connection and back."""


async def _look_up(reading: SqlReading) -> None:
    await reading.token(b"none")


async def _look(reading: SqlReading) -> None:
    await reading.log(MatchId("mat_none"))


USED_FOR: Mapping[str, Use] = {"nothing": _nothing, "a look-up": _look_up, "a look in a transaction": _look}


def run() -> Iterator[Row]:
    """One after the other, and more at once than there are connections."""
    with tempfile.TemporaryDirectory(prefix="headwater-bench-") as folder, postgres_running() as server:
        for url in (f"sqlite:///{folder}/bench.db", server.fresh_database()):
            migrate(url)
            for name, use in USED_FOR.items():
                for at_once in (1, AT_ONCE):
                    yield _row(url, name, use, at_once)


def _row(url: str, name: str, use: Use, at_once: int) -> Row:
    own, pooled = (_measured(make, url, use, at_once) for make in (_own, _pooled))
    cells: dict[str, Cell] = {
        "database": url.partition(":")[0].partition("+")[0],
        "used for": name,
        "at once": at_once,
        "own, µs (CPU)": own.each(1e6),
        "SQLAlchemy's, µs (CPU)": pooled.each(1e6),
        "ratio": pooled.each(1) / own.each(1),
    }
    return Row("One use of a connection", cells)


def _own(url: str) -> ConnectionPool:
    return ConnectionPool(engine_of(database_url(url)), SIZE, Outage())


def _pooled(url: str) -> ConnectionPool:
    engine = create_async_engine(
        database_url(url),
        connect_args={"isolation_level": None} if url.startswith("sqlite") else {},
        poolclass=AsyncAdaptedQueuePool,
        pool_size=SIZE,
        max_overflow=0,
        pool_reset_on_return=None,
    )
    return Pooled(engine, SIZE, Outage())


def _measured(make: Callable[[str], ConnectionPool], url: str, use: Use, at_once: int) -> Timing:
    with asyncio.Runner() as runner:
        connections = make(url)
        timing = fastest([lambda: runner.run(_uses(connections, use, at_once))], ROUNDS)
        runner.run(connections.close())
    return timing


async def _uses(connections: ConnectionPool, use: Use, at_once: int) -> int:
    await asyncio.gather(*(_in_turn(connections, use, USES // at_once) for _ in range(at_once)))
    return USES // at_once * at_once


async def _in_turn(connections: ConnectionPool, use: Use, times: int) -> None:
    for _ in range(times):
        async with connections.reading(SqlReading) as reading:
            await use(reading)
