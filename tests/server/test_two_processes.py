"""Two server processes on one PostgreSQL and one Valkey, with clients on both."""

import asyncio
from collections.abc import Iterator

import pytest

from adapters.persistence.migrate import migrate
from tests.processes import Server, serving
from tests.server.clients import Http, Person, first, guest, play_one, socket, sse, table
from tests.servers import PostgresServer, ValkeyServer

CUTS = 100
ENOUGH = 160
"""Versions to be cut off from a hundred times, by one or two at a time."""

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres_server: PostgresServer, valkey_server: ValkeyServer) -> Iterator[Pair]:
    database = postgres_server.fresh_database(postgres_server.template("newest", migrate))
    shared = {"database": database, "bus": valkey_server.fresh_database(), "requests_per_second": 100_000}
    with serving(**shared) as one, serving(**shared) as other:
        yield one, other


async def people(http: Http, pair: Pair, count: int) -> list[Person]:
    """Half of them on either process."""
    return [await guest(http, pair[number % 2].url) for number in range(count)]


async def play_on(match: str, *people: Person) -> int:
    """Plays until there is enough to be cut off from; the version reached."""
    version = 0
    while version < ENOUGH and (played := await play_one(match, *people)):
        version = played.version
    return version


async def test_people_on_both_processes_see_the_same_match_after_every_move(http: Http, pair: Pair) -> None:
    ada, bea = await people(http, pair, 2)
    match = await table(ada, bea, game="the-river")
    for number in range(12):
        here, there = pair[number % 2].url, pair[1 - number % 2].url
        played = await play_one(match, ada.at(here), bea.at(there))
        assert played is not None
        seen = [await ada.at(url).call("GET", f"/v1/matches/{match}") for url in (here, there)]
        assert [state["version"] for state in seen] == [played.version] * 2
        assert seen[0] == seen[1]


async def test_a_stream_cut_off_and_resumed_a_hundred_times_loses_and_repeats_nothing(http: Http, pair: Pair) -> None:
    players = await people(http, pair, 4)
    match = await table(*players)
    playing = asyncio.create_task(play_on(match, *players))
    watchers = [players[0].at(server.url) for server in pair]
    seen: list[int] = []
    try:
        for cut in range(CUTS):
            way = sse if cut % 4 < 2 else socket
            async with way(watchers[cut % 2], match, seen[-1] if seen else 0) as stream:
                seen += await first(stream, 2 if cut % 3 == 0 else 1)
        end = await playing
    finally:
        playing.cancel()
    async with sse(watchers[0], match, seen[-1]) as stream:
        seen += await first(stream, end - seen[-1])
    assert seen == list(range(1, end + 1))


async def test_an_event_on_one_process_is_pushed_to_subscribers_on_the_other(http: Http, pair: Pair) -> None:
    ada, bea = await people(http, pair, 2)
    match = await table(ada, bea)
    version = (await ada.call("GET", f"/v1/matches/{match}"))["version"]
    async with socket(ada.at(pair[1].url), match, version) as pushed, sse(ada.at(pair[1].url), match, version) as sent:
        waiting = [asyncio.create_task(first(stream, 3)) for stream in (pushed, sent)]
        for _ in range(3):
            await play_one(match, ada.at(pair[0].url), bea.at(pair[0].url))
        assert await asyncio.gather(*waiting) == [[version + 1, version + 2, version + 3]] * 2
