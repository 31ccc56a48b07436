"""What the catalogue says of Moon River, and the numbers that no edition changes."""

from __future__ import annotations

from typing import Final

KEY = "moon-river"
TITLE = "Moon River"
RULES = 2
"""The rules that new matches get. Version 1 chose by itself which bonus tile is lost (MR-8.2)."""
SEATS = (2, 3, 4)
MOST_SEATS: Final = 4
COLUMN: Final = 4
COLOURS = ("purple", "white", "orange", "green")

TERRAINS: Final = ("desert", "canyon", "meadow", "forest", "corn", "farm")
DESERT: Final = 0
CANYON: Final = 1
MEADOW: Final = 2
FOREST: Final = 3
CORN: Final = 4
FARM: Final = 5
RESOURCES = ("nuggets", "beavers", "cobs")

SPECIALISTS: Final = ("cattle-thief", "desperado", "farmer", "gold-digger", "trapper")
"""In the order of their texts, so that the numbers of recruiting moves sort as their texts do."""
CATTLE_THIEF: Final = 0
DESPERADO: Final = 1
FARMER: Final = 2
GOLD_DIGGER: Final = 3
TRAPPER: Final = 4
COWBOY = "cowboy"

BASE, LEGENDS = "base", "legends"
PHASES = ("draft", "round", "emptying", "over")
CAMP = "camp"

DECISIONS = ("draft", "select", "expand", "skull", "recruit", "cowboy", "desperado", "thief", "bonus")
DRAFT: Final = 0
SELECT: Final = 1
EXPAND: Final = 2
SKULL: Final = 3
RECRUIT: Final = 4
RIDE: Final = 5
SWAP: Final = 6
STEAL: Final = 7
CLAIM: Final = 8
OVER: Final = 9
"""The decisions by number; OVER is no decision. Final, so that compiled code holds the number itself."""
