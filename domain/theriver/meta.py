"""What the catalogue says of The River, and the numbers that no edition changes."""

from __future__ import annotations

from typing import Final

KEY = "the-river"
TITLE = "The River"
RULES = 1
SEATS = (2, 3, 4)
COLOURS = ("black", "blue", "green", "yellow")

SPACES: Final = 12
COLUMNS: Final = ((1, 8, 9), (2, 7, 10), (3, 6, 11), (4, 5, 12))
"""TR-1.5: the columns of the river board from the top."""

PIONEERS: Final = 4
JOINS_WITH_TOKEN: Final = 2
"""TR-4.5: the token with which the fifth pioneer comes."""

MOST_CLAIMS: Final = 2
MOST_RESERVED: Final = 2
LAST_ROUND: Final = 30
WINDFALL: Final = 4
RESHAPE_SWAPS: Final = 2
TRADED: Final = 3

TERRAINS: Final = ("desert", "badlands", "forest", "mountain", "meadow")
SOURCES = ("produce", "forage", "windfall", "income", "claim")
"""Why resources come in, or lack room."""
PLACES = ("claim", "construct", "first", "wood", "clay", "stone", "food", "reserve", "swap")
DECISIONS = ("take", "turn", "store", "reshape")
REASONS = ("tokens", "tiles", "tokens-and-tiles", "round-limit")
"""TR-5.5, TR-5.6: why a game ended."""
