"""Random play without copies: the cheapest way to the end of a game, for measurements and tests."""

from __future__ import annotations

from domain.kernel.judging import Chance
from domain.kernel.native import i64
from domain.theriver.legal import legal_moves
from domain.theriver.position import OVER, Position
from domain.theriver.rules import play_on


def play_at_random(position: Position, chance: Chance) -> int:
    """Plays a copy to its end, each move chosen among all legal ones; how many moves that took."""
    position = position.copy()
    moves: i64 = 0
    while position.ask is not OVER:
        legal = legal_moves(position)
        play_on(position, legal[chance.below(len(legal))])
        moves += 1
    return moves
