"""The editions as data: what lies in the box, and where each value comes from."""

from __future__ import annotations

from domain.kernel.plain import Plain

_FEATURES = ("count", "number", "cows", "skulls", "circles", "nuggets", "beavers", "cobs")


def _plot(kind: str, terrain: str, *features: int) -> dict[str, Plain]:
    return {"id": kind, "terrain": terrain, **dict(zip(_FEATURES, features, strict=True))}


def _by_seats(two: str, more: str) -> dict[str, Plain]:
    """Cells with two seats, and with three or four."""
    return {"2": [*two.split()], "3": [*more.split()], "4": [*more.split()]}


def _source(values: str, source: str, note: str) -> dict[str, Plain]:
    return {"values": values, "source": source, "note": note}


_BOX_CONFIDENCE: list[Plain] = [
    _source("plots.*.count", "rulebook", "96 plots of 25 kinds with exactly these counts, in this order"),
    _source("plots.*.terrain", "inference", "the one natural cut of the counts in glossary order: 21 19 17 15 13 11"),
    _source("plots.*.number", "inference", "backs run from 1 to 6, 16 plots of each"),
    _source("plots.K2.cobs", "inference", "some corn plots carry at least five cobs"),
    _source("plots", "choice", "the printed list of features is lost for most kinds"),
    _source("cows", "rulebook", "32 cows"),
    _source("partners", "inference", "the counts 5 5 3 5 2 are printed; their order is that of the specialists"),
    _source("saloon", "rulebook", "five tokens lie face-up"),
    _source("bonus_tiles", "choice", "each side shows another landscape and a circle; which landscapes is not printed"),
    _source("boards.*.slots", "rulebook", "slots of every board"),
    _source("boards.*.colour", "rulebook", "the characters' colours"),
    _source("ranch.columns", "rulebook", "five plots wide"),
    _source("ranch.rows", "rulebook", "5 rows, 10 with two players"),
]
"""The sources of everything that both editions share."""

STANDARD: dict[str, Plain] = {
    "edition": "reconstructed-1",
    "game": "moon-river",
    "confidence": [
        *_BOX_CONFIDENCE,
        _source("boards.*.bridges", "choice", "how many is printed; the picture that shows where is lost"),
        _source("ranch.closed.2", "choice", "49 of 5 x 10 cells are printed; which one is closed is not"),
        _source("ranch.closed", "choice", "the text counts 5 rows of 5; that all are open is one of two readings"),
        _source("ranch.river", "choice", "row 1, as far as it is open"),
    ],
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

_SIDES = {"left": "b1", "top": "c2", "right": "d1"}


def _bridges(*sides: str) -> dict[str, Plain]:
    cells = " ".join(_SIDES[side] for side in sides)
    return _by_seats(cells, cells)


CENTRE_CLOSED: dict[str, Plain] = {
    **STANDARD,
    "edition": "centre-closed-1",
    "confidence": [
        *_BOX_CONFIDENCE,
        _source("boards.*.bridges", "inference", "the board lies on c1, and its three sides hold the bridges"),
        _source("ranch.closed", "inference", "24 open cells for 24 plots, 49 for 48 plots and a bonus tile"),
        _source("ranch.river", "inference", "the cells beside the board and at its sides of the river"),
    ],
    "boards": {
        "camp": {"slots": 3, "bridges": _bridges("left", "top", "right")},
        "mary": {"colour": "purple", "slots": 4, "bridges": _bridges("top")},
        "wesley": {"colour": "white", "slots": 3, "bridges": _bridges("left", "top")},
        "calamity": {"colour": "orange", "slots": 3, "bridges": _bridges("top", "right")},
        "big-jo": {"colour": "green", "slots": 2, "bridges": _bridges("left", "top", "right")},
    },
    "ranch": {
        "columns": 5,
        "rows": {"2": 10, "3": 5, "4": 5},
        "closed": _by_seats("c1", "c1"),
        "river": _by_seats("a1 b1 c2 d1 e1", "a1 b1 c2 d1 e1"),
    },
}
"""The other reading: the board's middle takes a cell of the ranch at every number of seats."""
