"""TR-6: the seven meadow effects."""

from __future__ import annotations

import pytest

from domain.theriver.events import ResourcesGained, ResourcesKept, SwapDeclined, TilesSwapped
from tests.theriver.tables import (
    GAME,
    after,
    asked,
    drawn,
    edition_with_tiles,
    held,
    legal,
    moment,
    picture,
    refused,
    supply,
    told,
)

BUSY = "on construct construct construct construct"


def _meadows(river: str) -> int:
    """The meadow points of a seat with this river, as if the game ended now."""
    return GAME.standing(moment(river, "T44"))[0].meadows


@pytest.mark.parametrize(
    ("river", "points"),
    [
        ("T45 T04 T07", 2),
        ("T45 T13 T23", 0),
        ("T45 T62 T65 T63", 2),
        ("T46 T13 T64 T65", 3),
        ("T47 T23 T62 T63", 3),
        ("T49 T37 T63 T64", 3),
        ("T48", 1),
        ("T48 T56 T60 T01", 3 + 4),
    ],
)
def test_tr_6_1_per_terrain_gives_a_point_for_each_tile_of_it(river: str, points: int) -> None:
    assert _meadows(river) == points


@pytest.mark.parametrize(
    ("river", "points"),
    [
        ("T50", 2),
        ("T50 T01 T02 T03", 1),
        ("T50 T01 T02 T04", 2),
        ("T50 T10 T01 T02", 3),
        ("T50 T10 T20 T02", 3),
        ("T51", 2),
        ("T52", 2),
        ("T51 T10 T20 T34", 2),
    ],
)
def test_tr_6_2_a_specialist_counts_visible_symbols_itself_included_up_to_three(river: str, points: int) -> None:
    assert _meadows(river) == points


def test_tr_6_2_a_specialist_is_a_production_symbol() -> None:
    assert held(after(moment("T50", "T01"), "produce:wood")) == "ww"


def test_tr_6_3_an_income_tile_gives_two_points_and_is_no_production_symbol() -> None:
    assert _meadows("T53 T54") == 4
    position = moment("T53 T01 T02 T03", "T04")
    assert "produce:wood" not in legal(position)


def test_tr_6_3_income_may_be_food_in_another_edition() -> None:
    game = edition_with_tiles(T53={"of": "food"})
    position = moment("T53 || on construct construct construct", f"T01 || {BUSY}", game=game)
    assert ResourcesGained(1, "income", "food", 1) in told(position, "first")


def test_tr_6_4_a_windfall_brings_four_at_once() -> None:
    position = moment("T01", "T02", island="T58")
    assert told(position, "claim:T58")[-1] == ResourcesGained(1, "windfall", "stone", 4)
    position = after(position, "claim:T58")
    assert (held(position), supply(position), asked(position)) == ("ssss", "w7 c7 s3 f3", (2, "turn"))


def test_tr_6_4_or_what_the_supply_has() -> None:
    position = moment("T01", "T02 T03 T13 | wwwww", island="T56")
    assert held(after(position, "claim:T56")) == "ww"
    position = moment("T01", "T02 T03 T13 | wwwwwww", island="T56")
    assert held(after(position, "claim:T56")) == ""


def test_tr_6_4_a_windfall_overflows_like_production() -> None:
    position = after(moment("T10 T11 | cf", "T01", island="T56"), "claim:T56")
    assert legal(position) == ["store:wcf", "store:wwc", "store:wwf", "store:www"]
    assert told(position, "store:wwf") == (ResourcesKept(1, "windfall", "wwf", "wwc"),)
    assert supply(after(position, "store:wwf")) == "w5 c7 s7 f2"


def test_tr_6_4_a_covered_warehouse_is_settled_first_then_the_windfall_with_the_supply_as_it_is_then() -> None:
    """No clay is left until the covered warehouse gives one back."""
    other = "T13 T23 T24 T25 | ccccc"
    position = moment("T10 | ccss", other, island="T57")
    assert supply(position).split()[1] == "c0"
    position = after(position, "claim:T57")
    assert legal(position) == ["store:ccs", "store:css"]
    assert asked(after(position, "store:ccs")) == (2, "turn")
    assert held(after(position, "store:ccs")) == "ccs"
    position = after(position, "store:css")
    assert (asked(position), legal(position)) == ((1, "store"), ["store:ccs", "store:css"])
    assert GAME.decision(position).data["gain"] == "c"  # type: ignore[union-attr]


def test_tr_6_4_several_overflows_come_in_one_turn() -> None:
    """The covered warehouse first, then the windfall, each a decision of its own."""
    position = after(moment("T10 | wwcs", "T01", island="T57"), "claim:T57")
    assert legal(position) == ["store:wcs", "store:wwc", "store:wws"]
    position = after(position, "store:wcs")
    assert asked(position) == (1, "store")
    assert GAME.decision(position).data["gain"] == "cccc"  # type: ignore[union-attr]
    assert "store:ccc" in legal(position)
    position = after(position, "store:ccc")
    assert (held(position), asked(position), supply(position)) == ("ccc", (2, "turn"), "w7 c4 s7 f3")


