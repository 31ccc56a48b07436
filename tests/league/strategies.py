"""Small seasons for the laws: every way they can end is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product

from hypothesis import strategies as st

from domain.league.results import Ending, How, Table
from domain.league.terms import Calendar, Entrant, Format, Rules, Scoring, TieBreak

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


def endings_of(table: Table) -> Iterator[Ending]:
    for ranks in rankings(len(table.players)):
        yield Ending(ranks, tuple(10 * (len(ranks) - rank) for rank in ranks))
    yield from (held_up(len(table.players), seat) for seat in range(len(table.players)))


def held_up(size: int, late: int) -> Ending:
    """Whoever had this seat (from 0) is last for it though he leads, the others are even."""
    return Ending(
        tuple(size if seat == late else 1 for seat in range(size)),
        tuple(90 if seat == late else 10 for seat in range(size)),
        How.HELD_UP,
    )


def every_end(tables: Sequence[Table]) -> Iterator[tuple[Table, ...]]:
    """The tables with everything that is pending ended in every possible way."""
    ways = [[table] if table.ending else [replace(table, ending=end) for end in endings_of(table)] for table in tables]
    return product(*ways)


def strict_end(table: Table, order: Sequence[int]) -> Table:
    """Ended without shared places: `order` are the ranks."""
    return replace(table, ending=Ending(tuple(order), tuple(100 - 10 * rank for rank in order)))


@st.composite
def small_seasons(draw: st.DrawFn) -> tuple[Rules, tuple[Entrant, ...], tuple[Table, ...]]:
    """Three to five players, a few tables, some of them ended."""
    players = entrants(draw(st.integers(3, 5)))
    rules = rules_with(
        format=Format.ROUND_ROBIN,
        scoring=draw(st.sampled_from(Scoring)),
        tie_breaks=tuple(draw(st.permutations(list(TieBreak)))[: draw(st.integers(0, 3))]),
    )
    tables = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        group = draw(st.permutations(players))[: draw(st.integers(2, 3))]
        tables.append(Table(draw(st.integers(1, 2)), number, tuple(group)))
    return rules, players, tuple(tables)


def orders(size: int) -> list[tuple[int, ...]]:
    return list(permutations(range(1, size + 1)))
