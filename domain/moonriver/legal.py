"""The numbers of the legal moves of each decision (MR-10), in the order of their texts."""

from __future__ import annotations

from typing import Final

from domain.kernel.bits import INDEX, PRIME, bit
from domain.kernel.native import i64
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.meta import (
    CLAIM,
    CORN,
    DRAFT,
    EXPAND,
    MOST_SEATS,
    RECRUIT,
    RIDE,
    SELECT,
    SKULL,
    SPECIALISTS,
    STEAL,
    SWAP,
)
from domain.moonriver.position import NOBODY, Position


def legal_numbers(position: Position) -> list[int]:
    """The numbers of all legal moves, in the order of their texts; counted once for each position."""
    known = position.numbers
    if known is None:
        known = listed_numbers(position, True)
        position.numbers = known
    return known


def listed_numbers(position: Position, in_order: bool) -> list[int]:
    """The numbers of all legal moves; an inner loop does without their order."""
    decision = position.decision
    if decision == EXPAND:
        return _expansions(position, in_order)
    if decision == SELECT:
        return _selections(position)
    if decision == RIDE:
        numbers = steps(position.setting.layout, position.ranches[position.seat], in_order)
        numbers.append(position.setting.layout.skip)
        return numbers
    if decision == RECRUIT:
        return _recruitments(position)
    if decision == SWAP:
        return [position.setting.layout.skip, *swaps(position)]
    if decision == STEAL:
        return [position.setting.layout.skip, *thefts(position)]
    if decision == SKULL:
        return _droughts(position)
    if decision == CLAIM:
        return claims(position)
    return _selections(position) if decision == DRAFT else []


