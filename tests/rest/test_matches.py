"""Matches: open, find, read, and everything about the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.processes import eventually
from tests.rest.people import Person, Town, play_on, refused


def test_who_opens_a_match_sits_down_and_is_told_where_it_is(town: Town) -> None:
    person = town.guest()
    answer = person.asks("POST", "/v1/matches", {"game": "the-river", "seats": 3})
    told = answer.json()
    assert answer.status_code == 201
    assert answer.headers["location"] == f"/v1/matches/{told['id']}"
    assert answer.headers["etag"] == f'"{told["version"]}"'
    assert (told["status"], told["viewer_seat"], told["position"]) == ("open", 1, None)
    assert len(told["commitment"]) == 64
    assert told["secret"] is None


def test_one_may_open_a_match_and_stay_outside(town: Town) -> None:
    match = town.guest().opens(own=None)
    assert [seat["player"] for seat in town.stranger.sees(match)["seats"]] == [None, None]


def test_the_same_key_opens_one_match_only(town: Town) -> None:
    person = town.guest()
    body = {"game": "moon-river", "seats": 2}
    first, second = (person.asks("POST", "/v1/matches", body, Idempotency_Key="open-1") for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json()["id"] == second.json()["id"]
    other = person.asks("POST", "/v1/matches", {**body, "seats": 3}, Idempotency_Key="open-1")
    refused(other, 409, "key-reused")


@pytest.mark.parametrize(
    ("wish", "status", "code", "path"),
    [
        ({"game": "chess", "seats": 2}, 404, "unknown-game", None),
        ({"game": "moon-river", "seats": 5}, 422, "bad-seats", "seats"),
        ({"game": "moon-river", "seats": "2"}, 422, "malformed", "seats"),
        ({"game": "moon-river", "seats": 2, "options": {"variant": "none"}}, 422, "bad-options", "options"),
        ({"game": "moon-river", "seats": 2, "edition": "first"}, 404, "unknown-edition", None),
        ({"game": "moon-river", "seats": 2, "colour": "red"}, 422, "malformed", "body"),
        ({"game": "moon-river", "seats": 2, "own": {"colour": "red"}}, 422, "unknown-colour", "colour"),
        ({"game": "moon-river", "seats": 2, "own": {"seat": 3}}, 422, "no-such-seat", "seat"),
        ({"game": "moon-river", "seats": 2, "timing": {"pace": "live"}}, 422, "bad-timing", "timing.bank"),
        ({"game": "moon-river", "seats": 2, "absence": {"level": "god"}}, 422, "unknown-level", "level"),
        ({"seats": 2}, 422, "malformed", "body"),
    ],
)
def test_terms_that_cannot_be_played_are_refused_by_name(
    town: Town, wish: dict[str, Any], status: int, code: str, path: str | None
) -> None:
    told = refused(town.guest().asks("POST", "/v1/matches", wish), status, code)
    assert path is None or told["path"] == path


def test_seats_are_taken_left_and_taken_again(town: Town) -> None:
    owner, other = town.guest(), town.guest()
    match = owner.opens(seats=3, own={"colour": "green"})
    joined = other.joins(match, seat=3, colour="white")
    assert joined["events"][0]["kind"] == "joined"
    refused(other.asks("POST", f"/v1/matches/{match}/seats"), 409, "already-seated")
    third = town.guest()
    refused(third.asks("POST", f"/v1/matches/{match}/seats", {"seat": 3}), 409, "seat-taken")
    refused(third.asks("POST", f"/v1/matches/{match}/seats", {"colour": "green"}), 409, "colour-taken")
    other.does("DELETE", f"/v1/matches/{match}/seats/mine")
    assert owner.sees(match)["seats"][2]["player"] is None
    third.joins(match, seat=3)
    owner.does("DELETE", f"/v1/matches/{match}/seats/3")
    refused(other.asks("DELETE", f"/v1/matches/{match}/seats/1"), 403, "creator-only")
    refused(owner.asks("DELETE", f"/v1/matches/{match}/seats/first"), 422, "malformed")


def test_an_ai_sits_down_where_the_creator_says(town: Town) -> None:
    owner = town.guest()
    match = owner.opens()
    refused(town.guest().asks("POST", f"/v1/matches/{match}/seats", {"ai_level": "drifter"}), 403, "creator-only")
    owner.joins(match, ai_level="drifter", seat=2)
    assert owner.sees(match)["seats"][1]["ai_level"] == "drifter"
    refused(owner.asks("POST", f"/v1/matches/{match}/seats", {"ai_level": "drifter"}), 409, "match-full")


def test_a_match_starts_when_every_seat_is_taken(town: Town) -> None:
    owner = town.guest()
    match = owner.opens()
    refused(owner.asks("POST", f"/v1/matches/{match}/start"), 409, "seats-free")
    town.guest().joins(match)
    told = owner.starts(match)
    assert told["status"] == "running"
    seen = owner.sees(match)
    assert seen["position"]
    assert seen["decision"]["seat"] == seen["to_move"]
    told = refused(owner.asks("POST", f"/v1/matches/{match}/start"), 409, "match-not-open")
    assert told["match_status"] == "running"


def test_an_etag_saves_reading_the_same_again(town: Town) -> None:
    match, (person, _) = town.seated()
    answer = person.asks("GET", f"/v1/matches/{match}")
    again = person.asks("GET", f"/v1/matches/{match}", If_None_Match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert person.asks("GET", f"/v1/matches/{match}", If_None_Match='"1"').status_code == 200


def test_a_closed_match_is_seen_by_those_who_sit_there_only(town: Town) -> None:
    match, (person, other) = town.seated(is_listed=False, has_spectators=False)
    assert person.sees(match)["viewer_seat"] == 1
    assert other.sees(match)["viewer_seat"] == 2
    for path in ("", "/moves", "/events", "/explain?move=done", "/record"):
        refused(town.guest().asks("GET", f"/v1/matches/{match}{path}"), 404, "unknown-match")


def test_connected_players_are_told_where_asked_for(town: Town) -> None:
    match, (person, _) = town.seated()
    assert person.sees(match)["seats"][0]["is_connected"] is None
    with person.streams(f"/v1/matches/{match}/events"):

        def connected() -> list[bool]:
            return [seat["is_connected"] for seat in person.reads(f"/v1/matches/{match}?connected=true")["seats"]]

        eventually(lambda: connected() == [True, False], "one player is connected")


def test_matches_are_found_newest_first_page_by_page(town: Town) -> None:
    person = town.guest()
    opened = [person.opens() for _ in range(5)]
    found: list[str] = []
    after = ""
    while len(found) < 5:
        page = person.reads(f"/v1/matches?creator_id=me&limit=2{after}")
        assert page["total_count"] == 5
        found += [item["id"] for item in page["items"]]
        after = f"&after={page['next']}"
    assert page["next"] is None
    assert found == opened[::-1]


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("game=the-river", 1),
        ("game=moon-river", 2),
        ("status=running", 1),
        ("has_free_seat=true", 2),
        ("has_free_seat=false", 1),
        ("is_rated=true", 0),
        ("limit=1", 1),
    ],
)
def test_matches_are_filtered(town: Town, query: str, count: int) -> None:
    _, (person, _) = town.seated()
    person.opens("the-river", 4)
    person.opens("moon-river", 2)
    assert len(person.reads(f"/v1/matches?player_id=me&{query}")["items"]) == count


def test_an_unlisted_match_is_found_by_nobody_else(town: Town) -> None:
    person = town.guest()
    match = person.opens(is_listed=False)
    assert [item["id"] for item in person.reads("/v1/matches?creator_id=me")["items"]] == [match]
    assert town.guest().reads(f"/v1/matches?creator_id={person.id}")["items"] == []


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "status=lost",
        "after=x",
        "is_rated=null",
        "has_free_seat=true&has_free_seat=true",
        "colour=red",
        "has_free_seat=1x",
    ],
)
def test_a_query_that_means_nothing_is_refused(town: Town, query: str) -> None:
    refused(town.stranger.asks("GET", f"/v1/matches?{query}"), 422, "malformed")


def test_the_creator_aborts_before_everyone_has_moved(town: Town) -> None:
    match, (person, other) = town.seated()
    refused(other.asks("POST", f"/v1/matches/{match}/abort"), 403, "creator-only")
    assert person.does("POST", f"/v1/matches/{match}/abort")["status"] == "aborted"
    late, people = town.seated()
    play_on(late, people, 8)
    refused(people[0].asks("POST", f"/v1/matches/{late}/abort"), 409, "too-late-to-abort")


def test_who_resigns_loses_and_the_secret_comes_out(town: Town) -> None:
    match, (person, other) = town.seated()
    assert person.does("POST", f"/v1/matches/{match}/resign")["status"] == "finished"
    seen = other.sees(match)
    assert (seen["outcome"]["reason"], seen["outcome"]["ranks"]) == ("resignation", [2, 1])
    assert len(seen["secret"]) == 64


def test_an_ai_takes_over_where_the_match_says_so_and_gives_the_seat_back(town: Town) -> None:
    match, (person, other) = town.seated(absence={"on_resign": "takeover", "level": "drifter"})
    person.does("POST", f"/v1/matches/{match}/resign")
    seat = other.sees(match)["seats"][0]
    assert (seat["stand_in"], seat["left"]) == ("drifter", "resigned")
    refused(other.asks("POST", f"/v1/matches/{match}/return"), 409, "not-taken-over")
    person.does("POST", f"/v1/matches/{match}/return")
    seat = other.sees(match)["seats"][0]
    assert (seat["stand_in"], seat["left"]) == (None, None)


def test_a_time_out_can_be_claimed_only_when_time_is_up(town: Town) -> None:
    timing = {"pace": "live", "bank": 60_000, "increment": 1_000}
    match, people = town.seated(timing=timing)
    told = refused(people[0].asks("POST", f"/v1/matches/{match}/claim-timeout"), 409, "time-left")
    assert told["remaining"] <= 60_000
    without, others = town.seated()
    refused(others[0].asks("POST", f"/v1/matches/{without}/claim-timeout"), 409, "no-clock-running")


def test_a_rematch_is_offered_once_and_waits_for_the_others(town: Town) -> None:
    match, people = town.seated()
    refused(people[0].asks("POST", f"/v1/matches/{match}/rematch"), 409, "match-not-finished")
    people[0].does("POST", f"/v1/matches/{match}/resign")
    offered = people[0].asks("POST", f"/v1/matches/{match}/rematch")
    assert offered.status_code == 201
    accepted = people[1].does("POST", f"/v1/matches/{match}/rematch")
    assert accepted["id"] == offered.json()["id"]
    assert accepted["rematch_of_id"] == match
    assert people[0].sees(match)["rematch_id"] == accepted["id"]
    refused(town.guest().asks("POST", f"/v1/matches/{match}/rematch"), 403, "not-seated")


def test_words_are_nobodys_to_read_before_the_end(town: Town) -> None:
    match, (person, other) = town.seated(own={"words": "my-own-luck"})
    for reader in (person, other, town.stranger):
        for path in ("", "/events", "/moves"):
            assert "my-own-luck" not in reader.asks("GET", f"/v1/matches/{match}{path}").text
    person.does("POST", f"/v1/matches/{match}/resign")
    assert other.sees(match)["seats"][0]["words"] == "my-own-luck"


def test_the_deal_is_in_the_record_after_the_end_only(town: Town) -> None:
    match, (person, _) = town.seated()
    assert town.stranger.reads(f"/v1/matches/{match}/record")["deal"] is None
    person.does("POST", f"/v1/matches/{match}/resign")
    assert town.stranger.reads(f"/v1/matches/{match}/record")["moves"] == []


def test_an_aborted_match_that_never_began_has_no_record(town: Town) -> None:
    person: Person = town.guest()
    match = person.opens()
    refused(person.asks("GET", f"/v1/matches/{match}/record"), 409, "no-record-yet")
    person.does("POST", f"/v1/matches/{match}/abort")
    refused(person.asks("GET", f"/v1/matches/{match}/record"), 409, "never-started")


def test_a_match_names_its_edition(town: Town) -> None:
    owner = town.guest()
    assert owner.sees(owner.opens(edition="centre-closed-1"))["edition"] == "centre-closed-1"
    assert owner.sees(owner.opens())["edition"] == "reconstructed-1"
    answer = owner.asks("POST", "/v1/matches", {"game": "moon-river", "seats": 2, "edition": "mine"})
    assert refused(answer, 404, "unknown-edition")["id"] == "mine"
