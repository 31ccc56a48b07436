"""How much a machine likes each legal move: the exact change of what its ranch is worth, one move ahead."""

from __future__ import annotations

from domain.moonriver.codex import laid, recruited, swapped
from domain.moonriver.lands import CIRCLE, EARLY, GOAL, HINDRANCE, HOLE, OUTLET, SPARE_COW, Lands, time_left
from domain.moonriver.layout import BY_TEXT, Layout
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

HOARD = 8.0
"""MR-4.1: what it is worth to wait and choose from more plots later; nothing once the pile is empty."""


def weighed(position: Position) -> list[float]:
    """The weight of each legal move, in the order of their numbers."""
    sights = Sights(position)
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
    return [_selection(position, lands, number) for number in numbers]


class Sights:
    """The lands of all seats as they are now, each surveyed only when it is looked at."""

    __slots__ = ("_known", "_left", "_position", "others")

    def __init__(self, position: Position) -> None:
        self._position = position
        self._left = time_left(position)
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
    layout = lands.layout
    waiting = HOARD if position.drawn < len(position.setting.plots) else 0.0
    weights: list[float] = []
    for number in numbers:
        if number > layout.done:
            weights.append(_placement(lands, number))
        elif number == layout.done:
            weights.append(waiting)
        else:
            first, second = divmod(number - layout.discard, layout.kinds.count)
            weights.append(-lands.plot(first) - lands.plot(second))
    return weights


def _placement(lands: Lands, number: int) -> float:
    """MR-5: cows, skulls, circles and resources of a domino, and the holes it leaves."""
    layout = lands.layout
    kinds, near = layout.kinds, layout.near
    first, first_kind, second, second_kind = laid(layout, number)
    one, two = kinds.terrain[first_kind], kinds.terrain[second_kind]
    one_cow, two_cow = kinds.cows[first_kind] > 0, kinds.cows[second_kind] > 0
    one_skull, two_skull = kinds.skulls[first_kind], kinds.skulls[second_kind]
    bits = 1 << first | 1 << second
    if one == two:
        gain = lands.gain(one, bits, near[first] | near[second], one_cow + two_cow, one_skull + two_skull)
    else:
        gain = lands.gain(one, 1 << first, near[first], int(one_cow), one_skull)
        gain += lands.gain(two, 1 << second, near[second], int(two_cow), two_skull)
    gain += lands.found(first_kind) + lands.found(second_kind)
    gain += CIRCLE * (kinds.circles[first_kind] + kinds.circles[second_kind])
    gain += SPARE_COW * ((kinds.cows[first_kind] > 1) + (kinds.cows[second_kind] > 1))
    gain -= HOLE * _holes(layout, lands.ranch.free & ~bits, (near[first] | near[second]) & ~bits)
    gain += OUTLET * lands.left * (_outlets(lands, bits, one, near[first], two, near[second]) - lands.outlets)
    if layout.goal & bits and not lands.ranch.claimed:
        gain += GOAL
    if lands.hopes is not None:
        gain += lands.hopes.laying(first, first_kind, second, second_kind)
    return gain


def _outlets(lands: Lands, bits: int, one: int, beside_one: int, two: int, beside_two: int) -> int:
    """MR-4.4: how many terrains would still connect somewhere."""
    free, found = lands.ranch.free & ~bits, 0
    reach = lands.ranch.reach
    for terrain in range(len(TERRAINS)):
        cells = reach[terrain]
        if terrain == one:
            cells |= beside_one
        if terrain == two:
            cells |= beside_two
        if cells & free:
            found += 1
    return found


def _holes(layout: Layout, free: int, around: int) -> int:
    """MR-4.3: empty cells that no domino can cover any more."""
    holes, cells = 0, free & around
    while cells:
        low = cells & -cells
        cells ^= low
        if not layout.near[low.bit_length() - 1] & free:
            holes += 1
    return holes


def _step(lands: Lands, number: int) -> float:
    """MR-6.2: what a step of a cow changes; staying is worth a little more than nothing."""
    layout = lands.layout
    if number == layout.skip:
        return 0.05
    origin, target = divmod(number - layout.move, len(layout.cells))
    return _driven(lands, layout.by_text[origin], layout.by_text[target])


def _driven(lands: Lands, origin: int, target: int) -> float:
    herds = lands.ranch.cows
    loss = 0.0 if herds[origin] > 1 else -_herd(lands, origin, -1)
    gain = _herd(lands, target, 1) if not herds[target] else 0.0
    if loss and gain and _same_territory(lands, origin, target):
        return 0.0
    return gain - loss


def _same_territory(lands: Lands, one: int, other: int) -> bool:
    bits = 1 << one | 1 << other
    for masks in lands.masks:
        for mask in masks:
            if mask & bits == bits:
                return True
    return False


def _herd(lands: Lands, cell: int, change: int) -> float:
    """What one herd more or fewer changes in the territory of a cell."""
    bit = 1 << cell
    for terrain in range(len(TERRAINS)):
        masks = lands.masks[terrain]
        for index in range(len(masks)):
            if masks[index] & bit:
                size, cows = lands.sizes[terrain][index], lands.cows[terrain][index]
                return lands.worth(terrain, size, cows + change) - lands.worths[terrain][index]
    return 0.0


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


_COMING = (4.0, 5.0, 8.0)


def _riding(lands: Lands) -> float:
    """MR-6.2: the best single step and what two more may add."""
    best = max([_step(lands, number) for number in steps(lands.layout, lands.ranch)], default=0.0)
    return best * 1.6


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
        return 0.05
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
        return 0.05
    other, rank = divmod(number - layout.steal, len(layout.cells))
    origin = layout.by_text[rank]
    there = sights.of(other)
    gain = SPARE_COW if lands.ranch.cows[cell] else _herd(lands, cell, 1)
    loss = 0.0 if there.ranch.cows[origin] > 1 else -_herd(there, origin, -1)
    return gain + loss * HINDRANCE * 2.0 / sights.others


def _bonus(lands: Lands, number: int) -> float:
    """MR-8.2: a plot without symbols but a circle, which every cell gives alike."""
    layout = lands.layout
    rest, rank = divmod(number - layout.bonus, len(layout.cells))
    cell, terrain = layout.by_text[rank], BY_TEXT[rest % len(TERRAINS)]
    gain = lands.gain(terrain, 1 << cell, layout.near[cell], 0, 0)
    return gain - HOLE * _holes(layout, lands.ranch.free & ~(1 << cell), layout.near[cell])


def _selection(position: Position, lands: Lands, number: int) -> float:
    """MR-3.4: the plot, and how early the next turn comes."""
    place = number - lands.layout.select
    return lands.plot(position.new[place]) - EARLY * place


def values(position: Position) -> list[float]:
    """What each seat may expect: its ranch as it lies, its hopes and its reserve."""
    sights = Sights(position)
    return [sights.of(seat).total() for seat in range(len(position.ranches))]
