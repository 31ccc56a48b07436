"""Matches at any version and lists that are followed, over REST."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rest.people import Person, Town, play_on, refused, server_sent


def _same(state: Any, match: Any, legal: list[str]) -> bool:
    """Whether a state shows what the match showed at that version."""
    names = ("version", "status", "to_move", "decision", "position", "can_undo")
    seats = [(seat["number"], seat["score"], seat["clock"]) for seat in match["seats"]]
    standing = [(seat["seat"], seat["score"], seat["clock"]) for seat in state["standing"]]
    shown = [move["notation"] for move in state["legal_moves"]]
    return {name: state[name] for name in names} == {name: match[name] for name in names} and (standing, shown) == (
        seats,
        legal,
    )


def test_every_version_shows_what_the_match_showed_then(town: Town) -> None:
    match, people = town.seated()
    seen = [(people[0].sees(match), people[0].legal(match))]
    for _ in range(12):
        play_on(match, people, 1)
        seen.append((people[0].sees(match), people[0].legal(match)))
    for ply, (shown, legal) in enumerate(seen):
        assert _same(people[0].reads(f"/v1/matches/{match}/at/{shown['version']}"), shown, legal)
        assert people[0].reads(f"/v1/matches/{match}/plies/{ply}")["ply"] == ply


def test_a_clock_shows_the_moment_of_the_version(town: Town) -> None:
    match, people = town.seated(timing={"pace": "live", "bank": 600_000, "increment": 1_000})
    state = people[0].reads(f"/v1/matches/{match}/at/4")
    assert [seat["clock"]["remaining"] for seat in state["standing"]] == [600_000, 600_000]
    assert state["deadline"] == state["at"] + 600_000


@pytest.mark.parametrize("place", ["at/0", "at/999", "at/x", "at/-1", "plies/1", "plies/x", "plies/9999999999"])
def test_versions_that_never_were_are_refused(town: Town, place: str) -> None:
    match, people = town.seated()
    code = "bad-number" if place in ("at/0", "at/999", "plies/1") else "malformed"
    refused(people[0].asks("GET", f"/v1/matches/{match}/{place}"), 422, code)


def test_the_past_of_a_closed_table_is_for_its_players(town: Town) -> None:
    match, people = town.seated(is_listed=False, has_spectators=False)
    assert people[1].reads(f"/v1/matches/{match}/at/4")["version"] == 4
    refused(town.guest().asks("GET", f"/v1/matches/{match}/at/4"), 404, "unknown-match")
    refused(town.stranger.asks("GET", f"/v1/matches/{match}/plies/0"), 404, "unknown-match")


def test_events_carry_their_state_in_pages_and_streams(town: Town) -> None:
    match, people = town.seated()
    play_on(match, people, 5)
    page = people[0].reads(f"/v1/matches/{match}/events?state=true")["items"]
    for event in page:
        state = people[0].reads(f"/v1/matches/{match}/at/{event['version']}")
        brief = [{"notation": move["notation"]} for move in state["legal_moves"]]
        assert event["state"] == {**state, "legal_moves": brief}
    with people[0].streams(f"/v1/matches/{match}/events?state=true") as answer:
        events = server_sent(answer)
        assert [json.loads(next(events)["data"]) for _ in page] == page
    assert "state" not in people[0].reads(f"/v1/matches/{match}/events")["items"][-1]


def _changes(person: Person, path: str, events: Iterator[dict[str, str]]) -> Iterator[dict[str, Any]]:
    for event in events:
        yield {"kind": event["event"], **json.loads(event["data"])}


def test_the_lobby_is_a_snapshot_and_then_changes(town: Town) -> None:
    owner, rival = town.human(), town.human()
    first = owner.opens()
    with town.stranger.streams("/v1/lobby") as answer:
        changes = _changes(town.stranger, "/v1/lobby", server_sent(answer))
        snapshot = next(changes)
        assert (snapshot["kind"], snapshot["is_snapshot"]) == ("snapshot", True)
        assert first in [item["id"] for item in snapshot["matches"]]
        rival.joins(first)
        owner.starts(first)
        for change in changes:
            if {"match_id": first, "status": "running"} in change["gone"]:
                break
    assert first not in [item["id"] for item in town.stranger.reads("/v1/lobby")["matches"]]


def test_ones_own_matches_come_with_every_turn(town: Town) -> None:
    match, people = town.seated()
    assert [item["id"] for item in people[1].reads("/v1/me/matches")["matches"]] == [match]
    with people[1].streams("/v1/me/matches") as answer:
        changes = _changes(people[1], "/v1/me/matches", server_sent(answer))
        assert next(changes)["is_snapshot"]
        play_on(match, people, 1)
        now = people[0].sees(match)
        assert [(item["version"], item["to_move"]) for item in next(changes)["matches"]] == [
            (now["version"], now["to_move"])
        ]
        people[0].does("POST", f"/v1/matches/{match}/resign")
        assert next(changes)["gone"] == [{"match_id": match, "status": "finished"}]
    refused(town.stranger.asks("GET", "/v1/me/matches"), 401, "sign-in-needed")
