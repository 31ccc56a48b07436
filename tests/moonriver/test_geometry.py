"""What a ranch is drawn from agrees with what can be laid in it."""

from __future__ import annotations

import pytest

from domain.moonriver.components import CENTRE_CLOSED
from domain.moonriver.game import MoonRiver
from domain.moonriver.geometry import RanchPlan
from tests.moonriver.tables import GAME, dealt

RANCHES = {ranch.seats: ranch for ranch in GAME.geometry.ranches}


def cells(ranch: RanchPlan) -> dict[str, tuple[int, int]]:
    return {cell.cell: (cell.x, cell.y) for cell in ranch.cells}


@pytest.mark.parametrize(("seats", "rows", "open_cells"), [(2, 10, 49), (3, 5, 25), (4, 5, 25)])
def test_mr_1_4_every_cell_has_its_place(seats: int, rows: int, open_cells: int) -> None:
    ranch = RANCHES[seats]
    assert list(cells(ranch).values()) == [(x, y) for y in range(rows) for x in range(5)]
    assert (cells(ranch)["a1"], cells(ranch)["e5"], ranch.columns) == ((0, 0), (4, 4), tuple("abcde"))
    assert sum(cell.is_open for cell in ranch.cells) == open_cells
    assert all(cell.cell == f"{cell.column}{cell.row}" for cell in ranch.cells)


@pytest.mark.parametrize("ranch", RANCHES.values(), ids=lambda ranch: str(ranch.seats))
def test_mr_4_3_neighbours_are_one_step_away(ranch: RanchPlan) -> None:
    places = cells(ranch)
    for cell in ranch.cells:
        x, y = places[cell.cell]
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        assert {places[other] for other in cell.neighbours} == near & set(places.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mr_1_5_the_first_plots_lie_where_the_geometry_shows_a_bridge(seats: int) -> None:
    camp = next(board for board in RANCHES[seats].boards if board.key == "camp")
    seat = GAME.view(dealt(seats), None).seats[0]
    assert (camp.bridges, camp.slots, camp.colour) == (seat.bridges, seat.slots, None)


def test_mr_9_2_the_middle_is_not_at_the_river_with_two_seats() -> None:
    at_river = {seats: [cell.cell for cell in ranch.cells if cell.is_at_river] for seats, ranch in RANCHES.items()}
    assert at_river == {2: ["a1", "b1", "d1", "e1"], 3: [*("a1 b1 c1 d1 e1".split())], 4: "a1 b1 c1 d1 e1".split()}


def test_mr_5_4_a_bonus_tile_is_claimed_in_the_last_row_of_two_seats() -> None:
    assert {seats: ranch.goal_row for seats, ranch in RANCHES.items()} == {2: 10, 3: None, 4: None}


@pytest.mark.parametrize(("seats", "open_cells"), [(2, 49), (3, 24), (4, 24)])
def test_mr_1_4_in_centre_closed_1_the_board_takes_c1_at_every_number_of_seats(seats: int, open_cells: int) -> None:
    ranch = next(one for one in MoonRiver.from_data(CENTRE_CLOSED).geometry.ranches if one.seats == seats)
    assert sum(cell.is_open for cell in ranch.cells) == open_cells
    assert [cell.cell for cell in ranch.cells if not cell.is_open] == ["c1"]
    assert [cell.cell for cell in ranch.cells if cell.is_at_river] == ["a1", "b1", "d1", "e1", "c2"]
    assert {board.key: board.bridges for board in ranch.boards} == {
        "camp": ("b1", "c2", "d1"),
        "mary": ("c2",),
        "wesley": ("b1", "c2"),
        "calamity": ("c2", "d1"),
        "big-jo": ("b1", "c2", "d1"),
    }
