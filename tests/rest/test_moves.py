"""What is legal and why, playing exactly once, taking back; whole matches with records that verify offline."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from domain.catalog import standard
from domain.kernel.records import read_record, verify
from tests.rest.people import Person, Town, good, play_on, refused


def mover(match: str, people: Sequence[Person]) -> Person:
    to_move: int = people[0].sees(match)["to_move"]
    return people[to_move - 1]


def test_legal_moves_carry_meaning_points_and_whether_undo_stays_possible(town: Town) -> None:
    match, people = town.seated()
    told = people[0].reads(f"/v1/matches/{match}/moves", Accept_Language="it")
    first = told["items"][0]
    assert first["notation"] == "select:1"
    assert first["move"]["kind"] == "select"
    assert first["text"]
    assert first["text"] != people[0].reads(f"/v1/matches/{match}/moves")["items"][0]["text"]
    assert isinstance(first["can_undo"], bool)
    assert [item["notation"] for item in told["items"]] == people[0].legal(match)


def test_a_move_is_played_by_its_notation_alone(town: Town) -> None:
    match, people = town.seated()
    person, version = mover(match, people), people[0].sees(match)["version"]
    answer = good(person.plays(match, "select:2", f'"{version}"'))
    assert answer.json()["version"] == version + 1
    assert answer.headers["etag"] == f'"{version + 1}"'
    assert answer.json()["events"][0]["move"] == "select:2"


def test_a_move_may_stand_in_the_body(town: Town) -> None:
    match, people = town.seated("the-river", 2)
    person = mover(match, people)
    move = person.legal(match)[0]
    told = person.does("POST", f"/v1/matches/{match}/moves", {"move": move}, If_Match="*")
    assert told["events"][0]["move"] == move


def test_the_version_must_be_said(town: Town) -> None:
    match, people = town.seated()
    person = mover(match, people)
    refused(person.asks("POST", f"/v1/matches/{match}/moves/select:1"), 428, "version-needed")
    told = refused(person.plays(match, "select:1", "newest"), 422, "malformed")
    assert told["path"] == "If-Match"


def test_an_old_version_is_told_what_it_missed(town: Town) -> None:
    match, people = town.seated()
    version = people[0].sees(match)["version"]
    good(mover(match, people).plays(match, "select:1", version))
    told = refused(mover(match, people).plays(match, "select:2", version), 412, "stale-version")
    assert [event["version"] for event in told["missed"]] == [version + 1]
    assert told["missed"][0]["move"] == "select:1"


def test_the_same_key_gives_the_same_answer_and_moves_once(town: Town) -> None:
    match, people = town.seated()
    person, version = mover(match, people), people[0].sees(match)["version"]
    first = person.plays(match, "select:3", version, Idempotency_Key="k").json()
    second = person.plays(match, "select:3", version, Idempotency_Key="k").json()
    assert second.pop("is_repeated") is True
    assert first.pop("is_repeated") is False
    assert first["events"] == second["events"]
    assert people[0].sees(match)["version"] == version + 1
    refused(person.plays(match, "select:4", version, Idempotency_Key="k"), 409, "key-reused")


def test_a_key_needs_a_version(town: Town) -> None:
    match, people = town.seated()
    told = refused(mover(match, people).plays(match, "select:1", "*", Idempotency_Key="k"), 422, "malformed")
    assert told["path"] == "If-Match"


def test_only_the_seat_to_move_moves(town: Town) -> None:
    match, people = town.seated()
    to_move = people[0].sees(match)["to_move"]
    other = people[2 - to_move]
    assert refused(other.plays(match, "select:1"), 409, "not-your-turn")["to_move"] == to_move
    refused(town.guest().plays(match, "select:1"), 403, "not-seated")
    refused(town.stranger.plays(match, "select:1"), 401, "sign-in-needed")


def test_an_illegal_move_names_the_rule_in_the_readers_language(town: Town) -> None:
    match, people = town.seated()
    first = mover(match, people)
    good(first.plays(match, "select:1"))
    second = mover(match, people)
    english = refused(second.plays(match, "select:1"), 422, "plot-taken")
    italian = refused(second.plays(match, "select:1", Accept_Language="it"), 422, "plot-taken")
    assert english["rule"].startswith("MR-")
    assert english["detail"] != italian["detail"]
    refused(second.plays(match, "castle"), 422, "unreadable-move")


def test_explaining_a_move_changes_nothing(town: Town) -> None:
    match, people = town.seated()
    version = people[0].sees(match)["version"]
    assert people[0].reads(f"/v1/matches/{match}/explain?move=select:1")["is_legal"] is True
    told = people[0].reads(f"/v1/matches/{match}/explain?move=done")
    assert told["is_legal"] is False
    assert told["code"]
    assert told["text"]
    assert people[0].sees(match)["version"] == version
    refused(people[0].asks("GET", f"/v1/matches/{match}/explain"), 422, "malformed")


def test_undo_goes_back_within_the_turn_and_not_past_what_came_to_light(town: Town) -> None:
    match, people = town.seated("the-river", 2)
    play_on(match, people, 2)
    person = mover(match, people)
    for _ in range(200):
        seen = person.reads(f"/v1/matches/{match}/moves")
        undoable = [item["notation"] for item in seen["items"] if item["can_undo"]]
        mine = people[seen["seat"] - 1]
        if undoable:
            before = mine.sees(match)["position"]
            good(mine.plays(match, undoable[0]))
            assert mine.sees(match)["can_undo"]
            told = mine.does("POST", f"/v1/matches/{match}/undo")
            assert told["events"][0]["kind"] == "undone"
            assert mine.sees(match)["position"] == before
            break
        good(mine.plays(match, seen["items"][-1]["notation"]))
    else:
        pytest.fail("no move could be taken back")
    while people[0].sees(match)["can_undo"] or people[1].sees(match)["can_undo"]:
        play_on(match, people, 1)
    refused(mine.asks("POST", f"/v1/matches/{match}/undo"), 409, "undo-barrier")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("moon-river", 2, {}),
        ("moon-river", 3, {"variant": "legends", "scenario": "random"}),
        ("the-river", 3, {}),
    ],
)
def test_a_whole_match_ends_with_a_record_that_verifies_offline(
    town: Town, game: str, seats: int, options: dict[str, str]
) -> None:
    match, people = town.seated(game, seats, options=options, own={"words": "north"})
    moves = play_on(match, people)
    seen = people[0].sees(match)
    assert seen["status"] == "finished"
    assert people[0].legal(match) == []
    record = people[0].asks("GET", f"/v1/matches/{match}/record").text
    assert len(json.loads(record)["moves"]) == moves
    replayed = verify(standard(game), read_record(record))
    outcome = standard(game).outcome(replayed.positions[-1])
    assert outcome is not None
    assert list(outcome.ranks) == seen["outcome"]["ranks"]
    refused(people[0].plays(match, "done"), 409, "match-not-running")
