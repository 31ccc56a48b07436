"""TR-4: the actions of the places."""

from __future__ import annotations

import pytest

from domain.theriver.edition import STANDARD
from domain.theriver.events import (
    BuildingConstructed,
    BuildingReserved,
    EndTriggered,
    FirstPlayerTaken,
    PioneerJoined,
    PioneerPlaced,
    ResourcesGained,
    ResourcesKept,
    TileClaimed,
    TilesSwapped,
    TokenTaken,
)
from domain.theriver.game import TheRiver
from tests.theriver.tables import (
    GAME,
    after,
    asked,
    drawn,
    has,
    held,
    legal,
    moment,
    picture,
    refusal_of,
    refused,
    supply,
    told,
)

ELEVEN = """
    T01 T02 T03 T04
    T05 T06 T07 T08
    T09 T10 T11 .*
"""


def _spent(wood: int = 0, clay: int = 0, stone: int = 0, food: int = 0) -> str:
    """Another seat that holds so much, with room for it."""
    letters = "w" * wood + "c" * clay + "s" * stone + "f" * food
    return f"T13 T23 T24 T25\nT37 T27 T26 T38\nT14 T15 T16 T17 | {letters}"


# --- claim


def test_tr_4_1_a_tile_goes_to_the_next_space_and_covers_it() -> None:
    position = moment("T28 T01 T40", "T02", island="T03 T65")
    assert told(position, "claim:T65")[:2] == (PioneerPlaced(1, "claim"), TileClaimed(1, "T65", 4))
    view = GAME.view(position, 1).seats[0]
    assert (view.production.wood, view.capacity) == (2, 7)
    position = after(position, "claim:T65")
    assert drawn(position) == picture("""
        T28 T01 T40 T65
        o*  c   .   o*
        .   s*  o   .*
    """)
    view = GAME.view(position, 1).seats[0]
    assert (view.production.wood, view.capacity) == (1, 8)
    assert position.island == ("T03",)


def test_tr_4_1_the_second_row_runs_back_from_right_to_left() -> None:
    position = after(moment("T28 T01 T40 T04\no* c . T41", "T02", island="T03"), "claim:T03")
    assert drawn(position) == picture("""
        T28 T01 T40 T04
        o*  c   T03 T41
        .   s*  o   .*
    """)


def test_tr_4_1_only_face_up_tiles_can_be_claimed() -> None:
    position = moment("T01", "T02", island="T03 T65")
    assert legal(position, "claim") == ["claim:T03", "claim:T65"]
    assert refused(position, "claim:T04") == ("tile-not-face-up", "TR-4.1")


def test_tr_4_1_no_third_claim_in_a_round() -> None:
    position = moment("T01 || on claim claim", "T02")
    assert legal(position, "claim") == []
    assert refused(position, "claim:T03") == ("claimed-twice", "TR-3.4")


def test_tr_4_1_no_thirteenth_tile() -> None:
    position = moment(f"{ELEVEN} || tokens 6 5", "T13", island="T14 T15")
    assert EndTriggered(1, "tiles") in told(position, "claim:T14")
    position = after(position, "claim:T14", "first")
    assert (asked(position), legal(position, "claim")) == ((1, "turn"), [])
    assert refused(position, "claim:T15") == ("river-complete", "TR-4.1")


def test_tr_4_1_a_covered_warehouse_makes_the_seat_choose_what_it_keeps() -> None:
    position = moment("T10 | wwcs", "T01", island="T11")
    position = after(position, "claim:T11")
    assert asked(position) == (1, "store")
    assert legal(position) == ["store:wcs", "store:wwc", "store:wws"]
    assert GAME.decision(position).data == {  # type: ignore[union-attr]
        "source": "claim",
        "held": "wwcs",
        "gain": "",
        "capacity": 3,
        "excess": 1,
    }
    assert told(position, "store:wws") == (ResourcesKept(1, "claim", "wws", "c"),)
    position = after(position, "store:wws")
    assert (held(position), supply(position), asked(position)) == ("wws", "w5 c7 s6 f3", (2, "turn"))


def test_tr_4_1_what_leaves_no_choice_is_not_asked() -> None:
    position = moment("T10 | wwww", "T01", island="T11")
    assert ResourcesKept(1, "claim", "www", "w") in told(position, "claim:T11")
    position = after(position, "claim:T11")
    assert (held(position), supply(position), asked(position)) == ("www", "w4 c7 s7 f3", (2, "turn"))


