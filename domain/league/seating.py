"""Seats for one round, as fair as can be after what was: every seat as often as there are tables.

What a player has had of a seat beyond his fair share is a debt, in twelfths. A choice costs what the debts then weigh,
large ones far more than small ones. Players change seats in circles for as long as that costs less in all; when no
circle does, nothing does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations

WHOLE = 12
"""A seat had once, in twelfths: tables of two, three and four share it without remainder."""

Debts = Mapping[tuple[int, int], int]
"""How far above (below 0) his fair share each player has each seat (from 1), in twelfths."""


def after(debts: Debts, player: int, seat: int, size: int) -> list[int]:
    """A player's debts once he has had a seat of a table of this size."""
    share = WHOLE // size
    return [debts.get((player, each), 0) + WHOLE * (each == seat) - share for each in range(1, size + 1)]


def seats_for(players: Sequence[int], size: int, debts: Debts) -> dict[int, int]:
    """A seat for each; as many for every seat. There are as many players as fill their tables."""
    return _Seating(players, size, debts).settled()


class _Seating:
    """Who has which seat so far, and what every other would cost."""

    def __init__(self, players: Sequence[int], size: int, debts: Debts) -> None:
        seats = range(1, size + 1)
        self._costs = {
            player: {seat: _weight(after(debts, player, seat, size)) for seat in seats} for player in players
        }
        self._held: dict[int, list[int]] = {seat: [] for seat in seats}
        room = len(players) // size
        for player in players:
            free = [seat for seat in seats if len(self._held[seat]) < room]
            seat = min(free, key=lambda seat: (self._costs[player][seat], len(self._held[seat]), seat))
            self._held[seat].append(player)
        self._moves = {pair: self._cheapest(*pair) for pair in permutations(seats, 2)}

    def _cheapest(self, seat: int, other: int) -> tuple[int, int]:
        """What it costs at least to move somebody from one seat to the other, and whom."""
        return min((self._costs[player][other] - self._costs[player][seat], player) for player in self._held[seat])

    def settled(self) -> dict[int, int]:
        while True:
            saved, circle = min(
                (sum(self._moves[step][0] for step in steps), steps) for steps in _circles(len(self._held))
            )
            if saved >= 0:
                return {player: seat for seat, players in self._held.items() for player in players}
            self._turn(circle)

    def _turn(self, circle: tuple[tuple[int, int], ...]) -> None:
        moved = [(self._moves[step][1], *step) for step in circle]
        for player, seat, other in moved:
            self._held[seat].remove(player)
            self._held[other].append(player)
        touched = {seat for seat, _ in circle}
        self._moves.update({pair: self._cheapest(*pair) for pair in self._moves if pair[0] in touched})


def _weight(debts: Sequence[int]) -> int:
    return sum(debt**4 for debt in debts)


def _circles(seats: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to change places in a circle; a circle of one changes nothing."""
    yield ()
    for length in range(2, seats + 1):
        for first, *others in combinations(range(1, seats + 1), length):
            for rest in permutations(others):
                stops = (first, *rest)
                yield tuple(zip(stops, (*rest, first), strict=True))


def worst(seats: Mapping[int, int], size: int, debts: Debts) -> int:
    """The largest debt that anyone has, or that is owed to anyone, by then."""
    return max(abs(debt) for player, seat in seats.items() for debt in after(debts, player, seat, size))
