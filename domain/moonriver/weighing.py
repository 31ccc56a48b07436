"""How much a machine likes each legal move: the exact change of what its ranch is worth, one move ahead."""

from __future__ import annotations

from typing import Final

from domain.moonriver.codex import laid, recruited, swapped
from domain.moonriver.lands import SPARE_COW, Lands, time_left
from domain.moonriver.laying import HOLE, Laying
from domain.moonriver.layout import BY_TEXT
from domain.moonriver.legal import legal_numbers, protected, steps, swaps, thefts
from domain.moonriver.meta import (
    CATTLE_THIEF,
    CLAIM,
    CORN,
    DESPERADO,
    EXPAND,
    FARMER,
    GOLD_DIGGER,
    RECRUIT,
    RIDE,
    SKULL,
    STEAL,
    SWAP,
    TERRAINS,
    TRAPPER,
)
from domain.moonriver.position import Position

HOARD: Final = 1000.0
"""MR-4.1: waiting costs nothing while the slots suffice, and more plots to choose from are worth about ten points."""
EARLY: Final = 0.25
"""What one place nearer to the box is worth when a ranchero is put: an earlier choice in the next round."""
HINDRANCE: Final = 0.5
"""How much of an opponent's loss is one's own gain, shared by all opponents."""
SKIP: Final = 0.05
"""To leave an effect unused is better only than to lose by it."""
RIDE_ON: Final = 1.6
"""MR-6.2: what three steps bring, measured by the best single one."""
_COMING = [4.0, 5.0, 8.0]
"""MR-7.5: nuggets, beavers, cobs that a specialist may count on when the whole game is still to come."""


def weighed(position: Position, left: float) -> list[float]:
    """The weight of each legal move, in the order of their numbers, with so much of the game to come.

    With 0 a seat looks at today only: it neither hoards nor hopes."""
    sights = Sights(position, left)
    lands = sights.of(position.seat)
    numbers, decision = legal_numbers(position), position.decision
    if decision == EXPAND:
        return _expansions(position, lands, numbers)
    if decision == RIDE:
        return [_step(lands, number) for number in numbers]
    if decision == RECRUIT:
        return _recruitments(position, sights, lands, numbers)
    if decision == SKULL:
        return _droughts(position, numbers)
    if decision == SWAP:
        return [_swap(sights, lands, number) for number in numbers]
    if decision == STEAL:
        return [_theft(sights, lands, position.partner, number) for number in numbers]
    if decision == CLAIM:
        return [_bonus(lands, number) for number in numbers]
    return [selection(position, lands, number) for number in numbers]


class Sights:
    """The lands of all seats as they are now, each surveyed only when it is looked at."""

    __slots__ = ("_known", "_left", "_position", "others")

    def __init__(self, position: Position, left: float) -> None:
        self._position = position
        self._left = left
        self._known: list[Lands | None] = [None] * len(position.ranches)
        self.others = len(position.ranches) - 1

    def of(self, seat: int) -> Lands:
        """The lands of a seat."""
        known = self._known[seat]
        if known is None:
            setting = self._position.setting
            known = Lands(setting.layout, self._position.ranches[seat], setting.scenario, self._left)
            self._known[seat] = known
        return known


def _expansions(position: Position, lands: Lands, numbers: list[int]) -> list[float]:
    layout, laying = lands.layout, Laying(lands)
    weights: list[float] = []
    for number in numbers:
        if number > layout.done:
            first, first_kind, second, second_kind = laid(layout, number)
            weights.append(laying.weight(first, first_kind, second, second_kind))
        elif number == layout.done:
            weights.append(HOARD if lands.left > 0.0 else 0.0)
        else:
            first, second = divmod(number - layout.discard, layout.kinds.count)
            weights.append(-lands.plot(first) - lands.plot(second))
    return weights


def _step(lands: Lands, number: int) -> float:
    """MR-6.2: what a step of a cow changes; staying is worth a little more than nothing."""
    layout = lands.layout
    if number == layout.skip:
        return SKIP
    origin, target = divmod(number - layout.move, len(layout.cells))
    return _driven(lands, layout.by_text[origin], layout.by_text[target])


def _driven(lands: Lands, origin: int, target: int) -> float:
    herds = lands.ranch.cows
    loss = 0.0 if herds[origin] > 1 else -lands.herd(origin, -1)
    gain = lands.herd(target, 1) if not herds[target] else 0.0
    if loss and gain and _same_territory(lands, origin, target):
        return 0.0
    return gain - loss


def _same_territory(lands: Lands, one: int, other: int) -> bool:
    terrain = lands.layout.kinds.terrain[lands.ranch.kinds[one]]
    return bool(lands.masks[terrain][lands.territory(terrain, one)] >> other & 1)


