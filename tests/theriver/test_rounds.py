"""TR-3: turns, trades, passes, room on the places."""

from __future__ import annotations

import pytest

from domain.theriver.events import PioneerPlaced, ResourcesGained, ResourcesTraded, RoundEnded, RoundStarted, TurnPassed
from domain.theriver.meta import PLACES
from domain.theriver.position import Position
from tests.theriver.tables import GAME, after, asked, drawn, has, held, legal, moment, refusal_of, refused, supply, told

AT_WORK = "on claim claim construct construct"


def test_tr_3_1_seats_take_turns_clockwise_each_placing_one_pioneer() -> None:
    position = moment("T01", "T02", "T03")
    turns = []
    for move in ("forage:food", "first", "reserve:B01", "claim:T04"):
        turns.append(asked(position)[0])
        position = after(position, move)
    assert turns == [1, 2, 3, 1]
    assert has(position, 1) == "f | boat 2 | on claim food"
    assert has(position, 2) == "- | boat 3 | on first"


def test_tr_3_1_a_seat_with_an_empty_boat_is_skipped() -> None:
    position = moment("T01", f"T02 || {AT_WORK}", "T03")
    assert asked(after(position, "first")) == (3, "turn")


def test_tr_3_1_a_seat_alone_with_pioneers_goes_on_by_itself() -> None:
    position = moment("T01", f"T02 || {AT_WORK}")
    assert asked(after(position, "first", "forage:food")) == (1, "turn")


def test_tr_3_1_when_all_boats_are_empty_the_round_ends() -> None:
    position = moment("T01 || on claim claim construct", f"T02 || {AT_WORK}")
    events = told(position, "forage:food")
    assert events[:3] == (PioneerPlaced(1, "food"), ResourcesGained(1, "forage", "food", 1), RoundEnded(3))
    assert events[-1] == RoundStarted(4, 1)
    position = after(position, "forage:food")
    assert [has(position, seat) for seat in (1, 2)] == ["f | boat 4", "- | boat 4"]
    assert position.taken == 0


def test_tr_3_2_three_basic_resources_buy_one_food_and_the_seat_is_asked_again() -> None:
    position = moment("T01 T02 | wwcs", "T03")
    assert legal(position, "trade") == ["trade:wcs", "trade:wwc", "trade:wws"]
    assert told(position, "trade:wws") == (ResourcesTraded(1, "wws"),)
    position = after(position, "trade:wws")
    assert (has(position), asked(position), supply(position)) == ("cf | boat 4", (1, "turn"), "w7 c6 s7 f2")


def test_tr_3_2_trades_go_on_while_food_is_in_supply() -> None:
    position = moment("T01 T02 T03 | wwwcccss", "T13 T23 | f")
    position = after(position, "trade:www", "trade:ccc")
    assert (held(position), legal(position, "trade")) == ("ssff", [])
    position = moment("T01 T02 T03 | wwwccc", "T13 T23 | ff")
    position = after(position, "trade:www")
    assert supply(position) == "w7 c4 s7 f0"
    assert legal(position, "trade") == []
    assert refused(position, "trade:ccc") == ("no-food-in-supply", "TR-3.2")


def test_tr_3_2_food_is_not_accepted_as_payment() -> None:
    position = moment("T01 T02 | wwff", "T03")
    assert legal(position, "trade") == []
    assert legal(moment("T01 T02 | wwwcf", "T03"), "trade") == ["trade:wwc", "trade:www"]
    assert refused(position, "trade:wwf") == ("food-not-accepted", "TR-3.2")


def test_tr_3_2_a_trade_takes_three_that_are_held() -> None:
    position = moment("T01 T02 | wwcs", "T03")
    assert refused(position, "trade:ww") == ("trade-takes-three", "TR-3.2")
    assert refused(position, "trade:wwcs") == ("trade-takes-three", "TR-3.2")
    assert refused(position, "trade:www") == ("cannot-pay-trade", "TR-3.2")


def test_tr_3_2_there_is_no_trade_between_a_placement_and_its_overflow() -> None:
    position = after(moment("T10 T11 T12 | wwc", "T01"), "produce:stone")
    assert asked(position) == (1, "store")
    assert refused(position, "trade:wwc") == ("store-expected", "TR-8")


def test_tr_3_3_a_place_whose_action_is_impossible_may_not_be_chosen() -> None:
    position = moment("T01 || reserved B01 B02", "T02", island="", cards="B03")
    assert legal(position) == ["first", "forage:food", "produce:clay", "produce:stone", "produce:wood"]


def test_tr_3_3_a_placement_is_carried_out_before_anything_else() -> None:
    position = after(moment("T10 T11 T12 | wwc", "T01"), "produce:stone")
    assert refused(position, "first") == ("store-expected", "TR-8")


def _jam(one: str = "|", two: str = "|", work: str = "stone food swap", cards: str = "") -> Position:
    """Neither tiles nor cards lie out and each common place is full; seat 1 has one pioneer left, seat 2 one or two."""
    return moment(f"T01 T02 {one} | on first wood clay", f"T13 T23 {two} | on {work}", island="", cards=cards, deck="")


