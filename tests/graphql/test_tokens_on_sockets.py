"""Open sockets and the tokens they were opened with."""

import asyncio
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from api.auth import wait_for_token_end
from application.callers import Scope
from application.players.create_token import create_token
from application.players.grant_role import grant_role
from application.players.revoke_token import revoke_token
from application.policy import Policy
from domain.hosting.players import PlayerRole
from tests import houses
from tests.fakes.desk import Town
from tests.graphql.sockets import EVENTS, PATIENCE, Line, line
from tests.houses import House, served
from tests.tables import caller_of, started

NEVER = 3_600.0
MINT = """
mutation { createToken(input: {label: "new", scopes: [PLAY]}) { __typename ... on Refusal { code } } }
"""


async def answer_or_end(socket: Line, name: str) -> str:
    """`next` for an answer, otherwise how it was refused."""
    try:
        message = await socket.message(name)
    except ConnectionClosed:
        return f"closed {socket.connection.close_code}"
    if message["type"] == "next":
        return "next"
    return str(message["payload"][0]["extensions"]["code"])


async def test_a_token_that_another_process_revoked_starts_nothing_on_its_open_socket(tmp_path: Path) -> None:
    async with houses.house(tmp_path, Policy(caller_patience=0)) as house, served(house) as address:
        ann = await house.human("Ann")
        caller = await caller_of(ann)
        async with line(address, ann) as socket:
            await socket.subscribe("before", MINT)
            assert await answer_or_end(socket, "before") == "next"
            # Written to the database alone: neither this process's memory nor its bus hears of it.
            async with house.desk.store.working() as work:
                await work.revoke_token(str(caller.token), house.clock.now())
                await work.commit()
            for number in range(3):
                await socket.subscribe(f"after {number}", MINT)
                assert await answer_or_end(socket, f"after {number}") in ("token-revoked", "closed 4403")
        async with house.desk.store.reading() as reading:
            tokens = await reading.tokens_of(caller.required_player().id)
    assert len(tokens) == 2


async def test_a_revocation_ends_open_streams_without_waiting_for_the_next_look(house: House) -> None:
    ann = await house.human("Ann")
    caller = await caller_of(ann)
    child = await create_token(house.desk, caller, "child", [Scope.PLAY])
    watching = [
        asyncio.create_task(wait_for_token_end(house.desk, one, every=NEVER))
        for one in (caller, await caller_of(await house.human("Ben")))
    ]
    await asyncio.sleep(0.05)
    assert not any(watch.done() for watch in watching)
    await revoke_token(house.desk, caller, str(caller.token))
    await asyncio.wait_for(watching[0], PATIENCE)
    assert not watching[1].done()
    watching[1].cancel()
    async with house.desk.store.reading() as reading:
        stored = await reading.token_by_id(child.id)
    assert stored is not None
    assert stored.revoked_at is not None


async def test_a_socket_is_closed_as_soon_as_its_token_is_revoked(house: House) -> None:
    people = [await house.human(name) for name in ("Ann", "Ben")]
    table = await started(house, people, "the-river")
    caller = await caller_of(table.owner)
    async with served(house) as address, line(address, table.owner) as socket:
        await socket.subscribe("all", EVENTS, id=table.id)
        await socket.data("all")
        await revoke_token(house.desk, caller, str(caller.token))
        assert await socket.ending() == (4403, "Token expired")


async def test_who_signs_out_on_a_socket_is_answered_before_it_closes(house: House) -> None:
    ann = await house.human("Ann")
    async with served(house) as address, line(address, ann) as socket:
        await socket.subscribe("out", "mutation { signOut { __typename } }")
        assert (await socket.data("out"))["signOut"]["__typename"] == "TokenRevoked"
        assert await socket.ending() == (4403, "Token expired")


async def test_a_guest_who_upgrades_on_a_socket_gets_the_new_token(house: House) -> None:
    upgrade = """mutation { upgradeGuest(input: {name: "Ann", password: "a long password"}) {
        ... on Session { secret player { name } } ... on Refusal { code } } }"""
    guest = await house.visitor("Passing")
    async with served(house) as address, line(address, guest) as socket:
        await socket.subscribe("up", upgrade)
        session = (await socket.data("up"))["upgradeGuest"]
        assert session["player"]["name"] == "Ann"
        assert await socket.ending() == (4403, "Token expired")


async def test_scopes_on_a_socket_are_those_of_now(house: House) -> None:
    mint = 'mutation { createToken(input: {label: "new", scopes: [ADMIN]}) { __typename ... on Refusal { code } } }'
    ann = await house.human("Ann")
    async with served(house) as address, line(address, ann) as socket:
        await socket.subscribe("before", mint)
        assert (await socket.data("before"))["createToken"]["code"] == "bad-scopes"
        await grant_role(house.desk, (await caller_of(ann)).required_player().id, PlayerRole.ADMIN)
        await socket.subscribe("after", mint)
        assert (await socket.data("after"))["createToken"]["__typename"] == "TokenCreated"


async def test_a_stream_in_another_process_is_told_of_a_revocation() -> None:
    town = Town()
    elsewhere = town.another_desk()
    ada = await town.human("Ada")
    watching = asyncio.create_task(wait_for_token_end(elsewhere, ada, every=NEVER))
    await asyncio.sleep(0.05)
    await revoke_token(town.desk, ada, str(ada.token))
    await asyncio.wait_for(watching, PATIENCE)
