"""What the store's parts run: statements for both databases, in a session on one connection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.sql import ClauseElement

from adapters.persistence.rows import Row
from application.ports.store import Pool

T = TypeVar("T")

LARGEST: Final = 2**63


class Statement:
    """A statement for both databases; `sqlite` is given where its dialect needs another form."""

    __slots__ = ("_clauses", "columns")

    def __init__(
        self, clause: ClauseElement, *, sqlite: ClauseElement | None = None, columns: Sequence[str] | None = None
    ) -> None:
        self._clauses = {"postgresql": clause, "sqlite": clause if sqlite is None else sqlite}
        self.columns = columns
        """The columns that an update sets; None for all that it is given."""

    def clause(self, dialect: str) -> ClauseElement:
        return self._clauses[dialect]


class Session(Protocol):
    """A connection in use. Every driver error is raised as StoreFault."""

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


class SessionPool(Protocol):
    """The connections of one store. A caller that finds none free waits, and in the end gets StoreAway."""

    def reading(self, make: Callable[[Session], T]) -> AbstractAsyncContextManager[T]:
        """What `make` builds on a read session."""
        ...

    def writing(self, make: Callable[[Session], T]) -> AbstractAsyncContextManager[T]:
        """What `make` builds on a write session; its end rolls back uncommitted changes."""
        ...

    def load(self) -> Pool: ...

    async def close(self) -> None: ...


def is_storable(value: object) -> bool:
    """PostgreSQL rejects NUL in texts; both databases reject half a surrogate pair and numbers over 64 bits."""
    if isinstance(value, str):
        return (value.isascii() and "\0" not in value) or _is_whole_text(value)
    return not isinstance(value, int) or -LARGEST <= value < LARGEST


def _is_whole_text(text: str) -> bool:
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)