def test_tr_3_3_without_any_placement_the_seat_passes_and_keeps_its_pioneers() -> None:
    position = _jam()
    assert legal(position) == ["pass"]
    assert told(position, "pass") == (TurnPassed(1),)
    position = after(position, "pass")
    assert has(position, 1) == "- | boat 1 | on clay first wood"
    assert (asked(position), legal(position)) == ((2, "turn"), ["pass"])


def test_tr_3_3_when_every_seat_with_pioneers_has_passed_the_round_ends() -> None:
    position = _jam()
    assert told(position, "pass", "pass")[:2] == (TurnPassed(2), RoundEnded(3))
    position = after(position, "pass", "pass")
    assert asked(position) == (1, "turn")
    assert GAME.view(position, None).round == 4
    assert GAME.view(position, None).passes == 0
    assert has(position, 1) == "- | boat 4"


def test_tr_3_3_a_seat_without_pioneers_need_not_pass() -> None:
    position = moment("T01 || on first wood clay", "T02 || on stone food swap construct", island="", cards="")
    assert GAME.view(after(position, "pass"), None).round == 4


def test_tr_3_3_pass_is_no_move_while_a_placement_is_possible() -> None:
    position = moment("T01 T02 | www", "T03")
    assert legal(position, "pass") == []
    assert refused(position, "pass") == ("placement-possible", "TR-3.3")
    assert refusal_of(position, "pass").data["placements"] == len(legal(position)) - len(legal(position, "trade"))


def test_tr_3_3_trades_are_listed_beside_a_pass_which_present_holdings_decide() -> None:
    position = _jam(one="| sss | reserved B01")
    assert legal(position) == ["pass", "trade:sss"]
    position = after(position, "trade:sss")
    assert legal(position) == ["build:B01,f"]
    assert refused(position, "pass") == ("placement-possible", "TR-3.3")


def test_tr_3_3_a_trade_does_not_break_a_row_of_passes() -> None:
    position = after(_jam(two="| ccc"), "pass", "trade:ccc")
    assert (asked(position), legal(position)) == ((2, "turn"), ["pass"])
    assert GAME.view(after(position, "pass"), None).round == 4


def test_tr_3_3_a_placement_breaks_a_row_of_passes() -> None:
    position = _jam(two="| ccc | reserved B01 | tokens 6 5")
    position = after(position, "pass", "trade:ccc", "build:B01,f")
    assert (asked(position), GAME.view(position, None).passes) == ((1, "turn"), 0)
    position = after(position, "pass")
    assert (asked(position), GAME.view(position, None).round) == ((2, "turn"), 3)
    assert GAME.view(after(position, "pass"), None).round == 4


def test_tr_3_4_claim_takes_two_pioneers_of_each_seat() -> None:
    position = after(moment("T01", "T02"), "claim:T03", "claim:T04", "claim:T05", "claim:T06")
    assert legal(position, "claim") == []
    assert refused(position, "claim:T07") == ("claimed-twice", "TR-3.4")
    assert [drawn(position, seat).splitlines()[0] for seat in (1, 2)] == ["T01 T03 T05 w", "T02 T04 T06 c"]


def test_tr_3_4_construct_takes_any_number() -> None:
    position = moment("T01 T02 T03 | ww", "T23 T24 T25 | cc", cards="B01 B02 B03 B07", deck="")
    position = after(position, "build:B01,ww", "build:B02,cc")
    place = next(place for place in GAME.view(position, None).places if place.place == "construct")
    assert (place.room, place.is_open, place.pioneers) == (None, True, (1, 2))


@pytest.mark.parametrize(
    ("move", "place"),
    [
        ("forage:food", "food"),
        ("produce:wood", "wood"),
        ("produce:clay", "clay"),
        ("produce:stone", "stone"),
        ("reserve:B01", "reserve"),
        ("swap:1,2", "swap"),
    ],
)
def test_tr_3_4_a_common_place_takes_two_in_all_with_two_seats_one(move: str, place: str) -> None:
    rivers = ("T10 T04", "T11 T05", "T12 T06")
    for seats, room in ((2, 1), (3, 2)):
        one_less, full = (
            moment(*(f"{river} || on {place}" if seat < taken else river for seat, river in enumerate(rivers[:seats])))
            for taken in (room - 1, room)
        )
        assert move in legal(one_less)
        assert refused(full, move) == ("place-full", "TR-3.4")
        shown = next(each for each in GAME.view(full, None).places if each.place == place)
        assert (shown.room, shown.is_open) == (room, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_3_4_the_first_player_place_takes_one(seats: int) -> None:
    rivers = ["T01", "T02", "T03", "T04"][:seats]
    assert refused(after(moment(*rivers), "first"), "first") == ("place-full", "TR-3.4")


def test_tr_3_4_the_view_lists_every_place() -> None:
    assert tuple(place.place for place in GAME.view(moment("T01", "T02"), None).places) == PLACES
