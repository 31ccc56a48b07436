"""Moves and their numbers: the rules work with numbers alone; objects are for readers of the lists of legal moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from domain.kernel.native import i64, mypyc_attr
from domain.theriver.meta import SPACES
from domain.theriver.moves import FIRST as FIRST_MOVE
from domain.theriver.moves import PASS as PASS_MOVE
from domain.theriver.moves import SKIP as SKIP_MOVE
from domain.theriver.moves import Build, Claim, Forage, Move, Produce, Reserve, Store, Swap, Take, Trade
from domain.theriver.resources import BASIC, NAMES, SHIFT, text

VERB: Final = 15
"""The bits of a number that say which kind of move it is; what the move is about lies above them."""
ABOUT: Final = 4
TAKE: Final = 0
CLAIM: Final = 1
PRODUCE: Final = 2
FORAGE: Final = 3
RESERVE: Final = 4
BUILD: Final = 5
FIRST: Final = 6
SWAP: Final = 7
PASS: Final = 8
TRADE: Final = 9
STORE: Final = 10
SKIP: Final = 11

CARD_BITS: Final = 9
CARD: Final = 511
"""A build's card, below what is paid for it: editions have at most 300 cards."""
PAID: Final = 13
SPACE: Final = 15
HIGH: Final = 8
"""A swap's higher space lies above its lower one; both count from 0."""

PRODUCES: Final = {resource: Produce(resource) for resource in BASIC}
FORAGES: Final = {resource: Forage(resource) for resource in sorted(NAMES)}
SWAPS: Final = {(low, high): Swap(low, high) for high in range(2, SPACES + 1) for low in range(1, high)}


def resource_number(verb: i64, resource: str) -> i64:
    """TR-4.2, TR-4.3: the number names the resource by its place in packed counts."""
    shift: i64 = SHIFT[resource]
    return verb | shift << ABOUT


def swap_number(low: i64, high: i64) -> i64:
    """TR-4.7: spaces count from 0."""
    return SWAP | low << ABOUT | high << HIGH


def build_number(card: i64, paid: i64) -> i64:
    """TR-4.5: a card and what is paid for it."""
    return BUILD | card << ABOUT | paid << PAID


@mypyc_attr(acyclic=True, free_list_len=1)
class Block:
    """Legal moves that stand together in the list: their numbers in the order of their texts, and once asked for the
    moves themselves. Positions share blocks: only the owner of one changes it."""

    __slots__ = ("moves", "numbers")

    numbers: list[int]
    moves: list[Move] | None

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.moves = None

    def without(self, number: i64) -> Block:
        """A block of the others, with their objects if they were asked for."""
        numbers, moves = self.numbers, self.moves
        index = numbers.index(number)
        others = Block(numbers[:index] + numbers[index + 1 :])
        if moves is not None:
            others.moves = moves[:index] + moves[index + 1 :]
        return others

    def remove(self, number: i64) -> None:
        """For a block of one's own."""
        index = self.numbers.index(number)
        self.numbers.pop(index)
        if self.moves is not None:
            self.moves.pop(index)


NOTHING: Final = Block([])


class MoveNumbers:
    """The moves of one edition: each number has one object."""

    def __init__(self, tiles: list[str], cards: list[str]) -> None:
        self.cards = cards
        self.takes: list[Move] = [Take(tile) for tile in tiles]
        self.claims: list[Move] = [Claim(tile) for tile in tiles]
        self.reserves: list[Move] = [Reserve(card) for card in cards]
        self.builds: dict[int, Build] = {}

    def moves_of(self, block: Block) -> list[Move]:
        """The moves of a block, in its order."""
        moves = block.moves
        if moves is None:
            moves = block.moves = [self.at(number) for number in block.numbers]
        return moves

    def at(self, number: int) -> Move:
        """The one object that stands for the number."""
        verb, about = number & VERB, number >> ABOUT
        if verb == CLAIM:
            return self.claims[about]
        if verb == TAKE:
            return self.takes[about]
        if verb == RESERVE:
            return self.reserves[about]
        return self.build(number) if verb == BUILD else _common_move(verb, about)

    def build(self, number: int) -> Build:
        """TR-4.5."""
        move = self.builds.get(number)
        if move is None:
            card = self.cards[number >> ABOUT & CARD]
            move = self.builds[number] = Build(card, text(number >> PAID))
        return move


def _common_move(verb: int, about: int) -> Move:
    """The moves that every edition has."""
    if verb == STORE:
        return store_move(text(about))
    if verb == TRADE:
        return trade_move(text(about))
    if verb == SWAP:
        return SWAPS[(about & SPACE) + 1, (about >> ABOUT) + 1]
    if verb == PRODUCE:
        return PRODUCES[NAMES[about >> 3]]
    if verb == FORAGE:
        return FORAGES[NAMES[about >> 3]]
    if verb == FIRST:
        return FIRST_MOVE
    return PASS_MOVE if verb == PASS else SKIP_MOVE


@lru_cache(maxsize=1024)
def trade_move(paid: str) -> Trade:
    return Trade(paid)


@lru_cache(maxsize=65_536)
def store_move(kept: str) -> Store:
    return Store(kept)
