"""A store that is away: both doors say so, and no stream is told that it is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.persistence import store
from api.streams import with_heartbeats
from application.policy import Policy
from tests import houses
from tests.graphql.sockets import line
from tests.graphql.test_subscriptions import TroubledStore
from tests.houses import AMPLE, House, served

LIST = "{ matches(first: 1) { edges { node { id } } } games { key } }"


@pytest.fixture
async def away(tmp_path: Path) -> AsyncIterator[tuple[House, TroubledStore]]:
    """A house whose store can be taken away."""
    async with houses.house(tmp_path):
        pass
    troubled = TroubledStore(store(f"sqlite:///{tmp_path / 'house.db'}"))
    async with houses.house(tmp_path, Policy(caller_patience=0), kept=troubled) as house:
        yield house, troubled


async def test_both_doors_say_when_to_come_again(away: tuple[House, TroubledStore]) -> None:
    house, troubled = away
    ann = await house.human("Ann")
    troubled.is_away = True
    plain, known = await house.guest().post(LIST), await ann.post(LIST)
    rest = await ann.get("/v1/me")
    assert [(answer.status_code, answer.headers["retry-after"]) for answer in (plain, known, rest)] == [(503, "2")] * 3
    for (error,) in (plain.json()["errors"], known.json()["errors"]):
        assert error["extensions"] == {"code": "unavailable", "retry_after": 2}
    assert rest.json()["code"] == "unavailable"
    troubled.is_away = False
    assert (await ann.post(LIST)).status_code == 200


async def test_an_operation_on_an_open_socket_is_told_and_the_socket_stays(away: tuple[House, TroubledStore]) -> None:
    house, troubled = away
    ann = await house.human("Ann")
    async with served(house) as address, line(address, ann) as socket:
        troubled.is_away = True
        await socket.subscribe("turns", "subscription { leagueEvents(leagueId: 1) { version } }")
        refused = await socket.message("turns")
        assert refused["type"] == "error"
        assert refused["payload"][0]["extensions"]["code"] == "unavailable"
        await socket.subscribe("list", LIST)
        answer = await socket.message("list")
        assert answer["payload"][0]["extensions"]["code"] == "unavailable"
        troubled.is_away = False
        await socket.subscribe("again", LIST)
        assert (await socket.data("again"))["games"]


async def test_a_new_socket_is_asked_to_come_again(away: tuple[House, TroubledStore]) -> None:
    house, troubled = away
    ann = await house.human("Ann")
    troubled.is_away = True
    async with served(house) as address, line(address, init=False) as socket:
        await socket.say({"type": "connection_init", "payload": {"token": ann.token}})
        assert await socket.ending() == (1013, "Try again later")


async def test_a_new_socket_is_not_blamed_for_a_store_that_hangs(tmp_path: Path) -> None:
    async with houses.house(tmp_path):
        pass
    troubled = TroubledStore(store(f"sqlite:///{tmp_path / 'house.db'}"))
    hasty = replace(AMPLE, init_patience=0.5)
    async with houses.house(tmp_path, Policy(caller_patience=0), hasty, kept=troubled) as house:
        ann = await house.human("Ann")
        troubled.is_hanging = True
        async with served(house) as address, line(address, init=False) as socket:
            await socket.say({"type": "connection_init", "payload": {"token": ann.token}})
            assert await socket.ending() == (1013, "Try again later")


async def test_a_stream_does_not_end_because_the_look_for_its_end_failed() -> None:
    async def nothing() -> AsyncIterator[int]:
        await asyncio.Event().wait()
        yield 1

    async def fail() -> None:
        raise RuntimeError("no answer")

    with pytest.raises(RuntimeError, match="no answer"):
        async for _ in with_heartbeats(nothing(), 60.0, fail()):
            pass
