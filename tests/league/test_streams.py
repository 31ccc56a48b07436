"""A league's events as they happen: over the GraphQL socket and as server-sent events, live and from a cursor."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.graphql.sockets import PATIENCE, line
from tests.houses import Guest, House, house, served
from tests.league.test_doors import CREATED, founded

EVENTS = """subscription ($id: ID!, $after: String) {
  leagueEvents(leagueId: $id, after: $after) { cursor version kind text leagueId data } }"""
ON_FOUNDING = ["founded", "season-opened"]


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


@asynccontextmanager
async def server_sent(address: str, path: str, **headers: str) -> AsyncIterator[AsyncIterator[dict[str, str]]]:
    """The events of a stream, one after the other."""
    asking = {"Accept": "text/event-stream", **{name.replace("_", "-"): value for name, value in headers.items()}}
    async with (
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http,
        http.stream("GET", path, headers=asking) as answer,
    ):
        assert answer.status_code == 200
        yield _events(answer)


async def _events(answer: httpx.Response) -> AsyncIterator[dict[str, str]]:
    event: dict[str, str] = {}
    async for text in answer.aiter_lines():
        name, _, value = text.partition(": ")
        if text and name:
            event[name] = value
        elif "id" in event:
            yield event
            event = {}


async def _joined(league: str, *people: Guest) -> None:
    for person in people:
        told = await person.do("joinLeague", {"leagueId": league}, CREATED)
        assert told["__typename"] == "LeagueChanged", told


async def test_a_socket_tells_what_was_and_then_what_happens(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    league = await founded(ada)
    async with served(home) as address, line(address, ada.speaking("it")) as socket:
        await socket.subscribe("all", EVENTS, id=league)
        before = [(await socket.data("all"))["leagueEvents"] for _ in ON_FOUNDING]
        await _joined(league, bea)
        live = (await socket.data("all"))["leagueEvents"]
    assert [event["data"]["kind"] for event in before] == ON_FOUNDING
    assert before[1]["kind"] == "SEASON_OPENED"
    assert before[0]["text"] == "Nasce la lega Doors."
    assert (live["kind"], live["version"], live["cursor"]) == ("REGISTERED", 3, "3")
    assert (live["leagueId"], live["data"]["player_id"]) == (league, bea.id)


async def test_a_socket_resumes_by_cursor_without_gap_or_repetition(home: House) -> None:
    people = [await home.human(name) for name in ("Ada", "Bea", "Cleo", "Dora")]
    league = await founded(people[0])
    seen: list[dict[str, Any]] = []
    async with served(home) as address:
        for person in people:
            async with line(address) as socket:
                await socket.subscribe("rest", EVENTS, id=league, after=seen[-1]["cursor"] if seen else None)
                joining = asyncio.create_task(_joined(league, person))
                seen.append((await socket.data("rest"))["leagueEvents"])
                await joining
        async with line(address) as socket:
            await socket.subscribe("rest", EVENTS, id=league, after=seen[-1]["cursor"])
            while len(seen) < len(ON_FOUNDING) + len(people):
                seen.append((await socket.data("rest"))["leagueEvents"])
    assert [event["version"] for event in seen] == list(range(1, len(seen) + 1))
    assert [event["data"]["kind"] for event in seen] == [*ON_FOUNDING, *["registered"] * len(people)]


async def test_server_sent_events_go_live_and_resume_after_the_last_event_id(home: House) -> None:
    ada, bea, cleo = [await home.human(name) for name in ("Ada", "Bea", "Cleo")]
    league = await founded(ada)
    path = f"/v1/leagues/{league}/events"
    async with served(home) as address:
        async with server_sent(address, path) as events:
            before = [await anext(events) for _ in ON_FOUNDING]
            await _joined(league, bea)
            live = await anext(events)
        await _joined(league, cleo)
        async with server_sent(address, f"{path}?after=0", Last_Event_ID=live["id"]) as events:
            missed = await anext(events)
            await _joined(league, ada)
            last = await anext(events)
    told = [*before, live, missed, last]
    assert [event["id"] for event in told] == ["1", "2", "3", "4", "5"]
    assert [event["event"] for event in told] == [*ON_FOUNDING, *["registered"] * 3]
    assert [json.loads(event["data"])["player_id"] for event in told[2:]] == [bea.id, cleo.id, ada.id]
    kept = (await home.http.get(path)).json()["items"]
    assert [json.loads(event["data"]) for event in told] == kept


async def test_a_stream_of_no_league_or_beyond_its_end_is_refused(home: House) -> None:
    league = await founded(await home.human("Ada"))
    stream = {"Accept": "text/event-stream"}
    assert (await home.http.get("/v1/leagues/lge_none/events", headers=stream)).status_code == 404
    beyond = await home.http.get(f"/v1/leagues/{league}/events?after=9", headers=stream)
    assert (beyond.status_code, beyond.json()["code"]) == (422, "bad-cursor")
    async with served(home) as address, line(address) as socket:
        await socket.subscribe("bad", EVENTS, id=league, after="9")
        refused = await socket.message("bad")
    assert refused["type"] == "error" or "errors" in refused["payload"]
