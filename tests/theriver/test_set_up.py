"""TR-1 and TR-2: components, set-up, the tile taken before round 1."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.kernel.refusals import BadTable
from domain.theriver.edition import STANDARD
from domain.theriver.events import (
    BuildingsRevealed,
    FirstPlayerDrawn,
    RoundStarted,
    TileRemoved,
    TilesRevealed,
    TileTaken,
)
from domain.theriver.meta import COLOURS
from tests.theriver.tables import (
    GAME,
    after,
    asked,
    deal_so,
    dealt_so,
    drawn,
    has,
    legal,
    moment,
    picture,
    refused,
    supply,
    table,
    told,
)


def test_tr_1_1_letters_stand_in_the_order_wood_clay_stone_food() -> None:
    assert has(moment("T01 T02 | fscw", "T03")).startswith("wcsf")


def test_tr_1_2_there_are_65_tiles_and_four_of_them_count_as_two_terrains() -> None:
    tiles = STANDARD.tiles.values()
    plain = Counter(terrain for tile in tiles if len(tile.terrains) == 1 for terrain in tile.terrains)
    assert plain == {"desert": 12, "badlands": 10, "forest": 14, "mountain": 8, "meadow": 17}
    assert (len(tiles), len(tiles) - plain.total()) == (65, 4)


def test_tr_1_2_only_meadows_have_an_effect_and_every_meadow_has_one() -> None:
    assert all((tile.effect is not None) == ("meadow" in tile.terrains) for tile in STANDARD.tiles.values())
    effects = Counter(tile.effect for tile in STANDARD.tiles.values() if tile.effect)
    assert sorted(effects.values()) == [1, 1, 1, 3, 3, 3, 5]


def test_tr_1_3_there_are_33_buildings_of_2_to_9_points() -> None:
    points = [building.points for building in STANDARD.buildings.values()]
    assert (len(points), min(points), max(points)) == (33, 2, 9)


def test_tr_1_4_two_seats_play_with_eight_tokens_more_with_twenty() -> None:
    assert STANDARD.layouts[2].tokens == (6, 5, 4, 3, 2, 1, 0, 0)
    twenty = (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, *(0,) * 9)
    assert STANDARD.layouts[3].tokens == STANDARD.layouts[4].tokens == twenty


@pytest.mark.parametrize(
    ("colour", "board"),
    [
        ("black", ". o . w\no* c . o*\n. s* o .*"),
        ("blue", ". o . c\no* s . o*\n. w* o .*"),
        ("green", ". o . s\no* w . o*\n. c* o .*"),
        ("yellow", ". o . w\no* s . o*\n. c* o .*"),
    ],
)
def test_tr_1_5_a_board_snakes_in_three_rows_with_four_frames(colour: str, board: str) -> None:
    first = GAME.setup(table(4), deal_so()).position
    assert drawn(first, COLOURS.index(colour) + 1) == board


@pytest.mark.parametrize(("seats", "spots"), [(2, 4), (3, 5), (4, 5)])
def test_tr_1_5_there_are_five_token_spots_with_two_seats_four(seats: int, spots: int) -> None:
    assert STANDARD.layouts[seats].token_spots == spots


def test_tr_1_6_what_is_visible_counts_tiles_and_uncovered_spaces() -> None:
    board = """
        T10 T05 .  w
        o*  c   .  o*
        .   s*  o  .*
    """
    seat = GAME.view(moment(board, "T01"), 1).seats[0]
    assert (seat.production.wood, seat.production.clay, seat.production.stone) == (3, 2, 1)
    assert seat.capacity == 4


def test_tr_1_6_holdings_are_counts_without_a_place() -> None:
    assert moment("T01 T02 | wcw", "T03") == moment("T01 T02 | cww", "T03")


def test_tr_2_0_seats_are_numbered_from_1_and_clockwise_is_ascending() -> None:
    position = moment("T01", "T02", "T03")
    turns = [asked(after(position, *["first", "forage:food", "reserve:B01"][:play]))[0] for play in range(4)]
    assert turns == [1, 2, 3, 1]
    assert [seat.seat for seat in GAME.view(position, None).seats] == [1, 2, 3]


def test_tr_2_1_each_seat_has_four_pioneers_on_the_boat_and_a_fifth_waiting() -> None:
    for seats in (2, 3, 4):
        view = GAME.view(dealt_so(seats), None)
        assert [(seat.colour, seat.boat, seat.waiting, seat.settled) for seat in view.seats] == [
            (colour, 4, 1, 0) for colour in COLOURS[:seats]
        ]


def test_tr_2_1_any_colours_in_any_order_but_no_others() -> None:
    assert GAME.table(["yellow", "black"], {}).colours == ("yellow", "black")
    for colours, code in (
        (["black"], "seat-count"),
        ([*COLOURS, "black"], "seat-count"),
        (["black", "red"], "unknown-colour"),
        (["black", "black"], "colour-taken"),
    ):
        with pytest.raises(BadTable, match=code):
            GAME.table(colours, {})
    with pytest.raises(BadTable, match="unknown-option"):
        GAME.table(["black", "blue"], {"variant": "base"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_2_2_one_tile_more_than_seats_and_four_buildings_lie_face_up(seats: int) -> None:
    opening = GAME.setup(table(seats), deal_so("T28 T01 T40 T04 T65", "B09 B02 B33 B10", first=2))
    island = tuple(sorted("T28 T01 T40 T04 T65".split()[: seats + 1]))
    cards = ("B02", "B09", "B10", "B33")
    assert opening.events == (FirstPlayerDrawn(2), TilesRevealed(island), BuildingsRevealed(cards))
    assert legal(opening.position) == [f"take:{tile}" for tile in island]


def test_tr_2_3_the_seat_to_the_right_of_the_first_player_takes_first_then_counter_clockwise() -> None:
    position = dealt_so(4, "T28 T01 T40 T04 T65", first=2)
    order = []
    for tile in ("T28", "T01", "T40", "T04"):
        order.append(asked(position))
        position = after(position, f"take:{tile}")
    assert order == [(1, "take"), (4, "take"), (3, "take"), (2, "take")]
    assert asked(position) == (2, "turn")
    assert drawn(position, 4).split()[0] == "T01"


def test_tr_2_3_the_tile_left_over_leaves_the_game_and_the_island_is_filled() -> None:
    position = after(dealt_so(2, "T28 T01 T40 T02 T03 T04 T05 T06"), "take:T01")
    assert told(position, "take:T28") == (
        TileTaken(1, "T28", 1),
        TileRemoved("T40"),
        TilesRevealed(("T02", "T03", "T04", "T05", "T06")),
        RoundStarted(1, 1),
    )
    view = GAME.view(after(position, "take:T28"), None)
    assert (view.removed, view.discards, view.round) == ("T40", (), 1)


@pytest.mark.parametrize(("seats", "spots"), [(2, 5), (3, 7), (4, 9)])
def test_tr_2_3_the_island_has_room_for_5_7_or_9_tiles(seats: int, spots: int) -> None:
    position = dealt_so(seats)
    for _ in range(seats):
        position = after(position, legal(position)[0])
    assert len(position.island) == spots


def test_tr_2_3_a_tile_taken_before_round_1_lies_on_space_1_and_takes_no_pioneer() -> None:
    position = after(dealt_so(2, "T28 T01 T40"), "take:T28")
    assert drawn(position, 2) == picture("T28 o . c\no* s . o*\n. w* o .*")
    assert has(position, 2) == "- | boat 4"


def test_tr_2_3_a_tile_that_is_taken_or_not_face_up_cannot_be_taken() -> None:
    position = after(dealt_so(2, "T28 T01 T40"), "take:T28")
    assert refused(position, "take:T28") == ("tile-not-face-up", "TR-2.3")
    assert refused(position, "take:T02") == ("tile-not-face-up", "TR-2.3")


@pytest.mark.parametrize(("seats", "there"), [(2, "w7 c7 s7 f3"), (3, "w10 c10 s10 f4"), (4, "w13 c13 s13 f5")])
def test_tr_2_4_the_supply_depends_on_the_seats(seats: int, there: str) -> None:
    assert supply(dealt_so(seats)) == there


def test_tr_2_5_tokens_are_taken_in_descending_order() -> None:
    position = moment("T01 T02 T03 | wwww", "T04 T05", cards="B01 B02", deck="")
    assert GAME.view(position, None).tokens == (6, 5, 4, 3, 2, 1, 0, 0)
    position = after(position, "build:B01,ww")
    assert GAME.view(position, None).tokens == (5, 4, 3, 2, 1, 0, 0)
    assert has(position).endswith("tokens 6")


@pytest.mark.parametrize(("tile", "gained"), [("T56", "wwww"), ("T57", "cccc"), ("T58", "ssss")])
def test_tr_6_8_a_windfall_works_before_round_1(tile: str, gained: str) -> None:
    position = after(dealt_so(2, f"{tile} T01 T40"), f"take:{tile}")
    assert has(position, 2) == f"{gained} | boat 4"
    assert asked(position) == (1, "take")


def test_tr_6_8_a_windfall_before_round_1_comes_out_of_the_supply() -> None:
    position = after(dealt_so(3, "T56 T01 T40 T02"), "take:T56")
    assert supply(position) == "w6 c10 s10 f4"


def test_tr_6_8_a_reshape_before_round_1_has_nothing_to_swap() -> None:
    position = after(dealt_so(2, "T59 T01 T40"), "take:T59")
    assert asked(position) == (1, "take")
    assert drawn(position, 2).split()[0] == "T59"
