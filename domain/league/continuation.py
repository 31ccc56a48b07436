"""Rounds that follow others: each brings together players who have met least, as far as a bounded search finds it.

The search fills the tables one after the other. Then it exchanges two players of different tables at a time, always by
the best exchange at one of the tables where players meet again. Players who have just moved rest for a few turns, so
that the search gets away from local optima. It uses no chance and no clock: the same rounds before give the same rounds
after, on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from domain.league.tables import Round

PATIENCE = 150
"""A round is taken after this number of exchanges without improvement. With 60 some seasons in a hundred differ by
three meetings, with 150 hardly any; 48 players and 24 rounds take about a tenth of a second."""
REST = 5
"""For this number of turns an exchanged player stays, unless moving on makes the best tables so far."""
STEEPNESS = 5
"""A meeting beyond the fewest of any two weighs this many times as much as the one before."""

Counts: TypeAlias = list[list[int]]
"""A number for each two players."""


def continuation(before: Sequence[Round], players: int, sizes: Sequence[int], rounds: int) -> list[Round]:
    """As many more rounds at tables of these sizes, the larger first, after those before."""
    met = [[0] * players for _ in range(players)]
    for tables in before:
        _count_meetings(met, tables)
    found: list[Round] = []
    for _ in range(rounds):
        found.append(_next_round(met, sizes))
        _count_meetings(met, found[-1])
    return found


def _count_meetings(met: Counts, tables: Round) -> None:
    for group in tables:
        for one, other in combinations(group, 2):
            met[one][other] += 1
            met[other][one] += 1


def _next_round(met: Counts, sizes: Sequence[int]) -> Round:
    weights = _weights(met)
    return _Search(_first_tables(weights, sizes), weights).best_tables()


def _weights(met: Counts) -> Counts:
    fewest = min([met[one][other] for one, other in combinations(range(len(met)), 2)], default=0)
    return [[STEEPNESS ** (times - fewest) - 1 if times > fewest else 0 for times in row] for row in met]


def _first_tables(weights: Counts, sizes: Sequence[int]) -> list[list[int]]:
    """The player who has met most others starts a table. Then come the players who have met those at it least."""
    free = sorted(range(len(weights)), key=lambda player: -sum(weights[player]))
    tables = []
    for size in sizes:
        table = [free.pop(0)]
        while len(table) < size:
            table.append(min(free, key=lambda player: sum([weights[player][other] for other in table])))
            free.remove(table[-1])
        tables.append(table)
    return tables


class _Search:
    """The tables of one round, and what each player would add to the cost of each table."""

    def __init__(self, tables: list[list[int]], weights: Counts) -> None:
        self._tables = tables
        self._weights = weights
        self._costs = [[sum([row[other] for other in table]) for table in tables] for row in weights]
        self._rests_until = [0] * len(weights)
        self._turn = 0
        self._total = sum(self._cost_of(number) for number in range(len(tables)))

    def _cost_of(self, number: int) -> int:
        return sum([self._costs[player][number] for player in self._tables[number]]) // 2

    def best_tables(self) -> Round:
        """The cheapest tables found."""
        best, least, last = self._snapshot(), self._total, 0
        while least and self._turn - last < PATIENCE:
            self._turn += 1
            costly = [number for number in range(len(self._tables)) if self._cost_of(number)]
            self._improve(costly[self._turn % len(costly)], least)
            if self._total < least:
                best, least, last = self._snapshot(), self._total, self._turn
        return best

    def _snapshot(self) -> Round:
        return tuple([tuple(table) for table in self._tables])

    def _improve(self, number: int, least: int) -> None:
        """Makes the best exchange of a player of this table. Players who rest move only for a new record."""
        best, best_change = (-1, -1, -1), 0
        for player in self._tables[number]:
            for other_number, table in enumerate(self._tables):
                if other_number == number:
                    continue
                for other in table:
                    change = self._change(player, number, other, other_number)
                    if best[0] >= 0 and change >= best_change:
                        continue
                    if self._total + change < least or not self._is_resting(player, other):
                        best, best_change = (player, other, other_number), change
        if best[0] >= 0:
            self._exchange(number, *best)
            self._total += best_change

    def _change(self, player: int, number: int, other: int, other_number: int) -> int:
        own, his = self._costs[player], self._costs[other]
        between = 2 * self._weights[player][other]
        return own[other_number] - own[number] + his[number] - his[other_number] - between

    def _is_resting(self, player: int, other: int) -> bool:
        return max(self._rests_until[player], self._rests_until[other]) > self._turn

    def _exchange(self, number: int, player: int, other: int, other_number: int) -> None:
        here, there = self._tables[number], self._tables[other_number]
        here[here.index(player)], there[there.index(other)] = other, player
        for costs, added, removed in zip(self._costs, self._weights[other], self._weights[player], strict=True):
            costs[number] += added - removed
            costs[other_number] += removed - added
        self._rests_until[player] = self._rests_until[other] = self._turn + REST
