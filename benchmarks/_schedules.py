"""`python -m benchmarks._schedules PLAYERS SIZE ROUNDS [SECONDS [WIDER [LEAST]]]`: looks for an even schedule.

This is how the kept ones were found. Players are turned in circles of a common length; a base round is annealed with
all rounds that follow from it by turning, so that there is little to search and much comes out even by itself. Which
circles are good is not known before: all are tried in turn. WIDER rounds have one table more. With LEAST the schedule
is to be even after so many rounds, too. If all have met equally often within the same one by then and in the end, they
have after every number of rounds in between.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations, count, pairwise, product
from math import exp
from random import Random
from time import monotonic

from domain.league.kept import LETTERS, rounds_of, turned
from domain.league.tables import evenness, sizes_of, table_sizes

STEPS = 20_000
FREE_ROUNDS = 4
"""How many rounds may be drawn for themselves, besides those that follow from base rounds."""


@dataclass(frozen=True, slots=True)
class Part:
    """So many rounds of so many tables."""

    tables: int
    rounds: int


def parts_of(players: int, size: int, rounds: int, wider: int, least: int) -> tuple[Part, ...]:
    """Those after which the schedule is to be even already, those that follow, and those with a table more."""
    tables = len(table_sizes(players, size))
    return Part(tables, least), Part(tables, rounds - wider - least), Part(tables + 1, wider)


@dataclass(frozen=True, slots=True)
class Symmetry:
    """So many circles of this length; players beyond them stay where they are. Of every part so many rounds are bases,
    which are turned."""

    length: int
    circles: int
    bases: tuple[int, ...]

    def turned(self, player: int, by: int) -> int:
        return turned(player, by, self.length, self.circles)


def symmetries(players: int, parts: tuple[Part, ...]) -> Iterator[Symmetry]:
    """Those that leave few players and few rounds to themselves."""
    rounds = sum(part.rounds for part in parts)
    for length in range(min(players, rounds), 1, -1):
        for bases in product(*(range(part.rounds // length, -1, -1) for part in parts)):
            if any(bases) and rounds - sum(bases) * length <= FREE_ROUNDS:
                for circles in range(players // length, 0, -1):
                    if 3 * circles * length >= 2 * players:
                        yield Symmetry(length, circles, bases)


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a round: for every place of the order its first and its last, how often the round is turned, and
    whether it is of the first part."""

    bounds: tuple[tuple[int, int], ...]
    turns: range
    is_early: bool

    @staticmethod
    def of(sizes: tuple[int, ...], turns: int, is_early: bool) -> Tables:
        ends = list(accumulate(sizes, initial=0))
        return Tables(tuple(pairwise(ends)), range(turns), is_early)

    def at(self, place: int) -> tuple[int, int]:
        return next(bound for bound in self.bounds if place < bound[1])


def drawn_by(symmetry: Symmetry, players: int, parts: tuple[Part, ...]) -> list[Tables]:
    """What is to be drawn: base rounds and rounds for themselves, part by part."""
    return [
        Tables.of(sizes_of(players, part.tables), turns, part is parts[0])
        for part, bases in zip(parts, symmetry.bases, strict=True)
        for turns in [symmetry.length] * bases + [1] * (part.rounds - bases * symmetry.length)
    ]


class Annealing:
    """One run; `cost` is the sum of squared meetings, of all rounds and of the first part."""

    def __init__(self, players: int, tables: list[Tables], symmetry: Symmetry, chance: Random) -> None:
        self._players = players
        self._symmetry = symmetry
        self._chance = chance
        self._tables = tables
        self._drawn = [chance.sample(range(players), players) for _ in tables]
        self._met, self._met_early = ([[0] * players for _ in range(players)] for _ in range(2))
        self.cost = 0
        for drawn, shape in zip(self._drawn, tables, strict=True):
            for bound, by in product(shape.bounds, shape.turns):
                for pair in combinations([symmetry.turned(player, by) for player in drawn[slice(*bound)]], 2):
                    self._meet(shape, *pair, 1)

    def words(self) -> list[str]:
        """As they are kept."""
        fewest = min(len(tables.bounds) for tables in self._tables)
        return [self._word(drawn, tables, fewest) for drawn, tables in zip(self._drawn, self._tables, strict=True)]

    def _word(self, drawn: list[int], tables: Tables, fewest: int) -> str:
        groups = (sorted(LETTERS[player] for player in drawn[slice(*bound)]) for bound in tables.bounds)
        turns = f"*{self._symmetry.length}x{self._symmetry.circles}" if len(tables.turns) > 1 else ""
        return "+" * (len(tables.bounds) - fewest) + "".join(letter for group in groups for letter in group) + turns

    def _meet(self, tables: Tables, one: int, other: int, change: int) -> None:
        for met in (self._met, self._met_early) if tables.is_early else (self._met,):
            self.cost += 2 * change * met[one][other] + 1
            met[one][other] = met[other][one] = met[one][other] + change

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
                    self._meet(tables, turned[0], turned[1], -1)
                    self._meet(tables, turned[0], turned[2], 1)
        drawn[here], drawn[there] = drawn[there], drawn[here]


def found(players: int, size: int, rounds: int, seconds: float, wider: int = 0, least: int = 0) -> list[str]:
    """The first even schedule, or the evenest when the time is up, as it is kept."""
    chance, end = Random(1), monotonic() + seconds
    parts = parts_of(players, size, rounds, wider, least)
    ways = list(symmetries(players, parts)) or [Symmetry(1, players, tuple(part.rounds for part in parts))]
    best: tuple[int, list[str]] | None = None
    for turn in count():
        way = ways[turn % len(ways)]
        tables = drawn_by(way, players, parts)
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
    """What the cost would be if all meetings were spread within one: nothing can be better."""
    return sum(_least_squares(each, players) for each in (tables, [shape for shape in tables if shape.is_early]))


def _least_squares(tables: list[Tables], players: int) -> int:
    sizes = [end - start for each in tables for start, end in each.bounds for _ in each.turns]
    pairs = players * (players - 1) // 2
    often, more = divmod(sum(size * (size - 1) // 2 for size in sizes), pairs)
    return more * (often + 1) ** 2 + (pairs - more) * often**2


def main() -> int:
    """Ends with 1 where the schedule is not even."""
    players, size, rounds, *more = map(int, sys.argv[1:])
    words, tables = found(players, size, rounds, *(more or [600])), len(table_sizes(players, size))
    least = more[2] if len(more) > 2 else rounds
    print(f"{players} {tables} {least}-{rounds}:\n{' '.join(words)}")
    drawn = [each for word in words for each in rounds_of(word, tables)]
    return 0 if all(evenness(drawn[:number], players).is_even for number in range(least, rounds + 1)) else 1


if __name__ == "__main__":
    sys.exit(main())
