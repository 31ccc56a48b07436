"""`python -m benchmarks._schedules PLAYERS SIZE ROUNDS [SECONDS [WIDER]]`: looks for a schedule as even as can be.

This is how the kept ones were found. Players are turned in circles of a common length; a base round is annealed with
all rounds that follow from it by turning, so that there is little to search and much comes out even by itself. Which
circles are good is not known before: all are tried in turn. WIDER rounds have one table more.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations, count, pairwise, product
from math import exp
from random import Random
from time import monotonic

from domain.league.evening import least_cost
from domain.league.kept import LETTERS, rounds_of, turned
from domain.league.tables import evenness, sizes_of, table_sizes

STEPS = 20_000
FREE_ROUNDS = 4
"""How many rounds may be drawn for themselves, besides those that follow from base rounds."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """So many circles of this length; players beyond them stay where they are. `bases` rounds are turned, and `wider`
    of those that have a table more."""

    length: int
    circles: int
    bases: int
    wider: int

    def turned(self, player: int, by: int) -> int:
        return turned(player, by, self.length, self.circles)


def symmetries(players: int, rounds: int, wider: int) -> Iterator[Symmetry]:
    """Those that leave few players and few rounds to themselves."""
    for length in range(rounds, 1, -1):
        for bases, wide in product(range((rounds - wider) // length, -1, -1), range(wider // length, -1, -1)):
            if bases + wide and rounds - (bases + wide) * length <= FREE_ROUNDS:
                for circles in range(players // length, 0, -1):
                    if 3 * circles * length >= 2 * players:
                        yield Symmetry(length, circles, bases, wide)


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a round: for every place of the order its first and its last, and how often the round is turned."""

    bounds: tuple[tuple[int, int], ...]
    turns: range

    @staticmethod
    def of(sizes: tuple[int, ...], turns: int) -> Tables:
        ends = list(accumulate(sizes, initial=0))
        return Tables(tuple(pairwise(ends)), range(turns))

    def at(self, place: int) -> tuple[int, int]:
        return next(bound for bound in self.bounds if place < bound[1])


def drawn_by(symmetry: Symmetry, players: int, size: int, rounds: int, wider: int) -> list[Tables]:
    """What is to be drawn: base rounds and rounds for themselves, of both kinds."""
    tables = len(table_sizes(players, size))
    kinds = ((tables, symmetry.bases, rounds - wider), (tables + 1, symmetry.wider, wider))
    return [
        Tables.of(sizes_of(players, count), turns)
        for count, bases, total in kinds
        for turns in [symmetry.length] * bases + [1] * (total - bases * symmetry.length)
    ]


class Annealing:
    """One run; `cost` is the sum of squared meetings."""

    def __init__(self, players: int, tables: list[Tables], symmetry: Symmetry, chance: Random) -> None:
        self._players = players
        self._symmetry = symmetry
        self._chance = chance
        self._tables = tables
        self._drawn = [chance.sample(range(players), players) for _ in tables]
        self._met = [[0] * players for _ in range(players)]
        self.cost = 0
        for drawn, shape in zip(self._drawn, tables, strict=True):
            for bound, by in product(shape.bounds, shape.turns):
                for pair in combinations([symmetry.turned(player, by) for player in drawn[slice(*bound)]], 2):
                    self._meet(*pair, 1)

    def words(self) -> list[str]:
        """As they are kept."""
        fewest = min(len(tables.bounds) for tables in self._tables)
        return [self._word(drawn, tables, fewest) for drawn, tables in zip(self._drawn, self._tables, strict=True)]

    def _word(self, drawn: list[int], tables: Tables, fewest: int) -> str:
        groups = (sorted(LETTERS[player] for player in drawn[slice(*bound)]) for bound in tables.bounds)
        turns = f"*{self._symmetry.length}x{self._symmetry.circles}" if len(tables.turns) > 1 else ""
        return "+" * (len(tables.bounds) - fewest) + "".join(letter for group in groups for letter in group) + turns

    def _meet(self, one: int, other: int, change: int) -> None:
        self.cost += 2 * change * self._met[one][other] + 1
        self._met[one][other] = self._met[other][one] = self._met[one][other] + change

    def step(self, heat: float) -> None:
        """Exchanges two players of a round and of all that follow from it, unless that is much worse."""
        number = self._chance.randrange(len(self._drawn))
        tables = self._tables[number]
        here, there = self._chance.sample(range(self._players), 2)
        if tables.at(here) == tables.at(there):
            return
        before = self.cost
        self._exchange(number, here, there)
        worse = self.cost - before
        if worse > 0 and self._chance.random() >= exp(-worse / (2 * heat * max(1.0, 0.6 * len(tables.turns)))):
            self._exchange(number, here, there)

    def _exchange(self, number: int, here: int, there: int) -> None:
        drawn, tables = self._drawn[number], self._tables[number]
        for place, other in ((here, there), (there, here)):
            for mate in (each for each in range(*tables.at(place)) if each != place):
                for by in tables.turns:
                    turned = [self._symmetry.turned(drawn[each], by) for each in (mate, place, other)]
                    self._meet(turned[0], turned[1], -1)
                    self._meet(turned[0], turned[2], 1)
        drawn[here], drawn[there] = drawn[there], drawn[here]


def found(players: int, size: int, rounds: int, seconds: float, wider: int = 0) -> list[str]:
    """The first even schedule, or the evenest when the time is up, as it is kept."""
    chance, end = Random(1), monotonic() + seconds
    ways = list(symmetries(players, rounds, wider)) or [Symmetry(1, players, rounds - wider, wider)]
    best: tuple[int, list[str]] | None = None
    for turn in count():
        way = ways[turn % len(ways)]
        tables = drawn_by(way, players, size, rounds, wider)
        run, goal = Annealing(players, tables, way, chance), _least_cost(tables, players)
        for step in range(STEPS):
            run.step(1.4 * (1 - step / STEPS) ** 2 + 1e-9)
            if best is None or run.cost < best[0]:
                best = run.cost, run.words()
                if run.cost == goal:
                    return best[1]
        if monotonic() > end:
            break
    assert best is not None
    return best[1]


def _least_cost(tables: list[Tables], players: int) -> int:
    rounds = [tuple(tuple(range(*bound)) for bound in each.bounds) for each in tables for _ in each.turns]
    return least_cost(rounds, players)


def main() -> int:
    """Ends with 1 where the schedule is not even."""
    players, size, rounds, *more = map(int, sys.argv[1:])
    words, tables = found(players, size, rounds, *(more or [600])), len(table_sizes(players, size))
    print(f"{players} {tables} {rounds}-{rounds}:\n{' '.join(words)}")
    return 0 if evenness([drawn for word in words for drawn in rounds_of(word, tables)], players).is_even else 1


if __name__ == "__main__":
    sys.exit(main())
