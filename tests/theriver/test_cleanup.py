"""TR-5: cleanup in its order, and the end."""

from __future__ import annotations

from typing import TypedDict, Unpack

import pytest

from domain.kernel.refusals import BadDeal
from domain.theriver.events import (
    BuildingsRevealed,
    GameEnded,
    PioneersReturned,
    ResourcesGained,
    ResourcesKept,
    RoundEnded,
    RoundStarted,
    TilesDiscarded,
    TilesReshuffled,
    TilesRevealed,
)
from domain.theriver.position import Position
from tests.theriver.tables import (
    GAME,
    after,
    asked,
    deal_so,
    drawn,
    edition,
    edition_with_tiles,
    has,
    held,
    legal,
    moment,
    picture,
    refused,
    supply,
    table,
    tiles_of,
    told,
)

BUSY = "on construct construct construct construct"
LAST = "on construct construct construct"
"""Pioneers at work, all four or all but one: the next placement of such a seat ends the round."""
FOUR = "T01 T02 T03 T13"


class Places(TypedDict, total=False):
    """What lies on the table beside the rivers."""

    island: str
    pile: str
    cards: str
    deck: str
    pawn: int
    round: int
    reshuffles: tuple[str, ...]


def _ending(river: str, *others: str, **places: Unpack[Places]) -> Position:
    """Seat 1 has one pioneer left and the others have none, so that its next placement ends the round."""
    busy = [f"{other} | {BUSY}" if "|" in other else f"{other} || {BUSY}" for other in others]
    places.setdefault("island", "")
    return moment(river, *busy, **places)


# --- pioneers


def test_tr_5_1_pioneers_return_to_the_boat() -> None:
    position = _ending(f"T01 || {LAST}", "T02")
    events = told(position, "forage:food")
    assert PioneersReturned(1, 0, 4) in events
    assert PioneersReturned(2, 0, 4) in events


def test_tr_5_1_a_frame_covered_this_round_settles_a_pioneer_for_good() -> None:
    position = _ending(f"{FOUR} || {LAST}", "T04", island="T05")
    position = after(position, "claim:T05")
    assert drawn(position) == picture("""
        T01 T02 T03 T13
        o*  c   .   T05
        .   s*  o   .*
    """)
    assert has(position) == "- | boat 3 | settled 1"


def test_tr_5_1_a_frame_covered_before_settles_nobody_again() -> None:
    position = moment(f"{FOUR}\no* c . T05 || on construct construct", f"T04 || {BUSY}")
    assert has(after(position, "forage:food")) == "f | boat 3 | settled 1"


def test_tr_5_1_two_frames_in_a_round_settle_two() -> None:
    """The frames of the standard edition lie too far apart for it."""
    game = edition(framed=[2, 5, 6])
    position = moment(f"{FOUR} || tokens 6 5 | on construct", f"T04 || {BUSY}", island="T05 T06", game=game)
    assert has(position) == "- | boat 3 | on construct | settled 1 | tokens 6 5"
    position = after(position, "claim:T05", "claim:T06")
    assert has(position).startswith("- | boat 1 | on claim claim construct | settled 1")
    assert has(after(position, "forage:food")) == "f | boat 2 | settled 3 | tokens 6 5"


def test_tr_5_1_the_tile_taken_before_round_1_settles_nobody() -> None:
    game = edition(framed=[1])
    position = game.setup(table(2), deal_so("T01 T02 T03")).position
    for move in ("take:T01", "take:T02"):
        position = after(position, move)
    assert [home.river.framed for home in position.homes] == [0, 0]


SETTLING = edition(framed=[2, 3, 4, 5])
"""With so many early frames a seat runs out of pioneers long before its river is complete."""


def test_tr_5_1_the_last_frame_can_leave_a_seat_nobody() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T10 T11"
    assert PioneersReturned(1, 4, 0) in told(moment(eleven, f"T13 || {BUSY}", island="T14"), "claim:T14")


def test_tr_5_1_a_first_player_without_pioneers_is_passed_over() -> None:
    position = after(moment(FOUR, f"T04 || {BUSY}", island="T05", game=SETTLING), "claim:T05")
    assert (asked(position), GAME.view(position, None).first_player) == ((2, "turn"), 1)


def test_tr_5_1_when_nobody_has_pioneers_the_rounds_pass_by_to_the_last() -> None:
    done = "T23 T24 T25 T26\no s . T27 || on construct | frames 1"
    position = moment(FOUR, done, island="T05", game=SETTLING)
    rounds = [event.round for event in told(position, "claim:T05") if isinstance(event, RoundStarted)]
    assert rounds == list(range(4, 31))
    outcome = GAME.outcome(after(position, "claim:T05"))
    assert outcome is not None
    assert outcome.reason == "round-limit"


