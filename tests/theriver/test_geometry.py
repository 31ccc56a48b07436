"""What a table of The River is drawn from."""

from __future__ import annotations

import pytest

from domain.kernel.dealing import Stream
from domain.theriver.game import TheRiver
from domain.theriver.geometry import TablePlan

GAME = TheRiver()
TABLES = {table.seats: table for table in GAME.geometry.tables}


def test_tr_1_5_tiles_flow_back_and_forth_through_three_rows() -> None:
    spaces = GAME.geometry.spaces
    assert [space.next for space in spaces] == [*range(2, 13), None]
    rows = [[space.number for space in sorted(spaces, key=lambda space: space.x) if space.y == y] for y in range(3)]
    assert rows == [[1, 2, 3, 4], [8, 7, 6, 5], [9, 10, 11, 12]]
    assert [column.spaces for column in GAME.geometry.columns] == [(1, 8, 9), (2, 7, 10), (3, 6, 11), (4, 5, 12)]
    assert [space.number for space in spaces if space.is_framed] == [5, 8, 10, 12]
    for column in GAME.geometry.columns:
        assert {spaces[number - 1].column for number in column.spaces} == {column.number}


def test_tr_1_5_boards_show_what_the_edition_prints() -> None:
    printed = {board.colour: {str(one.space): one.symbol for one in board.printed} for board in GAME.geometry.boards}
    assert printed == GAME.components["boards"]


@pytest.mark.parametrize("table", TABLES.values(), ids=lambda table: str(table.seats))
def test_tr_3_4_places_have_the_room_that_a_match_gives_them(table: TablePlan) -> None:
    drawn = GAME.draw(GAME.table(GAME.info.colours[: table.seats], {}), Stream(bytes(32), "deal"))
    view = GAME.view(GAME.setup(drawn.table, drawn.deal).position, None)
    for place, seen in zip(table.places, view.places, strict=True):
        assert place.key == seen.place
        assert place.first_pioneer_bonus == seen.bonus
        assert seen.room == (None if place.is_per_seat else place.capacity)
    assert {place.key: place.capacity for place in table.places if place.is_per_seat} == {"claim": 2}
    assert view.resource_supply == table.supply
