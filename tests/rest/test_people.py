"""What people's accounts and rooms answer at their edges."""

from __future__ import annotations

import pytest

from tests.rest.people import Town, refused


@pytest.mark.parametrize("word", ["", "dragon", "MOON"])
def test_a_picture_that_there_is_not_is_refused_with_those_that_there_are(town: Town, word: str) -> None:
    told = refused(town.human().asks("PUT", "/v1/me/profile", {"avatar": word}), 422, "bad-profile")
    assert "moon" in told["detail"]


def test_a_page_behind_the_newest_message_and_one_before_the_oldest_are_empty(town: Town) -> None:
    ada = town.human()
    room = f"/v1/rooms/{ada.opens()}/players/messages"
    number = ada.does("POST", room, {"text": "hello"})["number"]
    for query in (f"after={number}", f"before={number}", "after=999999", "before=0"):
        told = ada.reads(f"{room}?{query}")
        assert (told["items"], told["next"], told["previous"]) == ([], None, None)
