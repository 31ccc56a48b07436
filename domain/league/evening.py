"""Evening out a schedule: players change tables within a round while that brings the meetings closer together.

Annealing with a generator of its own: the same schedule comes out everywhere, and no clock decides when it is done.
"""

from __future__ import annotations

from itertools import combinations
from math import exp

from domain.league.tables import Round

STEPS = 40_000
START_HEAT = 1.2
"""At first a change for the worse by one meeting too many is often accepted; at the end none is."""


def evened(rounds: list[Round], players: int) -> list[Round]:
    """The evenest schedule found, rounds and table sizes as given."""
    return _Search(rounds, players).best()


def least_cost(rounds: list[Round], players: int) -> int:
    """The sum of squared meetings if all of them were spread within one: nothing can be better."""
    met = sum(len(group) * (len(group) - 1) // 2 for tables in rounds for group in tables)
    often, more = divmod(met, players * (players - 1) // 2)
    return more * (often + 1) ** 2 + (players * (players - 1) // 2 - more) * often**2


class _Search:
    """One annealing run over a mutable copy."""

    def __init__(self, rounds: list[Round], players: int) -> None:
        self._tables = [[list(group) for group in tables] for tables in rounds]
        self._players = players
        self._goal = least_cost(rounds, players)
        self._met = [[0] * players for _ in range(players)]
        self._small = [0] * players
        self._largest = max(len(group) for group in rounds[0])
        self._seed = players * 1_000_003 + len(rounds)
        for tables in self._tables:
            for group in tables:
                self._count(group)

    def _count(self, group: list[int]) -> None:
        for one, other in combinations(group, 2):
            self._met[one][other] += 1
            self._met[other][one] += 1
        if len(group) < self._largest:
            for player in group:
                self._small[player] += 1

    def best(self) -> list[Round]:
        cost = sum(count * count for row in self._met for count in row) // 2 + sum(n * n for n in self._small)
        goal = self._goal + self._least_small()
        best, kept = cost, self._frozen()
        for step in range(STEPS):
            if best == goal:
                break
            cost += self._try(START_HEAT * (1 - step / STEPS) ** 2 + 1e-9)
            if cost < best:
                best, kept = cost, self._frozen()
        return kept

    def _least_small(self) -> int:
        often, more = divmod(sum(self._small), self._players)
        return more * (often + 1) ** 2 + (self._players - more) * often**2

    def _frozen(self) -> list[Round]:
        return [tuple(tuple(group) for group in tables) for tables in self._tables]

    def _below(self, bound: int) -> int:
        self._seed = (self._seed * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        return (self._seed >> 33) % bound

    def _try(self, heat: float) -> int:
        """Exchanges two players if that is better, or by chance if it is a little worse; tells the change."""
        tables = self._tables[self._below(len(self._tables))]
        first = self._below(len(tables))
        second = (first + 1 + self._below(len(tables) - 1)) % len(tables)
        here, there = tables[first], tables[second]
        i, j = self._below(len(here)), self._below(len(there))
        change = self._change(here, there, here[i], there[j])
        if change > 0 and self._below(1 << 30) >= exp(-change / (2 * heat)) * (1 << 30):
            return 0
        self._exchange(here, there, i, j)
        return change

    def _change(self, here: list[int], there: list[int], one: int, other: int) -> int:
        mine, his = self._met[one], self._met[other]
        change = sum(his[mate] - mine[mate] + 1 for mate in here if mate != one)
        change += sum(mine[mate] - his[mate] + 1 for mate in there if mate != other)
        if len(here) != len(there):
            leaving, entering = (one, other) if len(here) < len(there) else (other, one)
            change += self._small[entering] - self._small[leaving] + 1
        return 2 * change

    def _exchange(self, here: list[int], there: list[int], i: int, j: int) -> None:
        one, other = here[i], there[j]
        for mates, comes, goes in ((here, other, one), (there, one, other)):
            for mate in mates:
                if mate != goes:
                    self._add(mate, goes, -1)
                    self._add(mate, comes, 1)
        if len(here) != len(there):
            leaving, entering = (one, other) if len(here) < len(there) else (other, one)
            self._small[leaving] -= 1
            self._small[entering] += 1
        here[i], there[j] = other, one

    def _add(self, one: int, other: int, count: int) -> None:
        self._met[one][other] += count
        self._met[other][one] += count
