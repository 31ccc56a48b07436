"""How much a machine likes each legal move: the exact change of what its ranch is worth, one move ahead."""

from __future__ import annotations

from typing import Final

from domain.kernel.bits import bit_count
from domain.moonriver.judge.cattle_drive import SKIP, CattleDrive
from domain.moonriver.judge.placement import Placements
from domain.moonriver.judge.preferences import Preferences
from domain.moonriver.judge.worth import Lands, share_left, specialists_to_come
from domain.moonriver.layout import BY_TEXT
from domain.moonriver.legal import legal_numbers, swaps, thefts, token_territories
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
from domain.moonriver.move_numbers import placement_of, recruitment_of, swap_of
from domain.moonriver.position import Position

HOARD: Final = 1000.0
"""MR-4.1: waiting costs nothing while the slots suffice, and more plots to choose from are worth about ten points."""


def move_weights(position: Position, preferences: Preferences) -> list[float]:
    """The weight of each legal move, in the order of their numbers."""
    worths = RanchWorths(position, preferences)
    lands = worths.of(position.seat)
    numbers, decision = legal_numbers(position), position.decision
    if decision == EXPAND:
        return _expansions(position, lands, numbers)
    if decision == RIDE:
        driving = CattleDrive(lands)
        return [driving.step(number, position.steps) for number in numbers]
    if decision == RECRUIT:
        return _recruitments(position, worths, lands, numbers)
    if decision == SKULL:
        return _droughts(position, numbers)
    if decision == SWAP:
        return [_swap(worths, lands, number) for number in numbers]
    if decision == STEAL:
        return [_theft(worths, lands, position.partner, number) for number in numbers]
    if decision == CLAIM:
        return [_bonus(worths, position, lands, number) for number in numbers]
    return [selection(position, lands, number) for number in numbers]


class RanchWorths:
    """The lands of all seats as they are now, each surveyed only when it is looked at."""

    __slots__ = ("_coming", "_known", "_left", "_position", "_preferences", "others")

    def __init__(self, position: Position, preferences: Preferences) -> None:
        self._position = position
        self._preferences = preferences
        self._left = share_left(position) if preferences.is_ahead else 0.0
        self._coming = specialists_to_come(position, self._left, preferences)
        self._known: list[Lands | None] = [None] * len(position.ranches)
        self.others = len(position.ranches) - 1

    def of(self, seat: int) -> Lands:
        """The lands of a seat."""
        known = self._known[seat]
        if known is None:
            setting = self._position.setting
            ranch = self._position.ranches[seat]
            known = Lands(setting.layout, ranch, setting.scenario, self._preferences, self._left, self._coming)
            self._known[seat] = known
        return known


def _expansions(position: Position, lands: Lands, numbers: list[int]) -> list[float]:
    layout, laying = lands.layout, Placements(lands, token(position, lands))
    weights: list[float] = []
    for number in numbers:
        if number > layout.done:
            first, first_kind, second, second_kind = placement_of(layout, number)
            weights.append(laying.weight(first, first_kind, second, second_kind))
        elif number == layout.done:
            weights.append(HOARD if lands.left > 0.0 else 0.0)
        else:
            first, second = divmod(number - layout.discard, layout.kinds.count)
            weights.append(-lands.plot(first) - lands.plot(second))
    return weights


def _recruitments(position: Position, worths: RanchWorths, lands: Lands, numbers: list[int]) -> list[float]:
    layout = lands.layout
    riding = CattleDrive(lands).best() * lands.preferences.ride_on
    swapping = max([_swap(worths, lands, number) for number in swaps(position)], default=0.0)
    stealing = thefts(position)
    weights: list[float] = []
    for number in numbers:
        rank, specialist, cowboy = recruitment_of(layout, number)
        cell = layout.by_text[rank]
        weight = riding if cowboy else _specialist(worths, lands, cell, specialist, swapping, stealing)
        if lands.scenario_worth is not None:
            weight += lands.scenario_worth.recruiting(cell, specialist, cowboy)
        weights.append(weight + _protection(lands, cell))
    return weights


def _specialist(
    worths: RanchWorths, lands: Lands, cell: int, specialist: int, swapping: float, stealing: list[int]
) -> float:
    if specialist == DESPERADO:
        return max(0.0, swapping)
    if specialist == CATTLE_THIEF:
        if lands.ranch.terrains[CORN] >> cell & 1:
            return 0.0
        return max([_theft(worths, lands, cell, number) for number in stealing], default=0.0)
    return _specialist_worth(lands, specialist)


