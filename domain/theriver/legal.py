"""Every legal move in the order of its text, put together from blocks that are in order already (TR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.kernel.native import i64
from domain.theriver.holdings import Works
from domain.theriver.meta import MOST_CLAIMS, MOST_RESERVED, SPACES
from domain.theriver.move_numbers import (
    ABOUT,
    CARD,
    FIRST,
    FORAGE,
    NOTHING,
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
from domain.theriver.payments import Spending, choices
from domain.theriver.position import TURN, Position
from domain.theriver.resources import BASIC, HAS, of_text, text
from domain.theriver.setting import BASIC_PLACES, CLAIM_SHIFT, OPEN

_ALL: Final = 0x80808080
_CARRY: Final = 0x7F7F7F7F
_HAS_FOOD: Final[i64] = HAS["food"]
_FIRST_OPEN: Final[i64] = OPEN["first"]
_RESERVE_OPEN: Final[i64] = OPEN["reserve"]
_SWAP_OPEN: Final[i64] = OPEN["swap"]
_BASIC_PLACES: Final[i64] = BASIC_PLACES
_CAPACITY: Final = 32
_KEYS: Final = 975
"""Sets of the bits of a block's key leave different remainders when divided by it."""
_MOST_STORES: Final = 16_384


def legal_moves(position: Position) -> Sequence[Move]:
    """The list is made once for a position."""
    moves = position.moves
    if moves is None:
        moves = []
        blocks, numbers = position.blocks, position.setting.book.moves
        if blocks is None:
            blocks = position.blocks = _turn(position) if position.ask is TURN else _answers(position)
        for block in blocks:
            known = block.moves
            moves += numbers.moves_of(block) if known is None else known
        position.moves = moves
    return moves


def legal_blocks(position: Position) -> list[Block]:
    """The numbers of all legal moves, in the order of their texts; found once for a position."""
    blocks = position.blocks
    if blocks is None:
        blocks = position.blocks = _turn(position) if position.ask is TURN else _answers(position)
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
    spending = home.spending
    if spending is None:
        spending = home.spending = setting.book.payments.spending(home.held)
    blocks = _builds(position, home.works, spending)
    if laid < SPACES and home.placed >> CLAIM_SHIFT & 63 < MOST_CLAIMS and position.claims.numbers:
        blocks.append(position.claims)
    producible = (river.produces | setting.bonus_places & ~(taken + _CARRY)) & supplied & ~full & _BASIC_PLACES
    gathering = _GATHERING[(producible | (0 if full & _HAS_FOOD else supplied >> 1) | full & _FIRST_OPEN) % _KEYS]
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


def _builds(position: Position, works: Works, spending: Spending) -> list[Block]:
    """TR-4.5: face-up and own reserved cards in one order."""
    blocks: list[Block] = []
    if spending.affordable & position.offered:
        _add_builds(position, spending, blocks)
    if works.reserved_bits < 0:
        works.reserved_bits = position.setting.book.bits_of(works.reserved)
    if spending.reducible & works.reserved_bits:
        _add_reserved(position, works.reserved, spending, blocks)
    return blocks


def _add_builds(position: Position, spending: Spending, blocks: list[Block]) -> None:
    """TR-4.5: the face-up cards that can be paid."""
    payments = spending.full
    for number in position.reserves.numbers:
        block = payments[number >> ABOUT]
        if block is None:
            block = position.setting.book.payments.full(spending, number >> ABOUT)
        if block.numbers:
            blocks.append(block)


def _add_reserved(position: Position, reserved: tuple[str, ...], spending: Spending, blocks: list[Block]) -> None:
    """TR-4.5: own reserved cards, put among the face-up ones."""
    book = position.setting.book
    for id in reserved:
        card: i64 = book.card_number[id]
        block = spending.reduced[card]
        if block is None:
            block = book.payments.reduced(spending, card)
        if block.numbers:
            place: i64 = 0
            while place < len(blocks) and blocks[place].numbers[0] >> ABOUT & CARD < card:
                place += 1
            blocks.insert(place, block)


def _gathering_block(key: int) -> Block:
    """The moves from `first` to `produce:wood` (TR-4.6, TR-4.3, TR-4.2). The key tells what can be produced, what is
    supplied (a bit below), and whether the pawn is taken; food is foraged where there is any, else a basic resource."""
    supplied = [resource for resource in HAS if key << 1 & HAS[resource]]
    foraged = ["food"] if "food" in supplied else sorted(supplied)
    producible = [resource for resource in sorted(BASIC) if key & HAS[resource]]
    numbers = [] if key & _FIRST_OPEN else [FIRST]
    numbers += [resource_number(FORAGE, resource) for resource in foraged]
    return Block(numbers + [resource_number(PRODUCE, resource) for resource in producible])


def _gathering_blocks() -> list[Block]:
    """One for each set of the key's bits."""
    keys = [0]
    for bit in (*HAS.values(), *(bit >> 1 for bit in HAS.values()), _FIRST_OPEN):
        keys += [key | bit for key in keys]
    blocks = [NOTHING] * _KEYS
    for key in keys:
        blocks[key % _KEYS] = _gathering_block(key)
    return blocks


def _swap_numbers(tiles: int) -> list[int]:
    """TR-4.7: every pair of the spaces laid so far."""
    pairs = [swap for (_, high), swap in SWAPS.items() if high <= tiles]
    pairs.sort(key=lambda swap: f"{swap.low},{swap.high}")
    return [swap_number(swap.low - 1, swap.high - 1) for swap in pairs]


_PASS: Final = Block([PASS])
_GATHERING: Final = _gathering_blocks()
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
