"""The tables of a round: how many of which size, and how even a schedule is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

Group: TypeAlias = tuple[int, ...]
"""Players of one table as seeds (from 0); in seat order once starting positions are given."""
Round: TypeAlias = tuple[Group, ...]
"""The tables of one round; players who sit out are in none."""

SMALLEST_TABLE = 2
LARGEST_TABLE = 4
MOST_PLAYERS = 48
"""Divisions of up to this size may have any number of rounds (LG-13)."""
GRID_LASTS: Mapping[int, int] = {3: 17, 4: 12}
"""By table size: for how many rounds nobody meets twice in any larger division."""


def most_rounds(largest: int, size: int) -> int | None:
    """How many rounds a round robin may have with divisions of up to this size (LG-13); None for any number."""
    return GRID_LASTS.get(size) if largest > MOST_PLAYERS else None


def table_sizes(players: int, size: int) -> tuple[int, ...]:
    """As few tables as can seat all, their sizes within one (LG-7); at tables of two an odd player sits out."""
    if players < SMALLEST_TABLE:
        return ()
    if size == SMALLEST_TABLE:
        return (2,) * (players // 2)
    return sizes_of(players, -(-players // size))


def sizes_of(players: int, tables: int) -> tuple[int, ...]:
    """The sizes of this number of tables, the larger ones first."""
    least, larger = divmod(players, tables)
    return (least + 1,) * larger + (least,) * (tables - larger)


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each two have met."""
    return Counter(pair for tables in rounds for group in tables for pair in combinations(sorted(group), 2))


def seat_counts(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each one had each starting position (from 1)."""
    return Counter((player, seat) for tables in rounds for group in tables for seat, player in enumerate(group, 1))


@dataclass(frozen=True, slots=True)
class Evenness:
    """The fewest and most meetings of any two, and the largest distance of a starting position from its fair share."""

    fewest: int
    most: int
    seats: float

    @property
    def is_even(self) -> bool:
        return self.most - self.fewest <= 1


def evenness(rounds: Sequence[Round], players: int) -> Evenness:
    """How even a schedule is."""
    fewest, most = meeting_range(rounds, players)
    return Evenness(fewest, most, max(_seat_distances(rounds), default=0.0))


def meeting_range(rounds: Sequence[Round], players: int) -> tuple[int, int]:
    """How often any two meet, at least and at most."""
    counts = meetings(rounds).values()
    has_strangers = len(counts) < players * (players - 1) // 2
    return 0 if has_strangers else min(counts, default=0), max(counts, default=0)


def _seat_distances(rounds: Sequence[Round]) -> Iterator[float]:
    had = seat_counts(rounds)
    shares: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for group in tables:
            for player, seat in _places_at(group):
                shares[player, seat] += 12 // len(group)
    yield from (abs(had[key] - share / 12) for key, share in shares.items())


def _places_at(group: Group) -> Iterator[tuple[int, int]]:
    """Every player with every seat of the table."""
    return ((player, seat) for player in group for seat in range(1, len(group) + 1))
