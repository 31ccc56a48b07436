"""MR-9.2 for machines: what the scenario pays, and what groups on the way to it may be hoped to pay."""

from __future__ import annotations

from typing import Final

from domain.moonriver.layout import Layout
from domain.moonriver.meta import CATTLE_THIEF, DESPERADO, FARM, FOREST, GOLD_RUSH, MOON_RIVER_CITY, TIMBER_RAFTING
from domain.moonriver.position import Ranch
from domain.moonriver.scoring import GROUP, POINTS

_BEGUN = [0.0, 2.0, 5.0]
"""A group that is still too small, by its size."""
_GROWING: Final = 3.0
_UNFIT: Final = 0.4
"""What is left of a hope while the group lacks what it needs."""


class Hopes:
    """The scenario's groups on one ranch; made once for a decision."""

    __slots__ = ("before", "kinds", "layout", "left", "members", "needed", "scenario")

    def __init__(self, layout: Layout, ranch: Ranch, scenario: str, left: float) -> None:
        self.layout = layout
        self.scenario = scenario
        self.left = left
        self.kinds: list[int] = ranch.kinds
        self.needed = layout.inside
        self.members = self._members(ranch)
        self.before = self._worth(self.members, self.needed, self.kinds)

    def _members(self, ranch: Ranch) -> int:
        if self.scenario == TIMBER_RAFTING:
            self.needed = self.layout.river
            return ranch.terrains[FOREST]
        if self.scenario == MOON_RIVER_CITY:
            return ranch.terrains[FARM]
        if self.scenario == GOLD_RUSH:
            return self._golden(ranch)
        self.needed = _cells([cell for cell, token, cowboy in ranch.tokens if is_outlaw(token, cowboy)])
        return _cells([cell for cell, _, _ in ranch.tokens])

    def _golden(self, ranch: Ranch) -> int:
        carried = self.layout.kinds.resources
        return _cells([cell for cell, kind in enumerate(ranch.kinds) if kind >= 0 and carried[kind][0]])

    def counts(self, kind: int) -> bool:
        """Whether a plot of this kind can join a group."""
        kinds = self.layout.kinds
        if self.scenario == TIMBER_RAFTING:
            return kinds.terrain[kind] == FOREST
        if self.scenario == MOON_RIVER_CITY:
            return kinds.terrain[kind] == FARM
        if self.scenario == GOLD_RUSH:
            return kinds.resources[kind][0] > 0
        return kind < kinds.count and kinds.circles[kind] > 0

    def laying(self, first: int, first_kind: int, second: int, second_kind: int) -> float:
        """What two plots more would add."""
        bits = (1 << first if self.counts(first_kind) else 0) | (1 << second if self.counts(second_kind) else 0)
        if not bits:
            return 0.0
        kinds = self.kinds.copy()
        kinds[first], kinds[second] = first_kind, second_kind
        return self._worth(self.members | bits, self.needed, kinds) - self.before

    def recruiting(self, cell: int, specialist: int, cowboy: int) -> float:
        """What a token on a circle would add."""
        if self.scenario in (TIMBER_RAFTING, MOON_RIVER_CITY, GOLD_RUSH):
            return 0.0
        bit = 1 << cell
        needed = self.needed | bit if is_outlaw(specialist, cowboy) else self.needed
        return self._worth(self.members | bit, needed, self.kinds) - self.before

    def plot(self, kind: int) -> float:
        """What a plot in the reserve may bring: half of what it would add to the largest group."""
        if not self.counts(kind):
            return 0.0
        size = self._largest()
        gold = self.layout.kinds.resources[kind][0] if self.scenario == GOLD_RUSH else 1
        return 0.5 * POINTS * gold if size + 1 >= GROUP else 0.5 * self.left * _BEGUN[size + 1]

    def _largest(self) -> int:
        largest, mask = 0, self.members
        while mask:
            group = self.layout.territory((mask & -mask).bit_length() - 1, mask)
            mask ^= group
            largest = max(largest, group.bit_count())
        return largest

    def _worth(self, members: int, needed: int, kinds: list[int]) -> float:
        total, mask = 0.0, members
        while mask:
            group = self.layout.territory((mask & -mask).bit_length() - 1, mask)
            mask ^= group
            total += self._group(group, kinds) * (1.0 if group & needed else self.left * _UNFIT)
        return total

    def _group(self, group: int, kinds: list[int]) -> float:
        size = group.bit_count()
        if size < GROUP:
            return self.left * _BEGUN[size]
        counted = self._nuggets(group, kinds) if self.scenario == GOLD_RUSH else size
        return POINTS * (counted - GROUP + 1) + self.left * _GROWING

    def _nuggets(self, group: int, kinds: list[int]) -> int:
        carried, found = self.layout.kinds.resources, 0
        while group:
            low = group & -group
            group ^= low
            found += carried[kinds[low.bit_length() - 1]][0]
        return found


def is_outlaw(specialist: int, cowboy: int) -> bool:
    """A Desperado or a Cattle Thief with that side up."""
    return not cowboy and specialist in (DESPERADO, CATTLE_THIEF)


def _cells(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask
