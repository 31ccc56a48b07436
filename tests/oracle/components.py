"""The component lists of both games as the oracle holds them: plain tables, typed in once more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of plot (MR-1.1)."""

    terrain: str
    count: int
    number: int
    cows: int = 0
    skulls: int = 0
    circles: int = 0
    nuggets: int = 0
    beavers: int = 0
    cobs: int = 0


EDITION = "reconstructed-1"
RULES = {"moon-river": (1, 2), "the-river": (1,)}
TERRAINS = ("desert", "canyon", "meadow", "forest", "corn", "farm")
PLOTS = {
    "D1": Kind("desert", 7, 1, skulls=1),
    "D2": Kind("desert", 6, 2),
    "D3": Kind("desert", 4, 3, nuggets=1),
    "D4": Kind("desert", 2, 4, circles=1),
    "D5": Kind("desert", 2, 6, cows=2),
    "C1": Kind("canyon", 6, 1, skulls=1),
    "C2": Kind("canyon", 5, 2),
    "C3": Kind("canyon", 4, 3, nuggets=1),
    "C4": Kind("canyon", 2, 4, circles=1),
    "C5": Kind("canyon", 1, 5, cows=1),
    "C6": Kind("canyon", 1, 6, cows=2),
    "M1": Kind("meadow", 3, 1, skulls=1),
    "M2": Kind("meadow", 4, 2),
    "M3": Kind("meadow", 4, 3, nuggets=1),
    "M4": Kind("meadow", 2, 4, circles=1),
    "M5": Kind("meadow", 2, 5, cows=1),
    "M6": Kind("meadow", 2, 6, cows=2),
    "F1": Kind("forest", 1, 2),
    "F2": Kind("forest", 4, 3, beavers=1),
    "F3": Kind("forest", 4, 5, beavers=2),
    "F4": Kind("forest", 6, 6, cows=1, circles=1),
    "K1": Kind("corn", 4, 4, cobs=3),
    "K2": Kind("corn", 9, 5, cobs=5),
    "H1": Kind("farm", 6, 4, cows=1),
    "H2": Kind("farm", 5, 6, cows=1, circles=1),
}
PARTNERS = {"desperado": 5, "cattle-thief": 5, "gold-digger": 3, "trapper": 5, "farmer": 2}
COWS = 32
SALOON = 5
BONUS_TILES = {"A": ("desert", "canyon"), "B": ("meadow", "forest")}
COLUMNS = "abcde"
ROWS = {2: 10, 3: 5, 4: 5}
SLOTS = {"camp": 3, "purple": 4, "white": 3, "orange": 3, "green": 2}


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a board lies (MR-1.4, MR-1.5), in cells, with one number of seats."""

    closed: str
    river: str
    bridges: dict[str, str]


_OPEN_MIDDLE = {"camp": "a1 c1 e1", "purple": "c1", "white": "b1 d1", "orange": "a1 e1", "green": "a1 c1 e1"}
_ABOVE_MIDDLE = {"camp": "a1 c2 e1", "purple": "c2", "white": "b1 d1", "orange": "a1 e1", "green": "a1 c2 e1"}
_AROUND = {"camp": "b1 c2 d1", "purple": "c2", "white": "b1 c2", "orange": "c2 d1", "green": "b1 c2 d1"}
_WHOLE = Ground("", "a1 b1 c1 d1 e1", _OPEN_MIDDLE)
_CENTRE = Ground("c1", "a1 b1 c2 d1 e1", _AROUND)
GROUNDS = {
    "reconstructed-1": {2: Ground("c1", "a1 b1 d1 e1", _ABOVE_MIDDLE), 3: _WHOLE, 4: _WHOLE},
    "centre-closed-1": {2: _CENTRE, 3: _CENTRE, 4: _CENTRE},
}
SCENARIOS = ("timber-rafting", "gold-rush", "outlaws", "moon-river-city")


@dataclass(frozen=True, slots=True)
class Tile:
    """One terrain tile (TR-1.2); `symbols` in the letters of the notation."""

    terrains: tuple[str, ...]
    symbols: str = ""
    warehouses: int = 0
    effect: str = ""
    of: str = ""


RESOURCES = {"wood": "w", "clay": "c", "stone": "s", "food": "f"}

# A run of tiles is written as "warehouses and symbols" words: 2 = two warehouses, w1 = wood and one.
_RUNS = {
    "desert": "2 2 2 w1 c1 s1 w1 c1 s1 ww cc ss",
    "badlands": "2 w1 c1 s1 w1 c1 s1 ww cc ss",
    "forest": "2 2 2 2 2 w1 c1 s1 w1 c1 s1 ww cc ss",
    "mountain": "2 2 w1 c1 s1 ww cc ss",
}
_MEADOWS = (
    *(Tile(("meadow",), effect="per-terrain", of=t) for t in ("desert", "badlands", "forest", "meadow", "mountain")),
    *(Tile(("meadow",), RESOURCES[r], effect="specialist", of=r) for r in ("wood", "clay", "stone")),
    *(Tile(("meadow",), effect="income", of=r) for r in ("wood", "clay", "stone")),
    *(Tile(("meadow",), effect="windfall", of=r) for r in ("wood", "clay", "stone")),
    *(Tile(("meadow",), effect=e) for e in ("reshape", "idle-hands", "trophy")),
)
_MIXED = (
    Tile(("desert", "forest"), "w"),
    Tile(("forest", "mountain"), "c"),
    Tile(("mountain", "badlands"), "s"),
    Tile(("badlands", "desert"), "", 1),
)


def _plain(terrain: str, word: str) -> Tile:
    return Tile((terrain,), word.rstrip("12"), sum(int(digit) for digit in word if digit.isdigit()))


_ALL = [_plain(terrain, word) for terrain, run in _RUNS.items() for word in run.split()] + [*_MEADOWS, *_MIXED]
TILES = {f"T{number:02}": tile for number, tile in enumerate(_ALL, start=1)}

_COSTS = (
    "ww2 cc2 ss2 www3 ccc3 sss3 wwc4 ccs4 wss4 wwcc5 wwss5 ccss5 wwws5 wccc5 csss5 wwcs6 wccs6 wcss6 "
    "wwwcc6 cccss6 wwsss6 wwccs7 wwcss7 wccss7 wwwccc7 wwwsss7 cccsss7 wwwwcs8 wccccs8 wcssss8 "
    "wwwccss9 wwcccss9 wwccsss9"
)
BUILDINGS = {f"B{number:02}": (word[:-1], int(word[-1])) for number, word in enumerate(_COSTS.split(), start=1)}

# Pre-printed spaces: 2, 5, 8 and 11 are warehouses on every board; 4, 7 and 10 are production symbols.
WAREHOUSE_SPACES = (2, 5, 8, 11)
SYMBOL_SPACES = {
    "black": {4: "w", 7: "c", 10: "s"},
    "blue": {4: "c", 7: "s", 10: "w"},
    "green": {4: "s", 7: "w", 10: "c"},
    "yellow": {4: "w", 7: "s", 10: "c"},
}
FRAMED = {5, 8, 10, 12}
TOKENS = {
    2: [6, 5, 4, 3, 2, 1, 0, 0],
    3: [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1] + [0] * 9,
    4: [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1] + [0] * 9,
}
TOKEN_SPOTS = {2: 4, 3: 5, 4: 5}
ISLAND = {2: 5, 3: 7, 4: 9}
SUPPLY = {
    2: {"w": 7, "c": 7, "s": 7, "f": 3},
    3: {"w": 10, "c": 10, "s": 10, "f": 4},
    4: {"w": 13, "c": 13, "s": 13, "f": 5},
}
