"""Who is connected: while a stream lasts, in any process, and forgotten when one dies."""

import asyncio

import pytest

from adapters.presence import BadUrl, presence
from adapters.presence.valkey import ValkeyPresence
from application.ports.presence import Presence
from domain.hosting.terms import MatchId, PlayerId
from tests.fakes.presence import FakePresence
from tests.servers import valkey_running

MATCH, OTHER = MatchId("mat_a"), MatchId("mat_b")
ADA, BEA = PlayerId("ply_ada"), PlayerId("ply_bea")


async def contract(made: Presence) -> None:
    assert await made.connected_players(MATCH) == frozenset()
    async with made.here(MATCH, ADA):
        async with made.here(MATCH, ADA), made.here(MATCH, BEA), made.here(OTHER, BEA):
            assert await made.connected_players(MATCH) == {ADA, BEA}
            assert await made.connected_players(OTHER) == {BEA}
        assert await made.connected_players(MATCH) == {ADA}
        assert await made.connected_players(OTHER) == frozenset()
    assert await made.connected_players(MATCH) == frozenset()
    await made.close()


async def test_a_player_is_here_until_the_last_stream_ends(shared_url: str) -> None:
    await contract(presence(shared_url))


async def test_the_fake_keeps_the_contract() -> None:
    await contract(FakePresence())


async def test_processes_tell_each_other_who_is_here(valkey_url: str) -> None:
    one, other = ValkeyPresence(valkey_url), ValkeyPresence(valkey_url)
    async with one.here(MATCH, ADA), other.here(MATCH, BEA), other.here(MATCH, ADA):
        assert await one.connected_players(MATCH) == await other.connected_players(MATCH) == {ADA, BEA}
    assert await one.connected_players(MATCH) == await other.connected_players(MATCH) == frozenset()
    await one.close()
    await other.close()


async def test_who_vanished_without_a_word_is_forgotten_and_who_stays_is_renewed(valkey_url: str) -> None:
    dead, alive = ValkeyPresence(valkey_url, lapse=1.0, renewal=3600), ValkeyPresence(valkey_url, lapse=30, renewal=0.2)
    watcher = ValkeyPresence(valkey_url)
    async with dead.here(MATCH, ADA), alive.here(MATCH, BEA):
        async with asyncio.timeout(60):
            while await watcher.connected_players(MATCH) != {BEA}:  # noqa: ASYNC110  # nobody tells
                await asyncio.sleep(0.05)
    for made in (dead, alive, watcher):
        await made.close()


async def test_without_the_server_each_process_knows_its_own() -> None:
    with valkey_running() as server:
        made = ValkeyPresence(server.fresh_database())
        server.stop()
        async with made.here(MATCH, ADA):
            assert await made.connected_players(MATCH) == {ADA}
        assert await made.connected_players(MATCH) == frozenset()
        await made.close()


async def test_a_renewal_of_nobody_is_no_sign_of_life(caplog: pytest.LogCaptureFixture) -> None:
    with valkey_running() as server:
        made = ValkeyPresence(server.fresh_database(), renewal=0.05)
        server.stop()
        async with made.here(MATCH, ADA):
            pass
        await asyncio.sleep(3)  # longer than the breaker stays shut after a fault
        await made.close()
    assert [record.message for record in caplog.records if "restored" in record.message] == []


@pytest.mark.parametrize("url", ["smoke://hill", "postgresql://hill/x", ""])
def test_a_url_that_means_no_place_for_presence_is_refused(url: str) -> None:
    with pytest.raises(BadUrl):
        presence(url)
