"""Starting positions: every player has each seat of the table as often as is fair, rounded one way or the other.

Seat by seat, each table chooses one of its players who have no seat yet. How often a player should be chosen is the sum
of his chances; chains of tables that choose the next one instead bring everyone to that sum, rounded down or up. Such
chains always exist: what is wanted is a flow with whole bounds, and the chances themselves are one that is not whole.
Where tables of two sizes meet, one seat's rounding shifts the next one's chances: there tables then change seats among
their own players for as long as that brings anyone closer.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import ceil, floor

from domain.league.tables import Group, Round


def seated(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The same tables with their players in seat order."""
    flat = [group for tables in rounds for group in tables]
    seats = _chosen(flat)
    if len({len(group) for group in flat}) > 1:
        _settle(seats)
    ordered = iter(seats)
    return tuple(tuple(tuple(next(ordered)) for _ in tables) for tables in rounds)


def _chosen(flat: Sequence[Group]) -> list[list[int]]:
    waiting = [set(group) for group in flat]
    seats: list[list[int]] = [[] for _ in flat]
    for _ in range(max(map(len, flat), default=0)):
        for table, player in _Choosing(waiting).chosen().items():
            seats[table].append(player)
            waiting[table].discard(player)
    return seats


def _settle(seats: list[list[int]]) -> None:
    """Every table in turn takes the order that is fairest to its players, until none knows a better one."""
    debts = _debts(seats)
    while sum(_is_bettered(group, debts) for group in seats):
        pass


def _debts(seats: Sequence[Sequence[int]]) -> dict[tuple[int, int], int]:
    """How far above (below 0) his fair share each player has each seat, in twelfths."""
    debts: dict[tuple[int, int], int] = defaultdict(int)
    for group in seats:
        for place, player in enumerate(group):
            debts[player, place] += 12
            for each in range(len(group)):
                debts[player, each] -= 12 // len(group)
    return debts


def _is_bettered(group: list[int], debts: dict[tuple[int, int], int]) -> bool:
    for place, player in enumerate(group):
        debts[player, place] -= 12
    best = min(permutations(group), key=lambda order: (_unfairness(order, debts), list(order) != group))
    changed, group[:] = list(best) != group, best
    for place, player in enumerate(group):
        debts[player, place] += 12
    return changed


def _unfairness(order: Group, debts: dict[tuple[int, int], int]) -> int:
    """How much the squares of the debts grow by sitting down so."""
    return sum(debts[player, place] for place, player in enumerate(order))


class _Choosing:
    """One seat of every table that still has players waiting."""

    def __init__(self, waiting: Sequence[set[int]]) -> None:
        self._tables = {number: tuple(sorted(players)) for number, players in enumerate(waiting) if players}
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

    def chosen(self) -> dict[int, int]:
        """Which player each table chooses."""
        for number, players in self._tables.items():
            self._choose(number, min(players, key=lambda player: (self._count[player] - self._floor[player], player)))
        for player in sorted(self._count):
            while self._count[player] > self._ceil[player]:
                self._pass_on(player)
            while self._count[player] < self._floor[player]:
                self._draw_in(player)
        return self._choice

    def _choose(self, number: int, player: int) -> None:
        before = self._choice.get(number)
        if before is not None:
            self._count[before] -= 1
        self._choice[number] = player
        self._count[player] += 1

    def _pass_on(self, player: int) -> None:
        """One table chooses another instead, who may be passed on in turn, until somebody has room."""
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
        """A table chooses him instead of another, who is drawn in elsewhere, until somebody can spare one."""
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
