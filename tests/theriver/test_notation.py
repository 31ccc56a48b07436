"""TR-8: every move has one spelling, and nothing else is read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.plain import Plain
from domain.kernel.refusals import UnreadableMove
from domain.theriver.moves import Move
from tests.theriver.tables import GAME, edition, edition_with_tiles, legal, moment, random_game
from tests.theriver.wishes import MOVES

NOTATION = GAME.notation
SPELLED = """
take:T28 trade:wwc claim:T28 produce:wood forage:food forage:clay reserve:B07 first swap:3,7 build:B07,wwc pass
store:wwcf skip
""".split()
ODD = "".join(chr(code) for code in range(128)) + "éß٣½ﬀ\u00a0\u200b\u2028\ud800\U0001f404"


def unread(text: str) -> UnreadableMove:
    with pytest.raises(UnreadableMove) as caught:
        NOTATION.parse(text)
    assert caught.value.rule == "TR-8"
    return caught.value


@pytest.mark.parametrize("text", SPELLED)
def test_tr_8_every_form_of_the_table_is_read_and_written_back(text: str) -> None:
    assert NOTATION.format(NOTATION.parse(text)) == text


@given(MOVES)
def test_tr_8_every_move_is_read_as_itself(move: Move) -> None:
    assert NOTATION.parse(NOTATION.format(move)) == move


@given(st.text(ODD, max_size=90))
def test_tr_8_no_other_text_is_read(text: str) -> None:
    fault = unread(text)
    assert fault.code in ("unreadable-move", "not-canonical", "unknown-tile", "unknown-building")
    assert len(str(fault.data["move"])) <= 60


@given(st.sampled_from(SPELLED), st.data())
def test_tr_8_what_is_read_is_what_was_written(text: str, data: st.DataObject) -> None:
    """A letter too many, too few or another one: either still a canonical text, or refused."""
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(at + 2, len(text))))
    near = text[:at] + data.draw(st.text("wcsfTB0123:, \n-é٣", max_size=2)) + text[to:]
    with suppress(UnreadableMove):
        assert NOTATION.format(NOTATION.parse(near)) == near


@given(MOVES)
def test_tr_8_letters_in_another_order_are_answered_with_the_canonical_form(move: Move) -> None:
    text = NOTATION.format(move)
    head, mark, tail = text.rpartition("," if text.startswith("build:") else ":")
    if text.split(":")[0] not in ("build", "trade", "store") or len(set(tail)) < 2:
        return
    fault = unread(f"{head}{mark}{tail[::-1]}")
    assert (fault.code, fault.data["canonical"]) == ("not-canonical", text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("swap:7,3", "swap:3,7"),
        ("swap:03,7", "swap:3,7"),
        ("swap: 3, 7", "swap:3,7"),
        ("build:B07,cww", "build:B07,wwc"),
        ("build:b07,WWC", "build:B07,wwc"),
        ("build:B07, w w c", "build:B07,wwc"),
        ("trade:cww", "trade:wwc"),
        ("Trade:WWC", "trade:wwc"),
        ("store:fcww", "store:wwcf"),
        ("claim:t28", "claim:T28"),
        ("CLAIM:T28", "claim:T28"),
        ("produce:Wood", "produce:wood"),
        (" first\n", "first"),
        ("First", "first"),
        ("PASS", "pass"),
        ("skip:", "skip"),
    ],
)
def test_tr_8_a_loose_spelling_is_answered_with_the_canonical_one(text: str, canonical: str) -> None:
    fault = unread(text)
    assert (fault.code, fault.data["canonical"]) == ("not-canonical", canonical)


@pytest.mark.parametrize(
    "text",
    [
        *("", ":", "take", "take:", "claim", "first:1", "pass:pass", "skip,skip", "done"),
        *("swap:3", "swap:3,", "swap:0,3", "swap:-1,3", "swap:3,7,9", "swap:100,101", "swap:a,b"),
        *("build:B07", "build:B07,x", "build:B07,ww,c", "trade:", "trade:wwx", "store:", "store:www3"),
        *("produce:gold", "produce:", "forage:", "forage:gold", "reserve:", "trade:" + "w" * 300),
    ],
)
def test_tr_8_anything_else_is_no_move(text: str) -> None:
    assert unread(text).code == "unreadable-move"


@pytest.mark.parametrize(
    ("text", "code", "piece"),
    [
        ("take:T66", "unknown-tile", "tile"),
        ("claim:B07", "unknown-tile", "tile"),
        ("reserve:B34", "unknown-building", "building"),
        ("build:T28,wwc", "unknown-building", "building"),
    ],
)
def test_tr_8_a_piece_that_does_not_exist_is_named(text: str, code: str, piece: str) -> None:
    fault = unread(text)
    assert fault.code == code
    assert text.split(":")[1].split(",")[0] in str(fault.data[piece])


def test_tr_8_pieces_are_those_of_the_edition() -> None:
    game = edition(buildings=[{"id": "Barn", "cost": {"wood": 2}, "points": 3}])
    assert game.notation.format(game.notation.parse("build:Barn,ww")) == "build:Barn,ww"
    with pytest.raises(UnreadableMove, match="unknown-building"):
        game.notation.parse("reserve:B07")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_8_legal_moves_are_sorted_as_text_and_listed_once(seats: int) -> None:
    for position in random_game(seats, "sorted"):
        moves = legal(position)
        assert moves == sorted(set(moves))


def test_tr_8_names_that_begin_alike_are_sorted_as_text_too() -> None:
    names = {"T01": "T1", "T02": "T1-a", "T03": "T1_a", "T04": "t1"}
    game = edition_with_tiles(**{old: {"id": new} for old, new in names.items()})
    cards: list[Plain] = [
        {"id": name, "cost": {"wood": 2, "clay": 1}, "points": 3} for name in ("B1", "B10", "B1-1", "b1", "A")
    ]
    game = game.from_data({**game.components, "buildings": cards})
    rivers = ("T13 T14 T15 | wwwcff | reserved A B1-1", "T16 T17")
    position = moment(*rivers, island="T10 T1-a t1 T1 T1_a", cards="B1 B10 b1", game=game)
    moves = [game.notation.format(move) for move in game.legal_moves(position)]
    assert moves == sorted(moves)
    assert len([move for move in moves if move.startswith("build:")]) > 10


def test_tr_8_a_move_is_one_object_however_it_came() -> None:
    position = moment("T01 T02 | wwwcf", "T03 T04")
    for move in GAME.legal_moves(position):
        assert NOTATION.parse(NOTATION.format(move)) is move


def test_tr_8_a_payment_nobody_can_make_is_read_but_not_kept() -> None:
    before = len(GAME._book.moves.builds)
    for letters in ("s", "ss", "sss"):
        NOTATION.parse(f"build:B07,{letters * 5}")
    assert len(GAME._book.moves.builds) == before
