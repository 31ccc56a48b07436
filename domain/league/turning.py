"""Long seasons of many players: base rounds that are turned through circles of players, evened out by exchanges.

Turned all the way round, a base round lets all pairs of an orbit (those that follow from each other by turning) meet
equally often, so there are few numbers to even out: one for each orbit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from domain.league.kept import turned
from domain.league.tables import Round

SWEEPS = 2
"""How often all exchanges are tried."""
PRIME = 499
"""Mixes the players of base rounds to begin with."""
MOST_TO_EXCHANGE = 100_000
"""So much may there be to even out: base rounds times players times players."""


@dataclass(frozen=True, slots=True)
class Circles:
    """So many circles of this length; the last player may be in none."""

    length: int
    count: int

    def turned(self, tables: Sequence[Sequence[int]], by: int) -> Round:
        return tuple(tuple(turned(player, by, self.length, self.count) for player in group) for group in tables)


def circles_of(players: int, rounds: int) -> Iterator[Circles]:
    """Those that can be turned all the way round, the longest first; the shorter the more there is to even out."""
    for length in range(min(players, rounds), 1, -1):
        if players % length <= 1 and rounds // length * players * players <= MOST_TO_EXCHANGE:
            yield Circles(length, players // length)


def turned_rounds(
    players: int, first: Sequence[Round], circles: Circles, sizes: Sequence[int], rounds: int
) -> list[Round]:
    """So many rounds of these sizes, a multiple of the length, that are even together with the first ones."""
    turning = _Turning(players, sizes, circles, first, rounds // circles.length)
    turning.even_out()
    return list(turning.rounds())


class _Turning:
    """Base rounds, and how often the pairs of each orbit meet: the level is that on average, times the length."""

    def __init__(
        self, players: int, sizes: Sequence[int], circles: Circles, first: Sequence[Round], bases: int
    ) -> None:
        self._circles = circles
        self._orbit, self._orbits = _orbits(players, circles)
        self._level = [0] * len(self._orbits)
        for one, other in (pair for tables in first for group in tables for pair in combinations(group, 2)):
            orbit = self._orbit[one][other]
            self._level[orbit] += circles.length // self._orbits[orbit]
        self._bases = [list(_dealt(players, sizes, number)) for number in range(bases)]
        for base in self._bases:
            self._meet((self._orbit[one][other] for group in base for one, other in combinations(group, 2)), 1)

    def rounds(self) -> Iterator[Round]:
        for base, by in product(self._bases, range(self._circles.length)):
            yield self._circles.turned(base, by)

    def _meet(self, orbits: Iterator[int] | list[int], change: int) -> int:
        """By how much the sum of squared levels grows."""
        length, worse = self._circles.length, 0
        for orbit in orbits:
            size = self._orbits[orbit]
            more = change * length * length // size
            worse += size * more * (2 * self._level[orbit] + more)
            self._level[orbit] += more
        return worse

    def even_out(self) -> None:
        for _ in range(SWEEPS):
            if not sum(self._exchanged(*pair) for base in self._bases for pair in combinations(base, 2)):
                break

    def _exchanged(self, here: list[int], there: list[int]) -> int:
        """How many exchanges between two tables made the meetings more even."""
        return sum(self._is_better(here, there, *places) for places in product(range(len(here)), range(len(there))))

    def _is_better(self, here: list[int], there: list[int], place: int, other: int) -> bool:
        one, two = self._orbit[here[place]], self._orbit[there[other]]
        mates, others = here[:place] + here[place + 1 :], there[:other] + there[other + 1 :]
        before = [one[mate] for mate in mates] + [two[mate] for mate in others]
        after = [two[mate] for mate in mates] + [one[mate] for mate in others]
        level = self._level
        if sum([level[orbit] for orbit in after]) >= sum([level[orbit] for orbit in before]):
            return False
        if self._meet(before, -1) + self._meet(after, 1) < 0:
            here[place], there[other] = there[other], here[place]
            return True
        self._meet(after, -1)
        self._meet(before, 1)
        return False


def _orbits(players: int, circles: Circles) -> tuple[list[list[int]], list[int]]:
    """For any two players the number of their orbit, and how many pairs each has."""
    orbit, sizes = [[-1] * players for _ in range(players)], list[int]()
    for pair in combinations(range(players), 2):
        if orbit[pair[0]][pair[1]] < 0:
            pairs = {frozenset(circles.turned((pair,), by)[0]) for by in range(circles.length)}
            for one, other in map(tuple, pairs):
                orbit[one][other] = orbit[other][one] = len(sizes)
            sizes.append(len(pairs))
    return orbit, sizes


def _dealt(players: int, sizes: Sequence[int], number: int) -> Iterator[list[int]]:
    """Any tables to begin with, others for every number."""
    mixed = sorted(
        (number + 2) * (player + 1) * (player + number + 1) % PRIME * players + player for player in range(players)
    )
    order = (place % players for place in mixed)
    for size in sizes:
        yield [next(order) for _ in range(size)]