def test_tr_4_1_a_tile_with_warehouses_leaves_no_lack() -> None:
    assert asked(after(moment("T10 | wwcs", "T01", island="T04"), "claim:T04")) == (2, "turn")


# --- produce


@pytest.mark.parametrize(("resource", "gain"), [("wood", "www"), ("clay", "cc"), ("stone", "s")])
def test_tr_4_2_one_comes_for_each_visible_symbol(resource: str, gain: str) -> None:
    position = moment("T10 T05", "T01")
    source = ResourcesGained(1, "produce", resource, len(gain))
    assert told(position, f"produce:{resource}") == (PioneerPlaced(1, resource), source)
    assert held(after(position, f"produce:{resource}")) == gain


def test_tr_4_2_the_first_pioneer_of_the_round_brings_one_more_except_with_two_seats() -> None:
    rivers = ("T10 T05", "T01 T04", "T02")
    assert held(after(moment(*rivers), "produce:wood")) == "wwww"
    assert held(after(moment(*rivers[:2]), "produce:wood")) == "www"
    position = after(moment(*rivers), "produce:wood", "produce:wood")
    assert held(position, 2) == "ww"


def test_tr_4_2_each_place_has_its_own_first_pioneer() -> None:
    position = after(moment("T10", "T01", "T02"), "produce:wood", "produce:clay")
    assert held(position, 2) == "cc"


def test_tr_4_2_the_bonus_alone_is_enough() -> None:
    bare = "T01 T02 T03 T13\nT37 T25 T24 T23"
    assert held(after(moment(bare, "T04", "T05"), "produce:wood")) == "w"
    position = moment(bare, "T04 || on wood", "T05")
    assert "produce:wood" not in legal(position)
    assert refused(position, "produce:wood") == ("no-production", "TR-4.2")


def test_tr_4_2_the_supply_limits_what_comes() -> None:
    assert held(after(moment("T10 T05", _spent(wood=5)), "produce:wood")) == "ww"
    position = moment("T10 T05", _spent(wood=7))
    assert legal(position, "produce") == ["produce:clay", "produce:stone"]
    assert refused(position, "produce:wood") == ("nothing-in-supply", "TR-4.2")


def test_tr_4_2_food_is_not_produced() -> None:
    assert refused(moment("T10", "T01"), "produce:food") == ("not-produced", "TR-4.2")


def test_tr_4_2_without_room_for_all_the_seat_may_throw_away_what_it_holds() -> None:
    position = after(moment("T10 T11 T12 | cf", "T01"), "produce:wood")
    assert legal(position) == ["store:wcf", "store:wwc", "store:wwf", "store:www"]
    assert told(position, "store:www") == (ResourcesKept(1, "produce", "www", "cf"),)
    position = after(position, "store:www")
    assert (held(position), supply(position)) == ("www", "w4 c7 s7 f3")


def test_tr_4_2_what_is_kept_fills_the_capacity_exactly() -> None:
    position = after(moment("T10 T11 T12 | cf", "T01"), "produce:wood")
    for kept in ("store:w", "store:wwwc"):
        assert refused(position, kept) == ("wrong-store-size", "TR-8")
    assert refused(position, "store:wcs") == ("not-in-store", "TR-8")
    assert refusal_of(position, "store:wcs").data["missing"] == "s"


def test_tr_4_2_a_gain_is_chosen_even_with_no_room_for_it() -> None:
    position = moment("T10 T11 T12 | www", "T01")
    assert ResourcesKept(1, "produce", "www", "www") in told(position, "produce:wood")
    assert asked(after(position, "produce:wood")) == (2, "turn")
    position = after(moment("T10 T11 T12 | ccc", "T01"), "produce:wood")
    assert legal(position) == ["store:ccc", "store:wcc", "store:wwc", "store:www"]


def test_tr_4_2_without_any_warehouse_everything_goes_back() -> None:
    bare = "T10 T11 T12 T20\nT21 T22 T34 T35\nT36 T42 T43 T44"
    position = moment(f"{bare} || tokens 6 5", "T01")
    assert ResourcesKept(1, "produce", "", "wwwwwww") in told(position, "produce:wood")
    position = after(position, "produce:wood")
    assert (held(position), supply(position), asked(position)) == ("", "w7 c7 s7 f3", (2, "turn"))


