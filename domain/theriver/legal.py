"""Every legal move in the order of its text, put together from blocks that are in order already (TR-8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final

from domain.kernel.native import i64
from domain.theriver.meta import MOST_CLAIMS, MOST_RESERVED, SPACES, TRADED
from domain.theriver.moves import FIRST, PASS, SKIP, Forage, Move, Produce, Store, Swap, Trade
from domain.theriver.position import TURN, Position
from domain.theriver.resources import BASIC, BASICS, HAS, counts, of_text, text
from domain.theriver.setting import BASIC_PLACES, CLAIM_SHIFT, OPEN

PRODUCES: Final = {resource: Produce(resource) for resource in BASIC}
FORAGES: Final = {resource: Forage(resource) for resource in sorted(HAS)}
SWAPS: Final = {(low, high): Swap(low, high) for high in range(2, SPACES + 1) for low in range(1, high)}

_by_building: Final = attrgetter("building")
_ALL: Final = 0x80808080
_CARRY: Final = 0x7F7F7F7F
_HAS_FOOD: Final[i64] = HAS["food"]
_FIRST_OPEN: Final[i64] = OPEN["first"]
_RESERVE_OPEN: Final[i64] = OPEN["reserve"]
_SWAP_OPEN: Final[i64] = OPEN["swap"]
_BASIC_PLACES: Final[i64] = BASIC_PLACES


def legal_moves(position: Position) -> Sequence[Move]:
    """The list is made once for a position."""
    moves = position.legal
    if moves is None:
        moves = position.legal = _turn(position) if position.ask is TURN else _answers(position)
    return moves


def _answers(position: Position) -> Sequence[Move]:
    kind = position.ask.kind
    if kind == "over":
        return ()
    if kind == "take":
        return [position.setting.book.takes[tile] for tile in position.island]
    home = position.homes[position.seat - 1]
    if kind == "store":
        return stores(home.held + position.ask.gain, home.river.capacity)
    return RESHAPES[len(home.river.tiles)]


def _turn(position: Position) -> list[Move]:
    """TR-3.2, TR-3.3: placements whose action is possible, `pass` only without any, trades beside both."""
    home = position.homes[position.seat - 1]
    setting = position.setting
    river, reserved, held = home.river, home.works.reserved, home.held
    taken = position.taken
    supplied = (position.supply + _CARRY) & _ALL
    full = taken + setting.short_of_full
    laid = len(river.tiles)
    moves = _builds(position, reserved, held) if held or reserved else []
    if laid < SPACES and home.placed >> CLAIM_SHIFT & 63 < MOST_CLAIMS:
        moves += position.claims
    moves += _GATHERING[
        (river.produces | setting.bonus_places & ~(taken + _CARRY)) & supplied & ~full & _BASIC_PLACES
        | (0 if full & _HAS_FOOD else supplied >> 1)
        | (full & _FIRST_OPEN)
    ]
    if not full & _RESERVE_OPEN and len(reserved) < MOST_RESERVED:
        moves += position.reserves
    if not full & _SWAP_OPEN:
        moves += SWAP_LISTS[laid]
    if not moves:
        moves.append(PASS)
    if held and supplied & _HAS_FOOD and (held & BASICS) % 255 >= TRADED:
        moves += trades(held & BASICS)
    return moves


def _builds(position: Position, reserved: tuple[str, ...], held: i64) -> list[Move]:
    """TR-4.5: face-up and own reserved cards in one order."""
    row = position.setting.book.payments[held]
    moves: list[Move] = []
    full = row.full
    for card in position.cards:
        moves += full[card]
    if reserved:
        face_up = len(moves)
        reduced = row.reduced
        for card in reserved:
            moves += reduced[card]
        if 0 < face_up < len(moves):
            moves.sort(key=_by_building)
    return moves


class _Gathering(dict[int, tuple[Move, ...]]):
    """The block from `first` to `produce:wood`; the key tells what can be produced, what is in supply, who is first."""

    def __missing__(self, key: int) -> tuple[Move, ...]:
        moves: list[Move] = [] if key & _FIRST_OPEN else [FIRST]
        supplied = key << 1
        if supplied & _HAS_FOOD:
            moves.append(FORAGES["food"])
        else:
            moves += [FORAGES[resource] for resource in sorted(BASIC) if supplied & HAS[resource]]
        moves += [PRODUCES[resource] for resource in sorted(BASIC) if key & HAS[resource]]
        block = self[key] = tuple(moves)
        return block


_GATHERING: Final = _Gathering()


def _swaps(tiles: int) -> tuple[Swap, ...]:
    """TR-4.7: every pair of the spaces laid so far."""
    pairs = [swap for (_, high), swap in SWAPS.items() if high <= tiles]
    return tuple(sorted(pairs, key=lambda swap: f"{swap.low},{swap.high}"))


SWAP_LISTS: Final[tuple[tuple[Swap, ...], ...]] = tuple(_swaps(tiles) for tiles in range(SPACES + 1))
RESHAPES: Final[tuple[tuple[Move, ...], ...]] = tuple((SKIP, *swaps) for swaps in SWAP_LISTS)


@lru_cache(maxsize=4096)
def trades(basics: int) -> tuple[Trade, ...]:
    """TR-3.2: three basic resources, food not among them."""
    return tuple(trade_move(letters) for letters in sorted(text(pack) for pack in choices(basics, TRADED)))


@lru_cache(maxsize=4096)
def stores(pool: int, capacity: int) -> tuple[Store, ...]:
    """TR-8: everything of exactly the capacity's size within the pool."""
    return tuple(store_move(letters) for letters in sorted(text(pack) for pack in choices(pool, capacity)))


def choices(pool: int, number: int) -> list[int]:
    """Every choice of so many resources out of a pool."""
    wood_most, clay_most, stone_most, food_most = counts(pool)
    found = []
    for wood in range(min(wood_most, number) + 1):
        for clay in range(min(clay_most, number - wood) + 1):
            for stone in range(min(stone_most, number - wood - clay) + 1):
                food = number - wood - clay - stone
                if food <= food_most:
                    found.append(wood | clay << 8 | stone << 16 | food << 24)
    return found


@lru_cache(maxsize=1024)
def trade_move(paid: str) -> Trade:
    return Trade(paid)


@lru_cache(maxsize=65_536)
def store_move(kept: str) -> Store:
    return Store(kept)


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