def _recruitments(position: Position, sights: Sights, lands: Lands, numbers: list[int]) -> list[float]:
    layout = lands.layout
    riding = _riding(lands)
    swapping = max([_swap(sights, lands, number) for number in swaps(position)], default=0.0)
    stealing = thefts(position)
    weights: list[float] = []
    for number in numbers:
        rank, specialist, cowboy = recruited(layout, number)
        cell = layout.by_text[rank]
        weight = riding if cowboy else _specialist(sights, lands, cell, specialist, swapping, stealing)
        if lands.hopes is not None:
            weight += lands.hopes.recruiting(cell, specialist, cowboy)
        weights.append(weight + _protection(lands, cell))
    return weights


def _specialist(
    sights: Sights, lands: Lands, cell: int, specialist: int, swapping: float, stealing: list[int]
) -> float:
    if specialist == DESPERADO:
        return max(0.0, swapping)
    if specialist == CATTLE_THIEF:
        if lands.ranch.terrains[CORN] >> cell & 1:
            return 0.0
        return max([_theft(sights, lands, cell, number) for number in stealing], default=0.0)
    return _counted(lands, specialist)


def _counted(lands: Lands, specialist: int) -> float:
    """MR-7.5: what the ranch carries now, and what may still come."""
    index = 0 if specialist == GOLD_DIGGER else 1 if specialist == TRAPPER else 2
    assert index < 2 or specialist == FARMER
    carried, found = lands.layout.kinds.resources, 0
    for kind in lands.ranch.kinds:
        if kind >= 0:
            found += carried[kind][index]
    return found + _COMING[index] * lands.left


def _riding(lands: Lands) -> float:
    """MR-6.2: the best single step and what two more may add."""
    best = max([_step(lands, number) for number in steps(lands.layout, lands.ranch)], default=0.0)
    return best * RIDE_ON


def _protection(lands: Lands, cell: int) -> float:
    """MR-6.1: cows that a token protects from now on."""
    ranch = lands.ranch
    territory = lands.layout.territory(cell, ranch.terrains[lands.layout.kinds.terrain[ranch.kinds[cell]]])
    cows = territory & ranch.cowed & ~protected(lands.layout, ranch)
    return 0.3 * lands.left * cows.bit_count() * territory.bit_count()


def _droughts(position: Position, numbers: list[int]) -> list[float]:
    """MR-5.2: a cow is missed least where another stands beside it."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    cells = [layout.by_text[number - layout.drought] for number in numbers]
    return [float(ranch.cows[cell] > 1) for cell in cells]


def _swap(sights: Sights, lands: Lands, number: int) -> float:
    """MR-6.3: what the plots are worth here and there."""
    layout = lands.layout
    if number == layout.skip:
        return SKIP
    own, other, theirs = swapped(layout, number)
    if own == theirs:
        return 0.0
    there = sights.of(other)
    shared = HINDRANCE / sights.others
    return lands.plot(theirs) - lands.plot(own) + shared * (there.plot(theirs) - there.plot(own))


def _theft(sights: Sights, lands: Lands, cell: int, number: int) -> float:
    """MR-6.4: a cow more here, one fewer there."""
    layout = lands.layout
    if number == layout.skip:
        return SKIP
    other, rank = divmod(number - layout.steal, len(layout.cells))
    origin = layout.by_text[rank]
    there = sights.of(other)
    gain = SPARE_COW if lands.ranch.cows[cell] else lands.herd(cell, 1)
    loss = 0.0 if there.ranch.cows[origin] > 1 else -there.herd(origin, -1)
    return gain + loss * HINDRANCE * 2.0 / sights.others


def _bonus(lands: Lands, number: int) -> float:
    """MR-8.2: a plot without symbols but a circle, which every cell gives alike."""
    layout = lands.layout
    rest, rank = divmod(number - layout.bonus, len(layout.cells))
    cell, terrain = layout.by_text[rank], BY_TEXT[rest % len(TERRAINS)]
    free = lands.ranch.free & ~(1 << cell)
    holes = [other for other in layout.listed(layout.near[cell] & free) if not layout.near[other] & free]
    return lands.gain(terrain, 1, layout.near[cell], 0, 0) - HOLE * len(holes)


def selection(position: Position, lands: Lands, number: int) -> float:
    """MR-3.4: the plot, and how early the next turn comes."""
    place = number - lands.layout.select
    return lands.plot(position.new[place]) - EARLY * place


def values(position: Position) -> list[float]:
    """What each seat may expect: its ranch as it lies, its hopes and its reserve."""
    sights = Sights(position, time_left(position))
    return [sights.of(seat).total() for seat in range(len(position.ranches))]
