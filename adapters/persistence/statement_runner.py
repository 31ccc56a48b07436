"""Base classes of the store's parts: reads inside and outside the transaction, writes, lists of ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from adapters.persistence import statements
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Session, Statement

T = TypeVar("T")


class StatementReader:
    """Runs queries on one driver session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def _read(self, statement: Statement, **values: object) -> Sequence[Row]:
        """Reads inside the transaction, so that all reads share one snapshot."""
        await self._session.begin()
        return await self._session.rows(statement, values)

    async def _read_alone(self, statement: Statement, **values: object) -> Sequence[Row]:
        """Reads without beginning a transaction, which a single query does not need."""
        return await self._session.rows(statement, values)

    async def _read_among(
        self, read: Callable[..., Any], statement: Callable[[int], Statement], ids: Sequence[str]
    ) -> list[Row]:
        return [row for size, values in id_batches(ids) for row in await read(statement(size), **values)]


class StatementWriter(StatementReader):
    """Also runs statements that write, always inside the transaction."""

    async def _change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        await self._session.begin()
        return await self._session.change(statement, values)

    async def _change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        if len(values) == 1:
            await self._change(statement, values[0])
        elif values:
            await self._session.begin()
            await self._session.change_each(statement, values)


def id_batches(ids: Sequence[str]) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Ids in batches for `IN` lists. Sizes are powers of two, so few statements are compiled; the last id pads."""
    for start in range(0, len(ids), statements.LARGEST_ID_LIST):
        part = ids[start : start + statements.LARGEST_ID_LIST]
        size = 1 << (len(part) - 1).bit_length()
        yield size, {f"id{number}": part[min(number, len(part) - 1)] for number in range(size)}


def first(rows: Sequence[Row], read: Callable[[Row], T]) -> T | None:
    return read(rows[0]) if rows else None


def only(row: Row) -> Any:
    return row[0]
