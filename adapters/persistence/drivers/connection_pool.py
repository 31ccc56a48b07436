"""A connection pool: a bounded number of connections, opened on demand and reused.

SQLAlchemy opens and closes them. We do not use its own pool: every checkout there takes a greenlet and several events,
which cost more than our small statements (`benchmarks/connections.py` measures both).

The user of a connection may be cancelled at any await. A connection is reused only if the driver answered every call
on it. Any other connection is closed in the background.
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

from adapters.persistence.drivers.driver_sessions import DriverSession, PostgresSession, SqliteSession
from adapters.persistence.engines import PATIENCE
from adapters.persistence.faults import translate_faults
from adapters.persistence.outage import Outage
from adapters.persistence.sessions import Session
from application.ports.store import Pool, StoreAway, StoreFault

T = TypeVar("T")


class ConnectionPool:
    """At most `size` connections. A caller that finds none free waits, and after PATIENCE gets StoreAway."""

    def __init__(self, engine: AsyncEngine, size: int, outage: Outage) -> None:
        self._engine = engine
        self._free = asyncio.Semaphore(size)
        self._idle: list[PoolProxiedConnection] = []
        self._size, self._in_use, self._waiting = size, 0, 0
        self._background: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._is_sqlite = engine.dialect.name == "sqlite"
        self.session: Any = SqliteSession if self._is_sqlite else PostgresSession
        self.outage = outage

    def reading(self, make: Callable[[Session], T]) -> Checkout[T]:
        """A read session, for use with `async with`."""
        return Checkout(self, make, writes=False)

    def writing(self, make: Callable[[Session], T]) -> Checkout[T]:
        """A write session, for use with `async with`; its end rolls back uncommitted changes."""
        return Checkout(self, make, writes=True)

    async def take(self) -> PoolProxiedConnection:
        if self._free.locked():
            await self._wait_for_place()
        else:
            await self._free.acquire()
        self._in_use += 1
        return self._usable() or await self._open_in_background()

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
        """The idle connection used last; drops those that the server has closed."""
        while self._idle:
            connection = self._idle.pop()
            if not _is_closed(connection.driver_connection):
                return connection
            connection.invalidate()
        return None

    async def _open_in_background(self) -> PoolProxiedConnection:
        """Opens a connection in a separate task that is never cancelled, because a half-open connection would leak."""
        opening = self._start_task(self._connect())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            # The opening task keeps the slot; the next caller uses its connection.
            opening.add_done_callback(self._keep)
            raise
        except BaseException:
            self._free_place()
            raise

    async def _connect(self) -> PoolProxiedConnection:
        with translate_faults(is_connecting=True):
            return await greenlet_spawn(self._engine.sync_engine.raw_connection)

    def _keep(self, opening: asyncio.Task[PoolProxiedConnection]) -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._free_place()
        else:
            self.give_back(opening.result(), is_sound=True)

    def give_back(self, connection: PoolProxiedConnection, *, is_sound: bool) -> None:
        if not is_sound and self._is_sqlite:
            self._start_task(self._roll_back(connection))
            return
        if is_sound and not self._is_closed:
            self._idle.append(connection)
        else:
            connection.invalidate()
        self._free_place()

    def load(self) -> Pool:
        return Pool(self._size, self._in_use, self._waiting)

    async def _roll_back(self, connection: PoolProxiedConnection) -> None:
        """Rolls back first: a closed SQLite connection keeps its lock while any of its cursors is in memory."""
        try:
            with suppress(StoreFault), translate_faults():
                await cast(aiosqlite.Connection, connection.driver_connection).rollback()
                await greenlet_spawn(connection.close)
        finally:
            self._free_place()

    def _free_place(self) -> None:
        self._in_use -= 1
        self._free.release()

    def _start_task(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task that continues even if its caller is cancelled."""
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
            with suppress(StoreFault), translate_faults():
                await greenlet_spawn(connection.close)
        else:
            # A goodbye would wait a minute for a server that hangs, and say nothing that a cut does not.
            connection.invalidate()


def _is_closed(connection: Any) -> bool:
    """Only a PostgreSQL server closes connections; SQLite's driver has no such attribute."""
    is_closed = getattr(connection, "is_closed", None)
    return is_closed is not None and bool(is_closed())


class Checkout(Generic[T]):
    """One use of a connection: opens a session on it and builds the caller's object with `make`."""

    __slots__ = ("_connection", "_make", "_pool", "_session", "_writes")

    def __init__(self, pool: ConnectionPool, make: Callable[[Session], T], *, writes: bool) -> None:
        self._pool = pool
        self._make = make
        self._writes = writes

    async def __aenter__(self) -> T:
        try:
            self._connection = await self._pool.take()
        except StoreAway as fault:
            self._pool.outage.note(fault, writes=False)
            raise
        self._session: DriverSession = self._pool.session(self._connection.driver_connection, writes=self._writes)
        return self._make(self._session)

    async def __aexit__(self, _kind: object, fault: BaseException | None, _trace: object) -> None:
        try:
            if self._session.is_sound:
                with suppress(StoreFault):
                    await self._session.rollback()
        finally:
            self._pool.give_back(self._connection, is_sound=self._session.is_sound)
            self._note(fault)

    def _note(self, fault: BaseException | None) -> None:
        outage = self._pool.outage
        if isinstance(fault, StoreAway):
            outage.note(fault, writes=self._writes)
        elif outage.is_on and fault is None and self._session.is_sound:
            outage.note_success(writes=self._writes)
