"""`python -m benchmarks._schedules PLAYERS SIZE ROUNDS [SECONDS]`: looks for a schedule as even as can be.

This is how the kept ones were found. Players are turned in circles of a common length; a base round is annealed with
all rounds that follow from it by turning, so that there is little to search and much comes out even by itself. Which
circles are good is not known before: all are tried in turn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count
from math import exp
from random import Random
from time import monotonic

from domain.league.evening import least_cost
from domain.league.tables import Round, evenness, sizes_of, table_sizes

STEPS = 20_000
FREE_ROUNDS = 4
"""How many rounds may be drawn for themselves, besides those that follow from base rounds."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """So many circles of this length; players beyond them stay where they are. `bases` rounds are turned."""

    length: int
    circles: int
    bases: int

    def turned(self, player: int, by: int) -> int:
        if player >= self.length * self.circles:
            return player
        first = player - player % self.length
        return first + (player + by) % self.length


def symmetries(players: int, rounds: int) -> Iterator[Symmetry]:
    """Those that leave few players and few rounds to themselves."""
    for length in range(rounds, 1, -1):
        for bases in range(rounds // length, 0, -1):
            if rounds - bases * length <= FREE_ROUNDS:
                for circles in range(players // length, 0, -1):
                    if 3 * circles * length >= 2 * players:
                        yield Symmetry(length, circles, bases)


class Annealing:
    """One run; `cost` is the sum of squared meetings."""

    def __init__(self, players: int, sizes: tuple[int, ...], rounds: int, symmetry: Symmetry, chance: Random) -> None:
        self._players = players
        self._symmetry = symmetry
        self._chance = chance
        self._bounds = [(sum(sizes[:place]), sum(sizes[: place + 1])) for place in range(len(sizes))]
        self._table = [bound for bound in self._bounds for _ in range(*bound)]
        own = rounds - symmetry.bases * symmetry.length
        self._drawn = [chance.sample(range(players), players) for _ in range(symmetry.bases + own)]
        self._met = [[0] * players for _ in range(players)]
        self.cost = 0
        for tables in self.rounds():
            for group in tables:
                for pair in combinations(group, 2):
                    self._meet(*pair, 1)

    def rounds(self) -> list[Round]:
        """All of them, turned ones behind their base."""
        return [
            tuple(tuple(self._symmetry.turned(each, by) for each in drawn[slice(*bound)]) for bound in self._bounds)
            for number, drawn in enumerate(self._drawn)
            for by in self._turns(number)
        ]

    def _turns(self, number: int) -> range:
        return range(self._symmetry.length if number < self._symmetry.bases else 1)

    def _meet(self, one: int, other: int, change: int) -> None:
        self.cost += 2 * change * self._met[one][other] + 1
        self._met[one][other] = self._met[other][one] = self._met[one][other] + change

    def step(self, heat: float) -> None:
        """Exchanges two players of a round and of all that follow from it, unless that is much worse."""
        number = self._chance.randrange(len(self._drawn))
        here, there = self._chance.sample(range(self._players), 2)
        if self._table[here] == self._table[there]:
            return
        before = self.cost
        self._exchange(number, here, there)
        worse = self.cost - before
        if worse > 0 and self._chance.random() >= exp(-worse / (2 * heat * max(1.0, 0.6 * len(self._turns(number))))):
            self._exchange(number, here, there)

    def _exchange(self, number: int, here: int, there: int) -> None:
        drawn = self._drawn[number]
        for place, other in ((here, there), (there, here)):
            for mate in (each for each in range(*self._table[place]) if each != place):
                for by in self._turns(number):
                    turned = [self._symmetry.turned(drawn[each], by) for each in (mate, place, other)]
                    self._meet(turned[0], turned[1], -1)
                    self._meet(turned[0], turned[2], 1)
        drawn[here], drawn[there] = drawn[there], drawn[here]


def found(players: int, size: int, rounds: int, seconds: float) -> list[Round]:
    """The first even schedule, or the evenest when the time is up."""
    chance, end = Random(1), monotonic() + seconds
    sizes = table_sizes(players, size)
    ways = list(symmetries(players, rounds)) or [Symmetry(1, players, rounds)]
    best: tuple[int, list[Round]] | None = None
    for turn in count():
        run = Annealing(players, sizes, rounds, ways[turn % len(ways)], chance)
        for step in range(STEPS):
            run.step(1.4 * (1 - step / STEPS) ** 2 + 1e-9)
            if best is None or run.cost < best[0]:
                best = run.cost, run.rounds()
                if run.cost == least_cost(best[1], players):
                    return best[1]
        if monotonic() > end:
            break
    assert best is not None
    return best[1]


def written(drawn: list[Round], players: int) -> str:
    """As schedules are kept."""
    tables = len(drawn[0])
    assert [tuple(map(len, each)) for each in drawn] == [sizes_of(players, tables)] * len(drawn)
    texts = ("".join(chr(ord("a") + seed) for group in each for seed in sorted(group)) for each in drawn)
    return f"{players} {tables} {len(drawn)}-{len(drawn)}:\n{' '.join(texts)}"


def main() -> int:
    """Ends with 1 where the schedule is not even."""
    players, size, rounds, *seconds = map(int, sys.argv[1:])
    drawn = found(players, size, rounds, seconds[0] if seconds else 600)
    print(written(drawn, players))
    return 0 if evenness(drawn, players).is_even else 1


if __name__ == "__main__":
    sys.exit(main())
