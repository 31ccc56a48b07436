"""What the catalogue says of The River, and the numbers that no edition changes."""

from __future__ import annotations

KEY = "the-river"
TITLE = "The River"
RULES = 1
SEATS = (2, 3, 4)
COLOURS = ("black", "blue", "green", "yellow")

SPACES = 12
COLUMNS = ((1, 8, 9), (2, 7, 10), (3, 6, 11), (4, 5, 12))
"""TR-1.5: the columns of the river board from the top."""

PIONEERS = 4
JOINS_WITH_TOKEN = 2
"""TR-4.5: the token with which the fifth pioneer comes."""

MOST_CLAIMS = 2
MOST_RESERVED = 2
LAST_ROUND = 30
WINDFALL = 4
RESHAPE_SWAPS = 2
TRADED = 3

TERRAINS = ("desert", "badlands", "forest", "mountain", "meadow")
SOURCES = ("produce", "forage", "windfall", "income", "claim")
"""Why resources come in, or lack room."""
PLACES = ("claim", "construct", "first", "wood", "clay", "stone", "food", "reserve", "swap")
DECISIONS = ("take", "turn", "store", "reshape")
REASONS = ("tokens", "tiles", "tokens-and-tiles", "round-limit")
"""TR-5.5, TR-5.6: why a game ended."""
