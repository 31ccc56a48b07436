"""Clients that send half a request, hold connections without using them, or flood them with control frames."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from api.forwarded import Proxies
from application.ports.limits import Rate
from application.process.bounded_cache import BoundedCache
from headwater import guarded_protocols
from headwater.guarded_protocols import LONGEST_WAIT, TOO_MANY_FRAMES, Guard
from tests import houses
from tests.graphql.sockets import EVENTS, line
from tests.houses import AMPLE, House
from tests.processes import serving
from tests.server.clients import PATIENCE

LONG = 1_000.0
FREELY = Rate("freely", 1_000_000, 1e6)
GUARD = Guard(LONG, LONG, 1_000, FREELY, FREELY, Proxies.parse("192.0.2.1"))
# As a client sends them: masked, with a mask of zeros.
FRAMES = {
    "pong": b"\x8a\x80\x00\x00\x00\x00",
    "ping": b"\x89\x80\x00\x00\x00\x00",
    "text": b"\x81\x8f\x00\x00\x00\x00" + b'{"type":"pong"}',
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HALF_A_HEAD = b"POST /graphql HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
HALF_A_BODY = HALF_A_HEAD + b'Content-Length: 100\r\n\r\n{"query":'


@dataclass
class Wire:
    """A connection on which nothing is said by itself."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server closes."""
        return await asyncio.wait_for(self.reader.read(), PATIENCE)


@asynccontextmanager
async def wire(address: str) -> AsyncIterator[Wire]:
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


async def eventually(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():  # noqa: ASYNC110  # nobody tells when
            await asyncio.sleep(0.01)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with houses.house(tmp_path) as made:
        yield made


@pytest.mark.parametrize("data", [b"", b"G", HALF_A_HEAD], ids=["nothing", "letter", "half"])
async def test_half_a_head_is_not_waited_for_for_ever(house: House, data: bytes) -> None:
    async with houses.served(house, guard=replace(GUARD, header_patience=1.0)) as address, AsyncExitStack() as crowd:
        wires = []
        for _ in range(50):
            wires.append(await crowd.enter_async_context(wire(address)))
            await wires[-1].say(data)
        answers = {(await each.rest()).partition(b"\r\n")[0] for each in wires}
        assert answers == {b"HTTP/1.1 408 Request Timeout"}


async def test_half_a_body_is_not_waited_for_for_ever(house: House) -> None:
    async with houses.served(house, guard=replace(GUARD, body_patience=0.2)) as address, wire(address) as slow:
        await slow.say(HALF_A_BODY)
        assert (await slow.rest()).startswith(b"HTTP/1.1 408 ")


async def test_a_second_request_on_a_connection_has_its_time_too(house: House) -> None:
    async with houses.served(house, guard=replace(GUARD, header_patience=0.2)) as address, wire(address) as slow:
        await slow.say(WHOLE + HALF_A_HEAD)
        answers = await slow.rest()
        assert answers.startswith(b"HTTP/1.1 200 OK")
        assert b"HTTP/1.1 408 Request Timeout" in answers


async def test_a_request_that_has_come_may_be_answered_late(house: House) -> None:
    guard = replace(GUARD, header_patience=0.5, body_patience=0.5)
    async with houses.served(house, guard=guard) as address:
        ann, bea = await house.visitor("Ann"), await house.visitor("Bea")
        made = await ann.do("createMatch", {"game": "the-river", "seats": 2}, "... on MatchCreated { match { id } }")
        async with wire(address) as stream:
            path = f"/v1/matches/{made['match']['id']}/events"
            await stream.say(b"GET %s HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n\r\n" % path.encode())
            await stream.reader.readuntil(b"event: opened")
            await asyncio.sleep(2 * guard.header_patience)
            await bea.do("joinMatch", {"matchId": made["match"]["id"]})
            await asyncio.wait_for(stream.reader.readuntil(b"event: joined"), PATIENCE)


async def test_headers_without_end_are_refused(house: House) -> None:
    async with houses.served(house, guard=GUARD) as address, wire(address) as endless:
        await endless.say(HALF_A_HEAD + b"X: " + b"x" * 70_000)
        assert (await endless.rest()).startswith(b"HTTP/1.1 431 ")


async def test_a_client_that_reads_nothing_is_let_go(house: House) -> None:
    """Ten megabytes are more than the buffers of a connection hold."""
    guard = replace(GUARD, body_patience=0.2)
    async with houses.served(house, guard=guard) as address, wire(address) as deaf:
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport of the loop's own
        with pytest.raises(ConnectionError):  # noqa: PT012  # it is not known which one fails
            for _ in range(100_000):
                await deaf.say(b"GET /graphql/static/graphiql.min.js HTTP/1.1\r\nHost: here\r\n\r\n")
                await asyncio.sleep(0.002)


async def test_an_address_has_only_so_many_connections(house: House) -> None:
    guard = replace(GUARD, connections_per_address=3)
    async with houses.served(house, guard=guard) as address:
        async with wire(address), wire(address), wire(address) as third:
            await third.say(WHOLE)
            assert (await third.reader.readline()).startswith(b"HTTP/1.1 200 ")
            async with wire(address) as fourth:
                assert (await fourth.rest()).startswith(b"HTTP/1.1 429 ")
        await eventually(lambda: not guard.open)


def test_a_walk_through_a_48_has_sixteen_times_the_connections_and_no_more() -> None:
    guard = replace(GUARD, connections_per_address=2, open=Counter())
    walk = [guard.enter((f"2001:db8:1:{number << 8:x}::1", 1)) for number in range(32)]
    assert guard.crowd(walk[-1]) == 1
    beyond = guard.enter(("2001:db8:1:ff00::1", 1))
    assert guard.crowd(beyond) > 1
    for address in (*walk, beyond):
        guard.leave(address)
    assert not guard.open


def test_an_address_that_connects_too_often_is_read_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_protocols, "monotonic", lambda: 1_000.0)
    guard = replace(GUARD, arrivals=Rate("connections", 3, 0.5), next_turn=BoundedCache(10))
    waits = [guard.wait("127.0.0.1") for _ in range(8)]
    assert waits[:3] == [0, 0, 0]
    assert waits[3:] == pytest.approx([2, 4, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT])
    assert guard.wait("127.0.0.2") == guard.wait(None) == 0


