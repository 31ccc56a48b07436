"""One round of quick pairing: forms tables from all waiting seeks.

These rules are tested as properties: No player sits at two tables. Two players with a block between them never meet.
Players who have waited beyond their patience come first, longest wait first, so that nobody waits for ever. Among the
others the closest players meet first. The same seeks give the same tables in any input order.
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
"""For each player, the players on the other side of a block. A block counts in both directions."""
CANDIDATES: Final = 48
"""Each player is compared with this many of the closest. It matters only to a player with that many blocks nearby."""


@dataclass(frozen=True, slots=True)
class PairedTable:
    """Paired seeks, longest wait first, and the number of machines that complete the table."""

    seeks: tuple[Seek, ...]
    machines: int = 0

    @property
    def points(self) -> int:
        """The players' average strength."""
        return round(sum(seek.points for seek in self.seeks) / len(self.seeks))


def paired_tables(seeks: Iterable[Seek], now: Moment, blocked: Blocked) -> list[PairedTable]:
    """The tables of a round: first those with players only, then those with machines."""
    matching = _Matching(seeks, now, blocked)
    return [*matching.overdue_tables(), *matching.nearest_tables(), *matching.tables_with_machines()]


class _Waiting:
    """A seek in its pool: its place in the order of points, and its reach."""

    __slots__ = ("age", "place", "player", "points", "pool", "reach", "seek")
    pool: _Pool
    place: int

    def __init__(self, seek: Seek, now: Moment) -> None:
        self.seek = seek
        self.player = seek.player
        self.points = seek.points
        self.reach = reach(seek.wait(now))
        self.age = (seek.since, seek.id)


class _Pool:
    """The seeks with the same wish, ordered by points.

    Seated players are unlinked, so that no search visits them again.
    """

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
        """All other unseated players, closest first. At equal distance the longer wait comes first."""
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
    """The state of a round: the players who have a seat so far."""

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
        """Tables around players beyond their patience, longest wait first, each with the closest players left."""
        late = [each for each in self._everybody if each.seek.wait(self._now) >= PATIENCE]
        for each in sorted(late, key=lambda each: each.age):
            group = self._group_around(each)
            if group is not None:
                yield self._seat(group)

    def nearest_tables(self) -> Iterator[PairedTable]:
        """Tables by distance, the closest players first."""
        ranked = [self._best_group(each) for each in self._everybody]
        heap = [(rank, group) for rank, group in ranked if group]
        order = [(rank, number) for number, (rank, _) in enumerate(heap)]
        groups = [group for _, group in heap]
        heapify(order)
        while order:
            _, number = heappop(order)
            group = groups[number]
            if not any(each.player in self._seated for each in group):
                yield self._seat(group)
            else:
                # A group can only get worse when its players leave. So the player's next best group goes back into the
                # heap.
                rank, groups[number] = self._best_group(group[0])
                if groups[number]:
                    heappush(order, (rank, number))

    def tables_with_machines(self) -> Iterator[PairedTable]:
        """Players who have waited long enough for people share tables where they can. Machines take the other seats."""
        due = [each for each in self._everybody if self._is_due(each)]
        for each in sorted(due, key=lambda each: each.age):
            if each.player in self._seated:
                continue
            others = (other for other in each.pool.by_distance(each) if self._is_due(other))
            group = self._largest_group(each, islice(others, CANDIDATES), each.pool.seats - 1)
            yield self._seat(group, each.pool.seats - len(group))

    def _is_due(self, each: _Waiting) -> bool:
        after = each.seek.machines_after
        return after is not None and each.seek.wait(self._now) >= after

    def _seat(self, group: _Group, machines: int = 0) -> PairedTable:
        for member in group:
            self._seated.add(member.player)
            for each in self._of_player[member.player]:
                each.pool.unlink(each.place)
        return PairedTable(tuple(each.seek for each in sorted(group, key=lambda each: each.age)), machines)

    def _best_group(self, anchor: _Waiting) -> tuple[_Rank, _Group]:
        """The best group around a player, and its rank: the smaller distance first, then the longer wait."""
        group = self._group_around(anchor)
        if group is None:
            return (0, anchor.age), ()
        return (abs(group[-1].points - anchor.points), min(each.age for each in group)), group

    def _group_around(self, anchor: _Waiting) -> _Group | None:
        """A full table of the player and the closest players whom all may meet, or None."""
        if anchor.player in self._seated:
            return None
        near: list[_Waiting] = []
        others = anchor.pool.seats - 1
        for each in self._candidates(anchor):
            # `each` is the farthest member of the group. All closer groups have been tried before.
            group = self._group_of(near, (each,), others)
            if group is not None:
                return (anchor, *sorted(group, key=lambda one: abs(one.points - anchor.points)))
            near.append(each)
        return None

    def _candidates(self, anchor: _Waiting) -> Iterator[_Waiting]:
        """The players whom `anchor` may meet, closest first, as far as anyone's reach goes."""
        limit = (anchor.reach + anchor.pool.farthest) / 2
        number = 0
        for each in anchor.pool.by_distance(anchor):
            if abs(each.points - anchor.points) > limit or number >= CANDIDATES:
                return
            if self._may_meet(anchor, each):
                number += 1
                yield each

    def _group_of(self, near: Sequence[_Waiting], chosen: _Group, size: int) -> _Group | None:
        """`chosen`, completed to a group of this size from `near`. All members may meet each other."""
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
        """The limit is the average of both reaches, so a long wait also helps a player to meet newcomers."""
        if abs(one.points - other.points) > (one.reach + other.reach) / 2 or one.player == other.player:
            return False
        blocked = self._blocked.get(one.player)
        return blocked is None or other.player not in blocked


def _pool_of(seek: Seek, keys: dict[tuple[object, ...], str]) -> str:
    """The seek's pool. The cache saves building the same key for thousands of equal wishes."""
    wanted = seek.wanted
    key = (wanted.game, wanted.seats, wanted.timing, wanted.rated, *sorted(wanted.options.items()))
    if key not in keys:
        keys[key] = wanted.pool
    return keys[key]


def blocked_by(pairs: Iterable[Set[PlayerId]]) -> Blocked:
    """For each player, the players with a block between the two."""
    blocked: dict[PlayerId, set[PlayerId]] = defaultdict(set)
    for pair in pairs:
        for player in pair:
            blocked[player] |= pair - {player}
    return blocked
