"""Statements compiled once by SQLAlchemy, then passed to the driver as text.

A move consists of small statements, and SQLAlchemy's execution costs several times what the drivers need for one.
So we write statements in SQLAlchemy's expression language and compile them once for each dialect. `driver_sessions`
runs the text. No SQL is written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql
from sqlalchemy.dialects.sqlite.aiosqlite import dialect as sqlite

from adapters.persistence.sessions import Statement

_DIALECTS = {"postgresql": postgresql(), "sqlite": sqlite()}  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped


class Compiled:
    """A statement in one dialect: its text and the order of its parameters."""

    __slots__ = ("_constants", "_names", "text")

    def __init__(self, statement: Statement, dialect: str) -> None:
        compiled = statement.clause(dialect).compile(dialect=_DIALECTS[dialect], column_keys=statement.columns)
        self.text = str(compiled)
        self._names: tuple[str, ...] = tuple(getattr(compiled, "positiontup", None) or ())
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}

    def parameters(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order of the placeholders, with the statement's own constants filled in."""
        if not self._constants:
            return tuple([values[name] for name in self._names])
        return tuple([values[name] if name in values else self._constants[name] for name in self._names])


class CompiledStatements:
    """The statements of one dialect, each compiled when it is first used."""

    __slots__ = ("_compiled", "_dialect")

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._compiled: dict[Statement, Compiled] = {}

    def of(self, statement: Statement) -> Compiled:
        compiled = self._compiled.get(statement)
        if compiled is None:
            compiled = self._compiled[statement] = Compiled(statement, self._dialect)
        return compiled
