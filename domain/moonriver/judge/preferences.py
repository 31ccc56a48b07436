"""How much machines value things, in points: one set of numbers for greedy players, one for those that plan ahead.

The numbers of planners were chosen by play: without any search they led by most over three greedy players, in 2,500
games each.
"""

from __future__ import annotations

from typing import Final


class Preferences:
    """Numbers that a player weighs its moves with."""

    def __init__(
        self, is_ahead: bool, alone: float, spare_cow: float, circle: float, early: float, ride_on: float
    ) -> None:
        self.is_ahead = is_ahead
        """Whether it scenario_worth, waits and hurries: otherwise it looks at its ranch as if the game ended now."""
        self.alone = alone
        """How much of its worth a plot has that finds no territory of its terrain."""
        self.spare_cow = spare_cow
        """MR-7.2: a cow beside another on one plot, which counts only if it is driven on."""
        self.circle = circle
        """MR-5.3: a token, whichever it will be."""
        self.early = early
        """MR-3.1: one place nearer to the box, which is an earlier choice in the next round."""
        self.ride_on = ride_on
        """MR-6.2: what three steps bring, measured by the best."""


TODAY: Final = Preferences(is_ahead=False, alone=0.5, spare_cow=1.5, circle=4.0, early=0.25, ride_on=1.6)
AHEAD: Final = Preferences(is_ahead=True, alone=0.7, spare_cow=0.0, circle=5.6, early=0.9, ride_on=1.0)
