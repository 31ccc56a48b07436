"""Every illegal move is refused with the most specific code and the rule that forbids it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.refusals import BadTable, IllegalMove, Refused, UnreadableMove
from domain.moonriver.moves import AnyMove
from domain.moonriver.options import TABLE_REFUSALS
from domain.moonriver.position import Position
from domain.moonriver.refusals import REFUSALS
from tests.moonriver.refusals import CASES, expanding
from tests.moonriver.tables import GAME, legal, random_game, refused
from tests.moonriver.wishes import MOVES


def refusal(position: Position, move: str | AnyMove) -> Refused:
    before = position.truth
    with pytest.raises((IllegalMove, UnreadableMove)) as caught:
        GAME.apply(position, GAME.notation.parse(move) if isinstance(move, str) else move)
    assert position.truth == before
    return caught.value


@pytest.mark.parametrize(("code", "rule", "made", "move"), CASES, ids=[f"{case[0]}-{case[3]}" for case in CASES])
def test_a_refusal_names_its_reason_and_rule(
    code: str, rule: str, made: Callable[[], Position], move: str | AnyMove
) -> None:
    fault = refusal(made(), move)
    assert (fault.code, fault.rule) == (code, rule)
    assert fault.data["move"] in (str(move), repr(str(move)))


def test_every_code_is_provoked() -> None:
    assert {case[0] for case in CASES} == set(REFUSALS)


@pytest.mark.parametrize(
    ("colours", "options", "code", "rule"),
    [
        (["purple"], {}, "seat-count", "MR-2.1"),
        (["purple", "red"], {}, "unknown-colour", "MR-2.1"),
        (["purple", "purple"], {}, "colour-taken", "MR-2.1"),
        (["purple", "white"], {"speed": "fast"}, "unknown-option", "MR-9"),
        (["purple", "white"], {"variant": "expert"}, "unknown-variant", "MR-9"),
        (["purple", "white"], {"variant": "legends", "scenario": "flood"}, "unknown-scenario", "MR-9.2"),
        (["purple", "white"], {"scenario": "outlaws"}, "scenario-without-legends", "MR-9.2"),
    ],
)
def test_a_table_is_refused_with_its_reason_and_rule(
    colours: list[str], options: dict[str, str | None], code: str, rule: str
) -> None:
    with pytest.raises(BadTable) as caught:
        GAME.table(colours, options)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert code in TABLE_REFUSALS


def test_an_illegal_move_that_could_be_laid_elsewhere_is_told_what_is_wrong_here() -> None:
    """What does not exist comes before where it lies, where it lies before how it connects."""
    position = expanding()
    assert refused(position, "place:a1=Z9,f9=C2")[0] == "unknown-kind"
    assert refused(position, "place:a1=M2,f9=C2")[0] == "not-in-reserve"
    assert refused(position, "place:a1=D2,f9=C2")[0] == "cell-occupied"
    assert refused(position, "place:a1=D2,e5=C2")[0] == "cell-occupied"
    assert refused(position, "place:c3=D2,e5=C2")[0] == "not-adjacent"


@cache
def sample() -> list[Position]:
    return [position for seats in (2, 3, 4) for position in random_game(seats, "sample", "outlaws")]


@settings(max_examples=400)
@given(MOVES, st.deferred(lambda: st.sampled_from(sample())))
def test_a_move_is_legal_or_refused_with_a_known_code_and_changes_nothing(move: AnyMove, position: Position) -> None:
    if str(move) in legal(position):
        GAME.apply(position, move)
        return
    fault = refusal(position, move)
    assert fault.code in REFUSALS
    assert fault.rule.startswith("MR-")


def test_every_listed_move_applies() -> None:
    for position in sample()[::20]:
        for move in GAME.legal_moves(position):
            GAME.advance(position, move)


def test_the_documentation_lists_every_code_with_its_rule() -> None:
    page = (Path(__file__).parents[2] / "docs" / "moon-river.md").read_text("utf-8")
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (MR-[0-9.]+)", page, re.MULTILINE))
    assert listed == {**REFUSALS, **TABLE_REFUSALS}
