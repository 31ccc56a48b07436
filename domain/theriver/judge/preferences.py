"""How much machines value things in The River, in points: chosen by hand, and learned from self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.theriver.judge.learned import NUMBERS
from domain.theriver.resources import MOST

NAMES: Final = (
    "resource", "hope", "pace", "shared", "beyond", "second", "symbol", "more_symbols", "any_symbol", "room",
    "pioneer", "half_done", "first_player", "tile", "discount", "tiles_left", "tokens_left", "terrain_to_come",
    "income", "trade", "swap", "reserve",
)  # fmt: skip


class Preferences:
    """Numbers that a player weighs its moves with, in the order of NAMES."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.numbers = [float(each) for each in numbers]
        (self.resource, hope, pace, self.shared, self.beyond, self.second) = self.numbers[:6]
        (self.symbol, self.more_symbols, self.any_symbol, room) = self.numbers[6:10]
        (self.pioneer, self.half_done, self.first_player, self.tile) = self.numbers[10:14]
        (self.discount, self.tiles_left, self.tokens_left) = self.numbers[14:17]
        (self.terrain_to_come, self.income) = self.numbers[17:19]
        (self.trade, self.swap, self.reserve) = self.numbers[19:]
        self.shares = _shares(hope, pace)
        self.rooms = _rooms(room)


def _shares(hope: float, pace: float) -> list[float]:
    """What is left of a building's worth, by the number of resources that are missing; one that could be paid is not
    built yet."""
    shares = [hope]
    while len(shares) <= 3 * MOST:
        shares.append(shares[-1] * pace)
    return shares


def _rooms(scale: float) -> list[float]:
    """What so many warehouses are worth, the first the most, when the whole game is still to come."""
    rooms = [0.0]
    for worth in (1.6, 1.4, 1.2, 1.0, 0.6, 0.4, 0.2):
        rooms.append(rooms[-1] + scale * worth)
    return rooms


BY_HAND: Final = Preferences(
    [
        0.5,  # any resource beside the buildings it helps to pay; at the end three are a point
        0.5,  # a building that could be paid
        0.62,  # for each resource that is still missing
        0.85,  # a building that lies open may be gone tomorrow
        0.4,  # a building that costs more than the warehouses hold
        0.3,  # the second best building, which needs the same resources
        0.75,  # a production symbol for each round to come
        0.5,  # one more of its kind beyond the second, as a share
        0.5,  # the first of its kind
        1.0,  # warehouses
        1.5,  # a pioneer for each round to come
        0.8,  # TR-7.2: a column that lacks its last tile
        0.8,  # the pawn
        1.0,  # a tile as such: columns, meadows and the end of the river come nearer
        0.5,  # what a reserved building costs less
        0.65,  # rounds for each tile until the river is full
        1.6,  # rounds for each token until the spots are full
        0.25,  # TR-6.1: tiles of the terrain that may still come
        0.6,  # TR-6.3: an income for each round to come
        -0.1,
        -0.1,
        -0.3,
    ]
)
LEARNED: Final = Preferences([NUMBERS[name] for name in NAMES])