def placements(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-4.3 and MR-4.4: every way to lay two plots of the reserve."""
    numbers: list[int] = []
    _add_placements(layout, ranch, numbers)
    numbers.sort()
    return numbers


def _add_placements(layout: Layout, ranch: Ranch, numbers: list[int]) -> None:
    """A domino lies upright or level on two free cells, and one of its plots connects; plots of a kind count once."""
    stride, lay, free, reach = layout.stride, layout.lay, ranch.free, ranch.reach
    upright, level = free & free >> 1, free & free >> stride
    if not upright and not level:
        return
    terrain, per_kind, reserve = layout.kinds.terrain, layout.per_kind, ranch.reserve
    first: i64 = -1
    for index, kind in enumerate(reserve):
        if kind == first:
            continue
        first = kind
        one: i64 = reach[terrain[first]]
        second: i64 = -1
        for other, kind in enumerate(reserve):
            if other == index or kind == second:
                continue
            second = kind
            two: i64 = reach[terrain[second]]
            offset = first * per_kind + second
            cells = upright & (one | two >> 1)
            while cells:
                low = cells & -cells
                cells ^= low
                numbers.append(lay[INDEX[low % PRIME]] + offset)
            offset += layout.level
            cells = level & (one | two >> stride)
            while cells:
                low = cells & -cells
                cells ^= low
                numbers.append(lay[INDEX[low % PRIME]] + offset)


def can_lay(layout: Layout, ranch: Ranch) -> bool:
    """MR-4.3 and MR-4.4: whether any two plots of the reserve can be laid."""
    stride, free, reach, terrain = layout.stride, ranch.free, ranch.reach, layout.kinds.terrain
    connected: i64 = 0
    for kind in ranch.reserve:
        connected |= reach[terrain[kind]]
    upright, level = free & free >> 1, free & free >> stride
    there = upright | upright << 1 | level | level << stride
    return len(ranch.reserve) > 1 and there & connected != 0


def pairs(reserve: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each ordered pair of kinds in the reserve once; plots of one kind are interchangeable."""
    known = _PAIRS.get(reserve)
    if known is None:
        size = range(len(reserve))
        known = sorted({(reserve[one], reserve[two]) for one in size for two in size if one != two})
        _PAIRS[reserve] = known
    return known


_PAIRS: Final[dict[tuple[int, ...], list[tuple[int, int]]]] = {}


def discards(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-4.2: every two plots of the reserve, the edition's order first."""
    order, count = layout.kinds.order, layout.kinds.count
    return [
        layout.discard + first * count + second
        for first, second in pairs(ranch.reserve)
        if order[first] <= order[second]
    ]


def is_forced(ranch: Ranch) -> bool:
    """MR-4.2: whether the reserve holds more plots than slots."""
    return len(ranch.reserve) > ranch.slots


def _expansions(position: Position, in_order: bool) -> list[int]:
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    is_free = not position.emptying and not is_forced(ranch)
    numbers: list[int] = [layout.done] if is_free else []
    _add_placements(layout, ranch, numbers)
    if in_order:
        numbers.sort()
    if numbers or position.emptying:
        return numbers
    return discards(layout, ranch)


def _selections(position: Position) -> list[int]:
    """MR-2.4 and MR-3.4: the free plots of the column."""
    free: i64 = 0
    place: i64 = 1
    for seat in position.new_seats:
        if seat == NOBODY:
            free |= place
        place <<= 1
    return position.setting.layout.selections[free]


def _droughts(position: Position) -> list[int]:
    """MR-5.2: the cows of the skull's territory."""
    layout = position.setting.layout
    ranks = layout.ranks_in(cows_by_skull(position, position.skulls[0]))
    return [layout.drought + rank for rank in ranks]


def cows_by_skull(position: Position, skull: i64) -> i64:
    """MR-5.2: the cells with cows in the skull's territory."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    terrain = layout.kinds.terrain[ranch.kinds[skull]]
    return layout.territory(skull, ranch.terrains[terrain]) & ranch.cowed


def _recruitments(position: Position) -> list[int]:
    """MR-5.3: any circle that waits, any specialist of the saloon, either side up."""
    layout = position.setting.layout
    waiting: i64 = 0
    for cell in position.circles:
        waiting |= bit(cell)
    numbers: list[int] = []
    for rank in layout.ranks_in(waiting):
        last: i64 = -1
        for token in position.saloon:
            if token != last:
                number: i64 = layout.recruit + (rank * len(SPECIALISTS) + token) * 2
                numbers += (number, number + 1)
                last = token
    return numbers


def steps(layout: Layout, ranch: Ranch, in_order: bool = True) -> list[int]:
    """MR-6.2: every step of a cow to a laid plot beside it that is no corn."""
    near, table, cows, modulus = layout.near, layout.steps, ranch.cowed, layout.steps_modulus
    grazing = pasture(layout, ranch)
    numbers: list[int] = []
    while cows:
        low = cows & -cows
        cows ^= low
        cell = INDEX[low % PRIME]
        numbers += table[cell][(near[cell] & grazing) % modulus]
    if in_order and not layout.is_in_order:
        numbers.sort()
    return numbers


def pasture(layout: Layout, ranch: Ranch) -> i64:
    """MR-6.2: where cows may be driven to."""
    corn: i64 = ranch.terrains[CORN]
    return layout.open & ~ranch.free & ~corn


def swaps(position: Position) -> list[int]:
    """MR-6.3: an own plot for one of an opponent."""
    layout, seat = position.setting.layout, position.seat
    kinds = layout.kinds.count
    own = [layout.swap + kind * MOST_SEATS * kinds for kind in sorted(set(position.ranches[seat].reserve))]
    others = [
        other * kinds + kind
        for other, ranch in enumerate(position.ranches)
        if other != seat
        for kind in sorted(set(ranch.reserve))
    ]
    return [first + second for first in own for second in others]


def thefts(position: Position) -> list[int]:
    """MR-6.4: every cow of an opponent that no partner protects."""
    layout = position.setting.layout
    number, cells = layout.steal, len(layout.cells)
    numbers: list[int] = []
    for seat, ranch in enumerate(position.ranches):
        if seat != position.seat and ranch.cowed:
            for rank in layout.ranks_in(stealable_cows(layout, ranch)):
                numbers.append(number + rank)
        number += cells
    return numbers


def stealable_cows(layout: Layout, ranch: Ranch) -> i64:
    """MR-6.1: the cells whose cows share no territory with a token."""
    return ranch.cowed & ~token_territories(layout, ranch)


def token_territories(layout: Layout, ranch: Ranch) -> i64:
    """MR-6.1: all territories with a token."""
    cells: i64 = 0
    for cell, _, _ in ranch.tokens:
        if not cells >> cell & 1:
            cells |= layout.territory(cell, ranch.terrains[layout.kinds.terrain[ranch.kinds[cell]]])
    return cells


def claims(position: Position) -> list[int]:
    """MR-8.2: every tile left, either side, on any cell where it connects; where nothing fits, the tiles to lose."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    numbers: list[int] = []
    for tile, side, first in layout.sides:
        if tile in position.tiles:
            cells = ranch.free & ranch.reach[side]
            numbers += [first + rank for rank in layout.ranks_in(cells)]
    return numbers or _losses(position)


def _losses(position: Position) -> list[int]:
    """MR-8.2: which of two tiles leaves the game where none fits; version 1 of the rules leaves no choice."""
    if position.setting.rules == 1 or len(position.tiles) < 2:
        return []
    layout = position.setting.layout
    return [layout.lose + rank for rank, tile in enumerate(layout.kinds.tiles_by_text) if tile in position.tiles]
