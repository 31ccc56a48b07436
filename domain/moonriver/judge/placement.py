"""MR-4 for machines: what it is worth to lay two plots somewhere, and the best place for any two of a reserve."""

from __future__ import annotations

from typing import Final

from domain.kernel.bits import INDEX, PRIME, bit
from domain.kernel.judging import Chance
from domain.kernel.native import i64
from domain.moonriver.judge.worth import Lands
from domain.moonriver.legal import pairs
from domain.moonriver.meta import TERRAINS

_UNKNOWN: Final = -1e9


class Placements:
    """Weighs placements on one ranch; what a single plot adds on a single cell is worked out once."""

    __slots__ = ("_circles", "_free", "_lands", "_lost", "_near", "_rows", "_terrain", "_thin", "_token")

    def __init__(self, lands: Lands, token: float) -> None:
        """`token` is what the saloon's best adds to what a circle is usually worth."""
        layout, ranch = lands.layout, lands.ranch
        self._token = token
        self._circles = layout.kinds.circles
        self._lands = lands
        self._near = layout.near
        self._terrain = layout.kinds.terrain
        self._free: i64 = ranch.free
        self._rows: list[list[float] | None] = [None] * layout.kinds.count
        self._thin = 0
        self._lost = 0
        self._notice_outlets()

    def _notice_outlets(self) -> None:
        """MR-4.4: terrains that one domino could cut off, and those that connect nowhere."""
        for terrain in range(len(TERRAINS)):
            cells = self._lands.ranch.reach[terrain] & self._free
            if not cells:
                self._lost |= 1 << terrain
            elif not (cells & cells - 1) & ((cells & cells - 1) - 1):
                self._thin |= 1 << terrain

    def weight(self, first: i64, first_kind: i64, second: i64, second_kind: i64) -> float:
        """MR-5: cows, skulls, circles and resources of a domino, the holes it leaves, what it opens and closes."""
        lands, near = self._lands, self._near
        one, two = self._terrain[first_kind], self._terrain[second_kind]
        bits: i64 = bit(first) | bit(second)
        beside: i64 = near[first] | near[second]
        if one == two:
            gain = self._pair(one, beside, first_kind, second_kind)
        else:
            gain = self._single(first, first_kind) + self._single(second, second_kind)
        free, hole = self._free & ~bits, lands.preferences.hole
        holes = beside & free & ~lands.layout.beside(free)
        while holes:
            holes &= holes - 1
            gain -= hole
        if self._thin or self._lost:
            gain += (
                lands.preferences.outlet * lands.left * self._outlet_change(free, one, near[first], two, near[second])
            )
        if self._circles[first_kind] or self._circles[second_kind]:
            gain += self._token
        if lands.layout.goal & bits and not lands.ranch.claimed:
            gain += lands.preferences.goal
        return (
            gain
            if lands.scenario_worth is None
            else gain + lands.scenario_worth.laying(first, first_kind, second, second_kind)
        )

    def _pair(self, terrain: i64, beside: i64, first_kind: i64, second_kind: i64) -> float:
        kinds, lands = self._lands.layout.kinds, self._lands
        cows = (1 if kinds.cows[first_kind] else 0) + (1 if kinds.cows[second_kind] else 0)
        skulls = kinds.skulls[first_kind] + kinds.skulls[second_kind]
        return lands.gain(terrain, 2, beside, cows, skulls) + lands.plot_base(first_kind) + lands.plot_base(second_kind)

    def _single(self, cell: i64, kind: i64) -> float:
        row = self._rows[kind]
        if row is None:
            row = [_UNKNOWN] * len(self._near)
            self._rows[kind] = row
        known = row[cell]
        if known == _UNKNOWN:
            kinds, lands = self._lands.layout.kinds, self._lands
            cows = 1 if kinds.cows[kind] else 0
            known = lands.gain(self._terrain[kind], 1, self._near[cell], cows, kinds.skulls[kind]) + lands.plot_base(
                kind
            )
            row[cell] = known
        return known

    def _outlet_change(self, free: i64, one: i64, beside_one: i64, two: i64, beside_two: i64) -> int:
        """MR-4.4: how many terrains more, or fewer, would connect somewhere."""
        reach, change = self._lands.ranch.reach, 0
        for terrain in range(len(TERRAINS)):
            if (self._thin | self._lost) >> terrain & 1:
                cells = reach[terrain]
                if terrain == one:
                    cells |= beside_one
                if terrain == two:
                    cells |= beside_two
                if self._lost >> terrain & 1:
                    change += 1 if cells & free else 0
                elif not cells & free:
                    change -= 1
        return change

    def best(self, chance: Chance, with_circle: bool = False) -> int:
        """The number of the placement with the greatest weight, of those with a circle if it must have one;
        -1 where nothing fits."""
        lands, layout = self._lands, self._lands.layout
        reach, stride, kinds = lands.ranch.reach, layout.stride, layout.kinds.count
        upright, level = self._free & self._free >> 1, self._free & self._free >> stride
        found, most, equal = -1, _UNKNOWN, 1
        for first_kind, second_kind in pairs(lands.ranch.reserve):
            if with_circle and not self._circles[first_kind] and not self._circles[second_kind]:
                continue
            one, two = reach[self._terrain[first_kind]], reach[self._terrain[second_kind]]
            offset = first_kind * 2 * kinds + second_kind
            for step in (1, stride):
                cells = upright & (one | two >> 1) if step == 1 else level & (one | two >> stride)
                while cells:
                    low = cells & -cells
                    cells ^= low
                    first = INDEX[low % PRIME]
                    weight = self.weight(first, first_kind, first + step, second_kind)
                    if weight < most:
                        continue
                    if weight == most:
                        equal += 1
                        if chance.below(equal):
                            continue
                    else:
                        equal = 1
                    most = weight
                    found = layout.lay[first] + (offset if step == 1 else offset + kinds)
        return found
