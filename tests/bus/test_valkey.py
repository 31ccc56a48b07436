"""A server that many ask: a crowd waits for its connections, a server that hangs is left alone."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from adapters.limits.valkey import ValkeyLimits
from adapters.presence.valkey import ValkeyPresence
from adapters.valkey import Server, ServerDown
from application.ports.limits import Rate
from domain.hosting.terms import MatchId, PlayerId
from tests.servers import ValkeyServer, valkey_running

PLENTY = Rate("plenty", 1_000_000, 0.001)
CROWD = 400


@contextmanager
def hanging(server: ValkeyServer) -> Iterator[None]:
    """It takes connections, and answers nothing."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def test_a_crowd_waits_for_few_connections_and_loses_nothing(
    valkey_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    made, here = ValkeyLimits(valkey_url, pool=4), ValkeyPresence(valkey_url, pool=4)
    match = MatchId("mat_crowd")

    async def subscribe(number: int) -> None:
        await made.take(PLENTY, "all")
        async with here.here(match, PlayerId(f"ply_{number}")):
            await asyncio.sleep(0)

    await asyncio.gather(*(subscribe(number) for number in range(CROWD)))
    left = await made.take(PLENTY, "all")
    assert left.remaining <= PLENTY.burst - CROWD, "all were counted by the server"
    assert await here.connected_players(match) == frozenset()
    assert caplog.records == []
    await made.close()
    await here.close()


async def test_a_server_that_hangs_is_waited_for_once_and_then_left_alone() -> None:
    with valkey_running() as valkey:
        server = Server(valkey.fresh_database(), 2.0, 2, "nobody is told", pause=3600.0)
        asked = 0

        async def ping() -> bool:
            nonlocal asked
            asked += 1
            return bool(await server.client.ping())

        assert await server.ask(ping)
        with hanging(valkey):
            for _ in range(100):
                with pytest.raises(ServerDown):
                    await server.ask(ping)
        assert asked == 2
        await server.close()


async def test_a_server_that_answers_again_is_asked_again() -> None:
    with valkey_running() as valkey:
        server = Server(valkey.fresh_database(), 0.05, 2, "nobody is told", pause=0.01)
        with hanging(valkey), pytest.raises(ServerDown):
            await server.ask(server.client.ping)
        async with asyncio.timeout(60):
            while not await is_answered(server):  # noqa: ASYNC110  # nobody tells
                await asyncio.sleep(0.01)
        await server.close()


async def test_whoever_is_cancelled_while_asking_is_cancelled(valkey_url: str) -> None:
    here, match, player = ValkeyPresence(valkey_url, pool=2), MatchId("mat_here"), PlayerId("ply_here")

    async def stay() -> None:
        async with here.here(match, player):
            await asyncio.Event().wait()

    for steps in range(40):
        visit = asyncio.create_task(stay())
        for _ in range(steps):
            await asyncio.sleep(0)
        visit.cancel()
        done, _ = await asyncio.wait([visit], timeout=60)
        assert done, f"after {steps} steps"
        assert visit.cancelled()
    await here.close()


async def test_a_server_that_was_restarted_is_missed_once(caplog: pytest.LogCaptureFixture) -> None:
    connections = 8
    with valkey_running() as valkey:
        server = Server(valkey.fresh_database(), 5.0, connections, "nobody is told", pause=0.01)
        await asyncio.gather(*(is_answered(server) for _ in range(connections)))
        await asyncio.to_thread(valkey.stop)
        await asyncio.to_thread(valkey.start)
        for crowd in (1, 1, 2, 4, connections):
            await asyncio.gather(*(is_answered(server) for _ in range(crowd)))
            await asyncio.sleep(0.05)
        await server.close()
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["valkey.lost", "valkey.restored"]


async def is_answered(server: Server) -> bool:
    try:
        return bool(await server.ask(server.client.ping))
    except ServerDown:
        return False
