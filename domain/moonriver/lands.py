"""What a ranch is worth to a machine: its territories with what may still become of them, its resources, its plots."""

from __future__ import annotations

from domain.moonriver.hopes import Hopes
from domain.moonriver.layout import Layout
from domain.moonriver.meta import CORN, FARMER, GOLD_DIGGER, TERRAINS, TRAPPER
from domain.moonriver.position import Position, Ranch

GROWTH = 0.6
"""How much more a cow will be worth at the end, as a share, when the whole game is still to come."""
PROMISE = 0.25
"""What the square of a territory's size is worth when the whole game is still to come: cows will join it."""
SPARE_COW = 1.5
CIRCLE = 4.0
HOLE = 2.0
OUTLET = 3.0
"""MR-4.4: a terrain that can be laid somewhere, when the whole game is still to come."""
GOAL = 5.0
EARLY = 0.25
"""What one place nearer to the box is worth when a ranchero is put: an earlier choice in the next round."""
HINDRANCE = 0.5
"""How much of an opponent's loss is one's own gain, shared by all opponents."""


def time_left(position: Position) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if position.emptying:
        return 0.0
    pile = len(position.setting.plots)
    return (pile - position.drawn + 4.0) / pile


class Lands:
    """The territories of one ranch by terrain; made once for a decision."""

    __slots__ = (
        "cows",
        "extra",
        "firm",
        "hopes",
        "layout",
        "left",
        "masks",
        "outlets",
        "ranch",
        "sizes",
        "skilled",
        "worths",
    )

    def __init__(self, layout: Layout, ranch: Ranch, scenario: str | None, left: float) -> None:
        self.layout = layout
        self.ranch = ranch
        self.left = left
        self.firm = 1.0 + GROWTH * left
        self.extra = PROMISE * left
        self.masks: list[list[int]] = [[] for _ in TERRAINS]
        self.sizes: list[list[int]] = [[] for _ in TERRAINS]
        self.cows: list[list[int]] = [[] for _ in TERRAINS]
        self.worths: list[list[float]] = [[] for _ in TERRAINS]
        self._survey()
        self.outlets = sum([1 for reach in ranch.reach if reach & ranch.free])
        self.skilled = _skills(ranch, left)
        self.hopes = None if scenario is None else Hopes(layout, ranch, scenario, left)

    def _survey(self) -> None:
        layout, ranch = self.layout, self.ranch
        for terrain in range(len(TERRAINS)):
            mask = ranch.terrains[terrain]
            while mask:
                territory = layout.territory((mask & -mask).bit_length() - 1, mask)
                mask ^= territory
                size, cows = territory.bit_count(), (territory & ranch.cowed).bit_count()
                self.masks[terrain].append(territory)
                self.sizes[terrain].append(size)
                self.cows[terrain].append(cows)
                self.worths[terrain].append(self.worth(terrain, size, cows))

    def worth(self, terrain: int, size: int, cows: int) -> float:
        """MR-7.3, and what may be hoped for."""
        if terrain == CORN:
            return 0.0
        return size * cows * self.firm + size * size * self.extra

    def gain(self, terrain: int, bits: int, near: int, cows: int, skulls: int) -> float:
        """How much more the terrain's territories are worth with some connected cells more, their cows and skulls."""
        masks, sizes, herds, worths = self.masks[terrain], self.sizes[terrain], self.cows[terrain], self.worths[terrain]
        size, before = bits.bit_count(), 0.0
        for index in range(len(masks)):
            if masks[index] & near:
                size += sizes[index]
                cows += herds[index]
                before += worths[index]
        return self.worth(terrain, size, max(0, cows - skulls)) - before

    def found(self, kind: int) -> float:
        """MR-7.4 and MR-7.5: a plot's resources, with those who count them again."""
        nuggets, beavers, cobs = self.layout.kinds.resources[kind]
        skilled = self.skilled
        return nuggets * skilled[0] + beavers * skilled[1] + cobs * skilled[2]

    def plot(self, kind: int) -> float:
        """What a plot would be worth beside the territory where it is worth most."""
        kinds = self.layout.kinds
        terrain = kinds.terrain[kind]
        cows, skulls = min(1, kinds.cows[kind]), kinds.skulls[kind]
        best = self.worth(terrain, 1, max(0, cows - skulls)) * 0.5
        sizes, herds, worths = self.sizes[terrain], self.cows[terrain], self.worths[terrain]
        for index in range(len(sizes)):
            after = self.worth(terrain, sizes[index] + 1, max(0, herds[index] + cows - skulls)) - worths[index]
            best = max(best, after)
        spare = SPARE_COW if kinds.cows[kind] > 1 else 0.0
        hope = 0.0 if self.hopes is None else self.hopes.plot(kind)
        return best + self.found(kind) + CIRCLE * kinds.circles[kind] + spare + hope

    def total(self) -> float:
        """The whole ranch: what it is worth as it lies, and what its reserve may add."""
        ranch = self.ranch
        value = 0.0
        for worths in self.worths:
            for worth in worths:
                value += worth
        for kind in ranch.kinds:
            if kind >= 0:
                value += self.found(kind)
        for kind in ranch.reserve:
            value += 0.7 * self.plot(kind)
        value += OUTLET * self.left * self.outlets
        return value if self.hopes is None else value + self.hopes.before


def _skills(ranch: Ranch, left: float) -> tuple[float, float, float]:
    """MR-7.5: what one nugget, one beaver, one cob is worth."""
    diggers = trappers = farmers = 1.0 + 0.3 * left
    for _, specialist, cowboy in ranch.tokens:
        if cowboy:
            continue
        if specialist == GOLD_DIGGER:
            diggers += 1.0
        elif specialist == TRAPPER:
            trappers += 1.0
        elif specialist == FARMER:
            farmers += 1.0
    return diggers, trappers, farmers