def _specialist_worth(lands: Lands, specialist: int) -> float:
    """MR-7.5: what the ranch carries now, and what may still come."""
    index = 0 if specialist == GOLD_DIGGER else 1 if specialist == TRAPPER else 2
    assert index < 2 or specialist == FARMER
    carried, found = lands.layout.kinds.resources, 0
    for kind in lands.ranch.kinds:
        if kind >= 0:
            found += carried[kind][index]
    return found + lands.future(specialist)


def token(position: Position, lands: Lands) -> float:
    """MR-5.3: how much more the best specialist of the saloon is worth than a circle usually is."""
    if not lands.preferences.is_ahead:
        return 0.0
    best = lands.preferences.circle
    for specialist in (FARMER, GOLD_DIGGER, TRAPPER):
        if specialist in position.saloon:
            worth = _specialist_worth(lands, specialist)
            if worth > best:
                best = worth
    return best - lands.preferences.circle


def _protection(lands: Lands, cell: int) -> float:
    """MR-6.1: cows that a token protects from now on."""
    ranch = lands.ranch
    territory = lands.layout.territory(cell, ranch.terrains[lands.layout.kinds.terrain[ranch.kinds[cell]]])
    cows = territory & ranch.cowed & ~token_territories(lands.layout, ranch)
    return lands.preferences.guard * lands.left * float(bit_count(cows)) * float(bit_count(territory))


def _droughts(position: Position, numbers: list[int]) -> list[float]:
    """MR-5.2: a cow is missed least where another stands beside it."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    cells = [layout.by_text[number - layout.drought] for number in numbers]
    return [float(ranch.cows[cell] > 1) for cell in cells]


def _swap(worths: RanchWorths, lands: Lands, number: int) -> float:
    """MR-6.3: what the plots are worth here and there."""
    layout = lands.layout
    if number == layout.skip:
        return SKIP
    own, other, theirs = swap_of(layout, number)
    if own == theirs:
        return 0.0
    there = worths.of(other)
    shared = lands.preferences.hindrance / worths.others
    return lands.plot(theirs) - lands.plot(own) + shared * (there.plot(theirs) - there.plot(own))


def _theft(worths: RanchWorths, lands: Lands, cell: int, number: int) -> float:
    """MR-6.4: a cow more here, one fewer there."""
    layout = lands.layout
    if number == layout.skip:
        return SKIP
    other, rank = divmod(number - layout.steal, len(layout.cells))
    origin = layout.by_text[rank]
    there = worths.of(other)
    gain = lands.preferences.spare_cow if lands.ranch.cows[cell] else lands.herd(cell, 1)
    loss = 0.0 if there.ranch.cows[origin] > 1 else -there.herd(origin, -1)
    return gain + loss * lands.preferences.hindrance * 2.0 / worths.others


def _bonus(worths: RanchWorths, position: Position, lands: Lands, number: int) -> float:
    """MR-8.2: a tile is laid, or lost where none fits."""
    layout = lands.layout
    if number >= layout.lose:
        return -lands.preferences.hindrance * _others_gain(
            worths, position, layout.kinds.tiles_by_text[number - layout.lose]
        )
    rest, rank = divmod(number - layout.bonus, len(layout.cells))
    return _bonus_gain(lands, layout.by_text[rank], BY_TEXT[rest % len(TERRAINS)])


def _others_gain(worths: RanchWorths, position: Position, lost: int) -> float:
    """MR-8.1: the opponent gets the tile that is left, so the one that helps it most should go."""
    there = worths.of(1 - position.seat)
    gains = [
        _bonus_gain(there, cell, terrain)
        for tile, terrain in there.layout.kinds.bonus
        if tile in position.tiles and tile != lost
        for cell in there.layout.cells_in(there.ranch.free & there.ranch.reach[terrain])
    ]
    return max(gains, default=0.0)


def _bonus_gain(lands: Lands, cell: int, terrain: int) -> float:
    """A plot without symbols but a circle, which every cell gives alike."""
    layout = lands.layout
    free = lands.ranch.free & ~(1 << cell)
    holes = [other for other in layout.cells_in(layout.near[cell] & free) if not layout.near[other] & free]
    return lands.gain(terrain, 1, layout.near[cell], 0, 0) - lands.preferences.hole * len(holes)


def selection(position: Position, lands: Lands, number: int) -> float:
    """MR-3.4: the plot, and how early the next turn comes."""
    place = number - lands.layout.select
    return lands.plot(position.new[place]) - lands.preferences.early * float(place)


def values(position: Position, preferences: Preferences) -> list[float]:
    """What each seat may expect: its ranch as it lies, its scenario_worth and its reserve."""
    worths = RanchWorths(position, preferences)
    return [worths.of(seat).total() for seat in range(len(position.ranches))]
