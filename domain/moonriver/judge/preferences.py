"""How much machines value things in Moon River, in points: one set of numbers for greedy players, others for those that
plan ahead.

The numbers of AHEAD were chosen by play: without any search they led by most over three greedy players, in 2,500 games
each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NAMES: Final = (
    "alone", "spare_cow", "circle", "early", "ride_on", "growth", "promise", "outlet", "held", "share", "hole",
    "nuggets", "beavers", "cobs", "hindrance", "guard", "goal", "rush",
)  # fmt: skip


class Preferences:
    """Numbers that a player weighs its moves with, in the order of NAMES."""

    def __init__(self, is_ahead: bool, numbers: Sequence[float]) -> None:
        self.is_ahead = is_ahead
        """Whether it hopes, waits and hurries: otherwise it looks at its ranch as if the game ended now."""
        self.numbers = [float(each) for each in numbers]
        (self.alone, self.spare_cow, self.circle, self.early, self.ride_on) = self.numbers[:5]
        (self.growth, self.promise, self.outlet, self.held) = self.numbers[5:9]
        (self.share, self.hole) = self.numbers[9:11]
        (self.nuggets, self.beavers, self.cobs) = self.numbers[11:14]
        (self.hindrance, self.guard, self.goal, self.rush) = self.numbers[14:]


_LATER: Final = [
    0.6,  # how much more a cow will be worth at the end, as a share, when the whole game is still to come
    0.25,  # the square of a territory's size when the whole game is still to come: cows will join it
    3.0,  # MR-4.4: a terrain that can be laid somewhere, when the whole game is still to come
    0.7,  # how much of its worth a plot has that is not laid yet
    0.1,  # how many of the specialists that lie on no ranch a seat may hope for, when the whole game is still to come
    2.0,  # MR-4.3: an empty cell that no domino can cover any more
    2.4, 5.0, 11.2,  # MR-7.5: what a specialist may still count on when the whole game is still to come
    0.5,  # how much of an opponent's loss is one's own gain, shared by all opponents
    0.3,  # MR-6.1: how likely a cow that nothing protects is stolen, when the whole game is still to come
    5.0,  # MR-5.4: the bonus tile
    3.0,  # MR-5.3: how much more than any token the saloon's best must be worth to lay a circle before one has to
]  # fmt: skip

_NOW: Final = [
    0.5,  # how much of its worth a plot has that finds no territory of its terrain
    1.5,  # MR-7.2: a cow beside another on one plot, which counts only if it is driven on
    4.0,  # MR-5.3: a token, whichever it will be
    0.25,  # MR-3.1: one place nearer to the box, which is an earlier choice in the next round
    1.6,  # MR-6.2: what three steps bring, measured by the best
]
TODAY: Final = Preferences(False, _NOW + _LATER)
AHEAD: Final = Preferences(True, [0.7, 0.0, 5.6, 0.9, 1.0, *_LATER])