# --- forage


def test_tr_4_3_foraging_brings_one_food_without_a_bonus() -> None:
    for rivers in (("T01", "T02"), ("T01", "T02", "T03")):
        position = moment(*rivers)
        assert legal(position, "forage") == ["forage:food"]
        assert held(after(position, "forage:food")) == "f"


def test_tr_4_3_while_food_is_there_nothing_else_can_be_foraged() -> None:
    assert refused(moment("T01", "T02"), "forage:clay") == ("food-comes-first", "TR-4.3")


def test_tr_4_3_without_food_a_basic_resource_of_choice_that_is_there() -> None:
    position = moment("T01", _spent(wood=7, food=3))
    assert legal(position, "forage") == ["forage:clay", "forage:stone"]
    assert held(after(position, "forage:clay")) == "c"
    assert refused(position, "forage:food") == ("nothing-in-supply", "TR-4.3")
    assert refused(position, "forage:wood") == ("nothing-in-supply", "TR-4.3")


def test_tr_4_3_foraging_is_impossible_with_an_empty_supply() -> None:
    rich = "T01 T02 T03 T13\nT23 T24 T25 T26\nT27 T37 T38 T04"
    other = "T05 T06 T07 T08\nT09 T14 T15 T16\nT17 T18 T19 T28"
    position = moment(f"{rich} | wwwwwwwcccccccsssssss | tokens 6 5", f"{other} | fff")
    assert legal(position, "forage", "produce") == []
    assert refused(position, "forage:food") == ("supply-empty", "TR-4.3")
    assert refused(position, "forage:wood") == ("supply-empty", "TR-4.3")
    assert refused(position, "produce:wood") == ("nothing-in-supply", "TR-4.2")
    assert refused(position, "trade:www") == ("no-food-in-supply", "TR-3.2")


def test_tr_4_3_a_full_store_may_change_what_it_holds_for_the_food() -> None:
    position = after(moment("T10 T11 T12 | wcs", "T01"), "forage:food")
    assert legal(position) == ["store:csf", "store:wcf", "store:wcs", "store:wsf"]
    assert held(after(position, "store:wcf")) == "wcf"


# --- reserve


def test_tr_4_4_a_face_up_building_is_kept_aside() -> None:
    position = moment("T01", "T02", cards="B07 B09 B10 B33")
    assert legal(position, "reserve") == ["reserve:B07", "reserve:B09", "reserve:B10", "reserve:B33"]
    assert told(position, "reserve:B09") == (PioneerPlaced(1, "reserve"), BuildingReserved(1, "B09"))
    position = after(position, "reserve:B09")
    assert has(position) == "- | boat 3 | on reserve | reserved B09"
    assert position.cards == ("B07", "B10", "B33")


def test_tr_4_4_at_most_two_are_held_at_once() -> None:
    position = moment("T01 T02 | w | reserved B01 B02", "T03", cards="B03")
    assert legal(position, "reserve") == []
    assert refused(position, "reserve:B03") == ("two-reserved", "TR-4.4")
    position = after(position, "build:B01,w", "first")
    assert legal(position, "reserve") == ["reserve:B03"]


def test_tr_4_4_what_is_not_face_up_cannot_be_reserved() -> None:
    position = moment("T01 || reserved B01", "T02 || built B02", cards="B03")
    for card in ("B01", "B02", "B04"):
        assert refused(position, f"reserve:{card}") == ("building-not-face-up", "TR-4.4")


# --- construct


def test_tr_4_5_the_cost_is_paid_to_the_supply_and_a_token_taken() -> None:
    position = moment("T01 T02 | wwccs", "T03", cards="B07")
    assert legal(position, "build") == ["build:B07,wwc"]
    assert told(position, "build:B07,wwc") == (
        PioneerPlaced(1, "construct"),
        BuildingConstructed(1, "B07", "wwc", False),
        TokenTaken(1, 6, 1),
    )
    position = after(position, "build:B07,wwc")
    assert has(position) == "cs | boat 3 | on construct | built B07 | tokens 6"
    assert (supply(position), position.cards) == ("w7 c6 s6 f3", ())


