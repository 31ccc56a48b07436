"""Statements compiled once by SQLAlchemy, then handed to the driver as text.

SQLAlchemy's own execution costs several times what the drivers need for a small statement, and a move is nothing but
small statements. So its expression language says what is meant, its compiler writes each database's dialect, and
`lanes` runs the text; no SQL is written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql
from sqlalchemy.dialects.sqlite.aiosqlite import dialect as sqlite
from sqlalchemy.sql import ClauseElement

_DIALECTS = {"postgresql": postgresql(), "sqlite": sqlite()}  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped


class Compiled:
    """A statement in one dialect: its text, and in which order it takes its values."""

    __slots__ = ("_constants", "_names", "text")

    def __init__(self, clause: ClauseElement, dialect: str, columns: Sequence[str] | None) -> None:
        compiled = clause.compile(dialect=_DIALECTS[dialect], column_keys=columns)
        self.text = str(compiled)
        self._names: tuple[str, ...] = tuple(getattr(compiled, "positiontup", None) or ())
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}

    def arranged(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order of their places; what the statement itself fixes is filled in."""
        if not self._constants:
            return tuple([values[name] for name in self._names])
        return tuple([values[name] if name in values else self._constants[name] for name in self._names])


class Statement:
    """What is meant, whatever the database; `sqlite` where it has to be put differently there."""

    __slots__ = ("_clauses", "_columns", "_compiled")

    def __init__(
        self, clause: ClauseElement, *, sqlite: ClauseElement | None = None, columns: Sequence[str] | None = None
    ) -> None:
        self._clauses = {"postgresql": clause, "sqlite": clause if sqlite is None else sqlite}
        self._columns = columns
        self._compiled: dict[str, Compiled] = {}

    def on(self, dialect: str) -> Compiled:
        compiled = self._compiled.get(dialect)
        if compiled is None:
            compiled = self._compiled[dialect] = Compiled(self._clauses[dialect], dialect, self._columns)
        return compiled
