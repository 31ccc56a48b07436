"""A division with many tables: one of them is found, and changed, without a look at all the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from domain.league.results import Ending, Table
from domain.league.season import Division
from domain.league.terms import Entrant

ROUNDS, TABLES = 20, 500
PAIR = (Entrant("ann"), Entrant("bob"))


class Watched(tuple[Table, ...]):
    """Counts how often one of them is looked at."""

    looks = 0

    def __getitem__(self, place: Any) -> Any:
        Watched.looks += not isinstance(place, slice)
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Table]:
        Watched.looks += len(self)
        return super().__iter__()


def many() -> Division:
    places = [(round, number) for round in range(1, ROUNDS + 1) for number in range(1, TABLES + 1)]
    return Division(1, PAIR, Watched(Table(round, number, PAIR) for round, number in places))


def test_a_table_is_found_with_few_looks() -> None:
    division = many()
    for round, number in ((1, 1), (1, TABLES), (7, 300), (ROUNDS, TABLES)):
        Watched.looks = 0
        found = division.table(round, number)
        assert found == Table(round, number, PAIR)
        changed = division.with_table(replace(found, ending=Ending((1, 2))))
        assert Watched.looks < 100
        assert [table for table in changed.tables if table.ending] == [changed.table(round, number)]
        assert len(changed.tables) == ROUNDS * TABLES


def test_a_table_that_is_not_there_is_not_found() -> None:
    division = many()
    for round, number in ((0, 1), (1, 0), (1, TABLES + 1), (ROUNDS, TABLES + 1), (ROUNDS + 1, 1)):
        assert division.table(round, number) is None
    assert Division(1, PAIR).table(1, 1) is None
