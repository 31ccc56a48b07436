"""A database that goes away and comes back under a running server: told as an outage, survived by streams."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from adapters.persistence.migrate import migrate
from tests.databases import every_connection
from tests.processes import Server, eventually, headwater, serving
from tests.server.clients import EVENTS, PATIENCE, Http, Person, first, guest, play_one, socket, sse, table
from tests.servers import GUARDED, PostgresServer, postgres_running

CONNECTIONS = 20
SOCKETS = 60
PROTOCOL = Subprotocol("graphql-transport-ws")
LIST = "{ matches(first: 1) { edges { node { id } } } }"


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    """One that may be stopped without losing what it has acknowledged, and has few connections."""
    with postgres_running(is_durable=True, connections=CONNECTIONS) as server:
        yield server


@pytest.fixture
def own_database(own_postgres: PostgresServer) -> str:
    return own_postgres.fresh_database(own_postgres.template("newest", migrate))


async def close_code(server: Server, token: str) -> int:
    """How a new socket with this token is closed."""
    async with connect(f"ws{server.url.removeprefix('http')}/graphql", subprotocols=[PROTOCOL]) as line:
        try:
            await line.send(json.dumps({"type": "connection_init", "payload": {"token": token}}))
            async with asyncio.timeout(PATIENCE):
                while True:
                    assert json.loads(await line.recv())["type"] == "ping"
        except ConnectionClosed:
            assert line.close_code is not None
            return line.close_code


async def check_outage_is_told(http: Http, server: Server, ada: Person) -> None:
    answers = [
        await http.get(f"{server.url}/v1/me", headers=ada.bearer),
        await http.get(f"{server.url}/v1/matches"),
        await http.post(f"{server.url}/graphql", json={"query": LIST}),
        await http.post(f"{server.url}/graphql", json={"query": LIST}, headers=ada.bearer),
    ]
    assert [answer.status_code for answer in answers] == [503] * 4, [answer.text for answer in answers]
    assert [answer.headers["retry-after"] for answer in answers] == ["2"] * 4
    assert answers[0].json()["code"] == "unavailable"
    assert answers[2].json()["errors"][0]["extensions"]["code"] == "unavailable"
    assert await close_code(server, ada.token) == 1013
    assert (await http.get(f"{server.url}/readyz")).status_code == 503
    assert "headwater_store_up 0.0" in await asyncio.to_thread(server.figures)


def outage_lines(server: Server) -> list[str]:
    return [event["event"] for event in server.events() if event["event"].startswith("the database is")]


async def test_a_stopped_database_is_told_as_an_outage_and_streams_go_on_after_it(
    http: Http, own_postgres: PostgresServer, own_database: str
) -> None:
    with serving(database=own_database, requests_per_second=100_000) as server:
        ada, bea = await guest(http, server.url), await guest(http, server.url)
        match = await table(ada, bea)
        version = (await ada.call("GET", f"/v1/matches/{match}"))["version"]
        async with socket(ada, match, version) as pushed, sse(ada, match, version) as sent:
            waiting = [asyncio.create_task(first(stream, 2)) for stream in (pushed, sent)]
            await play_one(match, ada, bea)
            await asyncio.to_thread(own_postgres.stop)
            try:
                await asyncio.sleep(2.5)  # longer than the server trusts what it has in memory
                await check_outage_is_told(http, server, ada)
            finally:
                await asyncio.to_thread(own_postgres.start)
            await asyncio.to_thread(eventually, server.is_ready, "the server is ready again")
            await play_one(match, ada, bea)
            assert await asyncio.gather(*waiting) == [[version + 1, version + 2]] * 2
        await asyncio.to_thread(eventually, lambda: server.is_ready() and len(outage_lines(server)) > 1, "it is over")
        lines, log = outage_lines(server), server.log
    assert "Traceback" not in log
    assert len(lines) == 2, lines
    assert lines[0].startswith("the database is away: ")
    assert lines[1].startswith("the database is back; it was away for ")


async def test_a_server_without_a_connection_left_is_told_as_an_outage(http: Http, own_database: str) -> None:
    with serving(database=own_database, requests_per_second=100_000) as server:
        ada = await guest(http, server.url)
        taken = await every_connection(own_database)
        try:
            await asyncio.sleep(2.5)  # longer than the server trusts what it has in memory
            await check_outage_is_told(http, server, ada)
            refused = await asyncio.to_thread(headwater, "migrate", database=own_database)
        finally:
            for connection in taken:
                await connection.close()
        await asyncio.to_thread(eventually, server.is_ready, "the server is ready again")
        await ada.call("GET", "/v1/me")
        log = server.log
    assert "Traceback" not in log
    assert "53300" in log
    assert refused.returncode == 1
    assert "the server has no connection free: raise its max_connections, or lower HEADWATER_POOL" in refused.stderr


@pytest.mark.parametrize(
    ("user", "name", "told"),
    [
        (f"{GUARDED}:wrong", "postgres", "the server does not accept this user and password"),
        ("stranger:wrong", "postgres", "the server does not let this user in"),
        ("headwater", "nowhere", "the server has no database of this name: create it, then run `headwater migrate`"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_database_that_refuses_is_told_to_the_operator(
    postgres_server: PostgresServer, command: str, user: str, name: str, told: str
) -> None:
    postgres_server.execute(
        f"DO $$ BEGIN CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object THEN END $$"
    )
    url = f"postgresql://{user}@127.0.0.1:{postgres_server.port}/{name}"
    ended = headwater(command, database=url, migrate="never")
    assert ended.returncode == 1
    assert told in ended.stderr
    assert "wrong" not in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_no_socket_hears_that_its_stream_is_complete_when_the_server_ends(http: Http) -> None:
    with serving(requests_per_second=100_000, streams_per_player=SOCKETS) as server:
        ada, bea = await guest(http, server.url), await guest(http, server.url)
        match = await table(ada, bea)
        version = (await ada.call("GET", f"/v1/matches/{match}"))["version"]
        async with AsyncExitStack() as lines:
            sockets = [await lines.enter_async_context(watching(server, ada, match, version)) for _ in range(SOCKETS)]
            playing = asyncio.create_task(play_until_refused(match, ada, bea))
            await asyncio.gather(*(line.recv() for line in sockets))
            ended = await asyncio.to_thread(server.terminate)
            kinds = [kind for line in sockets for kind in await last_words(line)]
            await playing
        assert ended == 0
        assert set(kinds) <= {"next"}
        assert {line.close_code for line in sockets} == {1012}


@asynccontextmanager
async def watching(server: Server, person: Person, match: str, after: int) -> AsyncIterator[ClientConnection]:
    url = f"ws{server.url.removeprefix('http')}/graphql"
    async with connect(url, subprotocols=[PROTOCOL], open_timeout=PATIENCE, max_queue=None) as line:
        await line.send(json.dumps({"type": "connection_init", "payload": {"token": person.token}}))
        assert json.loads(await line.recv())["type"] == "connection_ack"
        payload = {"query": EVENTS, "variables": {"match": match, "after": str(after)}}
        await line.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
        yield line


async def play_until_refused(match: str, *people: Person) -> None:
    with suppress(httpx.HTTPError):
        while await play_one(match, *people):
            pass


async def last_words(line: ClientConnection) -> list[str]:
    """The types of all that was said before the end."""
    kinds: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            kinds.append(json.loads(await line.recv())["type"])
    return kinds
