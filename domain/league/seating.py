"""Seats for one round, as fair as possible after the rounds before.

A debt is what a player has had of a seat beyond the fair share, in twelfths. Large debts cost far more than small ones.
Players change seats in cycles as long as that lowers the total cost; when no cycle does, nothing does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations
from typing import TypeAlias

from domain.league.tables import LARGEST_TABLE

WHOLE = 12
"""A seat had once, in twelfths: tables of two, three and four share it without remainder."""
STEEPNESS = 8
"""The power of a debt that weighs. With 4 some seasons with tables of two sizes left somebody more than one away from
his share, because two middling debts were taken for one large one; with 8 none did."""
_UNWILLING = 10**8
"""What a smaller table weighs for each time somebody has had one: as much as a debt of ten twelfths. Were it more,
seats could not always be shared out within one."""

Debts: TypeAlias = Mapping[tuple[int, int], int]
"""How far each player is above (below 0) the fair share of each seat (from 1), in twelfths."""
Slot: TypeAlias = tuple[int, int]
"""A table's size, and one of its seats."""


def debts_after(debts: Debts, player: int, slot: Slot) -> list[int]:
    """A player's debts of every possible seat after a round on this one."""
    size, seat = slot
    owed = [debts.get((player, each), 0) for each in range(1, LARGEST_TABLE + 1)]
    owed[seat - 1] += WHOLE
    return [debt - WHOLE // size if each < size else debt for each, debt in enumerate(owed)]


def seats_for(
    players: Sequence[int], sizes: Sequence[int], debts: Debts, unwilling: Mapping[int, int] | None = None
) -> dict[int, Slot]:
    """A seat for each player at tables of these sizes. Unwilling players sit less often at smaller ones."""
    return _Seating(players, sizes, debts, unwilling or {}).best_seats()


def worst_debt(seats: Mapping[int, Slot], debts: Debts) -> int:
    """The largest debt, in either direction, that anyone has then."""
    return max(abs(debt) for player, slot in seats.items() for debt in debts_after(debts, player, slot))


class _Seating:
    """The slots held so far, and what every other would cost each player."""

    def __init__(
        self, players: Sequence[int], sizes: Sequence[int], debts: Debts, unwilling: Mapping[int, int]
    ) -> None:
        self._slots: list[Slot] = [(size, seat) for size in sorted(set(sizes)) for seat in range(1, size + 1)]
        self._costs = {
            player: [
                _weight(debts_after(debts, player, slot))
                + _UNWILLING * unwilling.get(player, 0) * (slot[0] < max(sizes))
                for slot in self._slots
            ]
            for player in players
        }
        self._held: list[list[int]] = [[] for _ in self._slots]
        room = [sizes.count(size) for size, _ in self._slots]
        for player in players:
            free = [slot for slot, held in enumerate(self._held) if len(held) < room[slot]]
            slot = min(free, key=lambda slot: (self._costs[player][slot], len(self._held[slot]), slot))
            self._held[slot].append(player)
        self._moves = {pair: self._cheapest(*pair) for pair in permutations(range(len(self._slots)), 2)}

    def _cheapest(self, slot: int, other: int) -> tuple[int, int]:
        """The lowest cost of moving somebody from one slot to the other, and the player."""
        return min((self._costs[player][other] - self._costs[player][slot], player) for player in self._held[slot])

    def best_seats(self) -> dict[int, Slot]:
        while circle := self._circle():
            self._turn(circle)
        return {player: self._slots[slot] for slot, held in enumerate(self._held) for player in held}

    def _circle(self) -> list[int]:
        """Slots around which somebody each moves on to the next for less in all; none where that saves nothing.
        Bellman and Ford's way: costs that still fall after as many passes as there are slots fall in a circle."""
        count = len(self._slots)
        costs, came = [0] * count, [0] * count
        fell = -1
        for _ in range(count):
            fell = -1
            for (slot, other), (cost, _) in self._moves.items():
                if costs[slot] + cost < costs[other]:
                    costs[other], came[other], fell = costs[slot] + cost, slot, other
        if fell < 0:
            return []
        for _ in range(count):
            fell = came[fell]
        return [*_cycle_from(came, fell)][::-1]

    def _turn(self, circle: Sequence[int]) -> None:
        moved = [(self._moves[step][1], *step) for step in pairwise([*circle, circle[0]])]
        for player, slot, other in moved:
            self._held[slot].remove(player)
            self._held[other].append(player)
        self._moves.update({pair: self._cheapest(*pair) for pair in self._moves if pair[0] in circle})


def _cycle_from(came: Sequence[int], last: int) -> Iterator[int]:
    """Back from a slot until it comes round again."""
    yield last
    slot = came[last]
    while slot != last:
        yield slot
        slot = came[slot]


def _weight(debts: Sequence[int]) -> int:
    return sum([debt**STEEPNESS for debt in debts])
