"""What a ranch is drawn from: cells with their neighbours, the river and the bridges, for each number of seats."""

from __future__ import annotations

from dataclasses import dataclass

from domain.moonriver.edition import Board, Edition
from domain.moonriver.layout import Layout
from domain.moonriver.meta import SEATS


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell (MR-1.4); `x` counts columns from the left, `y` rows from the river, both from 0."""

    cell: str
    column: str
    row: int
    x: int
    y: int
    is_open: bool
    is_at_river: bool
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A board at this ranch (MR-1.5, MR-9.1); `bridges` are the cells that it opens."""

    key: str
    colour: str | None
    slots: int
    bridges: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RanchPlan:
    """The ranch of every seat with one number of seats; `goal_row` is where a bonus tile is claimed (MR-5.4)."""

    seats: int
    columns: tuple[str, ...]
    rows: int
    goal_row: int | None
    cells: tuple[Cell, ...]
    boards: tuple[BoardPlan, ...]


@dataclass(frozen=True, slots=True)
class Geometry:
    """The ranches of an edition, one for each number of seats."""

    ranches: tuple[RanchPlan, ...]


def geometry_of(edition: Edition) -> Geometry:
    """Everything a client needs to draw the ranches of an edition."""
    return Geometry(tuple(_ranch(edition, Layout(edition, seats)) for seats in SEATS))


def _ranch(edition: Edition, layout: Layout) -> RanchPlan:
    return RanchPlan(
        seats=layout.seats,
        columns=tuple(layout.columns),
        rows=layout.rows,
        goal_row=layout.rows if layout.goal else None,
        cells=tuple(_cell(layout, cell) for cell in layout.cells),
        boards=tuple(_board(board, layout.seats) for board in edition.boards),
    )


def _cell(layout: Layout, cell: int) -> Cell:
    column, row = divmod(cell, layout.stride)
    return Cell(
        cell=layout.names[cell],
        column=layout.columns[column],
        row=row + 1,
        x=column,
        y=row,
        is_open=bool(layout.open >> cell & 1),
        is_at_river=bool(layout.river >> cell & 1),
        neighbours=tuple(layout.names[near] for near in layout.cells_in(layout.near[cell])),
    )


def _board(board: Board, seats: int) -> BoardPlan:
    return BoardPlan(board.key, board.colour, board.slots, board.bridges[seats])
