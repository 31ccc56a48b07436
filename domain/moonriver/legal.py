"""The numbers of the legal moves of each decision (MR-10), in the order of their texts."""

from __future__ import annotations

from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import BY_TEXT, Layout
from domain.moonriver.meta import (
    CLAIM,
    CORN,
    DRAFT,
    EXPAND,
    MOST_SEATS,
    OVER,
    RECRUIT,
    RIDE,
    SELECT,
    SKULL,
    SPECIALISTS,
    STEAL,
    SWAP,
)
from domain.moonriver.move_numbers import bonus
from domain.moonriver.position import NOBODY, Position


def legal_numbers(position: Position) -> list[int]:
    """The numbers of all legal moves; counted once for each position."""
    known = position.numbers
    if known is None:
        known = _LISTS[position.decision](position)
        position.numbers = known
    return known


def placements(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-4.3 and MR-4.4: every way to lay two plots of the reserve."""
    stride, lay, kinds = layout.stride, layout.lay, layout.kinds.count
    free, reach, terrain, reserve = ranch.free, ranch.reach, layout.kinds.terrain, ranch.reserve
    upright, level = free & free >> 1, free & free >> stride
    numbers: list[int] = []
    if not upright and not level:
        return numbers
    for first, second in pairs(reserve):
        one, two = reach[terrain[first]], reach[terrain[second]]
        offset = first * 2 * kinds + second
        cells = upright & (one | two >> 1)
        while cells:
            low = cells & -cells
            cells ^= low
            numbers.append(lay[low] + offset)
        cells = level & (one | two >> stride)
        offset += kinds
        while cells:
            low = cells & -cells
            cells ^= low
            numbers.append(lay[low] + offset)
    numbers.sort()
    return numbers


def pairs(reserve: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each ordered pair of kinds in the reserve once; plots of one kind are interchangeable."""
    known = _PAIRS.get(reserve)
    if known is None:
        size = range(len(reserve))
        known = sorted({(reserve[one], reserve[two]) for one in size for two in size if one != two})
        _PAIRS[reserve] = known
    return known


_PAIRS: dict[tuple[int, ...], list[tuple[int, int]]] = {}


def discards(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-4.2: every two plots of the reserve, the edition's order first."""
    kinds = layout.kinds
    listed = [pair for pair in pairs(ranch.reserve) if kinds.order[pair[0]] <= kinds.order[pair[1]]]
    return [layout.discard + first * kinds.count + second for first, second in listed]


def is_forced(ranch: Ranch) -> bool:
    """MR-4.2: whether the reserve holds more plots than slots."""
    return len(ranch.reserve) > ranch.slots


def _expansions(position: Position) -> list[int]:
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    laying = placements(layout, ranch)
    if position.emptying:
        return laying
    if is_forced(ranch):
        return laying or discards(layout, ranch)
    laying.insert(0, layout.done)
    return laying


def _selections(position: Position) -> list[int]:
    """MR-2.4 and MR-3.4: the free plots of the column."""
    first = position.setting.layout.select
    return [first + place for place, seat in enumerate(position.new_seats) if seat == NOBODY]


def _droughts(position: Position) -> list[int]:
    """MR-5.2: the cows of the skull's territory."""
    layout = position.setting.layout
    cells = cows_by_skull(position, position.skulls[0])
    return [layout.drought + layout.rank[cell] for cell in layout.by_text if cells >> cell & 1]


def cows_by_skull(position: Position, skull: int) -> int:
    """MR-5.2: the cells with cows in the skull's territory."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    terrain = layout.kinds.terrain[ranch.kinds[skull]]
    return layout.territory(skull, ranch.terrains[terrain]) & ranch.cowed


def _recruitments(position: Position) -> list[int]:
    """MR-5.3: any circle that waits, any specialist of the saloon, either side up."""
    layout = position.setting.layout
    first, specialists = layout.recruit, len(SPECIALISTS)
    ranks = sorted([layout.rank[cell] for cell in position.circles])
    waiting = [first + (rank * specialists + token) * 2 for rank in ranks for token in sorted(set(position.saloon))]
    return [number + side for number in waiting for side in (0, 1)]


def steps(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-6.2: every step of a cow to a laid plot beside it that is no corn."""
    near, table, cows = layout.near, layout.steps, ranch.cowed
    pasture = layout.open & ~ranch.free & ~ranch.terrains[CORN]
    numbers: list[int] = []
    while cows:
        low = cows & -cows
        cows ^= low
        cell = low.bit_length() - 1
        numbers += table[cell][near[cell] & pasture]
    numbers.sort()
    return numbers


def _rides(position: Position) -> list[int]:
    layout = position.setting.layout
    numbers = steps(layout, position.ranches[position.seat])
    numbers.append(layout.skip)
    return numbers


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
    cells = len(layout.cells)
    return [
        layout.steal + seat * cells + rank
        for seat, ranch in enumerate(position.ranches)
        if seat != position.seat and ranch.cowed
        for rank in stealable_ranks(layout, ranch)
    ]


def stealable_ranks(layout: Layout, ranch: Ranch) -> list[int]:
    """MR-6.1: the ranks of the cells whose cows share no territory with a token."""
    cows = ranch.cowed & ~token_territories(layout, ranch)
    return [rank for rank, cell in enumerate(layout.by_text) if cows >> cell & 1]


def token_territories(layout: Layout, ranch: Ranch) -> int:
    """MR-6.1: all territories with a token."""
    cells = 0
    for cell, _, _ in ranch.tokens:
        if not cells >> cell & 1:
            cells |= layout.territory(cell, ranch.terrains[layout.kinds.terrain[ranch.kinds[cell]]])
    return cells


def _swaps_or_skip(position: Position) -> list[int]:
    return [position.setting.layout.skip, *swaps(position)]


def _thefts_or_skip(position: Position) -> list[int]:
    return [position.setting.layout.skip, *thefts(position)]


def claims(position: Position) -> list[int]:
    """MR-8.2: every tile left, either side, on any cell where it connects; where nothing fits, the tiles to lose."""
    layout, ranch = position.setting.layout, position.ranches[position.seat]
    kinds = layout.kinds
    numbers = []
    for tile, side in kinds.bonus:
        if tile in position.tiles:
            rank = kinds.tiles_by_text.index(tile)
            cells = ranch.free & ranch.reach[side]
            spots = [spot for spot, cell in enumerate(layout.by_text) if cells >> cell & 1]
            numbers += [bonus(layout, rank, BY_TEXT.index(side), spot) for spot in spots]
    return sorted(numbers) or _losses(position)


def _losses(position: Position) -> list[int]:
    """MR-8.2: which of two tiles leaves the game where none fits; version 1 of the rules leaves no choice."""
    if position.setting.rules == 1 or len(position.tiles) < 2:
        return []
    layout = position.setting.layout
    return [layout.lose + rank for rank, tile in enumerate(layout.kinds.tiles_by_text) if tile in position.tiles]


def _nothing(_: Position) -> list[int]:
    return []


_LISTS = {
    DRAFT: _selections,
    SELECT: _selections,
    EXPAND: _expansions,
    SKULL: _droughts,
    RECRUIT: _recruitments,
    RIDE: _rides,
    SWAP: _swaps_or_skip,
    STEAL: _thefts_or_skip,
    CLAIM: claims,
    OVER: _nothing,
}
