"""Sessions on a driver's own connection. Each runs compiled statements, in at most one transaction at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

import aiosqlite
import asyncpg

from adapters.persistence.drivers.compiled_statements import CompiledStatements
from adapters.persistence.faults import translate_faults
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Session, Statement, is_storable
from application.ports.store import StoreFault

T = TypeVar("T")
_POSTGRESQL: Final = CompiledStatements("postgresql")
_SQLITE: Final = CompiledStatements("sqlite")


class DriverSession(Session, Protocol):
    """A session on a driver's connection, which may be broken off at any await."""

    @property
    def is_sound(self) -> bool:
        """Whether the driver answered every call; otherwise the connection's state is unknown."""
        ...


class Calls:
    """Tracks whether the driver has answered every call."""

    def __init__(self) -> None:
        self.is_sound = True

    async def _answer(self, call: Awaitable[T]) -> T:
        """Marks the session unsound until the driver answers. asyncpg, for example, prepares statements without a Sync:
        if cancelled then, the server stays in a transaction that the driver does not know of."""
        self.is_sound = False
        with translate_faults():
            answer = await call
        self.is_sound = True
        return answer


class PostgresSession(Calls):
    """On asyncpg."""

    OPENINGS: ClassVar[Mapping[bool, str]] = {
        # One snapshot for all reads: without it a log may be longer than the head read just before.
        False: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        # Writers see each other's commits at once: the compare-and-swap depends on it.
        True: "BEGIN ISOLATION LEVEL READ COMMITTED",
    }

    def __init__(self, connection: asyncpg.Connection, *, writes: bool) -> None:
        super().__init__()
        self._connection = connection
        self._opening = self.OPENINGS[writes]
        self._is_open = False

    async def begin(self) -> None:
        if not self._is_open:
            self._is_open = True
            await self._say(self._opening)

    async def rows(self, statement: Statement, values: Mapping[str, Any]) -> Sequence[Row]:
        compiled = _POSTGRESQL.of(statement)
        parameters = compiled.parameters(values)
        if not all(map(is_storable, parameters)):
            return ()
        rows: Sequence[Row] = await self._answer(self._connection.fetch(compiled.text, *parameters))
        return rows

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        compiled = _POSTGRESQL.of(statement)
        # The answer is a tag such as `UPDATE 1` or `INSERT 0 1`.
        tag: str = await self._answer(self._connection.execute(compiled.text, *compiled.parameters(values)))
        return int(tag.rpartition(" ")[2])

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        compiled = _POSTGRESQL.of(statement)
        await self._answer(self._connection.executemany(compiled.text, [compiled.parameters(each) for each in values]))

    async def commit(self) -> None:
        await self._end("COMMIT")

    async def rollback(self) -> None:
        await self._end("ROLLBACK")

    async def _end(self, how: str) -> None:
        if self._is_open:
            tag = await self._say(how)
            self._is_open = False
            if tag != how:
                raise StoreFault("rolled back after an earlier fault")

    async def _say(self, command: str) -> str:
        tag: str = await self._answer(self._connection.execute(command))
        return tag


class SqliteSession(Calls):
    """On aiosqlite, which runs calls one by one on its own thread."""

    OPENINGS: ClassVar[Mapping[bool, str]] = {
        False: "BEGIN",
        # Writers that lock at once queue up. A lock taken later fails with "locked", whatever the time-out.
        True: "BEGIN IMMEDIATE",
    }

    def __init__(self, connection: aiosqlite.Connection, *, writes: bool) -> None:
        super().__init__()
        self._connection = connection
        self._opening = self.OPENINGS[writes]
        self._is_open = False

    async def begin(self) -> None:
        if not self._is_open:
            self._is_open = True
            await self._answer(self._connection.execute_fetchall(self._opening))

    async def rows(self, statement: Statement, values: Mapping[str, Any]) -> Sequence[Row]:
        compiled = _SQLITE.of(statement)
        parameters = compiled.parameters(values)
        if not all(map(is_storable, parameters)):
            return ()
        return list(await self._answer(self._connection.execute_fetchall(compiled.text, parameters)))

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        compiled = _SQLITE.of(statement)
        cursor = await self._answer(self._connection.execute(compiled.text, compiled.parameters(values)))
        return cursor.rowcount

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        compiled = _SQLITE.of(statement)
        await self._answer(self._connection.executemany(compiled.text, [compiled.parameters(each) for each in values]))

    async def commit(self) -> None:
        await self._answer(self._connection.commit())
        self._is_open = False

    async def rollback(self) -> None:
        if self._is_open:
            await self._answer(self._connection.rollback())
            self._is_open = False
