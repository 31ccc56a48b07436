"""Every legal move in the order of its text, put together from blocks that are in order already (TR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.kernel.native import i64
from domain.theriver.holdings import Home
from domain.theriver.meta import MOST_CLAIMS, MOST_RESERVED, SPACES
from domain.theriver.move_numbers import (
    ABOUT,
    FIRST,
    FORAGE,
    PASS,
    PRODUCE,
    SKIP,
    STORE,
    SWAPS,
    TAKE,
    Block,
    resource_number,
    swap_number,
)
from domain.theriver.moves import Move
from domain.theriver.payments import Payments, Spending, choices
from domain.theriver.position import TURN, Position
from domain.theriver.resources import BASIC, HAS, SHIFT, of_text, text
from domain.theriver.setting import BASIC_PLACES, CLAIM_SHIFT, OPEN

_ALL: Final = 0x80808080
_CARRY: Final = 0x7F7F7F7F
_HAS_FOOD: Final[i64] = HAS["food"]
_FIRST_OPEN: Final[i64] = OPEN["first"]
_RESERVE_OPEN: Final[i64] = OPEN["reserve"]
_SWAP_OPEN: Final[i64] = OPEN["swap"]
_BASIC_PLACES: Final[i64] = BASIC_PLACES
_CAPACITY: Final = 32
_MOST_STORES: Final = 16_384


def legal_moves(position: Position) -> Sequence[Move]:
    """The list is made once for a position."""
    moves = position.moves
    if moves is None:
        moves = []
        numbers = position.setting.book.moves
        for block in legal_blocks(position):
            known = block.moves
            moves += numbers.moves_of(block) if known is None else known
        position.moves = moves
    return moves


def legal_blocks(position: Position) -> list[Block]:
    """The numbers of all legal moves, in the order of their texts; found once for a position."""
    blocks = position.blocks
    if blocks is None:
        blocks = _turn(position) if position.ask is TURN else _answers(position)
        position.blocks = blocks
    return blocks


def _answers(position: Position) -> list[Block]:
    kind = position.ask.kind
    if kind == "over":
        return []
    if kind == "take":
        return [Block([number >> ABOUT << ABOUT | TAKE for number in position.claims.numbers])]
    home = position.homes[position.seat - 1]
    if kind == "store":
        return [_stores(home.held + position.ask.gain, home.river.capacity)]
    return [_RESHAPES[len(home.river.tiles)]]


def _turn(position: Position) -> list[Block]:
    """TR-3.2, TR-3.3: placements whose action is possible, `pass` only without any, trades beside both."""
    home = position.homes[position.seat - 1]
    setting = position.setting
    river, taken = home.river, position.taken
    supplied = (position.supply + _CARRY) & _ALL
    full = taken + setting.short_of_full
    laid = len(river.tiles)
    blocks: list[Block] = []
    spending = home.spending
    if spending is None:
        spending = home.spending = setting.book.payments.spending(home.held)
    if spending.affordable & position.offered or home.works.reserved:
        _add_builds(position, home, spending, blocks)
    if laid < SPACES and home.placed >> CLAIM_SHIFT & 63 < MOST_CLAIMS and position.claims.numbers:
        blocks.append(position.claims)
    producible = (river.produces | setting.bonus_places & ~(taken + _CARRY)) & supplied & ~full & _BASIC_PLACES
    gathering = _GATHERING[_gathering(producible, 0 if full & _HAS_FOOD else supplied, full & _FIRST_OPEN != 0)]
    if gathering.numbers:
        blocks.append(gathering)
    if not full & _RESERVE_OPEN and len(home.works.reserved) < MOST_RESERVED and position.reserves.numbers:
        blocks.append(position.reserves)
    if laid > 1 and not full & _SWAP_OPEN:
        blocks.append(_SWAPS[laid])
    if not blocks:
        blocks.append(_PASS)
    if supplied & _HAS_FOOD and spending.trades.numbers:
        blocks.append(spending.trades)
    return blocks


def _add_builds(position: Position, home: Home, spending: Spending, blocks: list[Block]) -> None:
    """TR-4.5: face-up and own reserved cards in one order."""
    book, reserved = position.setting.book, home.works.reserved
    payments, full = book.payments, spending.full
    mine, own = 0, len(reserved)
    next_own: i64 = book.card_number[reserved[0]] if own else -1
    for number in position.reserves.numbers:
        card: i64 = number >> ABOUT
        while mine < own and next_own < card:
            _add_reduced(payments, spending, next_own, blocks)
            mine += 1
            if mine < own:
                next_own = book.card_number[reserved[mine]]
        block = full[card]
        if block is None:
            block = payments.full(spending, card)
        if block.numbers:
            blocks.append(block)
    while mine < own:
        _add_reduced(payments, spending, book.card_number[reserved[mine]], blocks)
        mine += 1


def _add_reduced(payments: Payments, spending: Spending, card: i64, blocks: list[Block]) -> None:
    """TR-4.5: a reserved card costs one resource less."""
    block = spending.reduced[card]
    if block is None:
        block = payments.reduced(spending, card)
    if block.numbers:
        blocks.append(block)


def _gathering(producible: i64, supplied: i64, is_first_taken: bool) -> i64:
    """Which of the blocks from `first` to `produce:wood`: a bit each for what can be produced and what is supplied."""
    produce = (producible >> 7 | producible >> 14 | producible >> 21) & 7
    forage = (supplied >> 7 | supplied >> 14 | supplied >> 21 | supplied >> 28) & 15
    return produce | forage << 3 | (128 if is_first_taken else 0)


def _gathering_block(index: int) -> Block:
    """TR-4.6, TR-4.3, TR-4.2: food is foraged where there is any, else a basic resource."""
    supplied = [resource for resource in HAS if index >> 3 + SHIFT[resource] // 8 & 1]
    foraged = ["food"] if "food" in supplied else sorted(supplied)
    producible = [resource for resource in sorted(BASIC) if index >> SHIFT[resource] // 8 & 1]
    numbers = [] if index & 128 else [FIRST]
    numbers += [resource_number(FORAGE, resource) for resource in foraged]
    return Block(numbers + [resource_number(PRODUCE, resource) for resource in producible])


def _swap_numbers(tiles: int) -> list[int]:
    """TR-4.7: every pair of the spaces laid so far."""
    pairs = [swap for (_, high), swap in SWAPS.items() if high <= tiles]
    pairs.sort(key=lambda swap: f"{swap.low},{swap.high}")
    return [swap_number(swap.low - 1, swap.high - 1) for swap in pairs]


_PASS: Final = Block([PASS])
_GATHERING: Final = [_gathering_block(index) for index in range(256)]
_SWAPS: Final = [Block(_swap_numbers(tiles)) for tiles in range(SPACES + 1)]
_RESHAPES: Final = [Block([SKIP, *_swap_numbers(tiles)]) for tiles in range(SPACES + 1)]


def _stores(pool: i64, capacity: i64) -> Block:
    """TR-8: everything of exactly the capacity's size within the pool."""
    key = pool | capacity << _CAPACITY
    block = _STORES.get(key)
    return _new_stores(key, pool, capacity) if block is None else block


def _new_stores(key: int, pool: int, capacity: int) -> Block:
    if len(_STORES) >= _MOST_STORES:
        _STORES.clear()
    block = _STORES[key] = Block([STORE | kept << ABOUT for kept in sorted(choices(pool, capacity), key=text)])
    return block


_STORES: Final[dict[int, Block]] = {}


def pack_of(letters: str) -> int:
    """What the letters of a legal move stand for."""
    known = _PACKS.get(letters)
    if known is None:
        if len(_PACKS) >= _MOST_PACKS:
            _PACKS.clear()
        known = _PACKS[letters] = of_text(letters)
    return known


_PACKS: Final[dict[str, int]] = {}
_MOST_PACKS: Final = 65_536
