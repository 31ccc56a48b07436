"""How the parts of the store ask their lane: looks inside and outside the transaction, changes, lists of ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from adapters.persistence import statements
from adapters.persistence.compiled import Statement
from adapters.persistence.lanes import Lane
from adapters.persistence.rows import Row

T = TypeVar("T")


class SqlAsking:
    """Part of a Reading on one lane."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    async def _seen(self, statement: Statement, **values: object) -> Sequence[Row]:
        """A look that must agree with the other looks: inside the transaction."""
        await self._lane.begin()
        return await self._lane.rows(statement, values)

    async def _looked_up(self, statement: Statement, **values: object) -> Sequence[Row]:
        """A look that stands for itself: beginning a transaction for it would only cost time."""
        return await self._lane.rows(statement, values)

    async def _among(
        self, look: Callable[..., Any], statement: Callable[[int], Statement], ids: Sequence[str]
    ) -> list[Row]:
        return [row for size, values in portions(ids) for row in await look(statement(size), **values)]


class SqlChanging(SqlAsking):
    """Part of a Work on one lane."""

    async def _change(self, statement: Statement, values: Mapping[str, Any]) -> int:
        await self._lane.begin()
        return await self._lane.change(statement, values)

    async def _change_each(self, statement: Statement, values: Sequence[Mapping[str, Any]]) -> None:
        if len(values) == 1:
            await self._change(statement, values[0])
        elif values:
            await self._lane.begin()
            await self._lane.change_each(statement, values)


def portions(ids: Sequence[str]) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Ids for `IN` lists of few sizes, so that few statements are compiled: the last id fills what is left."""
    for start in range(0, len(ids), statements.LARGEST_LIST):
        part = ids[start : start + statements.LARGEST_LIST]
        size = 1 << (len(part) - 1).bit_length()
        yield size, {f"id{number}": part[min(number, len(part) - 1)] for number in range(size)}


def first(found: Sequence[Row], read: Callable[[Row], T]) -> T | None:
    return read(found[0]) if found else None


def only(row: Row) -> Any:
    return row[0]
