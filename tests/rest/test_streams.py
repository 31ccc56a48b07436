"""Streams of server-sent events: replay, live, resume, and a proper end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.types import Message, Scope

from api.rest.operation import Call
from api.rest.sse import EventStream, frame
from api.services import Services
from application.callers import NOBODY
from application.errors import LimitReached
from tests.fakes.desk import Town as FakeTown
from tests.houses import AMPLE
from tests.live import GENEROUS, live
from tests.processes import eventually
from tests.rest.people import Town, good, play_on, refused, server_sent


def versions(events: list[dict[str, str]]) -> list[int]:
    return [int(event["id"]) for event in events]


def test_a_stream_replays_from_the_cursor_then_goes_live(town: Town) -> None:
    match, people = town.seated()
    version = people[0].sees(match)["version"]
    with people[0].streams(f"/v1/matches/{match}/events?after=1") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        events = server_sent(answer)
        replayed = [next(events) for _ in range(version - 1)]
        assert versions(replayed) == list(range(2, version + 1))
        play_on(match, people, 3)
        told = [next(events) for _ in range(3)]
    assert versions(told) == [version + 1, version + 2, version + 3]
    assert told[0]["event"] == "moved"
    assert json.loads(told[0]["data"])["version"] == version + 1


def test_the_last_event_id_wins_over_the_query(town: Town) -> None:
    match, people = town.seated()
    with people[0].streams(f"/v1/matches/{match}/events?after=0", Last_Event_ID="2") as answer:
        events = server_sent(answer)
        assert next(events)["id"] == "3"


def test_a_cut_stream_resumes_without_loss_or_repetition(town: Town) -> None:
    match, people = town.seated()
    seen: list[int] = []
    for _ in range(12):
        with people[1].streams(f"/v1/matches/{match}/events", Last_Event_ID=str(seen[-1] if seen else 0)) as answer:
            events = server_sent(answer)
            seen.append(int(next(events)["id"]))
            play_on(match, people, 1)
    assert seen == list(range(1, 13))


def test_a_stream_ends_with_its_match_and_a_browser_is_told_not_to_come_back(town: Town) -> None:
    match, people = town.seated()
    with people[0].streams(f"/v1/matches/{match}/events") as answer:
        events = server_sent(answer)
        next(events)
        people[1].does("POST", f"/v1/matches/{match}/resign")
        rest = list(events)
    assert rest[-1]["event"] == "finished"
    last = rest[-1]["id"]
    with people[0].streams(f"/v1/matches/{match}/events", Last_Event_ID=last) as answer:
        assert answer.status_code == 204


def test_pages_of_events_lead_to_the_end(town: Town) -> None:
    match, people = town.seated()
    play_on(match, people, 10)
    seen: list[dict[str, Any]] = []
    more = True
    while more:
        page = people[0].reads(f"/v1/matches/{match}/events?limit=4&after={seen[-1]['version'] if seen else 0}")
        seen += page["items"]
        more = page["has_more"]
    assert [event["version"] for event in seen] == list(range(1, page["version"] + 1))


@pytest.mark.parametrize("cursor", ["x", "-1", "1" * 40])
def test_a_cursor_that_is_none_is_refused(town: Town, cursor: str) -> None:
    match, people = town.seated()
    refused(people[0].asks("GET", f"/v1/matches/{match}/events", Last_Event_ID=cursor), 422, "malformed")


def test_a_cursor_beyond_the_log_is_refused(town: Town) -> None:
    match, people = town.seated()
    refused(people[0].asks("GET", f"/v1/matches/{match}/events?after=9999"), 422, "bad-cursor")


def test_my_turns_come_from_every_match(town: Town) -> None:
    person = town.guest()
    others = [town.guest(), town.guest()]
    matches = [person.opens() for _ in others]
    with person.streams("/v1/me/turns") as answer:
        events = server_sent(answer)
        told: set[str] = set()
        for match, other in zip(matches, others, strict=True):
            other.joins(match)
            person.starts(match)
            while person.sees(match)["to_move"] != 1:
                good(other.plays(match, other.legal(match)[0]))
            turn = next(events)
            assert turn["event"] == "turn"
            told.add(json.loads(turn["data"])["match_id"])
    assert told == set(matches)
    listed = person.reads("/v1/me/turns")["items"]
    assert {turn["match_id"] for turn in listed} == set(matches)
    refused(town.stranger.asks("GET", "/v1/me/turns"), 401, "sign-in-needed")


def test_silence_is_broken_by_a_sign_of_life(tmp_path: Path) -> None:
    with live(tmp_path, options=replace(AMPLE, heartbeat=0.05)) as server, Town(server.url) as town:
        match, people = town.seated()
        with people[0].streams(f"/v1/matches/{match}/events") as answer:
            assert ": still here" in answer.iter_lines()


def test_a_server_that_ends_says_goodbye(tmp_path: Path) -> None:
    with live(tmp_path) as server, Town(server.url) as town:
        match, people = town.seated()
        with people[0].streams(f"/v1/matches/{match}/events") as answer:
            lines = answer.iter_lines()
            next(lines)
            server.close_streams()
            assert ": the server is closing" in list(lines)


def test_who_hangs_up_leaves_nothing_behind(tmp_path: Path) -> None:
    with live(tmp_path) as server, Town(server.url) as town:
        match, people = town.seated()
        with people[0].streams(f"/v1/matches/{match}/events") as answer:
            lines = answer.iter_lines()
            next(lines)
            eventually(lambda: server.streams >= 1, "the stream is open")
        eventually(lambda: server.streams == 0, "no stream is left")


def test_a_player_may_have_only_so_many_streams(tmp_path: Path) -> None:
    with live(tmp_path, replace(GENEROUS, streams_per_player=1)) as server, Town(server.url) as town:
        match, people = town.seated()
        with people[0].streams(f"/v1/matches/{match}/events") as answer:
            lines = answer.iter_lines()
            next(lines)
            eventually(lambda: server.streams >= 1, "the stream is open")
            with people[0].streams(f"/v1/matches/{match}/events") as second:
                second.read()
                told = refused(second, 429, "too-many-streams")
        assert (told["limit"], told["value"]) == ("streams-per-player", 1)


async def test_a_stream_that_is_refused_after_it_has_begun_ends_in_an_orderly_way() -> None:
    """As one does that was opened at the same moment as the last one allowed."""

    async def frames() -> AsyncGenerator[bytes, None]:
        yield frame("moved", b"{}", 7)
        raise LimitReached("too-many-streams", limit="streams-per-player", value=1, retry_after=None)

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    sent: list[Message] = []
    scope: Scope = {"type": "http", "headers": []}
    ask = Call(Services(FakeTown().desk), NOBODY, Request(scope))
    await EventStream(ask, frames())(scope, receive, send)
    assert frame("moved", b"{}", 7) in [message.get("body") for message in sent]
    assert sent[-1] == {"type": "http.response.body", "body": b"", "more_body": False}


def test_a_stream_ends_when_its_token_does(tmp_path: Path) -> None:
    with live(tmp_path, replace(GENEROUS, session=3_000)) as server, Town(server.url) as town:
        match, people = town.seated()
        with people[0].streams(f"/v1/matches/{match}/events") as answer:
            events = list(server_sent(answer))
        assert versions(events) == list(range(1, len(events) + 1))
        eventually(
            lambda: people[0].asks("GET", "/v1/me").status_code == httpx.codes.UNAUTHORIZED, "the token has expired"
        )
