"""Connections at hand: a bounded number, opened when needed and used again.

SQLAlchemy opens and closes them. Its own pool is not used, because each way through it takes a greenlet and several
events, which together cost more than the small statements that are run (`benchmarks/connections.py` measures both).

Whoever uses a connection may be cancelled at any await. A connection is used again only if every call on it was
answered; any other is closed, and nobody waits for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Generic, TypeVar, cast

import aiosqlite
from sqlalchemy import PoolProxiedConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from adapters.persistence.engines import PATIENCE
from adapters.persistence.faults import faults_told
from adapters.persistence.lanes import Lane, PostgresLane, SqliteLane
from adapters.persistence.outage import Outage
from application.ports.store import Pool, StoreAway, StoreFault

T = TypeVar("T")


class Connections:
    """At most `size` at once; whoever finds none free waits, and after a while gets a StoreAway."""

    def __init__(self, engine: AsyncEngine, size: int, outage: Outage) -> None:
        self._engine = engine
        self._free = asyncio.Semaphore(size)
        self._idle: list[PoolProxiedConnection] = []
        self._size, self._in_use, self._waiting = size, 0, 0
        self._background: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._is_sqlite = engine.dialect.name == "sqlite"
        self.lane: Any = SqliteLane if self._is_sqlite else PostgresLane
        self.outage = outage

    def reading(self, make: Callable[[Lane], T]) -> Borrowed[T]:
        """A lane that reads, for the time of an `async with`."""
        return Borrowed(self, make, writes=False)

    def writing(self, make: Callable[[Lane], T]) -> Borrowed[T]:
        """A lane that writes; whatever was not committed at its end is rolled back."""
        return Borrowed(self, make, writes=True)

    async def take(self) -> PoolProxiedConnection:
        if self._free.locked():
            await self._wait_for_place()
        else:
            await self._free.acquire()
        self._in_use += 1
        return self._usable() or await self._opened()

    async def _wait_for_place(self) -> None:
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            raise StoreAway("no connection became free") from None
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
        """Opened by a task of its own, which nobody cancels: a connection left half open would stay so."""
        opening = self._begin(self._open())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            # The place belongs to the opening now; the next user takes what comes of it.
            opening.add_done_callback(self._keep)
            raise
        except BaseException:
            self._free_place()
            raise

    async def _open(self) -> PoolProxiedConnection:
        with faults_told(is_connecting=True):
            return await greenlet_spawn(self._engine.sync_engine.raw_connection)

    def _keep(self, opening: asyncio.Task[PoolProxiedConnection]) -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._free_place()
        else:
            self.give_back(opening.result(), is_sound=True)

    def give_back(self, connection: PoolProxiedConnection, *, is_sound: bool) -> None:
        if not is_sound and self._is_sqlite:
            self._begin(self._roll_back(connection))
            return
        if is_sound and not self._is_closed:
            self._idle.append(connection)
        else:
            connection.invalidate()
        self._free_place()

    def load(self) -> Pool:
        return Pool(self._size, self._in_use, self._waiting)

    async def _roll_back(self, connection: PoolProxiedConnection) -> None:
        """A SQLite connection that is closed keeps its lock for as long as any cursor of it is in memory."""
        try:
            with suppress(StoreFault), faults_told():
                await cast(aiosqlite.Connection, connection.driver_connection).rollback()
                await greenlet_spawn(connection.close)
        finally:
            self._free_place()

    def _free_place(self) -> None:
        self._in_use -= 1
        self._free.release()

    def _begin(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that goes on whatever becomes of whoever began it."""
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*self._background, return_exceptions=True)
        while self._idle:
            await self._let_go(self._idle.pop())
        await self._engine.dispose()

    async def _let_go(self, connection: PoolProxiedConnection) -> None:
        if self._is_sqlite:
            with suppress(StoreFault), faults_told():
                await greenlet_spawn(connection.close)
        else:
            # A goodbye would wait a minute for a server that hangs, and say nothing that a cut does not.
            connection.invalidate()


def _is_closed(connection: Any) -> bool:
    """Only PostgreSQL's server can close a connection by itself."""
    is_closed = getattr(connection, "is_closed", None)
    return is_closed is not None and bool(is_closed())


class Borrowed(Generic[T]):
    """One use of a connection, as whatever is made on its lane."""

    __slots__ = ("_connection", "_connections", "_lane", "_make", "_writes")

    def __init__(self, connections: Connections, make: Callable[[Lane], T], *, writes: bool) -> None:
        self._connections = connections
        self._make = make
        self._writes = writes

    async def __aenter__(self) -> T:
        try:
            self._connection = await self._connections.take()
        except StoreAway as fault:
            self._connections.outage.note(fault, writes=False)
            raise
        self._lane: Lane = self._connections.lane(self._connection.driver_connection, writes=self._writes)
        return self._make(self._lane)

    async def __aexit__(self, _kind: object, fault: BaseException | None, _trace: object) -> None:
        try:
            if self._lane.is_sound:
                with suppress(StoreFault):
                    await self._lane.rollback()
        finally:
            self._connections.give_back(self._connection, is_sound=self._lane.is_sound)
            self._note(fault)

    def _note(self, fault: BaseException | None) -> None:
        outage = self._connections.outage
        if isinstance(fault, StoreAway):
            outage.note(fault, writes=self._writes)
        elif outage.is_on and fault is None and self._lane.is_sound:
            outage.note_success(writes=self._writes)