def test_tr_6_4_a_covering_without_choice_is_followed_by_the_windfall_all_the_same() -> None:
    position = moment("T10 | wwww", "T01", island="T56")
    events = told(position, "claim:T56")
    assert events[-2:] == (ResourcesKept(1, "claim", "www", "w"), ResourcesKept(1, "windfall", "www", "wwww"))


def test_tr_6_4_only_an_effect_still_to_come_is_shown_as_due() -> None:
    for tile, due in (("T57", "T57"), ("T59", "T59"), ("T11", None), ("T45", None)):
        position = after(moment("T10 | wwcs", "T01", island=tile), f"claim:{tile}")
        pending = GAME.view(position, 1).decision
        assert pending is not None
        assert (pending.kind, pending.due) == ("store", due)


def test_tr_6_5_a_reshape_asks_for_two_swaps_one_by_one() -> None:
    position = after(moment("T28 T01", "T02", island="T59"), "claim:T59")
    assert (asked(position), legal(position)) == ((1, "reshape"), ["skip", "swap:1,2", "swap:1,3", "swap:2,3"])
    assert GAME.decision(position).data == {"swaps": 2}  # type: ignore[union-attr]
    assert told(position, "swap:1,3") == (TilesSwapped(1, 1, 3),)
    position = after(position, "swap:1,3")
    assert (asked(position), GAME.decision(position).data) == ((1, "reshape"), {"swaps": 1})  # type: ignore[union-attr]
    position = after(position, "swap:2,3")
    assert asked(position) == (2, "turn")
    assert drawn(position) == picture("""
        T59 T28 T01 w
        o*  c   .   o*
        .   s*  o   .*
    """)


def test_tr_6_5_each_swap_may_be_declined_by_itself() -> None:
    position = after(moment("T28", "T02", island="T59"), "claim:T59")
    assert told(position, "skip") == (SwapDeclined(1),)
    first_declined = after(position, "skip")
    assert asked(first_declined) == (1, "reshape")
    assert drawn(after(first_declined, "swap:1,2")).startswith("T59 T28")
    assert asked(after(first_declined, "skip")) == (2, "turn")


def test_tr_6_5_a_reshape_with_two_tiles_has_one_swap() -> None:
    position = after(moment("T28", "T02", island="T59"), "claim:T59")
    assert legal(position) == ["skip", "swap:1,2"]
    assert refused(position, "swap:1,3") == ("space-empty", "TR-4.7")
    assert refused(position, "swap:2,2") == ("same-space", "TR-4.7")
    assert refused(position, "swap:1,14") == ("no-such-space", "TR-1.5")
    assert refused(position, "first") == ("reshape-expected", "TR-6.5")


def test_tr_6_5_a_reshape_with_one_tile_or_none_asks_nothing() -> None:
    """Only the tile taken before round 1 can be alone; a set-up with none before it is TR-6.8."""
    position = moment("", "T02", island="T59")
    position = after(position, "claim:T59")
    assert asked(position) == (2, "turn")


def test_tr_6_5_a_reshape_neither_needs_the_swap_place_nor_takes_it() -> None:
    position = after(moment("T28", "T02 T01 || on swap", island="T59"), "claim:T59", "swap:1,2", "skip")
    assert asked(position) == (2, "turn")
    position = after(moment("T28", "T02 T01", island="T59"), "claim:T59", "swap:1,2", "skip")
    assert "swap:1,2" in legal(position)


def test_tr_6_5_a_reshape_follows_a_covered_warehouse() -> None:
    position = after(moment("T10 | wwcs", "T01", island="T59"), "claim:T59")
    assert asked(position) == (1, "store")
    assert asked(after(position, "store:wcs")) == (1, "reshape")


def test_tr_6_6_idle_hands_give_a_point_for_each_pioneer_on_the_boat() -> None:
    assert _meadows("T60") == 4
    assert _meadows("T60 || tokens 6 5") == 5


def test_tr_6_6_idle_hands_count_after_settling() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T60 T11"
    position = moment(f"{eleven} || tokens 6 5", f"T13 || {BUSY}", island="T14")
    position = after(position, "claim:T14", "first")
    assert GAME.outcome(position) is not None
    assert GAME.standing(position)[0].meadows == 1


def test_tr_6_7_a_trophy_gives_a_point_for_each_own_token() -> None:
    assert _meadows("T61") == 0
    assert _meadows("T61 || tokens 6 5 0 0") == 4


def test_tr_6_7_effects_add_up() -> None:
    assert _meadows("T48 T53 T61 T50 || tokens 6 5") == 4 + 2 + 2 + 1
