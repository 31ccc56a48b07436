"""Tokens and upgrades by several processes at once, on both databases."""

import asyncio

import pytest

from application.callers import NOBODY, Caller, Scope
from application.desk import Desk
from application.errors import Refusal
from application.players.authenticate import authenticate, renewed
from application.players.create_token import create_token
from application.players.enter_as_guest import enter_as_guest
from application.players.revoke_token import revoke_token
from application.players.sessions import IssuedToken
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.players.upgrade_guest import upgrade_guest
from tests.workers.desks import desk_on

PASSWORD = "moonlit river"
ROUNDS = 5


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


async def caller_of(desk: Desk, issued: IssuedToken) -> Caller:
    return await authenticate(desk, issued.text)


async def test_of_two_upgrades_at_once_exactly_one_succeeds_and_only_its_password_counts(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        for number in range(ROUNDS):
            guest = await caller_of(here, await enter_as_guest(here, NOBODY))
            names = (f"Honest{'abcde'[number]}", f"Mallory{'abcde'[number]}")
            done = await asyncio.gather(
                upgrade_guest(here, guest, names[0], PASSWORD),
                upgrade_guest(there, guest, names[1], "another password"),
                return_exceptions=True,
            )
            won = [each for each in done if isinstance(each, IssuedToken)]
            assert len(won) == 1
            assert [type(each).__mro__[1] for each in done if not isinstance(each, IssuedToken)] == [Refusal]
            assert await renewed(here, guest) is None
            winner = names[done.index(won[0])]
            password = PASSWORD if winner == names[0] else "another password"
            assert (await sign_in(here, NOBODY, winner, password)).player.id == guest.required_player().id


async def test_a_token_that_is_made_while_its_parent_is_revoked_does_not_outlast_it(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        ada = await caller_of(here, await sign_up(here, NOBODY, "Ada", PASSWORD))
        for _ in range(ROUNDS):
            parent = await caller_of(here, await create_token(here, ada, "parent", [Scope.PLAY, Scope.ACCOUNT]))
            done = await asyncio.gather(
                *(create_token(there, parent, f"child {number}", [Scope.PLAY]) for number in range(3)),
                revoke_token(here, ada, str(parent.token)),
                *(create_token(there, parent, f"late child {number}", [Scope.PLAY]) for number in range(3)),
                return_exceptions=True,
            )
            for child in [each for each in done if isinstance(each, IssuedToken)]:
                async with here.store.reading() as reading:
                    stored = await reading.token_by_id(child.id)
                assert stored is not None
                assert stored.revoked_at is not None
            assert all(isinstance(each, IssuedToken | str | Refusal) for each in done)
