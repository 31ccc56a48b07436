"""Starting positions: every player has each seat less than one away from the fair share (LG-11).

From the last seat to the first, each table that is large enough chooses one of its players without a seat. A player who
waits at x tables for one of k seats should be chosen x/k times. Chains of tables that choose the next player instead
bring everyone to x/k, rounded down or up. Such chains always exist: the choice is a flow with integer bounds, and the
shares are a fractional solution.

Tables differ in size by one at most. The rounding of the last seat (less than 1) moves each of the k other seats by
less than 1/k, and x/k is rounded by (k-1)/k at most, or not at all. Together that is less than one.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import ItemsView, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor

from domain.league.tables import Group, Round


def seated_rounds(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The same tables with their players in seat order (LG-11)."""
    flat = [group for tables in rounds for group in tables]
    ordered = iter(_seat_orders(flat))
    return tuple(tuple(tuple(next(ordered)) for _ in tables) for tables in rounds)


def _seat_orders(flat: Sequence[Group]) -> list[list[int]]:
    waiting = [set(group) for group in flat]
    seats: list[list[int]] = [[] for _ in flat]
    for seat in range(max(map(len, flat), default=0), 0, -1):
        for table, player in _SeatChoice(
            {table: left for table, left in enumerate(waiting) if len(left) == seat}
        ).choices():
            seats[table].insert(0, player)
            waiting[table].discard(player)
    return seats


class _SeatChoice:
    """One seat of every table that has `seat` players waiting."""

    def __init__(self, waiting: Mapping[int, set[int]]) -> None:
        self._tables = {number: tuple(sorted(players)) for number, players in waiting.items()}
        self._at: dict[int, list[int]] = defaultdict(list)
        shares: dict[int, Fraction] = defaultdict(Fraction)
        for number, players in self._tables.items():
            for player in players:
                self._at[player].append(number)
                shares[player] += Fraction(1, len(players))
        self._floor = {player: floor(share) for player, share in shares.items()}
        self._ceil = {player: ceil(share) for player, share in shares.items()}
        self._choice: dict[int, int] = {}
        self._count = dict.fromkeys(shares, 0)

    def choices(self) -> ItemsView[int, int]:
        """Each table with the player it chooses."""
        for number, players in self._tables.items():
            self._choose(number, min(players, key=lambda player: (self._count[player] - self._floor[player], player)))
        for player in sorted(self._count):
            while self._count[player] > self._ceil[player]:
                self._pass_on(player)
            while self._count[player] < self._floor[player]:
                self._draw_in(player)
        return self._choice.items()

    def _choose(self, number: int, player: int) -> None:
        before = self._choice.get(number)
        if before is not None:
            self._count[before] -= 1
        self._choice[number] = player
        self._count[player] += 1

    def _pass_on(self, player: int) -> None:
        """One table chooses another player instead, who may be passed on in turn, until somebody has room."""
        came: dict[int, tuple[int, int]] = {}
        queue = deque([player])
        while queue:
            one = queue.popleft()
            for number in self._at[one]:
                if self._choice[number] != one:
                    continue
                for other in self._tables[number]:
                    if other != player and other not in came:
                        came[other] = (one, number)
                        if self._count[other] < self._ceil[other]:
                            return self._walk_back(other, player, came)
                        queue.append(other)
        raise AssertionError("a fair choice always exists")

    def _walk_back(self, last: int, first: int, came: dict[int, tuple[int, int]]) -> None:
        while last != first:
            before, number = came[last]
            self._choose(number, last)
            last = before

    def _draw_in(self, player: int) -> None:
        """A table chooses this player instead of another, who is drawn in elsewhere, until somebody can spare one."""
        came: dict[int, tuple[int, int]] = {}
        queue = deque([player])
        while queue:
            one = queue.popleft()
            for number in self._at[one]:
                other = self._choice[number]
                if other != player and other != one and other not in came:
                    came[other] = (one, number)
                    if self._count[other] > self._floor[other]:
                        return self._walk_in(other, player, came)
                    queue.append(other)
        raise AssertionError("a fair choice always exists")

    def _walk_in(self, last: int, first: int, came: dict[int, tuple[int, int]]) -> None:
        while last != first:
            before, number = came[last]
            self._choose(number, before)
            last = before
