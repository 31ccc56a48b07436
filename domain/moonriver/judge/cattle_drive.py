"""MR-6.2 for machines: what it is worth to drive cows over a ranch."""

from __future__ import annotations

from typing import Final

from domain.moonriver.judge.worth import Lands
from domain.moonriver.legal import steps
from domain.moonriver.meta import CORN

SKIP: Final = 0.05
"""To leave an effect unused is better only than to lose by it."""
_STEPS: Final = 3
_UNKNOWN: Final = -1e9


class CattleDrive:
    """Weighs steps of cows on one ranch; what a cell gains or loses by a cow is worked out once."""

    __slots__ = ("_gains", "_homes", "_lands", "_losses", "_pasture")

    def __init__(self, lands: Lands) -> None:
        layout, ranch = lands.layout, lands.ranch
        self._lands = lands
        self._pasture = layout.open & ~ranch.free & ~ranch.terrains[CORN]
        self._gains = [_UNKNOWN] * layout.size
        self._losses = [_UNKNOWN] * layout.size
        self._homes = [0] * layout.size

    def step(self, number: int, left: int) -> float:
        """What a step changes, with so many left; staying is worth a little more than nothing."""
        layout = self._lands.layout
        if number == layout.skip:
            return SKIP
        origin, target = divmod(number - layout.move, len(layout.cells))
        first, second = layout.by_text[origin], layout.by_text[target]
        return self._way(first, second, left) if self._lands.preferences.is_ahead else self._driven(first, second)

    def best(self) -> float:
        """The best first step of a cowboy."""
        lands = self._lands
        return max([self.step(number, _STEPS) for number in steps(lands.layout, lands.ranch)], default=0.0)

    def _way(self, origin: int, target: int, left: int) -> float:
        """A cow that goes on as far as the steps allow, measured by what each step brings."""
        layout = self._lands.layout
        best, reached, border = self._driven(origin, target), 1 << origin | 1 << target, 1 << target
        for step in range(2, left + 1):
            border = layout.beside(border) & self._pasture & ~reached
            reached |= border
            cells = border
            while cells:
                low = cells & -cells
                cells ^= low
                worth = self._driven(origin, low.bit_length() - 1) / step
                if worth > best:
                    best = worth
        return best

    def _driven(self, origin: int, target: int) -> float:
        loss, gain = self._loss(origin), self._gain(target)
        if loss and gain and self._homes[origin] >> target & 1:
            return 0.0
        return gain - loss

    def _loss(self, cell: int) -> float:
        known = self._losses[cell]
        if known == _UNKNOWN:
            lands = self._lands
            known = 0.0 if lands.ranch.cows[cell] > 1 else -lands.herd(cell, -1)
            self._losses[cell] = known
            terrain = lands.layout.kinds.terrain[lands.ranch.kinds[cell]]
            territory = lands.territory(terrain, cell)
            self._homes[cell] = lands.masks[terrain][territory]
        return known

    def _gain(self, cell: int) -> float:
        known = self._gains[cell]
        if known == _UNKNOWN:
            known = 0.0 if self._lands.ranch.cows[cell] else self._lands.herd(cell, 1)
            self._gains[cell] = known
        return known
