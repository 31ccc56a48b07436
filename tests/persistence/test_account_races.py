"""Passwords, names and addresses changed by several processes at once, on both databases."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from application.accounts.change_name import change_name
from application.accounts.change_password import change_password, reset_password
from application.accounts.request_reset import mail_reset, request_reset
from application.accounts.set_address import set_address
from application.accounts.verify_address import verify_address
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.errors import Refusal, Unauthenticated
from application.players.authenticate import authenticate
from application.players.sessions import IssuedToken
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from tests.accounts.letters import code_in
from tests.workers.desks import desk_on

PASSWORD = "moonlit river"
ROUNDS = 3


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


async def person(desk: Desk, name: str) -> Caller:
    return await authenticate(desk, (await sign_up(desk, NOBODY, name, PASSWORD)).text)


async def newest_code(desk: Desk, address: str) -> str:
    async with desk.store.reading() as reading:
        queued = await reading.due_mails(Moment(desk.clock.now() + 60_000), 100)
    return code_in([each.mail for each in queued if each.mail.to == address and "#" in each.mail.text][-1])


async def with_address(desk: Desk, name: str) -> Caller:
    caller, address = await person(desk, name), f"{name}@river.example"
    await set_address(desk, caller, address, PASSWORD)
    await verify_address(desk, NOBODY, await newest_code(desk, address))
    return caller


def only_one(done: Sequence[Any], kind: type) -> Any:
    """The success, all others being refused."""
    won = [each for each in done if isinstance(each, kind)]
    assert len(won) == 1, done
    assert all(isinstance(each, Refusal) for each in done if each not in won), done
    return won[0]


async def test_of_two_resets_with_one_code_at_once_one_succeeds(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        for number in range(ROUNDS):
            name = f"Ada{'abc'[number]}"
            await with_address(here, name)
            await request_reset(here, NOBODY, name)
            async with here.store.reading() as reading:
                (request,) = await reading.waiting_resets(Moment(here.clock.now() + 1_000), 5)
            mailed = await asyncio.gather(mail_reset(here, request), mail_reset(there, request))
            assert sorted(mailed) == [False, True]
            code = await newest_code(here, f"{name}@river.example")
            passwords = ("the first river", "the second river")
            done = await asyncio.gather(
                reset_password(here, NOBODY, code, passwords[0]),
                reset_password(there, NOBODY, code, passwords[1]),
                return_exceptions=True,
            )
            winner = passwords[done.index(only_one(done, Player))]
            assert (await sign_in(here, NOBODY, name, winner)).player.name == name


async def test_of_two_changes_of_a_password_at_once_one_succeeds_and_leaves_one_session(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        ada = await person(here, "Ada")
        other = await authenticate(there, (await sign_in(there, NOBODY, "Ada", PASSWORD)).text)
        done = await asyncio.gather(
            change_password(here, ada, PASSWORD, "the first river"),
            change_password(there, other, PASSWORD, "the second river"),
            return_exceptions=True,
        )
        won = only_one(done, IssuedToken)
        async with here.store.reading() as reading:
            tokens = await reading.tokens_of(ada.required_player().id)
        assert [token.id for token in tokens if token.revoked_at is None] == [won.id]
        with pytest.raises(Unauthenticated):
            await sign_in(here, NOBODY, "Ada", PASSWORD)


async def test_of_two_who_verify_one_address_at_once_one_has_it(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        for number in range(ROUNDS):
            address, codes = f"shared{number}@river.example", []
            for name in (f"Ada{'abc'[number]}", f"Bea{'abc'[number]}"):
                await set_address(here, await person(here, name), address, PASSWORD)
                codes.append(await newest_code(here, address))
            done = await asyncio.gather(
                verify_address(here, NOBODY, codes[0]),
                verify_address(there, NOBODY, codes[1]),
                return_exceptions=True,
            )
            assert isinstance(only_one(done, Player), Player)


async def test_a_name_that_is_being_given_up_goes_to_nobody_else(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        for number in range(ROUNDS):
            name = f"Willow{'abc'[number]}"
            ada = await person(here, name)
            done = await asyncio.gather(
                change_name(here, ada, f"Poplar{'abc'[number]}", PASSWORD),
                *(sign_up(there, NOBODY, name, PASSWORD) for _ in range(2)),
                return_exceptions=True,
            )
            assert only_one(done, Player).id == ada.required_player().id
