"""The store on SQL: readers and writers take lanes on connections at hand."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Final

from adapters.persistence import statements
from adapters.persistence.connections import Connections
from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.lanes import Lane
from adapters.persistence.outage import Outage
from adapters.persistence.reading import SqlReading
from adapters.persistence.working import SqlWork
from application.ports.store import Pool, Reading, Store, StoreFault, Work
from domain.hosting.terms import Moment

POOL_SIZE: Final = 8
# A health check wants an answer soon, whatever it is.
HEALTH_PATIENCE: Final = 3.0


class SqlStore:
    """The port's Store; on SQLite one connection writes and the others read, on PostgreSQL all do both."""

    def __init__(self, readers: Connections, writers: Connections) -> None:
        self._readers = readers
        self._writers = writers

    def reading(self) -> AbstractAsyncContextManager[Reading]:
        return self._readers.reading(SqlReading)

    def working(self) -> AbstractAsyncContextManager[Work]:
        return self._writers.writing(SqlWork)

    async def is_up(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_PATIENCE), self._readers.reading(_bare) as lane:
                return len(await lane.rows(statements.PING, {})) == 1
        except (StoreFault, TimeoutError):
            return False

    async def time(self) -> Moment | None:
        if self._readers is not self._writers:
            return None
        async with self._readers.reading(_bare) as lane:
            [(now,)] = await lane.rows(statements.TIME, {})
            return Moment(now)

    def pool(self) -> Pool:
        loads = [connections.load() for connections in {self._readers, self._writers}]
        return Pool(
            sum(load.size for load in loads),
            sum(load.in_use for load in loads),
            sum(load.waiting for load in loads),
        )

    async def close(self) -> None:
        for connections in {self._readers, self._writers}:
            await connections.close()


def _bare(lane: Lane) -> Lane:
    return lane


def store(url: str, pool_size: int = POOL_SIZE) -> Store:
    """The store in a database that `migrate` prepared; `pool_size` connections at most (SQLite: and the writer's)."""
    where = database_url(url)
    outage = Outage()
    readers = Connections(engine_of(where), pool_size, outage)
    if where.get_backend_name() == "sqlite":
        return SqlStore(readers, Connections(engine_of(where), 1, outage))
    return SqlStore(readers, readers)
