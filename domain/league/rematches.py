"""The tables of a Swiss round with as few rematches as possible: players change places, near ones first.

Tables of two are a matching: no pair meets more often than in the best pairing there is. At larger tables players are
exchanged one pair after the other, also where that does not help at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from domain.league.matching import ALONE, match_all

NEAR = 4
"""How many tables away the search looks first."""
FARTHEST = 16
PATIENCE = 30
"""The search ends after this number of exchanges without improvement."""
REST = 5
"""For this number of exchanges a player who has just moved stays."""

Rows: TypeAlias = list[list[int]]
Met: TypeAlias = Counter[tuple[int, int]]
"""How often two have met, the smaller number first."""
Seats: TypeAlias = Mapping[int, frozenset[int]]
"""Which seats (from 1) each player may have."""
Exchange: TypeAlias = tuple[int, int, int, int]
"""The table and seat (from 0) of one player, and of the other."""


def duels(rows: Rows, met: Met, seats: Seats) -> Rows:
    """Tables of two for these players. `rows` is one way to seat them all, the best in the standings first."""
    pairing = _Pairing([player for row in rows for player in row], met, seats)
    partners = [place ^ 1 for place in range(len(pairing.players))]
    most = 0
    while not pairing.pair_all(partners, most):
        most += 1
    return [pairing.seat_order(one, other) for one, other in enumerate(partners) if one < other]


@dataclass(frozen=True, slots=True)
class _Pairing:
    """Players in the order of the standings, and what prevents their meeting."""

    players: Sequence[int]
    met: Met
    seats: Seats

    def pair_all(self, partners: list[int], most: int) -> bool:
        """Finds for all partners they have met at most so often, the nearest possible; says whether all have one."""
        for one, other in enumerate(partners):
            if other != ALONE and not self._is_fit(one, other, most):
                partners[one] = partners[other] = ALONE
        reach = 2 * NEAR
        while not match_all(partners, partial(self._around, reach, most)):
            if reach >= len(self.players):
                return False
            reach *= 2
        return True

    def _around(self, reach: int, most: int, one: int) -> Iterator[int]:
        for distance in range(1, min(reach, len(self.players) - 1) + 1):
            for other in (one - distance, one + distance):
                if 0 <= other < len(self.players) and self._is_fit(one, other, most):
                    yield other

    def _is_fit(self, one: int, other: int, most: int) -> bool:
        first, second = self.players[one], self.players[other]
        pair = (first, second) if first < second else (second, first)
        return self.met.get(pair, 0) <= most and len(self.seats[first] | self.seats[second]) > 1

    def seat_order(self, one: int, other: int) -> list[int]:
        first, second = self.players[one], self.players[other]
        return [first, second] if 1 in self.seats[first] and 2 in self.seats[second] else [second, first]


def groups(rows: Rows, met: Met, seats: Seats) -> Rows:
    """Larger tables with fewer rematches, if any are found; third meetings weigh more."""
    search = _Search(rows, met, seats)
    reach = NEAR
    while search.least and reach <= FARTHEST:
        search.search(reach)
        reach = reach * 2 if reach < len(rows) else FARTHEST + 1
    return search.best


class _Search:
    """A tabu search over exchanges around one table at a time where players meet again."""

    def __init__(self, rows: Rows, met: Met, seats: Seats) -> None:
        self._rows = [list(row) for row in rows]
        self._seats = seats
        self._weights: dict[int, dict[int, int]] = {player: {} for row in rows for player in row}
        for (one, other), times in met.items():
            if one in self._weights and other in self._weights:
                self._weights[one][other] = self._weights[other][one] = times**2
        self._costs = [sum(self._cost(player, row) for player in row) // 2 for row in self._rows]
        self._resting: dict[int, int] = {}
        self._turn = 0
        self.best, self.least = [list(row) for row in rows], sum(self._costs)

    def _cost(self, player: int, row: Sequence[int]) -> int:
        weights = self._weights[player]
        return sum([weights[other] for other in row if other in weights])

    def search(self, reach: int) -> None:
        """Goes on until nobody meets again, or nothing has improved for long."""
        last = self._turn
        while self.least and self._turn - last < PATIENCE:
            self._turn += 1
            bad = [table for table, cost in enumerate(self._costs) if cost]
            exchange = self._best_around(bad[self._turn % len(bad)], reach)
            if exchange is None:
                continue
            self._exchange_players(exchange)
            if sum(self._costs) < self.least:
                self.best, self.least, last = [list(row) for row in self._rows], sum(self._costs), self._turn

    def _best_around(self, table: int, reach: int) -> Exchange | None:
        """The exchange with the fewest rematches, the nearest of equals. Players who rest move only for a new
        record."""
        found, worth = None, (0, 0)
        now = sum(self._costs)
        for exchange in self._exchanges(table, reach):
            change = self._change(exchange)
            if found is not None and (change, abs(exchange[2] - table)) >= worth:
                continue
            if now + change >= self.least and self._is_resting(exchange):
                continue
            found, worth = exchange, (change, abs(exchange[2] - table))
        return found

    def _exchanges(self, table: int, reach: int) -> Iterator[Exchange]:
        here = self._rows[table]
        moving = [(seat, self._seats[player]) for seat, player in enumerate(here) if self._cost(player, here)]
        for other in range(max(0, table - reach), min(len(self._rows), table + reach + 1)):
            if other == table or len(self._rows[other]) != len(here):
                continue
            for place, player in enumerate(self._rows[other]):
                may = self._seats[player]
                for seat, own in moving:
                    if place + 1 in own and seat + 1 in may:
                        yield table, seat, other, place

    def _change(self, exchange: Exchange) -> int:
        table, seat, other, place = exchange
        here, there = self._rows[table], self._rows[other]
        one, two = here[seat], there[place]
        between = 2 * self._weights[one].get(two, 0)
        gained = self._cost(one, there) + self._cost(two, here) - between
        return gained - self._cost(one, here) - self._cost(two, there)

    def _is_resting(self, exchange: Exchange) -> bool:
        table, seat, other, place = exchange
        moved = max(self._resting.get(self._rows[table][seat], 0), self._resting.get(self._rows[other][place], 0))
        return moved > self._turn

    def _exchange_players(self, exchange: Exchange) -> None:
        table, seat, other, place = exchange
        here, there = self._rows[table], self._rows[other]
        here[seat], there[place] = there[place], here[seat]
        for each in (table, other):
            row = self._rows[each]
            self._costs[each] = sum(self._cost(player, row) for player in row) // 2
        self._resting[here[seat]] = self._resting[there[place]] = self._turn + REST
