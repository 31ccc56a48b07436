"""What a table is drawn from: the river's spaces, columns and flow, the boards, and the places with their room."""

from __future__ import annotations

from dataclasses import dataclass

from domain.theriver.edition import Board, Edition, Layout
from domain.theriver.meta import COLUMNS, JOINS_WITH_TOKEN, MOST_CLAIMS, PIONEERS, PLACES, SPACES
from domain.theriver.resources import BASIC, UNIT, counts
from domain.theriver.view import Resources


@dataclass(frozen=True, slots=True)
class Space:
    """One space (TR-1.5); tiles flow from it to `next`. `x` and `y` count from 0, at the top left."""

    number: int
    column: int
    row: int
    x: int
    y: int
    next: int | None
    is_framed: bool


@dataclass(frozen=True, slots=True)
class Column:
    """The spaces that score together (TR-7.2), from the top."""

    number: int
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PrintedSymbol:
    """What a board shows on a space until a tile covers it: a basic resource or `warehouse`."""

    space: int
    symbol: str


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The river board of a colour."""

    colour: str
    printed: tuple[PrintedSymbol, ...]


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """A place that pioneers go to (TR-3.4); without a capacity it takes any number."""

    key: str
    capacity: int | None
    is_per_seat: bool
    first_pioneer_bonus: int


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What depends on the number of seats; `tokens` are the values of the bonus tokens, in the order taken."""

    seats: int
    setup_tiles: int
    tile_spots: int
    building_spots: int
    token_spots: int
    fifth_pioneer_spot: int
    pioneers: int
    tokens: tuple[int, ...]
    supply: Resources
    places: tuple[PlacePlan, ...]


@dataclass(frozen=True, slots=True)
class Geometry:
    """The river board and the tables of an edition."""

    spaces: tuple[Space, ...]
    columns: tuple[Column, ...]
    boards: tuple[BoardPlan, ...]
    tables: tuple[TablePlan, ...]


def geometry_of(edition: Edition) -> Geometry:
    """Everything a client needs to draw the tables of an edition."""
    return Geometry(
        spaces=tuple(_space(number, edition) for number in range(1, SPACES + 1)),
        columns=tuple(Column(number, spaces) for number, spaces in enumerate(COLUMNS, 1)),
        boards=tuple(BoardPlan(colour, _printed(board)) for colour, board in edition.boards.items()),
        tables=tuple(_table(seats, layout) for seats, layout in edition.layouts.items()),
    )


def _space(number: int, edition: Edition) -> Space:
    column = next(index for index, spaces in enumerate(COLUMNS) if number in spaces)
    row = COLUMNS[column].index(number)
    following = number + 1 if number < SPACES else None
    return Space(number, column + 1, row + 1, column, row, following, number in edition.framed)


def _printed(board: Board) -> tuple[PrintedSymbol, ...]:
    goods = {UNIT[resource]: resource for resource in BASIC}
    rows = enumerate(zip(board.production, board.warehouses, strict=True), 1)
    return tuple(
        PrintedSymbol(space, "warehouse" if warehouse else goods[production])
        for space, (production, warehouse) in rows
        if production or warehouse
    )


def _table(seats: int, layout: Layout) -> TablePlan:
    return TablePlan(
        seats=seats,
        setup_tiles=layout.setup_tiles,
        tile_spots=layout.tile_spots,
        building_spots=layout.building_spots,
        token_spots=layout.token_spots,
        fifth_pioneer_spot=JOINS_WITH_TOKEN,
        pioneers=PIONEERS,
        tokens=layout.tokens,
        supply=Resources(*counts(layout.supply)),
        places=tuple(_place(key, layout) for key in PLACES),
    )


def _place(key: str, layout: Layout) -> PlacePlan:
    """TR-3.4 and TR-4.2: claims are counted for each seat, constructing has no bound."""
    if key == "claim":
        return PlacePlan(key, MOST_CLAIMS, True, 0)
    if key == "construct":
        return PlacePlan(key, None, False, 0)
    room = layout.rooms["first_player" if key == "first" else key]
    return PlacePlan(key, room, False, layout.bonus if key in BASIC else 0)
