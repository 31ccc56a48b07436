"""Perft: how many ways there are to go on from fixed moments of the golden games, ply by ply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.playthrough import SETTINGS, read_moves

BY_NAME = {setting.name: setting for setting in SETTINGS if setting.rules is None}
COUNTS: dict[tuple[str, int], list[int]] = {
    ("moon-river-2", 0): [4, 12, 24, 24, 96, 672, 4320],
    ("moon-river-2", 80): [13, 160, 1965, 5871],
    ("moon-river-2", 120): [1, 4, 20, 60, 264, 960, 9480],
    ("moon-river-2", 160): [6, 12, 108, 588, 8448],
    ("moon-river-3", 0): [4, 12, 24, 96, 288, 576, 8640],
    ("moon-river-3", 80): [11, 98, 1045, 15612],
    ("moon-river-4", 0): [4, 12, 24, 24, 96, 288, 576],
    ("moon-river-4", 40): [9, 65, 92, 332, 1348, 3256],
    ("moon-river-4", 120): [10, 57, 415, 2320],
    ("moon-river-4", 160): [8, 28, 216, 1646, 16365],
    ("moon-river-2-timber-rafting", 0): [4, 12, 24, 24, 96, 448, 2304],
    ("moon-river-2-timber-rafting", 160): [2, 14, 14, 392, 2128],
    ("moon-river-2-timber-rafting", 200): [1, 1, 0],
    ("moon-river-3-gold-rush", 80): [2, 22, 88, 2200, 6600],
    ("moon-river-4-outlaws", 80): [6, 18, 18, 36, 468, 468, 3108],
    ("moon-river-2-moon-river-city", 40): [5, 28, 334, 2800],
    ("moon-river-2-moon-river-city", 200): [26, 666, 2703],
    ("the-river-2", 0): [3, 6, 84, 1020, 11216],
    ("the-river-2", 40): [11, 125, 3881],
    ("the-river-3", 0): [4, 12, 24, 408, 6106],
    ("the-river-3", 80): [22, 729, 22357],
    ("the-river-4", 0): [5, 20, 60, 120, 2160],
    ("the-river-4", 120): [4, 220, 10396],
}
"""By golden game and the number of its moves that were played before."""


def perft(game: Any, position: Any, depth: int) -> int:
    moves = game.legal_moves(position)
    return len(moves) if depth == 1 else sum(perft(game, game.advance(position, move), depth - 1) for move in moves)


@pytest.mark.parametrize(("name", "plies"), list(COUNTS))
def test_there_are_as_many_ways_to_go_on_as_ever(name: str, plies: int) -> None:
    setting = BY_NAME[name]
    game: Any = setting.plays
    position = setting.begun().position
    for text in read_moves(setting.file.read_text("utf-8"))[:plies]:
        position = game.advance(position, game.notation.parse(text))
    counts = COUNTS[name, plies]
    assert [perft(game, position, depth) for depth in range(1, len(counts) + 1)] == counts
