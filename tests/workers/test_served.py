"""A served Headwater without any other server: tables of machines play themselves, and nothing is left behind."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE, Server, eventually, serving
from tests.server.clients import Person, guest, play_one
from tests.workers import desks
from tests.workers.clients import Guest
from tests.workers.desks import faults_in

LEGENDS = 8
# Milliseconds on an idle machine. Behind the legends it would be half a minute: each keeps its thread for 10 s.
SOON = 25.0
WORDS = [{"level": "hand"}, {"level": "drifter"}, {"level": "hand"}]
MACHINES = [{"level": machine["level"].upper()} for machine in WORDS]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as server:
        yield server


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are not gone."""
    lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(word) for text in lists for word in text.split()]


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
async def test_one_mutation_opens_a_table_of_three_machines_that_plays_itself_live(server: Server, game: str) -> None:
    guest = Guest(server.url)
    match = guest.open(game=game, seats=3, aiSeats=MACHINES, start=True)
    assert match["status"] == "RUNNING"
    async with asyncio.timeout(PATIENCE):
        events = [event async for event in guest.events(match["id"])]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    kinds = [event["kind"] for event in events]
    assert kinds[:5] == ["OPENED", "AI_SEATED", "AI_SEATED", "AI_SEATED", "STARTED"]
    assert set(kinds[5:-1]) == {"MOVED"}
    assert kinds[-1] == "FINISHED"


def test_rest_opens_such_a_table_too(server: Server) -> None:
    guest = Guest(server.url)
    wish = {"game": "the-river", "seats": 3, "own": None, "ai_seats": WORDS, "start": True}
    made = httpx.post(f"{server.url}/v1/matches", json=wish, headers=guest.headers, timeout=PATIENCE)
    assert (made.status_code, made.json()["status"]) == (201, "running")


def test_a_table_that_is_not_full_does_not_start(server: Server) -> None:
    guest = Guest(server.url)
    wish = {"game": "the-river", "seats": 3, "own": None, "ai_seats": WORDS[:2], "start": True}
    refused = httpx.post(f"{server.url}/v1/matches", json=wish, headers=guest.headers, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (409, "seats-free")


async def test_a_drifter_answers_at_once_however_many_legends_think(tmp_path: Path) -> None:
    with serving(database=f"sqlite:///{tmp_path}/headwater.db", worker_threads=2, thinkers=1) as server:
        flood = Guest(server.url)
        for _ in range(LEGENDS):
            flood.open(game="moon-river", seats=2, aiSeats=[{"level": "LEGEND"}] * 2, start=True)
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            ada = await guest(http, server.url)
            wish = {
                "game": "the-river",
                "seats": 2,
                "own": {"seat": 1},
                "ai_seats": [{"level": "drifter"}],
                "start": True,
            }
            match = (await ada.call("POST", "/v1/matches", wish))["id"]
            for _ in range(5):
                await play_while_to_move(ada, match)
                await desks.eventually(lambda: is_to_move(ada, match), "the drifter answers", patience=SOON)


async def play_while_to_move(person: Person, match: str) -> None:
    while await is_to_move(person, match):
        await play_one(match, person)


async def is_to_move(person: Person, match: str) -> bool:
    return bool((await person.call("GET", f"/v1/matches/{match}"))["to_move"] == 1)


async def test_a_server_that_ends_takes_its_thinking_processes_along_without_a_word_of_fault(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/headwater.db"
    with serving(database=database) as server:
        Guest(server.url).open(game="moon-river", seats=3, aiSeats=[{"level": "LEGEND"}] * 3, start=True)
        eventually(lambda: bool(children(server.pid)), "a machine thinks in a process of its own")
        minds = children(server.pid)
        assert server.terminate() == 0
        assert not [pid for pid in minds if is_running(pid)]
        assert "task.returned" in server.log
        assert "Traceback" not in server.log
        assert [event for event in server.events() if event["level"] not in ("info", "debug")] == []


async def test_a_killed_server_leaves_no_thinking_process_and_its_matches_go_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/headwater.db"
    with serving(database=database) as server:
        guest = Guest(server.url)
        match = guest.open(game="moon-river", seats=3, aiSeats=MACHINES, start=True)
        eventually(lambda: bool(children(server.pid)), "a machine thinks in a process of its own")
        minds = children(server.pid)
        server.kill()
        eventually(lambda: not [pid for pid in minds if is_running(pid)], "the minds notice that nobody asks any more")
    with serving(database=database, idle_after=0.5, sweep_every=0.2) as again:
        guest.url = again.url
        async with asyncio.timeout(PATIENCE):
            kinds = [event["kind"] async for event in guest.events(match["id"])]
        assert kinds[-1] == "FINISHED"
    assert await faults_in(database) == []


async def test_a_killed_mind_costs_a_match_nothing(tmp_path: Path) -> None:
    with serving(database=f"sqlite:///{tmp_path}/headwater.db") as server:
        guest = Guest(server.url)
        match = guest.open(game="moon-river", seats=3, aiSeats=MACHINES, start=True)
        eventually(lambda: bool(children(server.pid)), "a machine thinks in a process of its own")
        for pid in children(server.pid):
            os.kill(pid, 9)
        async with asyncio.timeout(PATIENCE):
            kinds = [event["kind"] async for event in guest.events(match["id"])]
        assert kinds[-1] == "FINISHED"


def is_running(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
