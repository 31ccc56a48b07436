"""What a ranch is worth to a machine: its territories with what may still become of them, its resources, its plots."""

from __future__ import annotations

from typing import Final

from domain.kernel.bits import bit_count
from domain.kernel.native import i64
from domain.moonriver.holdings import Ranch
from domain.moonriver.judge.preferences import Preferences
from domain.moonriver.judge.scenario import ScenarioWorth
from domain.moonriver.layout import Layout
from domain.moonriver.meta import CORN, FARMER, GOLD_DIGGER, TERRAINS, TRAPPER
from domain.moonriver.position import Position
from domain.moonriver.scenarios import Scenario


def share_left(position: Position) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if position.emptying:
        return 0.0
    pile = len(position.setting.plots)
    return float(pile - position.drawn + 4) / pile


def specialists_to_come(position: Position, left: float, preferences: Preferences) -> tuple[float, float, float]:
    """MR-7.5: how many gold diggers, trappers and farmers a seat may still hope for."""
    if left == 0.0:
        return 0.0, 0.0, 0.0
    missing = position.setting.layout.specialists.copy()
    for ranch in position.ranches:
        for _, specialist, _ in ranch.tokens:
            missing[specialist] -= 1
    share = preferences.share * left
    return share * missing[GOLD_DIGGER], share * missing[TRAPPER], share * missing[FARMER]


