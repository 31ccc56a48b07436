"""Every illegal move is refused with the most specific code and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.words import words
from domain.kernel.refusals import IllegalMove
from domain.theriver.moves import Move, Swap
from domain.theriver.position import Position
from domain.theriver.refusals import REFUSALS
from tests.theriver.tables import GAME, after, dealt_so, legal, moment, random_game, refusal_of
from tests.theriver.wishes import MOVES

BUSY = "on construct construct construct construct"
RICH = "T01 T02 T03 T13\nT23 T24 T25 T26\nT27 T37 T38 T04"
OTHER = "T05 T06 T07 T08\nT09 T14 T15 T16\nT17 T18 T19 T28"


def taking() -> Position:
    return dealt_so(2, "T28 T01 T40")


def turning() -> Position:
    return moment("T28 T01 | wwc | reserved B33", "T02 T10", island="T03", cards="B07 B01 B02 B03")


def storing() -> Position:
    return after(moment("T10 T11 T12 | wwc", "T01"), "produce:stone")


def reshaping() -> Position:
    return after(moment("T28", "T02", island="T59"), "claim:T59")


def over() -> Position:
    return after(moment("T01 || on construct construct construct", f"T02 || {BUSY}", round=30), "first")


def crowded() -> Position:
    """With two seats one pioneer fills a place."""
    return moment("T28 T01", "T10 T11 T12 || on first wood swap food")


def complete() -> Position:
    return moment(f"{RICH} || tokens 6 5", "T05")


def exhausted() -> Position:
    return moment(f"{RICH} | wwwwwwwcccccccsssssss | tokens 6 5", f"{OTHER} | fff")


def hungry() -> Position:
    return moment("T28 T01 | ccc", "T02 T03 T13 T23 | wwwwwwwfff")


def barren() -> Position:
    return moment("T01 T02 T03 T13", "T04", "T05 || on wood")


Case = tuple[str, str, Callable[[], Position], str]
CASES: list[Case] = [
    ("game-over", "TR-5.5", over, "first"),
    ("game-over", "TR-5.5", over, "pass"),
    ("take-expected", "TR-2.3", taking, "claim:T28"),
    ("take-expected", "TR-2.3", taking, "skip"),
    ("turn-expected", "TR-8", turning, "take:T03"),
    ("turn-expected", "TR-8", turning, "store:wwc"),
    ("turn-expected", "TR-8", turning, "skip"),
    ("store-expected", "TR-8", storing, "claim:T01"),
    ("store-expected", "TR-8", storing, "swap:1,2"),
    ("reshape-expected", "TR-6.5", reshaping, "first"),
    ("reshape-expected", "TR-6.5", reshaping, "store:w"),
    ("tile-not-face-up", "TR-2.3", taking, "take:T02"),
    ("tile-not-face-up", "TR-4.1", turning, "claim:T04"),
    ("river-complete", "TR-4.1", complete, "claim:T06"),
    ("claimed-twice", "TR-3.4", lambda: moment("T01 || on claim claim", "T02"), "claim:T03"),
    ("place-full", "TR-3.4", crowded, "first"),
    ("place-full", "TR-3.4", crowded, "produce:wood"),
    ("place-full", "TR-3.4", crowded, "forage:food"),
    ("place-full", "TR-3.4", crowded, "forage:clay"),
    ("place-full", "TR-3.4", crowded, "swap:1,2"),
    ("place-full", "TR-3.4", lambda: moment("T01", "T02 || on reserve"), "reserve:B01"),
    ("not-produced", "TR-4.2", turning, "produce:food"),
    ("nothing-in-supply", "TR-4.2", hungry, "produce:wood"),
    ("nothing-in-supply", "TR-4.3", hungry, "forage:wood"),
    ("nothing-in-supply", "TR-4.3", hungry, "forage:food"),
    ("no-production", "TR-4.2", barren, "produce:wood"),
    ("supply-empty", "TR-4.3", exhausted, "forage:food"),
    ("food-comes-first", "TR-4.3", turning, "forage:wood"),
    ("building-not-face-up", "TR-4.4", turning, "reserve:B10"),
    ("building-not-face-up", "TR-4.4", turning, "reserve:B33"),
    ("two-reserved", "TR-4.4", lambda: moment("T01 || reserved B01 B02", "T02"), "reserve:B03"),
    ("not-constructible", "TR-4.5", turning, "build:B10,wwcc"),
    ("already-built", "TR-4.5", lambda: moment("T01 || built B01", "T02"), "build:B01,ww"),
    ("not-held", "TR-4.5", turning, "build:B02,cc"),
    ("not-held", "TR-4.5", turning, "build:B01,wf"),
    ("wrong-payment", "TR-4.5", turning, "build:B01,w"),
    ("wrong-payment", "TR-4.5", turning, "build:B01,wc"),
    ("wrong-payment", "TR-4.5", turning, "build:B01,www"),
    ("wrong-payment", "TR-4.5", turning, "build:B33,wwccsss"),
    ("too-few-tiles", "TR-4.7", lambda: moment("T01", "T02"), "swap:1,2"),
    ("no-such-space", "TR-1.5", turning, "swap:1,13"),
    ("no-such-space", "TR-1.5", reshaping, "swap:1,13"),
    ("space-empty", "TR-4.7", turning, "swap:2,3"),
    ("space-empty", "TR-4.7", reshaping, "swap:3,4"),
    ("same-space", "TR-4.7", turning, "swap:2,2"),
    ("trade-takes-three", "TR-3.2", turning, "trade:ww"),
    ("food-not-accepted", "TR-3.2", turning, "trade:wwf"),
    ("food-not-accepted", "TR-3.2", turning, "trade:ffff"),
    ("no-food-in-supply", "TR-3.2", hungry, "trade:ccc"),
    ("cannot-pay-trade", "TR-3.2", turning, "trade:wcc"),
    ("placement-possible", "TR-3.3", turning, "pass"),
    ("wrong-store-size", "TR-8", storing, "store:ww"),
    ("not-in-store", "TR-8", storing, "store:wwf"),
]


@pytest.mark.parametrize(("code", "rule", "position", "move"), CASES, ids=[f"{case[0]} {case[3]}" for case in CASES])
def test_a_move_is_refused_with_code_and_rule(
    code: str, rule: str, position: Callable[[], Position], move: str
) -> None:
    refusal = refusal_of(position(), move)
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]} {case[3]}" for case in CASES])
def test_a_refusal_carries_the_data_its_sentence_needs(case: Case) -> None:
    refusal = refusal_of(case[2](), case[3])
    sentence = words("en").refusal(refusal.code, refusal.data, "the-river")
    assert sentence != refusal.code
    assert "{" not in sentence


def test_every_code_is_provoked() -> None:
    assert {case[0] for case in CASES} == set(REFUSALS)


def test_a_space_below_one_is_no_space() -> None:
    """No notation says so, but a program can make such a move."""
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(turning(), Swap(0, 2))
    assert (caught.value.code, caught.value.data["space"]) == ("no-such-space", 0)


@given(MOVES, st.integers(0, 10**6))
def test_a_move_is_listed_or_refused_and_a_refusal_changes_nothing(move: Move, number: int) -> None:
    positions = _any_game(2 + number % 3)
    position = positions[number % len(positions)]
    text = GAME.notation.format(move)
    if text in legal(position):
        assert GAME.advance(position, move) != position
    else:
        refusal = refusal_of(position, text)
        assert refusal.code in REFUSALS
        assert refusal.rule.startswith("TR-")


@cache
def _any_game(seats: int) -> list[Position]:
    return random_game(seats, "any wish")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_of_other_moments_are_refused_wherever_they_are_not_listed(seats: int) -> None:
    """More telling than any wish: moves that were legal somewhere else in the same game."""
    chance, positions = Random(1), _any_game(seats)
    met = sorted({text for position in positions for text in legal(position)})
    for position in positions[::5]:
        listed = set(legal(position))
        for text in chance.sample(met, 20):
            if text not in listed:
                assert refusal_of(position, text).code in REFUSALS
