"""Random play in numbers, without copies: the cheapest way to the end of a game, for measurements and tests."""

from __future__ import annotations

from domain.kernel.judging import Chance
from domain.kernel.native import i64
from domain.theriver.legal import legal_blocks
from domain.theriver.move_numbers import Block
from domain.theriver.position import OVER, Position
from domain.theriver.rules import play_number_on


def play_at_random(position: Position, chance: Chance) -> int:
    """Plays a copy to its end, each move chosen among all legal ones; how many moves that took."""
    position = position.copy()
    moves: i64 = 0
    while position.ask is not OVER:
        play_number_on(position, _any_of(legal_blocks(position), chance))
        moves += 1
    return moves


def _any_of(blocks: list[Block], chance: Chance) -> i64:
    """Any of the listed numbers."""
    count: i64 = 0
    for block in blocks:
        count += len(block.numbers)
    index = chance.below(count)
    for block in blocks:
        size: i64 = len(block.numbers)
        if index < size:
            return block.numbers[index]
        index -= size
    raise IndexError("a position that is not over has a legal move")
