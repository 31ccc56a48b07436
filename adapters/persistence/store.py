"""The store on SQL: readers and writers take lanes from pools of connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import PoolProxiedConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from adapters.persistence import statements
from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.lanes import Lane, PostgresLane, SqliteLane, faults_told
from adapters.persistence.reading import SqlReading
from adapters.persistence.working import SqlWork
from application.ports.store import Reading, Store, StoreFault, Work

POOL_SIZE: Final = 8
# A health check wants an answer soon, whatever it is.
HEALTH_PATIENCE: Final = 3.0


class SqlStore:
    """The port's Store; on SQLite one connection writes and the others read, on PostgreSQL all do both."""

    def __init__(self, readers: AsyncEngine, writers: AsyncEngine) -> None:
        self._readers = readers
        self._writers = writers

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        async with _lane(self._readers, writes=False) as lane:
            yield SqlReading(lane)

    @asynccontextmanager
    async def working(self) -> AsyncIterator[Work]:
        async with _lane(self._writers, writes=True) as lane:
            yield SqlWork(lane)

    async def is_up(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_PATIENCE), _lane(self._readers, writes=False) as lane:
                return len(await lane.rows(statements.PING, {})) == 1
        except (StoreFault, TimeoutError):
            return False

    async def close(self) -> None:
        for engine in {self._readers, self._writers}:
            await engine.dispose()


@asynccontextmanager
async def _lane(engine: AsyncEngine, *, writes: bool) -> AsyncIterator[Lane]:
    """A connection of the pool; whatever was not committed is rolled back before it is given back."""
    connection = await _checked_out(engine)
    lane = _lane_on(connection.driver_connection, engine.dialect.name, writes=writes)
    try:
        yield lane
    finally:
        await _give_back(connection, lane)


async def _give_back(connection: PoolProxiedConnection, lane: Lane) -> None:
    """A connection whose transaction cannot be ended, because it broke or because we were cancelled, is thrown away."""
    is_clean = False
    try:
        with suppress(StoreFault):
            await lane.rollback()
            is_clean = True
    finally:
        if not is_clean:
            connection.invalidate()
        connection.close()


async def _checked_out(engine: AsyncEngine) -> PoolProxiedConnection:
    with faults_told():
        return await greenlet_spawn(engine.sync_engine.raw_connection)


def _lane_on(connection: Any, dialect: str, *, writes: bool) -> Lane:
    return (SqliteLane if dialect == "sqlite" else PostgresLane)(connection, writes=writes)


def store(url: str, pool_size: int = POOL_SIZE) -> Store:
    """The store in a database that `migrate` prepared; `pool_size` connections at most (SQLite: and the writer's)."""
    where = database_url(url)
    readers = engine_of(where, pool_size)
    return SqlStore(readers, engine_of(where, 1) if where.get_backend_name() == "sqlite" else readers)
