"""One round of quick pairing: from everybody who waits to the tables at which they meet.

Laws, tested as properties: nobody sits at two tables; two players with a block between them never meet; whoever has
waited longest beyond their patience is served first, so nobody waits for ever; among the others the nearest meet
first; the same seeks give the same tables, in whatever order they come.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import islice
from typing import Final, TypeAlias

from domain.hosting.terms import Moment, PlayerId
from domain.pairing.seeks import PATIENCE, Seek, reach

Blocked: TypeAlias = Mapping[PlayerId, Set[PlayerId]]
"""For each player all those with a block between the two, no matter whose. Both are keys."""
CANDIDATES: Final = 48
"""How many of the nearest a player is compared with. Only a player with so many blocks nearby notices."""


@dataclass(frozen=True, slots=True)
class PairedTable:
    """Players who meet, the longest waiting first, and how many machines fill their table."""

    seeks: tuple[Seek, ...]
    machines: int = 0

    @property
    def points(self) -> int:
        """The strength that fits them on average."""
        return round(sum(seek.points for seek in self.seeks) / len(self.seeks))


def paired_tables(seeks: Iterable[Seek], now: Moment, blocked: Blocked) -> list[PairedTable]:
    """The tables of a round: first those of players only, then those that machines fill."""
    matching = _Matching(seeks, now, blocked)
    return [*matching.overdue_tables(), *matching.nearest_tables(), *matching.tables_with_machines()]


class _Waiting:
    """A seek in its pool: its place in the order of points, and how far it reaches."""

    __slots__ = ("age", "place", "player", "points", "pool", "reach", "seek")
    pool: _Pool
    place: int

    def __init__(self, seek: Seek, now: Moment) -> None:
        self.seek = seek
        self.player = seek.player
        self.points = seek.points
        self.reach = reach(seek.waited(now))
        self.age = (seek.since, seek.id)


class _Pool:
    """Those who want the same, by points. Players who sit are unlinked, so that nobody passes them twice."""

    def __init__(self, waiting: Sequence[_Waiting]) -> None:
        self.waiting = sorted(waiting, key=lambda each: (each.points, each.age))
        self.seats = waiting[0].seek.wanted.seats
        self.farthest = max(each.reach for each in waiting)
        self.above = list(range(1, len(waiting) + 1))
        self.below = list(range(-1, len(waiting) - 1))
        for place, each in enumerate(self.waiting):
            each.pool, each.place = self, place

    def unlink(self, place: int) -> None:
        below, above = self.below[place], self.above[place]
        if below >= 0:
            self.above[below] = above
        if above < len(self.waiting):
            self.below[above] = below

    def by_distance(self, anchor: _Waiting) -> Iterator[_Waiting]:
        """Everybody else who has no seat yet, the nearest first, the longer waiting of two equally near."""
        low, high = self.below[anchor.place], self.above[anchor.place]
        while low >= 0 or high < len(self.waiting):
            if low < 0 or (high < len(self.waiting) and self._is_nearer(high, low, anchor.points)):
                yield self.waiting[high]
                high = self.above[high]
            else:
                yield self.waiting[low]
                low = self.below[low]

    def _is_nearer(self, high: int, low: int, points: int) -> bool:
        one, other = self.waiting[high], self.waiting[low]
        return (one.points - points, one.age) < (points - other.points, other.age)


_Group: TypeAlias = tuple[_Waiting, ...]
_Rank: TypeAlias = tuple[int, tuple[Moment, str]]


class _Matching:
    """The round in progress: who has a seat by now."""

    def __init__(self, seeks: Iterable[Seek], now: Moment, blocked: Blocked) -> None:
        self._now, self._blocked = now, blocked
        self._seated: set[PlayerId] = set()
        pools: dict[str, list[_Waiting]] = defaultdict(list)
        keys: dict[tuple[object, ...], str] = {}
        for seek in seeks:
            pools[_pool_of(seek, keys)].append(_Waiting(seek, now))
        self._everybody = [each for key in sorted(pools) for each in _Pool(pools[key]).waiting]
        self._of_player: dict[PlayerId, list[_Waiting]] = defaultdict(list)
        for each in self._everybody:
            self._of_player[each.player].append(each)

    def overdue_tables(self) -> Iterator[PairedTable]:
        """Those whose patience is over, the longest waiting first, each with the nearest who are left."""
        late = [each for each in self._everybody if each.seek.waited(self._now) >= PATIENCE]
        for each in sorted(late, key=lambda each: each.age):
            group = self._group_around(each)
            if group is not None:
                yield self._seat(group)

    def nearest_tables(self) -> Iterator[PairedTable]:
        """The tables whose players are nearest to each other come first."""
        found = [self._ranked(each) for each in self._everybody]
        heap = [(rank, group) for rank, group in found if group]
        order = [(rank, number) for number, (rank, _) in enumerate(heap)]
        groups = [group for _, group in heap]
        heapify(order)
        while order:
            _, number = heappop(order)
            group = groups[number]
            if not any(each.player in self._seated for each in group):
                yield self._seat(group)
            else:
                # Groups only get worse while players leave: the next best of the same player waits its turn.
                rank, groups[number] = self._ranked(group[0])
                if groups[number]:
                    heappush(order, (rank, number))

    def tables_with_machines(self) -> Iterator[PairedTable]:
        """Those whose wait for people is over sit together as far as they can, machines take the other seats."""
        due = [each for each in self._everybody if self._is_due(each)]
        for each in sorted(due, key=lambda each: each.age):
            if each.player in self._seated:
                continue
            others = (other for other in each.pool.by_distance(each) if self._is_due(other))
            group = self._largest_group(each, islice(others, CANDIDATES), each.pool.seats - 1)
            yield self._seat(group, each.pool.seats - len(group))

    def _is_due(self, each: _Waiting) -> bool:
        after = each.seek.machines_after
        return after is not None and each.seek.waited(self._now) >= after

    def _seat(self, group: _Group, machines: int = 0) -> PairedTable:
        for member in group:
            self._seated.add(member.player)
            for each in self._of_player[member.player]:
                each.pool.unlink(each.place)
        return PairedTable(tuple(each.seek for each in sorted(group, key=lambda each: each.age)), machines)

    def _ranked(self, anchor: _Waiting) -> tuple[_Rank, _Group]:
        """The best group around a player, and its rank: the smaller the distance, then the longer the wait."""
        group = self._group_around(anchor)
        if group is None:
            return (0, anchor.age), ()
        return (abs(group[-1].points - anchor.points), min(each.age for each in group)), group

    def _group_around(self, anchor: _Waiting) -> _Group | None:
        """A full table of the player and the nearest of those who may meet; None where there is none."""
        if anchor.player in self._seated:
            return None
        near: list[_Waiting] = []
        others = anchor.pool.seats - 1
        for each in self._candidates(anchor):
            # `each` is the farthest: the rest of the group is nearer, so that no nearer group was missed.
            group = self._group_of(near, (each,), others)
            if group is not None:
                return (anchor, *sorted(group, key=lambda one: abs(one.points - anchor.points)))
            near.append(each)
        return None

    def _candidates(self, anchor: _Waiting) -> Iterator[_Waiting]:
        """Those whom the player may meet, nearest first, as far as anybody's reach goes."""
        limit = (anchor.reach + anchor.pool.farthest) / 2
        number = 0
        for each in anchor.pool.by_distance(anchor):
            if abs(each.points - anchor.points) > limit or number >= CANDIDATES:
                return
            if self._may_meet(anchor, each):
                number += 1
                yield each

    def _group_of(self, near: Sequence[_Waiting], chosen: _Group, size: int) -> _Group | None:
        """`chosen` and as many of the near ones as make a group of this size, all of whom may meet."""
        if len(chosen) == size:
            return chosen
        for place, each in enumerate(near):
            if all(self._may_meet(each, other) for other in chosen):
                group = self._group_of(near[place + 1 :], (*chosen, each), size)
                if group is not None:
                    return group
        return None

    def _largest_group(self, anchor: _Waiting, others: Iterable[_Waiting], most: int) -> _Group:
        group = [anchor]
        for each in others:
            if len(group) > most:
                break
            if all(self._may_meet(each, other) for other in group):
                group.append(each)
        return tuple(group)

    def _may_meet(self, one: _Waiting, other: _Waiting) -> bool:
        """Half of each one's reach counts: who has waited long meets newcomers sooner."""
        if abs(one.points - other.points) > (one.reach + other.reach) / 2 or one.player == other.player:
            return False
        blocked = self._blocked.get(one.player)
        return blocked is None or other.player not in blocked


def _pool_of(seek: Seek, keys: dict[tuple[object, ...], str]) -> str:
    """The seek's pool. Thousands want the same few things, so that each is spelled out once."""
    wanted = seek.wanted
    key = (wanted.game, wanted.seats, wanted.timing, wanted.rated, *sorted(wanted.options.items()))
    if key not in keys:
        keys[key] = wanted.pool
    return keys[key]


def blocked_by(pairs: Iterable[Set[PlayerId]]) -> Blocked:
    """For each player those with a block between the two."""
    blocked: dict[PlayerId, set[PlayerId]] = defaultdict(set)
    for pair in pairs:
        for player in pair:
            blocked[player] |= pair - {player}
    return blocked