async def test_a_connection_that_waits_for_its_turn_loses_nothing(house: House) -> None:
    guard = replace(GUARD, arrivals=Rate("connections", 1, 2), next_turn=BoundedCache(10))
    async with houses.served(house, guard=guard) as address:
        async with wire(address), wire(address) as second:
            await second.say(WHOLE[:10])
            await second.say(WHOLE[10:])
            assert (await second.reader.readline()).startswith(b"HTTP/1.1 200 ")
        await eventually(lambda: not guard.open)


async def test_a_client_that_hangs_up_while_it_waits_is_forgotten_at_once(house: House) -> None:
    guard = replace(GUARD, arrivals=Rate("connections", 1, 0.001), next_turn=BoundedCache(10))
    async with houses.served(house, guard=guard) as address:
        async with wire(address), wire(address) as second:
            await second.say(WHOLE)
        await eventually(lambda: not guard.open)


async def test_a_connection_that_waits_for_its_turn_keeps_no_more_than_a_head(house: House) -> None:
    guard = replace(GUARD, arrivals=Rate("connections", 1, 0.001), next_turn=BoundedCache(10))
    async with houses.served(house, guard=guard) as address, wire(address), wire(address) as second:
        await second.say(HALF_A_HEAD + b"X: " + b"x" * 70_000)
        assert (await second.rest()).startswith(b"HTTP/1.1 431 ")


async def test_a_socket_is_one_connection(house: House) -> None:
    guard = replace(GUARD, connections_per_address=1)
    async with houses.served(house, guard=guard) as address:
        async with line(address):
            assert guard.open.total() == 1
            async with wire(address) as second:
                assert (await second.rest()).startswith(b"HTTP/1.1 429 ")
        await eventually(lambda: not guard.open)


async def test_a_proxy_has_as_many_connections_as_it_needs(house: House) -> None:
    guard = replace(GUARD, connections_per_address=1, proxies=Proxies.parse("127.0.0.1"))
    async with houses.served(house, guard=guard) as address, wire(address), wire(address), wire(address) as third:
        await third.say(WHOLE)
        assert (await third.reader.readline()).startswith(b"HTTP/1.1 200 ")


async def test_an_address_has_only_so_many_sockets_whoever_speaks_for_it(tmp_path: Path) -> None:
    options = replace(AMPLE, connections_per_address=2)
    async with houses.house(tmp_path, options=options) as house, houses.served(house) as address:
        async with line(address), line(address):
            with pytest.raises(InvalidStatus) as refused:
                async with line(address):
                    pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["errors"][0]["extensions"]["code"] == "too-many-connections"
        async with line(address):
            pass


async def test_an_idle_socket_of_nobody_known_is_closed(tmp_path: Path) -> None:
    options = replace(AMPLE, idle_patience=1.0)
    async with houses.house(tmp_path, options=options) as house, houses.served(house) as address:
        ann = await house.visitor("Ann")
        made = await ann.do("createMatch", {"game": "the-river", "seats": 2}, "... on MatchCreated { match { id } }")
        async with line(address) as idle, line(address) as watching, line(address, ann) as known:
            await watching.subscribe("1", EVENTS, id=made["match"]["id"])
            assert await idle.ending() == (1000, "Idle")
            async with line(address) as later:
                assert await later.ending() == (1000, "Idle")
            for each in (watching, known):
                await each.say({"type": "ping"})
                while (await each.hear())["type"] != "pong":
                    pass
            await watching.say({"type": "complete", "id": "1"})
            assert await watching.ending() == (1000, "Idle")


@pytest.mark.parametrize("kind", list(FRAMES))
async def test_frames_are_counted(house: House, kind: str) -> None:
    guard = replace(GUARD, frames=Rate("frames", 40, 1.0))
    async with houses.served(house, guard=guard) as address, line(address) as flood:
        # In one piece: a server that closes before it has read everything sends a reset, which may overtake its reason.
        flood.connection.transport.write(FRAMES[kind] * 60)
        assert await flood.ending() == TOO_MANY_FRAMES


async def test_a_flood_of_frames_is_not_read_to_its_end(house: House) -> None:
    """Some 40,000 pongs come in one read of the loop."""
    guard = replace(GUARD, frames=Rate("frames", 100, 1.0))
    async with houses.served(house, guard=guard) as address, line(address) as flood:
        transport = flood.connection.transport
        transport.write(FRAMES["pong"] * 43_000)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(flood.connection.recv(), PATIENCE)


async def test_a_client_that_hangs_up_is_no_fault(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with houses.served(house, guard=GUARD) as address:
        async with wire(address) as hasty:
            await hasty.say(HALF_A_BODY)
            await asyncio.sleep(0.1)
        await eventually(lambda: house.metrics.count_of("requests", status="499") == 1)
    assert not caplog.records


async def test_the_settings_reach_the_server() -> None:
    with serving(header_patience=1.0, connections_per_address=2, trusted_proxies="192.0.2.1") as server:
        address = server.url.removeprefix("http://")
        async with wire(address) as slow:
            await slow.say(HALF_A_HEAD)
            assert (await slow.rest()).startswith(b"HTTP/1.1 408 ")
