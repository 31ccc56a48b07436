"""MR-7 and MR-9: points of a ranch, and the ranking."""

from __future__ import annotations

from dataclasses import dataclass

from domain.kernel.outcome import Outcome, ranked
from domain.kernel.plain import Plain
from domain.moonriver.layout import Layout
from domain.moonriver.meta import (
    CATTLE_THIEF,
    CORN,
    DESPERADO,
    FARM,
    FARMER,
    FOREST,
    GOLD_DIGGER,
    GOLD_RUSH,
    MOON_RIVER_CITY,
    OUTLAWS,
    OVER,
    TERRAINS,
    TIMBER_RAFTING,
    TRAPPER,
)
from domain.moonriver.position import Position, Ranch

GROUP, POINTS = 3, 10
LAST_ROUND = "last-round"


@dataclass(frozen=True, slots=True)
class Territories:
    """MR-7.3: points of all territories of each terrain."""

    desert: int
    canyon: int
    meadow: int
    forest: int
    corn: int
    farm: int


@dataclass(frozen=True, slots=True)
class Resources:
    """MR-7.4: points of resources."""

    nuggets: int
    beavers: int
    cobs: int


@dataclass(frozen=True, slots=True)
class Partners:
    """MR-7.5: points of partners."""

    gold_digger: int
    trapper: int
    farmer: int


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points, and the two figures that break ties."""

    territories: Territories
    resources: Resources
    partners: Partners
    scenario: int
    total: int
    largest_territory: int
    cows: int

    def breakdown(self) -> dict[str, Plain]:
        """The score as a record writes it."""
        lands, found, helped = self.territories, self.resources, self.partners
        return {
            "territories": {terrain: getattr(lands, terrain) for terrain in TERRAINS},
            "resources": {"nuggets": found.nuggets, "beavers": found.beavers, "cobs": found.cobs},
            "partners": {"gold-digger": helped.gold_digger, "trapper": helped.trapper, "farmer": helped.farmer},
            "scenario": self.scenario,
            "total": self.total,
            "largest_territory": self.largest_territory,
            "cows": self.cows,
        }

    @property
    def key(self) -> tuple[int, int, int]:
        """MR-7.7: points, then the largest territory, then cows."""
        return self.total, self.largest_territory, self.cows


def scores(position: Position) -> tuple[Score, ...]:
    """Every seat's score as if the game ended now."""
    setting = position.setting
    return tuple(scored(setting.layout, ranch, setting.scenario) for ranch in position.ranches)


def outcome(position: Position) -> Outcome[Score] | None:
    """MR-7.7: the final scores and ranks, once the game is over."""
    if position.decision != OVER:
        return None
    final = scores(position)
    return Outcome(final, ranked([score.key for score in final]), LAST_ROUND)


def scored(layout: Layout, ranch: Ranch, scenario: str | None) -> Score:
    """MR-7: one ranch's score."""
    lands, largest = _territories(layout, ranch)
    nuggets, beavers, cobs = _resources(layout, ranch)
    sides = [specialist for _, specialist, cowboy in ranch.tokens if not cowboy]
    digger = nuggets * sides.count(GOLD_DIGGER)
    trapper = beavers * sides.count(TRAPPER)
    farmer = cobs * sides.count(FARMER)
    told = scenario_points(layout, ranch, scenario)
    total = sum(lands) + nuggets + beavers + cobs + digger + trapper + farmer + told
    return Score(
        territories=Territories(*lands),
        resources=Resources(nuggets, beavers, cobs),
        partners=Partners(digger, trapper, farmer),
        scenario=told,
        total=total,
        largest_territory=largest,
        cows=ranch.cowed.bit_count(),
    )


def _territories(layout: Layout, ranch: Ranch) -> tuple[list[int], int]:
    """MR-7.2 and MR-7.3: plots times cows, one cow a plot, corn never; and the size of the largest territory."""
    points = [0] * len(TERRAINS)
    largest = 0
    for terrain, land in enumerate(ranch.terrains):
        for territory in groups(layout, land):
            size = territory.bit_count()
            largest = max(largest, size)
            if terrain != CORN:
                points[terrain] += size * (territory & ranch.cowed).bit_count()
    return points, largest


def groups(layout: Layout, mask: int) -> list[int]:
    """The connected parts of a mask."""
    found = []
    while mask:
        group = layout.territory((mask & -mask).bit_length() - 1, mask)
        mask ^= group
        found.append(group)
    return found


def _resources(layout: Layout, ranch: Ranch) -> tuple[int, int, int]:
    """MR-7.4: what all laid plots carry."""
    carried = layout.kinds.resources
    nuggets = beavers = cobs = 0
    for kind in ranch.kinds:
        if kind >= 0:
            gold, furs, corn = carried[kind]
            nuggets += gold
            beavers += furs
            cobs += corn
    return nuggets, beavers, cobs


def scenario_points(layout: Layout, ranch: Ranch, scenario: str | None) -> int:
    """MR-9.2: 10 for each group of three, and 10 for each further member."""
    if scenario is None:
        return 0
    if scenario == GOLD_RUSH:
        return _gold_rush(layout, ranch)
    members, needed = _members(layout, ranch, scenario)
    sizes = [group.bit_count() for group in groups(layout, members) if group & needed]
    return sum(POINTS * (size - GROUP + 1) for size in sizes if size >= GROUP)


def _members(layout: Layout, ranch: Ranch, scenario: str) -> tuple[int, int]:
    """The plots that form groups, and those of which a group needs at least one."""
    if scenario == TIMBER_RAFTING:
        return ranch.terrains[FOREST], layout.river
    if scenario == MOON_RIVER_CITY:
        return ranch.terrains[FARM], layout.inside
    assert scenario == OUTLAWS
    recruited = sum(1 << cell for cell, _, _ in ranch.tokens)
    return recruited, sum(1 << cell for cell, token, cowboy in ranch.tokens if _is_outlaw(token, cowboy))


def _is_outlaw(specialist: int, cowboy: int) -> bool:
    return not cowboy and specialist in (DESPERADO, CATTLE_THIEF)


def _gold_rush(layout: Layout, ranch: Ranch) -> int:
    """MR-9.2: groups of three plots with nuggets; 10, and 10 for each nugget beyond three."""
    carried = layout.kinds.resources
    nuggets = {cell: carried[kind][0] for cell, kind in enumerate(ranch.kinds) if kind >= 0 and carried[kind][0]}
    points = 0
    for group in groups(layout, sum(1 << cell for cell in nuggets)):
        if group.bit_count() >= GROUP:
            found = sum(count for cell, count in nuggets.items() if group >> cell & 1)
            points += POINTS * (found - GROUP + 1)
    return points
