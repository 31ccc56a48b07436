"""What the doors count: moves, refusals, limits, sockets and streams, each under few labels."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from application.matches.legal_moves import legal_texts_in
from application.ports.limits import Rate
from tests import houses
from tests.graphql.sockets import EVENTS, line
from tests.houses import AMPLE, House, served
from tests.tables import TableInHouse, started

PLAY = "mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename ... on Refusal { code } } }"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with houses.house(tmp_path) as made:
        yield made


@pytest.fixture
async def table(house: House) -> TableInHouse:
    return await started(house, [await house.human("Ann"), await house.human("Ben")])


async def next_move(table: TableInHouse, **more: object) -> dict[str, Any]:
    seen = await table.look()
    return {"matchId": table.id, "expectedVersion": seen.version, "move": {"notation": legal_texts_in(seen)[0]}, **more}


async def play_by_rest(table: TableInHouse, key: str) -> None:
    seen, mover = await table.look(), await table.mover()
    headers = {**mover.caller_headers, "If-Match": f'"{seen.version}"', "Idempotency-Key": key}
    for _ in range(2):
        move = {"move": legal_texts_in(seen)[0]}
        answer = await table.house.http.post(f"/v1/matches/{table.id}/moves", json=move, headers=headers)
        assert answer.status_code == 200, answer.text


async def test_moves_are_counted_by_game_and_door_and_a_repeated_request_is_no_move(
    house: House, table: TableInHouse
) -> None:
    await play_by_rest(table, "once")
    await (await table.mover()).data(PLAY, input=await next_move(table))
    async with served(house) as address, line(address, await table.mover()) as talk:
        await talk.subscribe("1", PLAY, input=await next_move(table))
        assert (await talk.data("1"))["playMove"]["__typename"] == "MovePlayed"
    for door in ("rest", "graphql", "socket"):
        assert house.metrics.count_of("moves", game="moon-river", door=door) == 1
    assert house.metrics.count_of("moves") == 3


async def test_refusals_are_counted_by_code_at_either_door(house: House, table: TableInHouse) -> None:
    waiting = await table.waiting()
    await waiting.data(PLAY, input=await next_move(table))
    assert house.metrics.count_of("refusals", code="not-your-turn", door="graphql") == 1
    await house.guest().ask(PLAY, input=await next_move(table))
    assert house.metrics.count_of("refusals", code="sign-in-needed", door="graphql") == 1
    await house.guest().ask("{ no such field")
    assert house.metrics.count_of("refusals", code="bad-document", door="graphql") == 1
    await house.guest().get("/v1/me")
    assert house.metrics.count_of("refusals", code="sign-in-needed", door="rest") == 1
    await replace(waiting, token="hw_of_nobody").get("/v1/me")
    assert house.metrics.count_of("refusals", code="bad-token", door="rest") == 1
    await house.guest().get("/v1/castles")
    assert house.metrics.count_of("refusals", code="unknown-path", door="rest") == 1


async def test_refusals_on_a_socket_are_counted(house: House) -> None:
    async with served(house) as address, line(address) as talk:
        await talk.subscribe("1", EVENTS, id="mat_of_nobody")
        assert (await talk.message("1"))["type"] == "error"
    assert house.metrics.count_of("refusals", code="unknown-match", door="socket") == 1


async def test_limits_are_counted_by_name_and_route(tmp_path: Path) -> None:
    options = replace(AMPLE, requests=Rate("requests", 2, 0.001), body_limit=100)
    async with houses.house(tmp_path, options=options) as house:
        for _ in range(3):
            await house.http.get("/v1/matches/mat_a/moves")
        await house.http.post("/v1/guests", content=b" " * 200)
        assert house.metrics.count_of("limits") == 2
        assert house.metrics.count_of("limits", limit="requests", route="/v1/matches/{match}/moves") == 1
        assert house.metrics.count_of("limits", limit="body", route="/v1/guests") == 1
        assert house.metrics.count_of("refusals", code="too-many-requests", door="rest") == 1
        assert house.metrics.count_of("requests", route="/v1/matches/{match}/moves", status="429") == 1


async def test_a_cost_that_is_used_up_is_counted_as_a_limit_of_its_own(tmp_path: Path) -> None:
    async with houses.house(tmp_path, options=replace(AMPLE, graphql_cost=Rate("graphql-cost", 1, 0.001))) as house:
        for _ in range(2):
            await house.guest().ask("{ games { key } }")
        assert house.metrics.count_of("limits", limit="graphql-cost", route="/graphql") >= 1


@pytest.mark.parametrize("method", ["BREW", "PROPFIND"])
async def test_a_method_that_a_client_makes_up_is_no_label(house: House, method: str) -> None:
    await house.http.request(method, "/v1/games")
    await house.http.request(method, "/v1/castles")
    assert house.metrics.count_of("requests", method="any") == 2


async def test_operations_are_timed_by_their_kind(house: House, table: TableInHouse) -> None:
    await house.guest().data("{ games { key } }")
    await (await table.mover()).data(PLAY, input=await next_move(table))
    assert len(house.metrics.values_of("graphql_seconds")) == 2
    assert len(house.metrics.values_of("request_seconds")) == 2


async def test_sockets_and_their_streams_are_counted_and_closed_with_their_code(
    house: House, table: TableInHouse
) -> None:
    async with served(house) as address:
        async with line(address, table.owner) as talk:
            assert house.metrics.level_of("sockets_open") == 1
            await talk.subscribe("1", EVENTS, id=table.id)
            await talk.data("1")
            assert house.metrics.count_of("streams_opened", door="socket") == 1
        async with line(address, init=False) as wrong:
            await wrong.say("nonsense")
            assert (await wrong.ending())[0] == 4400
        async with line(address) as strange:
            await strange.connection.close(4999)
        while house.metrics.level_of("sockets_open"):  # noqa: ASYNC110 - the server ends them in its own time
            await asyncio.sleep(0.01)
    assert house.metrics.count_of("sockets_opened") == 3
    for code in ("1000", "4400", "other"):
        assert house.metrics.count_of("sockets_closed", code=code) == 1