def test_tr_4_5_each_food_stands_for_one_basic_resource() -> None:
    position = moment("T01 T02 | wwcff", "T03", cards="B07")
    payments = ["cff", "wcf", "wff", "wwc", "wwf"]
    assert legal(position, "build") == [f"build:B07,{paid}" for paid in payments]
    assert refused(position, "build:B07,fff") == ("not-held", "TR-4.5")


def test_tr_4_5_a_reserved_building_costs_one_less_of_the_builders_choice() -> None:
    position = moment("T01 T02 | wwcf | reserved B07", "T03", cards="B01")
    assert legal(position, "build") == [
        "build:B01,wf",
        "build:B01,ww",
        "build:B07,cf",
        "build:B07,wc",
        "build:B07,wf",
        "build:B07,ww",
    ]
    assert BuildingConstructed(1, "B07", "wf", True) in told(position, "build:B07,wf")
    position = after(position, "build:B07,wf")
    assert has(position) == "wc | boat 3 | on construct | built B07 | tokens 6"
    assert refused(moment("T01 T02 | wwcf | reserved B07", "T03"), "build:B07,wwc") == ("wrong-payment", "TR-4.5")


def test_tr_4_5_the_discount_is_not_food_that_stands_for_nothing() -> None:
    """A reserved B01 costs one wood or one food, never both."""
    position = moment("T01 T02 | wf | reserved B01", "T03", cards="")
    assert legal(position, "build") == ["build:B01,f", "build:B01,w"]


def test_tr_4_5_a_wrong_payment_is_told_before_a_missing_one() -> None:
    position = moment("T01 T02 | ww", "T03", cards="B07")
    for paid in ("ww", "wwcc", "www", "wcs"):
        refusal = refusal_of(position, f"build:B07,{paid}")
        assert (refusal.code, refusal.rule) == ("wrong-payment", "TR-4.5")
        assert (refusal.data["cost"], refusal.data["price"]) == ("wwc", 3)
    refusal = refusal_of(position, "build:B07,wwc")
    assert (refusal.code, refusal.rule, refusal.data["missing"]) == ("not-held", "TR-4.5", "c")
    assert refusal_of(position, "build:B07,wff").data["missing"] == "ff"


def test_tr_4_5_only_face_up_and_own_reserved_buildings_can_be_constructed() -> None:
    position = moment("T01 T02 | wwcc | built B02", "T03 || reserved B01 | built B04", cards="B07")
    assert refused(position, "build:B02,cc") == ("already-built", "TR-4.5")
    assert refused(position, "build:B01,w") == ("not-constructible", "TR-4.5")
    assert refused(position, "build:B04,www") == ("not-constructible", "TR-4.5")
    assert refused(position, "build:B10,wwcc") == ("not-constructible", "TR-4.5")


def test_tr_4_5_with_the_second_token_the_fifth_pioneer_comes_at_once() -> None:
    position = moment("T01 | ww | tokens 6 | on first wood clay", "T02", cards="B01")
    assert told(position, "build:B01,ww")[2:] == (TokenTaken(1, 5, 2), PioneerJoined(1))
    position = after(position, "build:B01,ww")
    assert has(position) == "- | boat 1 | on clay construct first wood | built B01 | tokens 6 5"
    assert asked(after(position, "forage:food")) == (1, "turn")


def test_tr_4_5_other_tokens_bring_no_pioneer() -> None:
    for tokens in ("", "| tokens 6 5"):
        position = moment(f"T01 T02 | ww {tokens}", "T03", cards="B01")
        boat = position.homes[0].boat
        assert after(position, "build:B01,ww").homes[0].boat == boat - 1


@pytest.mark.parametrize(("seats", "tokens"), [(2, "6 5 4"), (3, "6 5 5 4")])
def test_tr_4_5_the_last_spot_triggers_the_end(seats: int, tokens: str) -> None:
    others = ["T03", "T04"][: seats - 1]
    position = moment(f"T01 T02 | ww | tokens {tokens}", *others, cards="B01")
    assert told(position, "build:B01,ww")[-1] == EndTriggered(1, "tokens")


