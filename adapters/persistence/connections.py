"""Connections at hand: a bounded number, opened when needed and used again.

SQLAlchemy opens and closes them. Its own pool is not used, because each way through it takes a greenlet and several
events, which together cost more than the small statements that are run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from sqlalchemy import PoolProxiedConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from adapters.persistence.engines import PATIENCE
from adapters.persistence.lanes import Lane, PostgresLane, SqliteLane, faults_told
from application.ports.store import Pool, StoreFault

T = TypeVar("T")


class Connections:
    """At most `size` at once; whoever finds none free waits, and after a while gets a StoreFault."""

    def __init__(self, engine: AsyncEngine, size: int) -> None:
        self._engine = engine
        self._free = asyncio.Semaphore(size)
        self._idle: list[PoolProxiedConnection] = []
        self._size, self._in_use, self._waiting = size, 0, 0
        lane: Any = SqliteLane if engine.dialect.name == "sqlite" else PostgresLane
        self._readers, self._writers = partial(lane, writes=False), partial(lane, writes=True)

    def reading(self, make: Callable[[Lane], T]) -> Borrowed[T]:
        """A lane that reads, for the time of an `async with`."""
        return Borrowed(self, self._readers, make)

    def writing(self, make: Callable[[Lane], T]) -> Borrowed[T]:
        """A lane that writes; whatever was not committed at its end is rolled back."""
        return Borrowed(self, self._writers, make)

    async def take(self) -> PoolProxiedConnection:
        if self._free.locked():
            await self._waited()
        else:
            await self._free.acquire()
        try:
            connection = self._usable() or await self._opened()
        except BaseException:
            self._free.release()
            raise
        self._in_use += 1
        return connection

    async def _waited(self) -> None:
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            raise StoreFault("no connection became free") from None
        finally:
            self._waiting -= 1

    def _usable(self) -> PoolProxiedConnection | None:
        """The connection that was used last; one that the server has closed in the meantime is let go."""
        while self._idle:
            connection = self._idle.pop()
            if not _is_closed(connection.driver_connection):
                return connection
            connection.invalidate()
        return None

    async def _opened(self) -> PoolProxiedConnection:
        with faults_told():
            return await greenlet_spawn(self._engine.sync_engine.raw_connection)

    def give_back(self, connection: PoolProxiedConnection, *, is_clean: bool) -> None:
        """A connection whose transaction cannot be ended, because it broke or we were cancelled, is thrown away."""
        if is_clean:
            self._idle.append(connection)
        else:
            connection.invalidate()
        self._in_use -= 1
        self._free.release()

    def load(self) -> Pool:
        return Pool(self._size, self._in_use, self._waiting)

    async def close(self) -> None:
        while self._idle:
            with faults_told():
                await greenlet_spawn(self._idle.pop().close)
        await self._engine.dispose()


def _is_closed(connection: Any) -> bool:
    """Only PostgreSQL's server can close a connection by itself."""
    is_closed = getattr(connection, "is_closed", None)
    return is_closed is not None and bool(is_closed())


class Borrowed(Generic[T]):
    """One use of a connection, as whatever is made on its lane."""

    __slots__ = ("_connection", "_connections", "_lane", "_make", "_opens")

    def __init__(self, connections: Connections, opens: Callable[[Any], Lane], make: Callable[[Lane], T]) -> None:
        self._connections = connections
        self._opens = opens
        self._make = make

    async def __aenter__(self) -> T:
        self._connection = await self._connections.take()
        self._lane = self._opens(self._connection.driver_connection)
        return self._make(self._lane)

    async def __aexit__(self, *_: object) -> None:
        is_clean = False
        try:
            await self._lane.rollback()
            is_clean = True
        except StoreFault:
            pass
        finally:
            self._connections.give_back(self._connection, is_clean=is_clean)
