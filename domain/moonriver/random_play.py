"""Random play in numbers alone: the cheapest way to the end of a game, for measurements and tests."""

from __future__ import annotations

from domain.kernel.judging import Chance
from domain.kernel.native import i64
from domain.moonriver.legal import listed_numbers
from domain.moonriver.meta import OVER
from domain.moonriver.position import Position
from domain.moonriver.rules import play_on


def play_at_random(position: Position, chance: Chance) -> int:
    """Plays a copy to its end, each move chosen among all legal ones; how many moves that took."""
    position = position.copy()
    moves: i64 = 0
    while position.decision != OVER:
        numbers = listed_numbers(position, False)
        play_on(position, numbers[chance.below(len(numbers))])
        moves += 1
    return moves
