"""MR-9.2 for machines: what the scenario pays, and what groups on the way to it may be hoped to pay."""

from __future__ import annotations

from typing import Final

from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.scenarios import GROUP, POINTS, GoldRush, Outlaws, Scenario, is_outlaw

_BEGUN = [0.0, 2.0, 5.0]
"""A group that is still too small, by its size."""
_GROWING: Final = 3.0
_UNFIT: Final = 0.4
"""What is left of a hope while the group lacks what it needs."""


class ScenarioWorth:
    """The scenario's groups on one ranch; made once for a decision."""

    __slots__ = ("before", "kinds", "layout", "left", "members", "needed", "scenario")

    def __init__(self, layout: Layout, ranch: Ranch, scenario: Scenario, left: float) -> None:
        self.layout = layout
        self.scenario = scenario
        self.left = left
        self.kinds: list[int] = ranch.kinds
        self.needed = scenario.needed(layout, ranch)
        self.members = scenario.members(layout, ranch)
        self.before = self._worth(self.members, self.needed, self.kinds)

    def laying(self, first: int, first_kind: int, second: int, second_kind: int) -> float:
        """What two plots more would add."""
        bits = 0
        if self.scenario.can_join(self.layout, first_kind):
            bits |= 1 << first
        if self.scenario.can_join(self.layout, second_kind):
            bits |= 1 << second
        if not bits:
            return 0.0
        kinds = self.kinds.copy()
        kinds[first], kinds[second] = first_kind, second_kind
        return self._worth(self.members | bits, self.needed, kinds) - self.before

    def recruiting(self, cell: int, specialist: int, cowboy: int) -> float:
        """What a token on a circle would add."""
        if not isinstance(self.scenario, Outlaws):
            return 0.0
        bit = 1 << cell
        needed = self.needed | bit if is_outlaw(specialist, cowboy) else self.needed
        return self._worth(self.members | bit, needed, self.kinds) - self.before

    def plot(self, kind: int) -> float:
        """What a plot in the reserve may bring: half of what it would add to the largest group."""
        if not self.scenario.can_join(self.layout, kind):
            return 0.0
        size = self._largest()
        gold = self.layout.kinds.resources[kind][0] if isinstance(self.scenario, GoldRush) else 1
        return 0.5 * POINTS * gold if size + 1 >= GROUP else 0.5 * self.left * _BEGUN[size + 1]

    def _largest(self) -> int:
        return max([group.bit_count() for group in self.layout.groups(self.members)], default=0)

    def _worth(self, members: int, needed: int, kinds: list[int]) -> float:
        total = 0.0
        for group in self.layout.groups(members):
            total += self._group(group, kinds) * (1.0 if group & needed else self.left * _UNFIT)
        return total

    def _group(self, group: int, kinds: list[int]) -> float:
        size = group.bit_count()
        if size < GROUP:
            return self.left * _BEGUN[size]
        return POINTS * (self.scenario.size(self.layout, kinds, group) - GROUP + 1) + self.left * _GROWING