class Lands:
    """The territories of one ranch; each terrain is surveyed when it is first asked for."""

    __slots__ = (
        "bases",
        "cows",
        "extra",
        "firm",
        "layout",
        "left",
        "masks",
        "plots",
        "preferences",
        "ranch",
        "scenario_worth",
        "sizes",
        "skilled",
        "surveyed",
        "worths",
    )

    def __init__(
        self,
        layout: Layout,
        ranch: Ranch,
        scenario: Scenario | None,
        preferences: Preferences,
        left: float,
        coming: tuple[float, float, float],
    ) -> None:
        self.preferences = preferences
        self.layout = layout
        self.ranch = ranch
        self.left = left
        self.firm = 1.0 + preferences.growth * left
        self.extra = preferences.promise * left
        self.surveyed = 0
        self.bases: list[float] = _NOTHING
        self.plots: list[float] = _NOTHING
        self.masks: list[list[int]] = [_NONE] * len(TERRAINS)
        self.sizes: list[list[int]] = [_NONE] * len(TERRAINS)
        self.cows: list[list[int]] = [_NONE] * len(TERRAINS)
        self.worths: list[list[float]] = [_NOTHING] * len(TERRAINS)
        self.skilled = _skills(ranch, coming)
        self.scenario_worth = None if scenario is None else ScenarioWorth(layout, ranch, scenario, left)

    def survey(self, terrain: i64) -> None:
        """Finds the territories of a terrain."""
        if self.surveyed >> terrain & 1:
            return
        self.surveyed |= 1 << terrain
        mask: i64 = self.ranch.terrains[terrain]
        cowed, layout = self.ranch.cowed, self.layout
        if not mask:
            return
        masks: list[int] = []
        sizes: list[int] = []
        herds: list[int] = []
        worths: list[float] = []
        while mask:
            territory = layout.flood(mask & -mask, mask)
            mask ^= territory
            size, cows = bit_count(territory), bit_count(territory & cowed)
            masks.append(territory)
            sizes.append(size)
            herds.append(cows)
            worths.append(self.worth(terrain, size, cows))
        self.masks[terrain], self.sizes[terrain], self.cows[terrain] = masks, sizes, herds
        self.worths[terrain] = worths

    def worth(self, terrain: i64, size: i64, cows: i64) -> float:
        """MR-7.3, and what may be hoped for."""
        if terrain == CORN:
            return 0.0
        return float(size * cows) * self.firm + float(size * size) * self.extra

    def gain(self, terrain: i64, size: i64, near: i64, cows: i64, skulls: i64) -> float:
        """How much more the terrain's territories are worth with connected cells more, beside `near`."""
        if terrain == CORN:
            return 0.0
        self.survey(terrain)
        before = 0.0
        for index, mask in enumerate(self.masks[terrain]):
            if mask & near:
                size += self.sizes[terrain][index]
                cows += self.cows[terrain][index]
                before += self.worths[terrain][index]
        return self.worth(terrain, size, cows - skulls if cows > skulls else 0) - before

    def herd(self, cell: int, change: int) -> float:
        """What one herd more or fewer changes in the territory of a cell."""
        terrain = self.layout.kinds.terrain[self.ranch.kinds[cell]]
        index = self.territory(terrain, cell)
        size, cows = self.sizes[terrain][index], self.cows[terrain][index]
        return self.worth(terrain, size, cows + change) - self.worths[terrain][index]

    def territory(self, terrain: int, cell: int) -> int:
        """The index of the territory that a laid cell belongs to."""
        self.survey(terrain)
        masks = self.masks[terrain]
        for index in range(len(masks)):
            if masks[index] >> cell & 1:
                return index
        raise LookupError("nothing lies there")

    def plot_base(self, kind: i64) -> float:
        """What a plot brings wherever it lies: resources (MR-7.4, MR-7.5), a circle, a second cow."""
        if not self.bases:
            self.bases = [_UNKNOWN] * self.layout.kinds.count
        known = self.bases[kind]
        if known == _UNKNOWN:
            known = self._plot_base(kind)
            self.bases[kind] = known
        return known

    def _plot_base(self, kind: i64) -> float:
        kinds = self.layout.kinds
        value = self.resource_worth(kind) + self.preferences.circle * kinds.circles[kind]
        return value + self.preferences.spare_cow if kinds.cows[kind] > 1 else value

    def resource_worth(self, kind: i64) -> float:
        """MR-7.4 and MR-7.5: a plot's resources, with those who count them again."""
        nuggets, beavers, cobs = self.layout.kinds.resources[kind]
        diggers, trappers, farmers = self.skilled
        return nuggets * diggers + beavers * trappers + cobs * farmers

    def plot(self, kind: i64) -> float:
        """What a plot would be worth beside the territory where it is worth most."""
        if not self.plots:
            self.plots = [_UNKNOWN] * self.layout.kinds.count
        known = self.plots[kind]
        if known == _UNKNOWN:
            known = self._plot(kind)
            self.plots[kind] = known
        return known

    def _plot(self, kind: i64) -> float:
        kinds = self.layout.kinds
        terrain, skulls = kinds.terrain[kind], kinds.skulls[kind]
        cows = 1 if kinds.cows[kind] > 0 else 0
        self.survey(terrain)
        best = self.worth(terrain, 1, cows - skulls if cows > skulls else 0) * self.preferences.alone
        worths, herds = self.worths[terrain], self.cows[terrain]
        for index, size in enumerate(self.sizes[terrain]):
            after = herds[index] + cows - skulls
            more = self.worth(terrain, size + 1, after if after > 0 else 0) - worths[index]
            if more > best:
                best = more
        hope = 0.0 if self.scenario_worth is None else self.scenario_worth.plot(kind)
        return best + self.plot_base(kind) + hope

    def outlets(self) -> int:
        """MR-4.4: how many terrains connect somewhere."""
        found, free = 0, self.ranch.free
        for reach in self.ranch.reach:
            if reach & free:
                found += 1
        return found

    def total(self) -> float:
        """The whole ranch: what it is worth as it lies, and what its reserve may add."""
        value = self.preferences.outlet * self.left * self.outlets()
        for terrain in range(len(TERRAINS)):
            self.survey(terrain)
            for worth in self.worths[terrain]:
                value += worth
        for kind in self.ranch.kinds:
            if kind >= 0:
                value += self.resource_worth(kind)
        for kind in self.ranch.reserve:
            value += self.preferences.held * self.plot(kind)
        for _, specialist, cowboy in self.ranch.tokens:
            if not cowboy:
                value += self.future(specialist)
        if self.left > 0.0:
            value -= self.preferences.hole * (1.0 + self.left) * float(self.holes())
        return value if self.scenario_worth is None else value + self.scenario_worth.before

    def holes(self) -> i64:
        """MR-4.3: how many empty cells no domino can cover any more."""
        free = self.ranch.free
        return bit_count(free & ~self.layout.beside(free))

    def future(self, specialist: int) -> float:
        """MR-7.5: the resources that a specialist may still count on."""
        if specialist == GOLD_DIGGER:
            return self.preferences.nuggets * self.left
        if specialist == TRAPPER:
            return self.preferences.beavers * self.left
        return self.preferences.cobs * self.left if specialist == FARMER else 0.0


_UNKNOWN: Final = -1e9
_NONE: Final[list[int]] = []
_NOTHING: Final[list[float]] = []


def _skills(ranch: Ranch, coming: tuple[float, float, float]) -> tuple[float, float, float]:
    """MR-7.5: what one nugget, one beaver, one cob is worth, with the specialists that may be hoped for."""
    diggers, trappers, farmers = 1.0 + coming[0], 1.0 + coming[1], 1.0 + coming[2]
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
