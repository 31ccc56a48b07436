"""Hints and analyses through REST."""

from __future__ import annotations

from tests.rest.people import Town, play_on, refused


def test_the_one_to_move_gets_a_hint_and_nobody_else(town: Town) -> None:
    match, people = town.seated("the-river", 2)
    to_move: int = people[0].sees(match)["to_move"]
    told = people[to_move - 1].reads(f"/v1/matches/{match}/hint")
    assert told["notation"] in people[0].legal(match)
    assert told["considered"][0]["notation"] == told["notation"]
    assert told["seat"] == to_move
    refused(people[2 - to_move].asks("GET", f"/v1/matches/{match}/hint"), 409, "not-your-turn")
    refused(town.guest().asks("GET", f"/v1/matches/{match}/hint"), 403, "not-seated")
    refused(town.stranger.asks("GET", f"/v1/matches/{match}/hint"), 401, "sign-in-needed")


def test_a_rated_match_is_played_without_hints(town: Town) -> None:
    people = [town.human(), town.human()]
    match = people[0].opens("moon-river", 2, is_rated=True)
    people[1].joins(match)
    people[0].starts(match)
    to_move: int = people[0].sees(match)["to_move"]
    refused(people[to_move - 1].asks("GET", f"/v1/matches/{match}/hint"), 403, "no-hints-when-rated")


def test_an_ended_match_is_analysed_page_by_page(town: Town) -> None:
    match, people = town.seated("the-river", 2)
    refused(people[0].asks("GET", f"/v1/matches/{match}/analysis"), 409, "not-over-yet")
    play_on(match, people)
    first = town.stranger.reads(f"/v1/matches/{match}/analysis?limit=2")
    second = town.stranger.reads(f"/v1/matches/{match}/analysis?limit=2&after=2")
    assert [one["ply"] for one in [*first["items"], *second["items"]]] == [1, 2, 3, 4]
    assert first["has_more"]
    assert first["plies"] > 4
    refused(people[0].asks("GET", f"/v1/matches/{match}/analysis?limit=51"), 422, "malformed")
