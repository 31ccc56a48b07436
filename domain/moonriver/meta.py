"""Moon River in the catalogue: its key, words, seats, colours and options."""

from __future__ import annotations

from domain.kernel.game import DRAWN, GameInfo, OptionInfo

KEY = "moon-river"
TITLE = "Moon River"
RULES = 1
SEATS = (2, 3, 4)
MOST_SEATS = 4
COLUMN = 4
COLOURS = ("purple", "white", "orange", "green")

TERRAINS = ("desert", "canyon", "meadow", "forest", "corn", "farm")
DESERT, CANYON, MEADOW, FOREST, CORN, FARM = range(6)
RESOURCES = ("nuggets", "beavers", "cobs")

SPECIALISTS = ("cattle-thief", "desperado", "farmer", "gold-digger", "trapper")
"""In the order of their texts, so that the numbers of recruiting moves sort as their texts do."""
CATTLE_THIEF, DESPERADO, FARMER, GOLD_DIGGER, TRAPPER = range(5)
COWBOY = "cowboy"

BASE, LEGENDS = "base", "legends"
TIMBER_RAFTING, GOLD_RUSH, OUTLAWS, MOON_RIVER_CITY = "timber-rafting", "gold-rush", "outlaws", "moon-river-city"
SCENARIOS = (TIMBER_RAFTING, GOLD_RUSH, OUTLAWS, MOON_RIVER_CITY)
CAMP = "camp"

DECISIONS = ("draft", "select", "expand", "skull", "recruit", "cowboy", "desperado", "thief", "bonus")
DRAFT, SELECT, EXPAND, SKULL, RECRUIT, RIDE, SWAP, STEAL, CLAIM, OVER = range(10)
"""The decisions by number; OVER is no decision."""


def info(edition: str) -> GameInfo:
    """What the catalogue says."""
    options = (
        OptionInfo("variant", (BASE, LEGENDS), BASE),
        OptionInfo("scenario", (None, *SCENARIOS, DRAWN), None),
    )
    return GameInfo(KEY, TITLE, SEATS, COLOURS, options, RULES, edition)
