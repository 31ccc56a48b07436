"""Sessions on SQLAlchemy's own connections and pool, for when the driver sessions are turned off.

The user of a connection may be cancelled at any await. SQLAlchemy then loses a connection that is cancelled again while
it is put in order. So every call runs in a task that is never cancelled, and a connection closes after its last call.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Update, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from adapters.persistence.faults import translate_faults
from adapters.persistence.outage import Outage
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Statement, is_storable
from application.ports.store import Pool, StoreAway, StoreFault

T = TypeVar("T")

# In seconds: SQLAlchemy says goodbye to each connection, and a server that hangs never answers.
GOODBYE: Final = 5.0
_READING: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
_WRITING: Final[dict[str, Any]] = {"isolation_level": "READ COMMITTED"}


class SqlalchemySession:
    """On a connection of SQLAlchemy, which begins a transaction with the first statement."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._dialect = connection.dialect.name
        self._last_call: asyncio.Task[Any] | None = None
        self._has_failed = False

    async def begin(self) -> None:
        """Does nothing: the first statement begins the transaction."""

    async def rows(self, statement: Statement, values: Mapping[str, Any]) -> Sequence[Row]:
        if not all(map(is_storable, values.values())):
            return ()
        result = await self._execute(statement, dict(values))
        return list(result.all())

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        result = await self._execute(statement, self._settable(statement, values))
        count: int = result.rowcount
        return count

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        await self._execute(statement, [self._settable(statement, each) for each in values])

    async def commit(self) -> None:
        if self._has_failed and self._dialect == "postgresql":
            await self.rollback()
            raise StoreFault("rolled back after an earlier fault")
        await self._call(self._connection.commit())

    async def rollback(self) -> None:
        await self._call(self._connection.rollback())

    async def close(self) -> None:
        if self._last_call is not None:
            await asyncio.wait([self._last_call])
        with suppress(StoreFault), translate_faults():
            await self._connection.close()

    async def _execute(self, statement: Statement, values: Any) -> Any:
        clause: Any = statement.clause(self._dialect)
        try:
            return await self._call(self._connection.execute(clause, values))
        except StoreFault:
            self._has_failed = True
            raise

    async def _call(self, call: Coroutine[Any, Any, T]) -> T:
        self._last_call = task = asyncio.create_task(call)
        with translate_faults():
            return await asyncio.shield(task)

    def _settable(self, statement: Statement, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values without the columns that the statement does not set; SQLAlchemy would set whatever it is given."""
        clause = statement.clause(self._dialect)
        if statement.columns is None or not isinstance(clause, Update):
            return dict(values)
        others = {column.name for column in clause.table.columns} - set(statement.columns)
        return {name: value for name, value in values.items() if name not in others}


class SqlalchemyPool:
    """At most `size` connections. A caller that finds none free waits, and in the end gets StoreAway."""

    def __init__(self, engine: AsyncEngine, size: int, outage: Outage) -> None:
        self._engine, self._size, self._outage = engine, size, outage
        self._in_use = self._waiting = 0
        self._background: set[asyncio.Task[Any]] = set()
        self._is_sqlite = engine.dialect.name == "sqlite"
        if self._is_sqlite:
            event.listen(engine.sync_engine, "begin", _begin)

    @asynccontextmanager
    async def reading(self, make: Callable[[SqlalchemySession], T]) -> AsyncIterator[T]:
        async with self._session(writes=False) as session:
            yield make(session)

    @asynccontextmanager
    async def writing(self, make: Callable[[SqlalchemySession], T]) -> AsyncIterator[T]:
        async with self._session(writes=True) as session:
            yield make(session)

    @asynccontextmanager
    async def _session(self, *, writes: bool) -> AsyncIterator[SqlalchemySession]:
        session = await self._open_in_background(writes=writes)
        try:
            yield session
            self._outage.note_success(writes=writes)
        except StoreAway as fault:
            self._outage.note(fault, writes=writes)
            raise
        finally:
            await asyncio.shield(self._start_task(self._let_go(session)))

    async def _open_in_background(self, *, writes: bool) -> SqlalchemySession:
        opening = self._start_task(self._open(writes=writes))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            opening.add_done_callback(self._abandon)
            raise
        except StoreAway as fault:
            self._outage.note(fault, writes=False)
            raise

    async def _open(self, *, writes: bool) -> SqlalchemySession:
        options = {"writes": writes} if self._is_sqlite else _WRITING if writes else _READING
        self._waiting += 1
        try:
            with translate_faults(is_connecting=True):
                connection = await self._engine.connect()
                self._in_use += 1
                return SqlalchemySession(await connection.execution_options(**options))
        finally:
            self._waiting -= 1

    def _abandon(self, opening: asyncio.Task[SqlalchemySession]) -> None:
        if opening.exception() is None:
            self._start_task(self._let_go(opening.result()))

    async def _let_go(self, session: SqlalchemySession) -> None:
        await session.close()
        self._in_use -= 1

    def _start_task(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task that continues even if its caller is cancelled."""
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    def load(self) -> Pool:
        return Pool(self._size, self._in_use, self._waiting)

    async def close(self) -> None:
        while self._background:
            await asyncio.wait(self._background)
        with suppress(TimeoutError, StoreFault), translate_faults():
            async with asyncio.timeout(GOODBYE):
                await self._engine.dispose()


def _begin(connection: Connection) -> None:
    """Writers that lock at once queue up. A lock taken later fails with "locked", whatever the time-out."""
    is_writing = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
