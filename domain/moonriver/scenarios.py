"""MR-9.2: the scenarios of Legends, one object each; options, scores, words and machines take them from here.

Plots of a certain kind form groups. A group of three is worth 10 points, and 10 more for each member beyond three.
"""

from __future__ import annotations

from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.meta import CATTLE_THIEF, DESPERADO, FARM, FOREST

GROUP, POINTS = 3, 10


class Scenario:
    """Which plots form groups, what a group needs, and how large it counts."""

    def __init__(self, key: str) -> None:
        self.key = key

    def members(self, layout: Layout, ranch: Ranch) -> int:
        """The cells of the plots that form groups."""
        raise NotImplementedError

    def needed(self, layout: Layout, ranch: Ranch) -> int:
        """Cells of which a group must hold at least one."""
        return layout.inside

    def can_join(self, layout: Layout, kind: int) -> bool:
        """Whether a plot of this kind can become a member."""
        raise NotImplementedError

    def size(self, layout: Layout, kinds: list[int], group: int) -> int:
        """What a group counts; `kinds` are the plots on the ranch."""
        return group.bit_count()

    def points(self, layout: Layout, ranch: Ranch) -> int:
        """What the scenario pays for a ranch."""
        needed, total = self.needed(layout, ranch), 0
        for group in layout.groups(self.members(layout, ranch)):
            if group & needed and group.bit_count() >= GROUP:
                total += POINTS * (self.size(layout, ranch.kinds, group) - GROUP + 1)
        return total


class TimberRafting(Scenario):
    """Groups of forest that touch the river."""

    def members(self, layout: Layout, ranch: Ranch) -> int:
        return ranch.terrains[FOREST]

    def needed(self, layout: Layout, ranch: Ranch) -> int:
        return layout.river

    def can_join(self, layout: Layout, kind: int) -> bool:
        return layout.kinds.terrain[kind] == FOREST


class GoldRush(Scenario):
    """Groups of plots with nuggets; a group counts its nuggets."""

    def members(self, layout: Layout, ranch: Ranch) -> int:
        carried, mask = layout.kinds.resources, 0
        for cell, kind in enumerate(ranch.kinds):
            if kind >= 0 and carried[kind][0]:
                mask |= 1 << cell
        return mask

    def can_join(self, layout: Layout, kind: int) -> bool:
        return layout.kinds.resources[kind][0] > 0

    def size(self, layout: Layout, kinds: list[int], group: int) -> int:
        carried, nuggets = layout.kinds.resources, 0
        while group:
            low = group & -group
            group ^= low
            nuggets += carried[kinds[low.bit_length() - 1]][0]
        return nuggets


class Outlaws(Scenario):
    """Groups of partners with a Desperado or a Cattle Thief among them."""

    def members(self, layout: Layout, ranch: Ranch) -> int:
        mask = 0
        for cell, _, _ in ranch.tokens:
            mask |= 1 << cell
        return mask

    def needed(self, layout: Layout, ranch: Ranch) -> int:
        mask = 0
        for cell, specialist, cowboy in ranch.tokens:
            if is_outlaw(specialist, cowboy):
                mask |= 1 << cell
        return mask

    def can_join(self, layout: Layout, kind: int) -> bool:
        """A circle will have a partner."""
        return kind < layout.kinds.count and layout.kinds.circles[kind] > 0


class MoonRiverCity(Scenario):
    """Groups of farms."""

    def members(self, layout: Layout, ranch: Ranch) -> int:
        return ranch.terrains[FARM]

    def can_join(self, layout: Layout, kind: int) -> bool:
        return layout.kinds.terrain[kind] == FARM


def is_outlaw(specialist: int, cowboy: int) -> bool:
    """A Desperado or a Cattle Thief with that side up."""
    return not cowboy and specialist in (DESPERADO, CATTLE_THIEF)


SCENARIOS: dict[str, Scenario] = {
    scenario.key: scenario
    for scenario in (
        TimberRafting("timber-rafting"),
        GoldRush("gold-rush"),
        Outlaws("outlaws"),
        MoonRiverCity("moon-river-city"),
    )
}
"""By key, in the order in which they are drawn."""
