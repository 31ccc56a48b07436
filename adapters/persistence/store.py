"""The store on SQL: readers and writers use sessions on pooled connections."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final

from sqlalchemy import URL

from adapters.persistence import statements
from adapters.persistence.drivers.connection_pool import ConnectionPool
from adapters.persistence.engines import STATEMENT_PATIENCE, database_url, engine_of
from adapters.persistence.outage import Outage
from adapters.persistence.queries import SqlReading
from adapters.persistence.sessions import Session, SessionPool
from adapters.persistence.sqlalchemy_pool import SqlalchemyPool
from adapters.persistence.unit_of_work import SqlWork
from application.ports.store import POOL_SIZE, Pool, Reading, Store, StoreFault, Work
from domain.hosting.terms import Moment

# In seconds: a health check needs a quick answer.
HEALTH_PATIENCE: Final = 3.0


class SqlStore:
    """The port's Store; on SQLite one connection writes and the others read, on PostgreSQL all do both."""

    def __init__(self, readers: SessionPool, writers: SessionPool) -> None:
        self._readers = readers
        self._writers = writers

    def reading(self) -> AbstractAsyncContextManager[Reading]:
        return self._readers.reading(SqlReading)

    def working(self) -> AbstractAsyncContextManager[Work]:
        return self._writers.writing(SqlWork)

    async def is_up(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_PATIENCE), self._readers.reading(_bare) as session:
                return len(await session.rows(statements.PING, {})) == 1
        except (StoreFault, TimeoutError):
            return False

    async def time(self) -> Moment | None:
        if self._readers is not self._writers:
            return None
        async with self._readers.reading(_bare) as session:
            [(now,)] = await session.rows(statements.TIME, {})
            return Moment(now)

    def pool(self) -> Pool:
        loads = [pool.load() for pool in {self._readers, self._writers}]
        return Pool(
            sum(load.size for load in loads),
            sum(load.in_use for load in loads),
            sum(load.waiting for load in loads),
        )

    async def close(self) -> None:
        for pool in {self._readers, self._writers}:
            await pool.close()


def _bare(session: Session) -> Session:
    return session


def store(
    url: str,
    pool_size: int = POOL_SIZE,
    *,
    has_driver_sessions: bool = True,
    patience: float = STATEMENT_PATIENCE,
) -> Store:
    """The store in a migrated database, with at most `pool_size` connections; SQLite adds one for the writer.

    A PostgreSQL that takes longer than `patience` seconds for a statement counts as away.
    """
    address, outage = database_url(url), Outage()
    pool = partial(_driver_pool if has_driver_sessions else _sqlalchemy_pool, address, patience, outage)
    readers = pool(pool_size)
    is_sqlite = address.get_backend_name() == "sqlite"
    return SqlStore(readers, pool(1) if is_sqlite else readers)


def _driver_pool(url: URL, patience: float, outage: Outage, size: int) -> SessionPool:
    return ConnectionPool(engine_of(url, patience=patience), size, outage)


def _sqlalchemy_pool(url: URL, patience: float, outage: Outage, size: int) -> SessionPool:
    return SqlalchemyPool(engine_of(url, size, patience), size, outage)
