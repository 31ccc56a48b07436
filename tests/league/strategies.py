"""Small seasons for the laws: every way they can end is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product

from hypothesis import strategies as st

from domain.league.departures import deadline_ending, ending_with_absent
from domain.league.results import Ending, Table
from domain.league.terms import Calendar, Departure, Entrant, Format, Rules, Scoring, TieBreak

DAY = 86_400_000


def rules_with(**changes: object) -> Rules:
    """Playable rules, changed where a test asks for it."""
    calendar = Calendar(registration=DAY, round_length=DAY, rounds=3)
    return replace(Rules(calendar), **changes)  # type: ignore[arg-type]  # fields of Rules, by name


def entrants(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(f"p{number:02}") for number in range(count))


def rankings(size: int) -> list[tuple[int, ...]]:
    """Every way a table can end, shared places included."""
    found = {tuple(1 + sum(other < own for other in key) for own in key) for key in product(range(size), repeat=size)}
    return sorted(found)


def endings_of(rules: Rules, table: Table) -> list[Ending]:
    """Every way a table can end: played, by the board, held up by each; where leaving is losing, left by some.

    By places only the ranks count, so each comes once.
    """
    size = len(table.players)
    played = [Ending(ranks, tuple(10 * (size - rank) for rank in ranks)) for ranks in rankings(size)]
    late = [
        ending_with_absent(table, table.players, deadline_ending(_LED[:size], seat, True), {seat})
        for seat in _seats(size)
    ]
    idle = [
        ending_with_absent(table, table.players, deadline_ending((0,) * size, seat, False), {seat})
        for seat in _seats(size)
    ]
    board = deadline_ending(_LED[:size], None, True)
    found = [*played, *late, *idle, board]
    if rules.departure is not Departure.STAND_IN:
        leavers = [set(some) for count in range(1, size) for some in combinations(_seats(size), count)]
        found += [ending_with_absent(table, table.players, ending, some) for ending in played for some in leavers]
    return list({(end.ranks if rules.scoring is Scoring.PLACES else end): end for end in found}.values())


_LED = (90, 40, 40, 10)


def _seats(size: int) -> range:
    return range(1, size + 1)


def every_end(rules: Rules, tables: Sequence[Table]) -> Iterator[tuple[Table, ...]]:
    """The tables with everything that is pending ended in every possible way."""
    ways = [
        [table] if table.ending else [replace(table, ending=end) for end in endings_of(rules, table)]
        for table in tables
    ]
    return product(*ways)


def strict_end(table: Table, order: Sequence[int]) -> Table:
    """Ended without shared places: `order` are the ranks."""
    return replace(table, ending=Ending(tuple(order), tuple(100 - 10 * rank for rank in order)))


@st.composite
def small_seasons(draw: st.DrawFn) -> tuple[Rules, tuple[Entrant, ...], tuple[Table, ...]]:
    """Three to five players, a few tables, some of them ended."""
    players = entrants(draw(st.integers(3, 5)))
    scoring = draw(st.sampled_from(Scoring))
    rules = rules_with(
        format=Format.ROUND_ROBIN,
        scoring=scoring,
        departure=draw(st.sampled_from([Departure.STAND_IN] if scoring is Scoring.DUPLICATE else Departure)),
        tie_breaks=tuple(draw(st.permutations(list(TieBreak)))[: draw(st.integers(0, 3))]),
    )
    tables = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        group = draw(st.permutations(players))[: draw(st.integers(2, 3))]
        tables.append(Table(draw(st.integers(1, 2)), number, tuple(group)))
    return rules, players, tuple(tables)


def orders(size: int) -> list[tuple[int, ...]]:
    return list(permutations(range(1, size + 1)))
