"""Editions: the component list as typed data, read from plain data and checked fault by fault."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from domain.kernel.bits import BITS
from domain.kernel.confidence import check_confidence
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition
from domain.moonriver.components import STANDARD
from domain.moonriver.meta import CAMP, COLOURS, KEY, SEATS, SPECIALISTS, TERRAINS

PLOTS, TOKENS, BACKS = 96, 20, 6
_MOST_KINDS, _MOST_ROWS, _MOST_COLUMNS = 96, 20, 9
_FEATURES = {"cows": 2, "skulls": 1, "circles": 1, "nuggets": 9, "beavers": 9, "cobs": 9}
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
_CELL = re.compile(r"([a-z])([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class PlotKind:
    """MR-1.1: one kind of plot and how many of it there are."""

    id: str
    terrain: str
    count: int
    number: int
    cows: int
    skulls: int
    circles: int
    nuggets: int
    beavers: int
    cobs: int


@dataclass(frozen=True, slots=True)
class BonusTile:
    """MR-8.1: a tile and the terrains of its sides."""

    id: str
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """MR-1.5 and MR-9.1: storage slots, and the cells that bridges open with each number of seats.

    The camp belongs to no colour.
    """

    key: str
    colour: str | None
    slots: int
    bridges: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Grid:
    """MR-1.4: the ranch for one number of seats; `river` are the cells that lie at the river (MR-9.2)."""

    columns: int
    rows: int
    closed: tuple[str, ...]
    river: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything the rules need to know of the components; `data` is what it was read from."""

    id: str
    plots: tuple[PlotKind, ...]
    cows: int
    partners: Mapping[str, int]
    saloon: int
    bonus_tiles: tuple[BonusTile, ...]
    boards: tuple[Board, ...]
    grids: Mapping[int, Grid]
    data: Mapping[str, Plain]

    def board(self, colour: str | None) -> Board:
        """The character board of a colour, the camp for None."""
        return next(board for board in self.boards if board.colour == colour)


def read_edition(data: Plain) -> Edition:
    """The edition in plain data; raises BadEdition with the path and the fault."""
    document = Inspector(data, BadEdition)
    keys = ("edition", "game", "plots", "cows", "partners", "saloon", "bonus_tiles", "boards", "ranch")
    part = document.object(keys, ("confidence",))
    part["game"].one_of((KEY,))
    grids = _grids(part["ranch"])
    assert isinstance(data, dict)
    edition = Edition(
        id=part["edition"].text(60),
        plots=_plots(part["plots"]),
        cows=part["cows"].whole(0, 200),
        partners=_partners(part["partners"]),
        saloon=part["saloon"].whole(0, TOKENS),
        bonus_tiles=_bonus_tiles(part["bonus_tiles"]),
        boards=_boards(part["boards"], grids),
        grids=grids,
        data=data,
    )
    if "confidence" in part:
        check_confidence(part["confidence"], data)
    return edition


def _plots(look: Inspector) -> tuple[PlotKind, ...]:
    kinds = look.each(_MOST_KINDS, _plot)
    for index, kind in enumerate(kinds):
        if any(kind.id == other.id for other in kinds[:index]):
            raise look.fault(f"the kind {kind.id} is listed twice")
    total = sum(kind.count for kind in kinds)
    if total != PLOTS:
        raise look.fault(f"the counts add up to {total}, must be {PLOTS}")
    return kinds


def _plot(look: Inspector) -> PlotKind:
    part = look.object(("id", "terrain", "count", "number", *_FEATURES))
    features = {key: part[key].whole(0, most) for key, most in _FEATURES.items()}
    terrain = part["terrain"].one_of(TERRAINS)
    if terrain == "corn" and features["cows"]:
        raise part["cows"].fault("no cow stands on corn")
    kind = _id(part["id"])
    return PlotKind(kind, terrain, part["count"].whole(1, PLOTS), part["number"].whole(1, BACKS), **features)


def _id(look: Inspector) -> str:
    """Letters and digits only: a kind stands inside the notation of moves."""
    if not _ID.fullmatch(look.text()):
        raise look.fault("must be a letter and at most seven letters or digits")
    return look.text()


