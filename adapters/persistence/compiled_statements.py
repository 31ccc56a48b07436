"""Statements compiled once by SQLAlchemy, then passed to the driver as text.

A move consists of small statements, and SQLAlchemy's execution costs several times what the drivers need for one.
So we write statements in SQLAlchemy's expression language and compile them once for each dialect. `driver_sessions`
runs the text. No SQL is written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql
from sqlalchemy.dialects.sqlite.aiosqlite import dialect as sqlite
from sqlalchemy.sql import ClauseElement

_DIALECTS = {"postgresql": postgresql(), "sqlite": sqlite()}  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped


class Compiled:
    """A statement in one dialect: its text and the order of its parameters."""

    __slots__ = ("_constants", "_names", "text")

    def __init__(self, clause: ClauseElement, dialect: str, columns: Sequence[str] | None) -> None:
        compiled = clause.compile(dialect=_DIALECTS[dialect], column_keys=columns)
        self.text = str(compiled)
        self._names: tuple[str, ...] = tuple(getattr(compiled, "positiontup", None) or ())
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}

    def parameters(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order of the placeholders, with the statement's own constants filled in."""
        if not self._constants:
            return tuple([values[name] for name in self._names])
        return tuple([values[name] if name in values else self._constants[name] for name in self._names])


class Statement:
    """A statement for both databases; `sqlite` is given where its dialect needs another form."""

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
