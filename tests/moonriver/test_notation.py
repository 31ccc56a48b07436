"""MR-10: every move has one spelling, and nothing else is read."""

from __future__ import annotations

import copy
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.refusals import UnreadableMove
from domain.moonriver.components import STANDARD
from domain.moonriver.edition import read_edition
from domain.moonriver.layout import Layout
from domain.moonriver.move_numbers import move_at, number_of, placement_of
from domain.moonriver.moves import AnyMove, Discard, Place
from tests.moonriver.tables import GAME, after, legal, moment, random_game
from tests.moonriver.wishes import MOVES

NOTATION = GAME.notation
SPELLED = """
select:3 place:c1=D1,c2=M3 discard:D1,M3 done drought:b2 recruit:c2,trapper recruit:c2,trapper,cowboy move:b2,b3 skip
swap:D1,2,M3 steal:2,c3 bonus:A,desert,c10
""".split()


ODD = "".join(chr(code) for code in range(128)) + "éß٣½ﬀ\u00a0\u200b\u2028\ud800\U0001f404"


def unread(text: str) -> UnreadableMove:
    with pytest.raises(UnreadableMove) as caught:
        NOTATION.parse(text)
    assert caught.value.rule == "MR-10"
    return caught.value


@pytest.mark.parametrize("text", SPELLED)
def test_mr_10_every_form_of_the_table_is_read_and_written_back(text: str) -> None:
    assert NOTATION.format(NOTATION.parse(text)) == text


@given(MOVES)
def test_mr_10_a_move_in_canonical_order_is_read_as_itself(move: AnyMove) -> None:
    spelled = NOTATION.canonical(move)
    assert NOTATION.parse(NOTATION.format(spelled)) == spelled
    assert NOTATION.canonical(spelled) == spelled


@given(MOVES)
def test_mr_10_a_move_in_another_order_is_refused_with_its_canonical_form(move: AnyMove) -> None:
    spelled = NOTATION.canonical(move)
    if move != spelled:
        fault = unread(NOTATION.format(move))
        assert (fault.code, fault.data["canonical"]) == ("not-canonical", str(spelled))


@given(st.text(ODD, max_size=90))
def test_mr_10_no_other_text_is_read(text: str) -> None:
    fault = unread(text)
    assert fault.code in ("unreadable-move", "not-canonical")
    assert len(str(fault.data["move"])) <= 60


@given(st.sampled_from(SPELLED), st.data())
def test_mr_10_what_is_read_is_what_was_written(text: str, data: st.DataObject) -> None:
    """A letter too many, too few or another one: either still a canonical text, or refused."""
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(at + 2, len(text))))
    near = text[:at] + data.draw(st.text("abce0123:=,DM \n-é٣", max_size=2)) + text[to:]
    with suppress(UnreadableMove):
        assert NOTATION.format(NOTATION.parse(near)) == near


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("place:c2=M3,c1=D1", "place:c1=D1,c2=M3"),
        ("place:b2=M3,a2=D1", "place:a2=D1,b2=M3"),
        ("place:a2=D1,b1=M3", "place:b1=M3,a2=D1"),
        ("place:a10=D1,a9=M3", "place:a9=M3,a10=D1"),
        ("discard:M3,D1", "discard:D1,M3"),
        ("select: 3", "select:3"),
        (" done\n", "done"),
        ("select:03", "select:3"),
        ("drought:b02", "drought:b2"),
        ("place: c2=M3, c01=D1", "place:c1=D1,c2=M3"),
    ],
)
def test_mr_10_a_loose_spelling_is_answered_with_the_canonical_one(text: str, canonical: str) -> None:
    fault = unread(text)
    assert (fault.code, fault.data["canonical"]) == ("not-canonical", canonical)


@pytest.mark.parametrize(
    "text",
    [
        *("", "select", "select:", "select:0", "select:10", "select:3,4", "Select:3", "SELECT:3", "select:-1"),
        *("place:c1=D1", "place:c1=D1,c2=", "place:1c=D1,2c=M3", "place:c0=D1,c1=M3", "place:c1=D1,c2=M3,c3=D2"),
        *("recruit:c2,cowboy", "recruit:c2,trapper,farmer", "recruit:c2", "recruit:trapper,c2"),
        *("move:b2", "swap:D1,M3,2", "steal:c3,2", "bonus:desert,A,c10", "done:", "pass", "select:٣", "place:" * 40),
    ],
)
def test_mr_10_anything_else_is_no_move(text: str) -> None:
    assert unread(text).code == "unreadable-move"


def test_mr_10_a_move_is_one_object_however_it_came() -> None:
    position = moment(reserves=["D2 D2"])
    listed = GAME.legal_moves(position)[1]
    assert NOTATION.parse(str(listed)) is listed


def test_moves_that_no_ranch_knows_are_not_kept() -> None:
    before = len(NOTATION._texts)
    for number in range(50):
        NOTATION.parse(f"place:a1=X{number},a2=Y{number}")
        NOTATION.parse(f"place:z{number + 1}=D1,z{number + 2}=D1")
    assert len(NOTATION._texts) == before


def _renamed() -> Layout:
    """Kinds whose texts begin alike, and rows of two digits."""
    data = copy.deepcopy(STANDARD)
    plots = data["plots"]
    assert isinstance(plots, list)
    for plot, name in zip(plots, ("D", "D1", "D10", "D2", "d", "Da"), strict=False):
        assert isinstance(plot, dict)
        plot["id"] = name
    return Layout(read_edition(data), 2)


LAYOUTS = {"two": GAME._move_numbers[2].layout, "more": GAME._move_numbers[3].layout, "renamed": _renamed()}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_mr_10_numbers_of_moves_grow_with_their_texts(layout: Layout) -> None:
    outside = {number for number in range(layout.place, layout.recruit) if not _is_inside(layout, number)}
    moves = {number: move_at(layout, number) for number in range(layout.end) if number not in outside}
    assert [number_of(layout, move) for move in moves.values()] == list(moves)
    texts = [str(move) for move in moves.values()]
    assert texts == sorted(set(texts))
    assert len(texts) > 20_000


def _is_inside(layout: Layout, number: int) -> bool:
    return bool(layout.inside >> placement_of(layout, number)[2] & 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mr_10_legal_moves_are_sorted_as_text_and_listed_once(seats: int) -> None:
    for position in random_game(seats, "sorted"):
        moves = legal(position)
        assert moves == sorted(set(moves))


def test_mr_10_the_order_of_a_discard_is_the_editions_not_the_alphabets() -> None:
    assert NOTATION.canonical(Discard("C2", "D2")) == Discard("D2", "C2")
    assert unread("discard:C2,D2").data["canonical"] == "discard:D2,C2"
    full = "\n".join(["M2 M2 M2 M2 M2"] * 5)
    assert legal(moment(full, reserves=["D2 D2 C2 C2"])) == ["discard:C2,C2", "discard:D2,C2", "discard:D2,D2"]


def test_mr_10_the_order_of_cells_is_by_row_as_a_number_then_by_column() -> None:
    assert NOTATION.canonical(Place("a10", "D2", "a9", "C2")) == Place("a9", "C2", "a10", "D2")
    tower = "\n".join(["D2 . . . ."] * 8)
    position = moment(tower, seats=2, reserves=["D2 C2"], saloon="farmer")
    assert "place:a9=D2,a10=C2" in legal(position)
    assert after(position, "place:a9=D2,a10=C2").claiming is False
