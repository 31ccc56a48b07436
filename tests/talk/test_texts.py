"""What a message may hold."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.conduct.talk import Room, RoomKind, room_of
from domain.hosting.terms import MatchId
from domain.hosting.texts import clean_text
from domain.league.terms import LeagueId

CASES = {
    "  two   words \n and a line\t": "two words and a line",
    "\x1b[31mred\x07": "[31mred",
    "abc\u202eevil\u202c": "abcevil",
    "a\u2066b\u2069c\u200f": "abc",
    "a\u200bb\ufeffc": "abc",
    "e\u0301": "é",
    "Z" + "\u0335\u0301\u0300\u0302\u0308" * 9: "\u0179\u0335\u0335\u0335",
    "👩\u200d🌾 harvest": "👩\u200d🌾 harvest",
    "a\u200db": "ab",
    "<b>bold</b>": "<b>bold</b>",
    "\u2028\u2029": "",
    "\u3164": "",
    "\u2800\u115f\uffa0": "",
    "\u0301\u0301": "",
    "\ufe0f": "",
    "a\u034f\U000e0100\U000e0101b": "ab",
    "❤\ufe0f": "❤\ufe0f",
    "": "",
}


@pytest.mark.parametrize(("text", "kept"), CASES.items(), ids=[ascii(text)[:30] for text in CASES])
def test_a_text_is_one_line_of_what_can_be_seen(text: str, kept: str) -> None:
    assert clean_text(text) == kept


@given(st.text(alphabet=st.characters(), max_size=60))
def test_nothing_that_steers_is_left_and_cleaning_twice_changes_nothing(text: str) -> None:
    kept = clean_text(text)
    assert clean_text(kept) == kept
    assert kept == kept.strip()
    categories = {unicodedata.category(character) for character in kept if character != "\u200d"}
    assert not categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@pytest.mark.parametrize("place", [MatchId("mat_x"), LeagueId("lge_x")])
@pytest.mark.parametrize("kind", RoomKind)
def test_a_room_is_known_by_its_key(place: MatchId | LeagueId, kind: RoomKind) -> None:
    room = Room(place, kind)
    assert room_of(room.key) == room
    assert [room.match, room.league].count(None) == 1


@pytest.mark.parametrize("key", ["", "mat_x", "mat_x/", "mat_x/kitchen", "ply_x/players", "/players", "x/mat_/players"])
def test_any_other_text_is_no_room(key: str) -> None:
    assert room_of(key) is None
