"""The standard edition as data: what lies in the box, and how sure each value is."""

from __future__ import annotations

from domain.kernel.plain import Plain

_FEATURES = ("count", "number", "cows", "skulls", "circles", "nuggets", "beavers", "cobs")


def _plot(kind: str, terrain: str, *features: int) -> dict[str, Plain]:
    return {"id": kind, "terrain": terrain, **dict(zip(_FEATURES, features, strict=True))}


def _by_seats(two: str, more: str) -> dict[str, Plain]:
    """Cells with two seats, and with three or four."""
    return {"2": [*two.split()], "3": [*more.split()], "4": [*more.split()]}


STANDARD: dict[str, Plain] = {
    "edition": "reconstructed-1",
    "game": "moon-river",
    "confidence": {
        "stated": [
            "96 plots in 25 kinds with exactly these counts, in this order",
            "20 tokens; specialist counts 5 5 3 5 2",
            "32 cows",
            "slots and numbers of bridges of every board",
            "numbers on backs run 1 to 6, higher is more valuable",
            "each side of a bonus tile is a different landscape with a circle",
            "49 available cells of 5 x 10 with two players",
        ],
        "inferred": [
            "terrain totals 21 19 17 15 13 11 (only natural cut of the count list in glossary order)",
            "specialist order",
            "16 plots of each back number",
            "some corn plots carry at least five cobs",
        ],
        "chosen": [
            "features of most kinds",
            "bridge columns",
            "landscapes of the bonus tiles",
            "which cell is closed with two players",
        ],
    },
    "plots": [
        _plot("D1", "desert", 7, 1, 0, 1, 0, 0, 0, 0),
        _plot("D2", "desert", 6, 2, 0, 0, 0, 0, 0, 0),
        _plot("D3", "desert", 4, 3, 0, 0, 0, 1, 0, 0),
        _plot("D4", "desert", 2, 4, 0, 0, 1, 0, 0, 0),
        _plot("D5", "desert", 2, 6, 2, 0, 0, 0, 0, 0),
        _plot("C1", "canyon", 6, 1, 0, 1, 0, 0, 0, 0),
        _plot("C2", "canyon", 5, 2, 0, 0, 0, 0, 0, 0),
        _plot("C3", "canyon", 4, 3, 0, 0, 0, 1, 0, 0),
        _plot("C4", "canyon", 2, 4, 0, 0, 1, 0, 0, 0),
        _plot("C5", "canyon", 1, 5, 1, 0, 0, 0, 0, 0),
        _plot("C6", "canyon", 1, 6, 2, 0, 0, 0, 0, 0),
        _plot("M1", "meadow", 3, 1, 0, 1, 0, 0, 0, 0),
        _plot("M2", "meadow", 4, 2, 0, 0, 0, 0, 0, 0),
        _plot("M3", "meadow", 4, 3, 0, 0, 0, 1, 0, 0),
        _plot("M4", "meadow", 2, 4, 0, 0, 1, 0, 0, 0),
        _plot("M5", "meadow", 2, 5, 1, 0, 0, 0, 0, 0),
        _plot("M6", "meadow", 2, 6, 2, 0, 0, 0, 0, 0),
        _plot("F1", "forest", 1, 2, 0, 0, 0, 0, 0, 0),
        _plot("F2", "forest", 4, 3, 0, 0, 0, 0, 1, 0),
        _plot("F3", "forest", 4, 5, 0, 0, 0, 0, 2, 0),
        _plot("F4", "forest", 6, 6, 1, 0, 1, 0, 0, 0),
        _plot("K1", "corn", 4, 4, 0, 0, 0, 0, 0, 3),
        _plot("K2", "corn", 9, 5, 0, 0, 0, 0, 0, 5),
        _plot("H1", "farm", 6, 4, 1, 0, 0, 0, 0, 0),
        _plot("H2", "farm", 5, 6, 1, 0, 1, 0, 0, 0),
    ],
    "cows": 32,
    "partners": {"desperado": 5, "cattle-thief": 5, "gold-digger": 3, "trapper": 5, "farmer": 2},
    "saloon": 5,
    "bonus_tiles": {"A": ["desert", "canyon"], "B": ["meadow", "forest"]},
    "boards": {
        "camp": {"slots": 3, "bridges": _by_seats("a1 c2 e1", "a1 c1 e1")},
        "mary": {"colour": "purple", "slots": 4, "bridges": _by_seats("c2", "c1")},
        "wesley": {"colour": "white", "slots": 3, "bridges": _by_seats("b1 d1", "b1 d1")},
        "calamity": {"colour": "orange", "slots": 3, "bridges": _by_seats("a1 e1", "a1 e1")},
        "big-jo": {"colour": "green", "slots": 2, "bridges": _by_seats("a1 c2 e1", "a1 c1 e1")},
    },
    "ranch": {
        "columns": 5,
        "rows": {"2": 10, "3": 5, "4": 5},
        "closed": _by_seats("c1", ""),
        "river": _by_seats("a1 b1 d1 e1", "a1 b1 c1 d1 e1"),
    },
}
