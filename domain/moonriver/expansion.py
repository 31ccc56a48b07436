"""MR-4 and MR-5: laying a domino and resolving it, step by step, until a choice is pending."""

from __future__ import annotations

from domain.kernel.bits import INDEX, PRIME, bit
from domain.kernel.native import i64
from domain.moonriver.events import (
    AnyEvent,
    BonusLost,
    BonusPlaced,
    CowLost,
    CowPlaced,
    DominoPlaced,
    ExpansionEnded,
    PlotsDiscarded,
)
from domain.moonriver.herd import add_cow, take_cow
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import BY_TEXT, Layout
from domain.moonriver.legal import claims, cows_by_skull
from domain.moonriver.meta import CLAIM, RECRUIT, SKULL, TERRAINS
from domain.moonriver.move_numbers import placement_of
from domain.moonriver.partners import asks_for_effect
from domain.moonriver.position import NOBODY, Position
from domain.moonriver.turns import end_expanding, go_on


def expand(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-4.1 and MR-4.2: lay a domino, discard, or go on."""
    layout = position.setting.layout
    if number > layout.done:
        _lay_domino(position, layout, number, report)
        resume(position, report)
    elif number == layout.done:
        if report is not None:
            report.append(ExpansionEnded(position.seat + 1))
        end_expanding(position, report)
    else:
        _discard(position, layout, number, report)
        go_on(position, report)


def resume(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-5: whatever is still to be resolved, in its order; stops where a seat must choose."""
    if position.skulls and _asks_for_drought(position, report):
        return
    if position.partner != NOBODY and asks_for_effect(position):
        return
    if position.circles:
        if position.saloon:
            position.decision = RECRUIT
            return
        position.circles = ()
    if position.claiming and _asks_for_bonus(position, report):
        return
    go_on(position, report)


def _lay_domino(position: Position, layout: Layout, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-4.3: the two plots leave the reserve for the ranch."""
    first, first_kind, second, second_kind = placement_of(layout, number)
    ranch = position.own_ranch(position.seat)
    reserve = list(ranch.reserve)
    reserve.remove(first_kind)
    reserve.remove(second_kind)
    ranch.reserve = tuple(reserve)
    ranch.own_land()
    _cover(layout, ranch, first, first_kind)
    _cover(layout, ranch, second, second_kind)
    if report is not None:
        names, ids = layout.names, layout.kinds.ids
        report.append(
            DominoPlaced(position.seat + 1, names[first], ids[first_kind], names[second], ids[second_kind]),
        )
    if layout.kinds.acts[first_kind]:
        _notice_symbols(position, ranch, first, first_kind, report)
    if layout.kinds.acts[second_kind]:
        _notice_symbols(position, ranch, second, second_kind, report)
    if layout.goal and not ranch.claimed and layout.goal & (bit(first) | bit(second)):
        ranch.claimed = position.claiming = True


def _cover(layout: Layout, ranch: Ranch, cell: i64, kind: i64) -> None:
    """A plot on a ranch that owns its land."""
    mask = bit(cell)
    terrain = layout.kinds.terrain[kind]
    ranch.kinds[cell] = kind
    ranch.free ^= mask
    ranch.terrains[terrain] |= mask
    ranch.reach[terrain] |= layout.near[cell]


def _notice_symbols(position: Position, ranch: Ranch, cell: i64, kind: i64, report: list[AnyEvent] | None) -> None:
    """MR-5.1: cows arrive at once; skulls and circles wait for their turn."""
    kinds = position.setting.layout.kinds
    for _ in range(min(kinds.cows[kind], position.supply)):
        position.supply -= 1
        add_cow(ranch, cell)
        if report is not None:
            report.append(CowPlaced(position.seat + 1, position.setting.layout.names[cell], position.supply))
    if kinds.skulls[kind]:
        position.skulls = (*position.skulls, cell)
    if kinds.circles[kind]:
        position.circles = (*position.circles, cell)


def _asks_for_drought(position: Position, report: list[AnyEvent] | None) -> bool:
    """MR-5.2: each skull in turn; asked only where cows stand on two or more cells of its territory."""
    while position.skulls:
        cows = cows_by_skull(position, position.skulls[0])
        if cows & cows - 1:
            position.decision = SKULL
            return True
        if cows:
            _lose_cow(position, INDEX[cows % PRIME], report)
        else:
            position.skulls = position.skulls[1:]
    return False


def suffer(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-5.2: the seat has chosen the cow."""
    layout = position.setting.layout
    _lose_cow(position, layout.by_text[number - layout.drought], report)


def _lose_cow(position: Position, cell: i64, report: list[AnyEvent] | None) -> None:
    ranch = position.own_ranch(position.seat)
    take_cow(ranch, cell)
    position.supply += 1
    skull, position.skulls = position.skulls[0], position.skulls[1:]
    if report is not None:
        names = position.setting.layout.names
        report.append(CowLost(position.seat + 1, names[cell], names[skull], position.supply))


def _discard(position: Position, layout: Layout, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-4.2: two plots leave the game."""
    rest: int = number - layout.discard
    kinds = divmod(rest, layout.kinds.count)
    ranch = position.own_ranch(position.seat)
    reserve = list(ranch.reserve)
    for kind in kinds:
        reserve.remove(kind)
    ranch.reserve = tuple(reserve)
    if report is not None:
        report.append(PlotsDiscarded(position.seat + 1, tuple([layout.kinds.ids[kind] for kind in kinds])))


def _asks_for_bonus(position: Position, report: list[AnyEvent] | None) -> bool:
    """MR-5.4 and MR-8.2: the claim; where nothing fits and nothing can be chosen, the first tile left is lost."""
    position.claiming = False
    position.numbers = claims(position)
    if position.numbers:
        position.decision = CLAIM
        return True
    position.numbers = None
    _lose_tile(position, position.tiles[0], report)
    return False


def _lose_tile(position: Position, tile: int, report: list[AnyEvent] | None) -> None:
    """MR-8.2: the tile leaves the game, and that was the claim."""
    position.tiles = tuple([other for other in position.tiles if other != tile])
    if report is not None:
        report.append(BonusLost(position.seat + 1, position.setting.layout.kinds.tiles[tile]))


def claim(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-8.2: the tile is laid, or lost where none fits."""
    layout = position.setting.layout
    if number < layout.lose:
        _lay_tile(position, layout, number, report)
    else:
        _lose_tile(position, layout.kinds.tiles_by_text[number - layout.lose], report)


def _lay_tile(position: Position, layout: Layout, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-8.2: the tile is laid, and its circle will recruit."""
    tile_side: int = (number - layout.bonus) // len(layout.cells)
    cell = layout.by_text[(number - layout.bonus) % len(layout.cells)]
    tile = layout.kinds.tiles_by_text[tile_side // len(TERRAINS)]
    terrain = BY_TEXT[tile_side % len(TERRAINS)]
    ranch = position.own_ranch(position.seat)
    ranch.own_land()
    _cover(layout, ranch, cell, layout.kinds.bonus[tile, terrain])
    position.tiles = tuple([other for other in position.tiles if other != tile])
    position.circles = (cell,)
    if report is not None:
        side, name = TERRAINS[terrain], layout.names[cell]
        report.append(BonusPlaced(position.seat + 1, layout.kinds.tiles[tile], side, name))