def _partners(look: Inspector) -> dict[str, int]:
    counts = {key: part.whole(0, TOKENS) for key, part in look.object(SPECIALISTS).items()}
    if sum(counts.values()) != TOKENS:
        raise look.fault(f"the counts add up to {sum(counts.values())}, must be {TOKENS}")
    return counts


def _bonus_tiles(look: Inspector) -> tuple[BonusTile, ...]:
    tiles = tuple(BonusTile(_tile_id(key, part), _sides(part)) for key, part in look.items())
    if len(tiles) != 2:
        raise look.fault(f"there must be two tiles, there are {len(tiles)}")
    return tiles


def _tile_id(key: str, look: Inspector) -> str:
    if not _ID.fullmatch(key):
        raise look.fault("the tile's name must be a letter and at most seven letters or digits")
    return key


def _sides(look: Inspector) -> tuple[str, ...]:
    sides = look.each(2, lambda side: side.one_of(TERRAINS))
    if len(set(sides)) != 2:
        raise look.fault("a tile has two sides of different terrains")
    return sides


def _boards(look: Inspector, grids: Mapping[int, Grid]) -> tuple[Board, ...]:
    boards = tuple(_board(key, part, grids) for key, part in look.items())
    for colour in (None, *COLOURS):
        if sum(board.colour == colour for board in boards) != 1:
            raise look.fault(f"there must be one board for {colour or 'the ' + CAMP}")
    return boards


def _board(key: str, look: Inspector, grids: Mapping[int, Grid]) -> Board:
    part = look.object(("slots", "bridges"), ("colour",))
    colour = part["colour"].one_of(COLOURS) if "colour" in part else None
    if (colour is None) != (key == CAMP):
        raise look.fault(f"every board but the {CAMP} needs a colour, and the {CAMP} has none")
    bridges = {seats: _bridges(row, grids[seats]) for seats, row in _by_seats(part["bridges"]).items()}
    return Board(key, colour, part["slots"].whole(1, 4), bridges)


def _bridges(look: Inspector, grid: Grid) -> tuple[str, ...]:
    cells = _open_cells(look, grid.columns, grid.rows, grid.closed)
    if not cells:
        raise look.fault("there must be a bridge")
    return cells


def _by_seats(look: Inspector) -> dict[int, Inspector]:
    """A value for each number of seats."""
    part = look.object([str(seats) for seats in SEATS])
    return {seats: part[str(seats)] for seats in SEATS}


def letters(columns: int) -> str:
    """The names of the columns."""
    return "abcdefghi"[:columns]


def _grids(look: Inspector) -> dict[int, Grid]:
    part = look.object(("columns", "rows", "closed", "river"))
    columns = part["columns"].whole(1, _MOST_COLUMNS)
    rows, closed, river = (_by_seats(part[key]) for key in ("rows", "closed", "river"))
    return {seats: _grid(columns, rows[seats], closed[seats], river[seats]) for seats in SEATS}


def _grid(columns: int, rows: Inspector, closed: Inspector, river: Inspector) -> Grid:
    height = rows.whole(1, _MOST_ROWS)
    if columns * (height + 1) > BITS:
        raise rows.fault(f"leaves {columns} columns at most {BITS // columns - 1}, is {height}")
    shut = closed.each(columns * height, lambda cell: _cell(cell, columns, height))
    return Grid(columns, height, shut, _open_cells(river, columns, height, shut))


def _open_cells(look: Inspector, columns: int, rows: int, closed: tuple[str, ...]) -> tuple[str, ...]:
    """Cells of the ranch, each once and none of them closed."""
    cells = look.each(columns * rows, lambda cell: _cell(cell, columns, rows))
    for index, cell in enumerate(cells):
        if cell in closed:
            raise look.fault(f"{cell} is closed")
        if cell in cells[:index]:
            raise look.fault(f"{cell} is listed twice")
    return cells


def _cell(look: Inspector, columns: int, rows: int) -> str:
    found = _CELL.fullmatch(look.text())
    if not found or found[1] not in letters(columns) or int(found[2]) > rows:
        raise look.fault(f"{look.text(20)} is no cell of the board")
    return look.text()


STANDARD_EDITION = read_edition(STANDARD)
