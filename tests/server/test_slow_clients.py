"""Clients that send half a request, hold connections without using them, or flood them with control frames."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from headwater.connections import is_among
from tests.processes import PATIENCE, Server, eventually, serving
from tests.server.clients import EVENTS, Http, guest, table

HALF_A_HEAD = b"POST /graphql HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
HALF_A_BODY = HALF_A_HEAD + b'Content-Length: 100\r\n\r\n{"query":'
PROTOCOL = Subprotocol("graphql-transport-ws")


@contextmanager
def sent(server: Server, data: bytes) -> Iterator[sockets.socket]:
    """A connection over which only this is said."""
    url = urlsplit(server.url)
    with sockets.create_connection((url.hostname, url.port), timeout=PATIENCE) as connection:
        connection.sendall(data)
        yield connection


def heard(connection: sockets.socket) -> bytes:
    """Everything until the server closes; it fails where it never does."""
    pieces = []
    while piece := connection.recv(65_536):
        pieces.append(piece)
    return b"".join(pieces)


def opened(server: Server) -> connect:
    url = server.url.replace("http", "ws", 1) + "/graphql"
    return connect(url, subprotocols=[PROTOCOL], open_timeout=PATIENCE, close_timeout=PATIENCE, proxy=None)


async def init(socket: ClientConnection, token: str | None = None) -> None:
    payload = {"token": token} if token else None
    await socket.send(json.dumps({"type": "connection_init", "payload": payload}))
    assert json.loads(await socket.recv())["type"] == "connection_ack"


async def ending(socket: ClientConnection) -> tuple[int | None, str | None]:
    with pytest.raises(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code, socket.close_reason


@pytest.mark.parametrize("data", [b"", b"G", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "letter", "head", "body"])
def test_half_a_request_is_not_waited_for_for_ever(data: bytes) -> None:
    with serving(header_patience=0.2, body_patience=0.2) as server, ExitStack() as crowd:
        connections = [crowd.enter_context(sent(server, data)) for _ in range(50)]
        answers = {heard(connection).partition(b"\r\n")[0] for connection in connections}
        assert answers == {b"HTTP/1.1 408 Request Timeout"}
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200


def test_a_second_request_on_a_connection_has_its_time_too() -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    with serving(header_patience=0.2) as server, sent(server, whole + HALF_A_HEAD) as connection:
        lines = heard(connection).split(b"\r\n")
        assert lines[0] == b"HTTP/1.1 200 OK"
        assert b"HTTP/1.1 408 Request Timeout" in b"".join(lines)


def test_headers_without_end_are_refused() -> None:
    with serving() as server, sent(server, HALF_A_HEAD + b"X: " + b"x" * 70_000) as connection:
        assert heard(connection).startswith(b"HTTP/1.1 431 ")


def test_a_client_that_reads_nothing_is_let_go() -> None:
    """The schema is larger than what a connection buffers, some hundred times over."""
    body = json.dumps({"query": "{ __schema { types { name description fields { name description } } } }"}).encode()
    head = HALF_A_HEAD + b"Content-Length: %d\r\n\r\n" % len(body)
    with serving(body_patience=0.2, requests_burst=10_000, graphql_cost_burst=10_000_000) as server:
        url = urlsplit(server.url)
        with sockets.socket() as connection:
            connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
            connection.connect((url.hostname, url.port))
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                for _ in range(1_000):
                    connection.sendall(head + body)
                    time.sleep(0.01)


def test_a_client_that_hangs_up_is_no_fault() -> None:
    with serving() as server:
        with sent(server, HALF_A_BODY):
            time.sleep(0.1)
        eventually(lambda: any(event.get("status") == 499 for event in server.events()), "the request is logged")
        assert "Traceback" not in server.log
        assert not [event for event in server.events() if event.get("status") == 500]


def test_an_address_has_only_so_many_connections() -> None:
    with serving(trusted_proxies="192.0.2.1", connections_per_address=3) as server:
        eventually(lambda: _is_free(server), "the connections of the start are closed")
        with ExitStack() as crowd:
            for _ in range(3):
                crowd.enter_context(sent(server, b""))
            time.sleep(0.2)
            with sent(server, b"") as fourth:
                assert heard(fourth).startswith(b"HTTP/1.1 429 ")
        eventually(lambda: _is_free(server), "the connections are given back")


def _is_free(server: Server) -> bool:
    """Whether three connections at once are answered."""
    with ExitStack() as crowd:
        for _ in range(2):
            crowd.enter_context(sent(server, b""))
        try:
            return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


@pytest.mark.parametrize("proxies", ["127.0.0.1", "192.0.2.1"], ids=["proxy", "direct"])
async def test_an_address_has_only_so_many_sockets(proxies: str) -> None:
    with serving(trusted_proxies=proxies, connections_per_address=3) as server:
        async with opened(server) as one, opened(server) as two, opened(server) as three:
            with pytest.raises((InvalidStatus, OSError)) as refused:
                async with opened(server):
                    pass
            if proxies == "127.0.0.1":
                assert isinstance(refused.value, InvalidStatus)
                response = refused.value.response
                assert response.status_code == 429
                assert json.loads(response.body or b"")["code"] == "too-many-connections"
            for socket in (one, two, three):
                await init(socket)


async def test_an_idle_socket_of_nobody_known_is_closed(http: Http) -> None:
    with serving(idle_patience=0.3) as server:
        ann, bea = await guest(http, server.url), await guest(http, server.url)
        match = await table(ann, bea)
        async with opened(server) as idle, opened(server) as watching, opened(server) as known:
            await init(idle)
            await init(known, ann.token)
            await init(watching)
            payload = {"query": EVENTS, "variables": {"match": match}}
            await watching.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
            assert await ending(idle) == (1000, "Idle")
            await asyncio.sleep(1)
            for socket in (watching, known):
                await socket.send(json.dumps({"type": "ping"}))
                while json.loads(await socket.recv())["type"] != "pong":
                    pass
            await watching.send(json.dumps({"id": "1", "type": "complete"}))
            assert await ending(watching) == (1000, "Idle")


@pytest.mark.parametrize("kind", ["pong", "ping", "text"])
async def test_frames_are_counted(kind: str) -> None:
    """A burst of 10 requests is 40 frames; the others would be read, and answered, for as long as they come."""
    with serving(requests_burst=10, requests_per_second=1) as server:
        async with opened(server) as socket:
            await init(socket)
            with pytest.raises(ConnectionClosed):
                for number in range(100_000):
                    if kind == "text":
                        await socket.send('{"type": "pong"}')
                    else:
                        await (socket.pong() if kind == "pong" else socket.ping(str(number)))
                    if number % 50 == 0:
                        await asyncio.sleep(0.01)
            assert (socket.close_code, socket.close_reason) in ((1008, "Too many frames"), (1006, ""))


def test_a_proxy_is_told_by_its_address_or_its_network() -> None:
    assert is_among("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert is_among("2001:db8::1", "2001:db8::/32")
    assert is_among("anything", "*")
    assert not is_among("11.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert not is_among("not an address", "10.0.0.0/8")