# --- tiles


def test_tr_5_2_tiles_left_are_discarded_and_the_island_is_refilled() -> None:
    pile = "T14 T15 T16 T17 T18 T19"
    position = _ending(f"T01 || {LAST}", "T02", island="T03 T04", pile=pile)
    events = told(position, "forage:food")
    start = events.index(TilesDiscarded(("T03", "T04")))
    assert events[start + 1] == TilesRevealed(("T14", "T15", "T16", "T17", "T18"))
    position = after(position, "forage:food")
    assert position.island == ("T14", "T15", "T16", "T17", "T18")
    assert position.ground.pile == ("T19",)
    assert {"T03", "T04"} <= set(position.ground.discards)


def test_tr_5_2_an_empty_island_discards_nothing() -> None:
    events = told(_ending(f"T01 || {LAST}", "T02"), "forage:food")
    assert not any(isinstance(event, TilesDiscarded) for event in events)


def test_tr_5_2_when_a_tile_is_due_and_the_pile_is_empty_the_discards_are_shuffled() -> None:
    rest = "T44 T43 T42 T41 T40"
    position = _full_of(pile="T14 T15", discards=rest, island="T39")
    position = after(position, "forage:food")
    assert {"T14", "T15"} < set(position.island)
    assert len(position.island) == 5
    assert set(position.island) | set(position.ground.pile) == {"T14", "T15", "T39", *rest.split()}
    assert position.ground.discards == ()


def _full_of(pile: str, discards: str, island: str, reshuffles: tuple[str, ...] = ()) -> Position:
    """A round about to end with just these tiles off the rivers; the others are laid out of the way."""
    position = _ending(f"T01 || {LAST}", "T02", island=island, pile=pile, reshuffles=reshuffles)
    position.ground.discarded = tuple(sorted(discards.split()))
    return position


def test_tr_5_2_the_discards_of_this_cleanup_are_shuffled_in() -> None:
    position = _full_of(pile="", discards="T40 T41", island="T38 T39", reshuffles=("T41 T38 T40 T39",))
    events = told(position, "forage:food")
    start = events.index(TilesDiscarded(("T38", "T39")))
    assert events[start + 1 : start + 3] == (TilesReshuffled(4), TilesRevealed(("T38", "T39", "T40", "T41")))


def test_tr_5_2_a_pile_that_is_just_enough_is_not_reshuffled() -> None:
    position = after(_full_of(pile="T14 T15 T16 T17 T18", discards="T40", island="T39"), "forage:food")
    assert (position.ground.pile, position.ground.reshuffled) == ((), ())
    assert position.ground.discards == ("T39", "T40")


def test_tr_5_2_the_reshuffled_pile_is_drawn_in_its_order() -> None:
    order = "T41 T38 T40 T39 T43 T42"
    position = after(_full_of("T14", "T40 T41 T42 T43", "T38 T39", (order,)), "forage:food")
    assert position.island == ("T14", "T38", "T39", "T40", "T41")
    assert position.ground.pile == ("T43", "T42")
    assert GAME.write_deal(position)["reshuffles"] == [order.split()]


def test_tr_5_2_with_neither_pile_nor_discards_the_island_stays_short() -> None:
    position = after(_full_of(pile="T14 T15", discards="", island=""), "forage:food")
    assert position.island == ("T14", "T15")
    assert legal(position, "claim") == ["claim:T14", "claim:T15"]


def test_tr_5_2_the_tile_left_over_at_set_up_does_not_come_back() -> None:
    position = _full_of(pile="", discards="T40 T41 T42 T43 T44 T39", island="")
    position.ground.removed = "T38"
    position = after(position, "forage:food")
    assert "T38" not in (*position.island, *position.ground.pile)
    assert position.ground.removed == "T38"
    assert tiles_of(position).count("T38") == 1


def test_tr_5_2_two_reshuffles_of_one_game_differ_from_each_other() -> None:
    tiles = "T39 T40 T41 T42 T43 T44"
    position = after(_full_of(pile="", discards=tiles, island=""), "forage:food")
    first = position.ground.reshuffled[0]
    again = _full_of(pile="", discards=tiles, island="")
    again.ground.reshuffled = (first,)
    second = after(again, "forage:food").ground.reshuffled[1]
    assert sorted(first) == sorted(second) == tiles.split()
    assert first != second


def test_tr_5_2_an_order_that_is_not_of_the_discards_is_a_bad_deal() -> None:
    for order in ("T41", "T41 T38 T40 T44", "T41 T38 T40 T39 T44"):
        position = _full_of(pile="", discards="T40 T41", island="T38 T39", reshuffles=(order,))
        with pytest.raises(BadDeal) as caught:
            after(position, "forage:food")
        assert (caught.value.code, caught.value.rule) == ("malformed", "TR-5.2")
        assert caught.value.data["path"] == "reshuffles[0]"


