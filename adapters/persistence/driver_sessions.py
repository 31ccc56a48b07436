"""One connection in use: it runs compiled statements on the driver, in at most one transaction at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

import aiosqlite
import asyncpg

from adapters.persistence.compiled_statements import Statement
from adapters.persistence.faults import translate_faults
from adapters.persistence.rows import Row
from application.ports.store import StoreFault

LARGEST: Final = 2**63

T = TypeVar("T")


class DriverSession(Protocol):
    """A connection in use. Every driver error is raised as StoreFault."""

    @property
    def is_sound(self) -> bool:
        """Whether the driver answered every call; otherwise the connection's state is unknown."""
        ...

    async def begin(self) -> None:
        """Begins a transaction unless one is open."""
        ...

    async def rows(self, statement: Statement, values: Mapping[str, Any]) -> Sequence[Row]:
        """The rows of a query; none if a parameter cannot be stored at all."""
        ...

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        """Runs a statement that writes; returns the number of affected rows."""
        ...

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        """Runs a statement that writes once for each of the values."""
        ...

    async def commit(self) -> None: ...

    async def rollback(self) -> None: ...


def is_storable(value: object) -> bool:
    """PostgreSQL rejects NUL in texts; both databases reject half a surrogate pair and numbers over 64 bits."""
    if isinstance(value, str):
        return (value.isascii() and "\0" not in value) or _is_whole_text(value)
    return not isinstance(value, int) or -LARGEST <= value < LARGEST


def _is_whole_text(text: str) -> bool:
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


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
        compiled = statement.on("postgresql")
        parameters = compiled.parameters(values)
        if not all(map(is_storable, parameters)):
            return ()
        rows: Sequence[Row] = await self._answer(self._connection.fetch(compiled.text, *parameters))
        return rows

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        compiled = statement.on("postgresql")
        # The answer is a tag such as `UPDATE 1` or `INSERT 0 1`.
        tag: str = await self._answer(self._connection.execute(compiled.text, *compiled.parameters(values)))
        return int(tag.rpartition(" ")[2])

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        compiled = statement.on("postgresql")
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
        compiled = statement.on("sqlite")
        parameters = compiled.parameters(values)
        if not all(map(is_storable, parameters)):
            return ()
        return list(await self._answer(self._connection.execute_fetchall(compiled.text, parameters)))

    async def change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        compiled = statement.on("sqlite")
        cursor = await self._answer(self._connection.execute(compiled.text, compiled.parameters(values)))
        return cursor.rowcount

    async def change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        compiled = statement.on("sqlite")
        await self._answer(self._connection.executemany(compiled.text, [compiled.parameters(each) for each in values]))

    async def commit(self) -> None:
        await self._answer(self._connection.commit())
        self._is_open = False

    async def rollback(self) -> None:
        if self._is_open:
            await self._answer(self._connection.rollback())
            self._is_open = False
