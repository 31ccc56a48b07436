"""Turns that are leased, answered, extended and released."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live import Live, live
from tests.rest.people import Person, Town, good, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("bots")) as running:
        yield running


@pytest.fixture
def town(server: Live) -> Iterator[Town]:
    with Town(server.url) as there:
        yield there


def to_move(town: Town) -> tuple[str, Person, Person]:
    """A match, who is to move, and the other."""
    match, people = town.seated()
    mover = people[0].sees(match)["to_move"]
    return match, people[mover - 1], people[2 - mover]


def acquired(person: Person, **wish: int) -> dict[str, Any]:
    told: dict[str, Any] = person.does("POST", "/v1/me/work", wish)
    return told


def test_a_turn_is_asked_with_everything_that_is_needed_to_choose(town: Town) -> None:
    match, mover, _ = to_move(town)
    work = mover.does("POST", "/v1/me/work")
    question = work["question"]
    assert question["id"] == f"{match}/{work['lease']['version']}"
    assert question["legal"] == mover.legal(match)
    assert question["view"] == mover.sees(match)["position"]
    assert question["decision"]["kind"] == "draft"


def test_a_turn_is_in_one_workers_hands_at_a_time(town: Town) -> None:
    _, mover, other = to_move(town)
    acquired(mover)
    assert mover.asks("POST", "/v1/me/work").status_code == 204
    assert other.asks("POST", "/v1/me/work").status_code == 204


def test_of_many_workers_one_gets_the_turn(town: Town) -> None:
    _, mover, _ = to_move(town)
    told: list[int] = []
    threads = [
        threading.Thread(target=lambda: told.append(mover.asks("POST", "/v1/me/work").status_code)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == [200, *[204] * 7]


def test_an_answer_is_a_move_and_the_same_answer_the_same_move(town: Town) -> None:
    match, mover, _ = to_move(town)
    work = acquired(mover)
    path = f"/v1/me/work/{work['lease']['lease_id']}/answer"
    first, second = (mover.does("POST", path, {"move": "select:2"}) for _ in range(2))
    assert (first["is_repeated"], second["is_repeated"]) == (False, True)
    assert first["events"] == second["events"]
    assert mover.sees(match)["version"] == first["version"]


def test_an_answer_is_the_same_after_the_next_turns_have_been_leased(town: Town) -> None:
    match, mover, other = to_move(town)
    path = f"/v1/me/work/{acquired(mover)['lease']['lease_id']}/answer"
    first = mover.does("POST", path, {"move": "select:2"})
    while mover.sees(match)["to_move"] != mover.sees(match)["viewer_seat"]:
        good(other.plays(match, other.legal(match)[0]))
    acquired(mover)
    second = mover.does("POST", path, {"move": "select:2"})
    assert (second["is_repeated"], second["events"]) == (True, first["events"])
    refused(mover.asks("POST", path, {"move": "select:1"}), 409, "key-reused")
    refused(other.asks("POST", path, {"move": "select:2"}), 404, "unknown-lease")


def test_a_refused_answer_leaves_the_lease(town: Town) -> None:
    _, mover, _ = to_move(town)
    path = f"/v1/me/work/{acquired(mover)['lease']['lease_id']}/answer"
    answer = mover.asks("POST", path, {"move": "done"})
    refused(answer, 422, answer.json()["code"])
    good(mover.asks("POST", path, {"move": "select:1"}))


def test_a_lease_can_be_given_back(town: Town) -> None:
    _, mover, _ = to_move(town)
    first = acquired(mover)
    assert mover.asks("DELETE", f"/v1/me/work/{first['lease']['lease_id']}").status_code == 204
    again = acquired(mover)
    assert (again["lease"]["match_id"], again["lease"]["version"]) == (
        first["lease"]["match_id"],
        first["lease"]["version"],
    )
    assert again["lease"]["lease_id"] != first["lease"]["lease_id"]
    refused(mover.asks("DELETE", f"/v1/me/work/{first['lease']['lease_id']}"), 404, "unknown-lease")


def test_a_lease_is_nobody_elses(town: Town) -> None:
    _, mover, other = to_move(town)
    lease = acquired(mover)["lease"]["lease_id"]
    refused(other.asks("POST", f"/v1/me/work/{lease}/answer", {"move": "select:1"}), 404, "unknown-lease")
    refused(other.asks("POST", f"/v1/me/work/{lease}/extend"), 404, "unknown-lease")
    refused(other.asks("DELETE", f"/v1/me/work/{lease}"), 404, "unknown-lease")


def test_who_waits_for_a_turn_gets_it_when_it_comes(town: Town) -> None:
    match, mover, other = to_move(town)
    told: list[int] = []
    waiting = threading.Thread(target=lambda: told.append(other.asks("POST", "/v1/me/work", {"wait": 30}).status_code))
    waiting.start()
    while mover.sees(match)["to_move"] == mover.sees(match)["viewer_seat"]:
        good(mover.plays(match, mover.legal(match)[0]))
    waiting.join()
    assert told == [200]


@pytest.mark.parametrize("wish", [{"seconds": 0}, {"seconds": 601}, {"wait": 31}, {"wait": -1}, {"colour": 1}])
def test_a_wish_out_of_bounds_is_refused(town: Town, wish: dict[str, int]) -> None:
    refused(town.guest().asks("POST", "/v1/me/work", wish), 422, "malformed")


def test_a_lease_that_ran_out_is_another_workers_unless_it_was_extended(tmp_path: Path) -> None:
    with live(tmp_path) as server, Town(server.url) as town:
        _, mover, _ = to_move(town)
        lease = acquired(mover, seconds=60)["lease"]["lease_id"]
        server.house.clock.ahead = 50_000
        extended = mover.does("POST", f"/v1/me/work/{lease}/extend", {"seconds": 60})
        assert extended["lease_id"] == lease
        server.house.clock.ahead = 100_000
        assert mover.asks("POST", "/v1/me/work").status_code == 204
        server.house.clock.ahead = 120_000
        acquired(mover)
        refused(mover.asks("POST", f"/v1/me/work/{lease}/answer", {"move": "select:1"}), 404, "unknown-lease")