def test_tr_5_2_a_record_must_have_the_reshuffle_that_is_due() -> None:
    position = _full_of(pile="", discards="T40 T41", island="", reshuffles=("T40 T41",))
    position.ground.reshuffled = (("T40", "T41"),)
    with pytest.raises(BadDeal) as caught:
        after(position, "forage:food")
    assert (caught.value.code, caught.value.data["path"]) == ("deal-exhausted", "reshuffles[1]")


# --- buildings


def test_tr_5_3_empty_building_spots_are_refilled() -> None:
    position = _ending(f"T01 || {LAST}", "T02", cards="B07 B09", deck="B33 B01 B02")
    assert BuildingsRevealed(("B33", "B01")) in told(position, "forage:food")
    position = after(position, "forage:food")
    assert (position.cards, position.ground.deck) == (("B01", "B07", "B09", "B33"), ("B02",))


def test_tr_5_3_not_before_the_cleanup() -> None:
    position = after(moment("T01", "T02", cards="B07 B09 B10 B11"), "reserve:B07")
    assert position.cards == ("B09", "B10", "B11")


def test_tr_5_3_an_empty_deck_leaves_spots_empty() -> None:
    position = after(_ending(f"T01 || {LAST}", "T02", cards="B07", deck="B09"), "forage:food")
    assert (position.cards, position.ground.deck) == (("B07", "B09"), ())
    events = told(_ending(f"T01 || {LAST}", "T02", cards="B07", deck=""), "forage:food")
    assert not any(isinstance(event, BuildingsRevealed) for event in events)


# --- incomes


def test_tr_5_4_an_income_tile_pays_one_of_its_resource() -> None:
    position = _ending(f"T01 T53 || {LAST}", "T02 T54")
    events = told(position, "first")
    assert events[-3:] == (
        ResourcesGained(1, "income", "wood", 1),
        ResourcesGained(2, "income", "clay", 1),
        RoundStarted(4, 1),
    )


def test_tr_5_4_incomes_come_last_from_the_coming_first_player_on() -> None:
    position = _ending(f"T01 T53 || {LAST}", "T02 T54", "T03 T55", pawn=3)
    paid = [event.seat for event in told(position, "reserve:B01") if isinstance(event, ResourcesGained)]
    assert paid == [3, 1, 2]
    kinds = [type(event).__name__ for event in told(position, "reserve:B01")]
    assert kinds.index("ResourcesGained") > kinds.index("BuildingsRevealed") > kinds.index("TilesRevealed")
    assert kinds.index("TilesRevealed") > kinds.index("PioneersReturned") > kinds.index("RoundEnded")


def test_tr_5_4_two_income_tiles_pay_one_after_the_other_lower_space_first() -> None:
    for river, order in (("T53 T54", ["wood", "clay"]), ("T54 T53", ["clay", "wood"])):
        events = told(_ending(f"{river} || {LAST}", "T02"), "first")
        assert [event.resource for event in events if isinstance(event, ResourcesGained)] == order


def test_tr_5_4_each_income_may_overflow_and_is_asked_by_itself() -> None:
    """Three warehouses, all full: each income is a decision of its own, out of turn and in the cleanup."""
    position = _ending(f"T53 T54 | sss | {LAST}", "T02 T01", island="T03")
    position = after(position, "first")
    assert (asked(position), legal(position)) == ((1, "store"), ["store:sss", "store:wss"])
    assert GAME.decision(position).data["source"] == "income"  # type: ignore[union-attr]
    position = after(position, "store:wss")
    assert (asked(position), legal(position)) == ((1, "store"), ["store:css", "store:wcs", "store:wss"])
    assert told(position, "store:wcs") == (ResourcesKept(1, "income", "wcs", "s"), RoundStarted(4, 1))
    position = after(position, "store:wcs")
    assert (held(position), supply(position), asked(position)) == ("wcs", "w6 c6 s6 f3", (1, "turn"))


def test_tr_5_4_an_overflow_of_one_seat_does_not_lose_the_income_of_the_next() -> None:
    position = _ending(f"T53 T10 | sss | {LAST}", "T54 T02 | s", pawn=2)
    position = after(position, "first")
    assert asked(position) == (1, "store")
    assert held(position, 2) == "s"
    assert held(after(position, "store:wss"), 2) == "cs"


