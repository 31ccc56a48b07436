"""MR-7 and MR-9: points of a ranch, and the ranking."""

from __future__ import annotations

from dataclasses import dataclass

from domain.kernel.bits import bit_count
from domain.kernel.outcome import Outcome, ranks_of
from domain.kernel.plain import Plain
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.meta import CORN, FARMER, GOLD_DIGGER, OVER, TERRAINS, TRAPPER
from domain.moonriver.position import Position
from domain.moonriver.scenarios import Scenario

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
    return tuple(ranch_score(setting.layout, ranch, setting.scenario) for ranch in position.ranches)


def outcome(position: Position) -> Outcome[Score] | None:
    """MR-7.7: the final scores and ranks, once the game is over."""
    if position.decision != OVER:
        return None
    final = scores(position)
    return Outcome(final, ranks_of([score.key for score in final]), LAST_ROUND)


def ranch_score(layout: Layout, ranch: Ranch, scenario: Scenario | None) -> Score:
    """MR-7: one ranch's score."""
    lands, largest = _territories(layout, ranch)
    nuggets, beavers, cobs = _resources(layout, ranch)
    sides = [specialist for _, specialist, cowboy in ranch.tokens if not cowboy]
    digger = nuggets * sides.count(GOLD_DIGGER)
    trapper = beavers * sides.count(TRAPPER)
    farmer = cobs * sides.count(FARMER)
    extra = 0 if scenario is None else scenario.points(layout, ranch)
    total = sum(lands) + nuggets + beavers + cobs + digger + trapper + farmer + extra
    return Score(
        territories=Territories(*lands),
        resources=Resources(nuggets, beavers, cobs),
        partners=Partners(digger, trapper, farmer),
        scenario=extra,
        total=total,
        largest_territory=largest,
        cows=bit_count(ranch.cowed),
    )


def _territories(layout: Layout, ranch: Ranch) -> tuple[list[int], int]:
    """MR-7.2 and MR-7.3: plots times cows, one cow a plot, corn never; and the size of the largest territory."""
    points = [0] * len(TERRAINS)
    largest = 0
    for terrain, land in enumerate(ranch.terrains):
        for territory in layout.groups(land):
            size = bit_count(territory)
            largest = max(largest, size)
            if terrain != CORN:
                points[terrain] += size * bit_count(territory & ranch.cowed)
    return points, largest


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
