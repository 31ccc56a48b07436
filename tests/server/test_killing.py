"""A server killed in the middle of play: not one acknowledged move is lost, and play goes on."""

import asyncio
import subprocess
from contextlib import suppress

import httpx

from tests.processes import Server, headwater, serving
from tests.server.clients import Http, Person, Played, guest, play_one, table

TABLES = 5
ENOUGH = 80
"""Acknowledged moves at all tables together before the server is killed."""


async def play_until_killed(http: Http, server: Server, acknowledged: list[Played]) -> list[tuple[str, Person, Person]]:
    """Matches played at once, through the kill."""
    tables = []
    for number in range(TABLES):
        ada, bea = await guest(http, server.url), await guest(http, server.url)
        tables.append((await table(ada, bea, game=("moon-river", "the-river")[number % 2]), ada, bea))
    playing = [asyncio.create_task(play_on(acknowledged, *each)) for each in tables]
    async with asyncio.timeout(300):
        while len(acknowledged) < ENOUGH:  # noqa: ASYNC110  # the players do not tell
            await asyncio.sleep(0.01)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)
    return tables


async def play_on(acknowledged: list[Played], match: str, *people: Person) -> None:
    with suppress(httpx.HTTPError):
        while played := await play_one(match, *people, key=f"move-{len(acknowledged)}-{match}", choice=3):
            acknowledged.append(played)


async def logged_moves(person: Person, match: str) -> dict[int, str]:
    """Every move in a match's log by its version; the log leaves no gap."""
    found: dict[int, str] = {}
    version = 0
    while events := (await person.call("GET", f"/v1/matches/{match}/events?after={version}"))["items"]:
        assert [event["version"] for event in events] == list(range(version + 1, version + 1 + len(events)))
        version = events[-1]["version"]
        found |= {event["version"]: event["move"] for event in events if event["kind"] == "moved"}
    return found


def verified(database: str) -> "subprocess.CompletedProcess[str]":
    return headwater("verify", "--all", database=database)


async def test_not_one_acknowledged_move_is_lost_when_a_server_is_killed(http: Http, database: str) -> None:
    acknowledged: list[Played] = []
    settings = {"database": database, "requests_per_second": 100_000}
    with serving(**settings) as server:
        tables = await play_until_killed(http, server, acknowledged)
    checked = await asyncio.to_thread(verified, database)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    with serving(**settings) as server:
        for match, ada, bea in tables:
            stored = await logged_moves(ada.at(server.url), match)
            lost = [
                played for played in acknowledged if played.match == match and stored.get(played.version) != played.move
            ]
            assert lost == []
            assert await play_one(match, ada.at(server.url), bea.at(server.url)) is not None