def test_tr_5_4_the_coming_first_player_gets_the_last_one_of_the_supply() -> None:
    game = edition_with_tiles(T54={"of": "wood"})
    position = moment(f"T53 T01 T02 | www | {LAST}", f"T54 T13 T23 | www | {BUSY}", pawn=2, game=game)
    assert supply(position).startswith("w1")
    pawn_stays, pawn_comes = after(position, "reserve:B01"), after(position, "first")
    assert (held(pawn_stays, 1), held(pawn_stays, 2)) == ("www", "wwww")
    assert (held(pawn_comes, 1), held(pawn_comes, 2)) == ("wwww", "www")


def test_tr_5_4_without_the_resource_in_supply_nothing_comes() -> None:
    rich = "T01 T02 T03 T13 | wwwwwww"
    position = moment(f"T53 || {LAST}", f"{rich} | {BUSY}")
    assert held(after(position, "first")) == ""


# --- the end


@pytest.mark.parametrize(("seats", "tokens"), [(2, "6 5 4"), (3, "6 5 5 4")])
def test_tr_5_5_full_token_spots_end_the_game_after_the_round(seats: int, tokens: str) -> None:
    others = [f"T03 || {BUSY}", f"T04 || {BUSY}"][: seats - 1]
    position = moment(f"T01 T02 | ww | tokens {tokens} | {LAST}", *others, cards="B01", deck="B02")
    position = after(position, "build:B01,ww")
    assert asked(position) == (1, "turn")
    events = told(position, "first")
    assert isinstance(events[-1], GameEnded)
    assert events[-1].reason == "tokens"
    assert BuildingsRevealed(("B02",)) in events
    position = after(position, "first")
    assert (asked(position), legal(position)) == ((None, None), [])
    assert GAME.outcome(position).reason == "tokens"  # type: ignore[union-attr]


def test_tr_5_5_twelve_tiles_end_the_game_after_the_round() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T10 T11"
    position = moment(eleven, "T13 || on construct construct construct", island="T14")
    position = after(position, "claim:T14")
    assert (asked(position), GAME.outcome(position)) == ((2, "turn"), None)
    outcome = GAME.outcome(after(position, "first"))
    assert outcome is not None
    assert outcome.reason == "tiles"


def test_tr_5_5_tokens_and_tiles_in_the_same_round() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T10 T11"
    other = "T13 T23 | cc | tokens 6 5 4 | on construct construct construct construct"
    position = moment(eleven, other, island="T14", cards="B02", deck="")
    outcome = GAME.outcome(after(position, "claim:T14", "build:B02,cc"))
    assert outcome is not None
    assert outcome.reason == "tokens-and-tiles"


def test_tr_5_5_the_last_cleanup_is_whole_and_pays_incomes() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T10 T53"
    position = moment(eleven, f"T13 T54 | ss | {BUSY}", island="T14 T15", pile="T16 T17 T18 T19 T20 T21")
    events = told(position, "claim:T14")
    kinds = [type(event).__name__ for event in events]
    assert kinds[-1] == "GameEnded"
    assert "TilesDiscarded" in kinds
    assert TilesRevealed(("T16", "T17", "T18", "T19", "T20")) in events
    assert ResourcesGained(2, "income", "clay", 1) in events
    assert GAME.standing(after(position, "claim:T14"))[1].resources == 1


def test_tr_5_5_an_overflow_in_the_last_cleanup_is_asked_before_the_end() -> None:
    eleven = "T01 T02 T03 T04\nT05 T06 T07 T08\nT09 T11 T12"
    position = moment(eleven, f"T53 T10 | sss | {BUSY}", island="T14")
    position = after(position, "claim:T14")
    assert (asked(position), legal(position)) == ((2, "store"), ["store:sss", "store:wss"])
    assert GAME.outcome(position) is None
    assert isinstance(told(position, "store:wss")[-1], GameEnded)


def test_tr_5_6_the_game_ends_after_round_30() -> None:
    position = _ending(f"T01 || {LAST}", "T02", round=29)
    assert asked(after(position, "first")) == (1, "turn")
    position = _ending(f"T01 || {LAST}", "T02", round=30)
    events = told(position, "first")
    assert RoundEnded(30) in events
    assert isinstance(events[-1], GameEnded)
    outcome = GAME.outcome(after(position, "first"))
    assert outcome is not None
    assert outcome.reason == "round-limit"
    assert refused(after(position, "first"), "first") == ("game-over", "TR-5.5")


def test_tr_5_6_round_30_with_a_trigger_names_the_trigger() -> None:
    position = moment(f"T01 T02 | ww | tokens 6 5 4 | {BUSY}", f"T03 || {BUSY}", cards="B01", round=30)
    outcome = GAME.outcome(after(position, "build:B01,ww"))
    assert outcome is not None
    assert outcome.reason == "tokens"