@pytest.mark.parametrize(("seats", "tokens"), [(2, "6 5 4 3"), (3, "6 5 5 4 4")])
def test_tr_4_5_with_all_spots_full_the_building_counts_without_a_token(seats: int, tokens: str) -> None:
    others = ["T03", "T04"][: seats - 1]
    position = moment(f"T01 T02 | ww | tokens {tokens}", *others, cards="B01")
    left = GAME.view(position, None).tokens
    assert told(position, "build:B01,ww") == (PioneerPlaced(1, "construct"), BuildingConstructed(1, "B01", "ww", False))
    position = after(position, "build:B01,ww")
    assert has(position).endswith(f"built B01 | tokens {tokens}")
    assert GAME.view(position, None).tokens == left
    assert GAME.standing(position)[0].buildings == 2


def _cheap() -> TheRiver:
    """An edition with a building that a reservation makes free."""
    return TheRiver.from_data({**STANDARD.data, "buildings": [{"id": "B01", "cost": {"wood": 1}, "points": 1}]})


def test_tr_4_5_the_discount_can_make_a_building_free_even_with_empty_hands() -> None:
    game = _cheap()
    position = moment("T01 || reserved B01", "T02", cards="", game=game)
    assert legal(position, "build") == ["build:B01,"]
    position = game.advance(position, game.notation.parse("build:B01,"))
    assert has(position) == "- | boat 3 | on construct | built B01 | tokens 6"


# --- first player


def test_tr_4_6_the_pawn_acts_from_the_next_round_on() -> None:
    position = moment("T01 || on claim claim construct", "T02 || on construct construct", pawn=1)
    position = after(position, "forage:food")
    assert told(position, "first") == (PioneerPlaced(2, "first"), FirstPlayerTaken(2))
    position = after(position, "first")
    view = GAME.view(position, None)
    assert (view.first_player, view.coming_first_player) == (1, 2)
    position = after(position, "produce:clay")
    assert (asked(position), GAME.view(position, None).first_player) == ((2, "turn"), 2)


def test_tr_4_6_its_holder_may_take_it_again() -> None:
    position = after(moment("T01", "T02", pawn=1), "first")
    assert GAME.view(position, None).coming_first_player == 1


def test_tr_4_6_nobody_taking_it_leaves_it_where_it_is() -> None:
    position = moment("T01 || on claim claim construct", "T02 || on claim claim construct construct", pawn=2)
    position = after(position, "forage:food")
    assert asked(position) == (2, "turn")


# --- swap


def test_tr_4_7_two_own_tiles_change_places() -> None:
    board = "T28 T01 T40 T04\no* c . T41"
    position = moment(board, "T02")
    assert told(position, "swap:1,5") == (PioneerPlaced(1, "swap"), TilesSwapped(1, 1, 5))
    position = after(position, "swap:1,5")
    assert drawn(position) == picture("""
        T41 T01 T40 T04
        o*  c   .   T28
        .   s*  o   .*
    """)


def test_tr_4_7_what_is_visible_stays_the_same() -> None:
    before = moment("T28 T01 T40 T04\no* c . T41", "T02")
    position = after(before, "swap:1,5")
    for seat in (GAME.view(before, 1).seats[0], GAME.view(position, 1).seats[0]):
        assert (seat.production.wood, seat.production.clay, seat.production.stone, seat.capacity) == (2, 2, 2, 8)


def test_tr_4_7_every_pair_is_listed_lower_space_first() -> None:
    assert legal(moment("T28 T01 T40", "T02"), "swap") == ["swap:1,2", "swap:1,3", "swap:2,3"]


def test_tr_4_7_a_swap_needs_two_tiles_on_the_spaces_named() -> None:
    position = moment("T28", "T01 T02")
    assert legal(position, "swap") == []
    assert refused(position, "swap:1,2") == ("too-few-tiles", "TR-4.7")
    position = after(position, "first")
    assert refused(position, "swap:1,3") == ("space-empty", "TR-4.7")
    assert refused(position, "swap:2,2") == ("same-space", "TR-4.7")
    assert refused(position, "swap:2,13") == ("no-such-space", "TR-1.5")


def test_tr_4_7_effects_already_used_do_not_come_again_and_frames_settle_nobody_twice() -> None:
    board = "T56 T59 T40 T04\no* c . T41"
    position = after(moment(board, "T02"), "swap:1,5")
    assert (held(position), asked(position)) == ("", (2, "turn"))
    assert position.homes[0].river.framed == 0
