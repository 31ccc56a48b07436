"""Codes, refresh tokens and grants in several processes at once, on both databases."""

import asyncio

from application.apps.change_app import remove_app
from application.apps.end_grant import end_grant
from application.apps.find_apps import own_grants
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.errors import Refusal
from application.players.authenticate import authenticate
from application.players.sign_up import sign_up
from application.ports.authorization import AppAnswer
from domain.apps.apps import AppId
from tests.apps.client import AppClient, registered
from tests.workers.desks import desk_on

PASSWORD = "moonlit river"
ROUNDS = 5


async def two(desk: Desk) -> tuple[AppClient, Caller, Caller]:
    """An app, its author and a player."""
    author, ada = [
        await authenticate(desk, (await sign_up(desk, NOBODY, name, PASSWORD)).text) for name in ("Author", "Ada")
    ]
    return await registered(desk, author), author, ada


async def is_good(desk: Desk, text: object) -> bool:
    try:
        await authenticate(desk, str(text))
    except Refusal:
        return False
    return True


async def test_a_code_gives_tokens_once_however_many_ask_at_once(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        app, _, ada = await two(here)
        for _ in range(ROUNDS):
            code = await app.code(ada)
            apps = [app.on(desk) for desk in (here, there) * 3]
            answers = await asyncio.gather(*(each.exchange(code) for each in apps))
            assert sorted(answer.status for answer in answers) == [200] + [400] * 5
            [given] = [answer for answer in answers if answer.status == 200]
            async with desk_on(database) as elsewhere:
                assert not await is_good(elsewhere, given.body["access_token"]), "the others were replays"
        assert await own_grants(here, ada) == ()


async def test_a_refresh_token_gives_the_next_once_however_many_ask_at_once(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        app, _, ada = await two(here)
        for _ in range(ROUNDS):
            tokens = await app.tokens(ada)
            apps = [app.on(desk) for desk in (here, there) * 3]
            answers = await asyncio.gather(*(each.refresh(tokens["refresh_token"]) for each in apps))
            assert sorted(answer.status for answer in answers) == [200] + [400] * 5
            given = [tokens, *(answer.body for answer in answers if answer.status == 200)]
            async with desk_on(database) as elsewhere:
                assert [await is_good(elsewhere, each["access_token"]) for each in given] == [False, False]


async def test_no_token_outlasts_a_grant_that_ends_while_it_is_made(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        app, _, ada = await two(here)
        for _ in range(ROUNDS):
            tokens = await app.tokens(ada)
            [found] = await own_grants(here, ada)
            answers = await asyncio.gather(
                app.on(there).refresh(tokens["refresh_token"]),
                end_grant(here, ada, found.grant.id),
                app.on(there).refresh("nothing"),
            )
            assert isinstance(answers[0], AppAnswer)
            async with desk_on(database) as elsewhere:
                assert not await is_good(elsewhere, answers[0].body.get("access_token", "none"))
                assert not await is_good(elsewhere, tokens["access_token"])


async def test_no_token_outlasts_an_app_that_is_removed_while_it_is_made(database: str) -> None:
    async with desk_on(database) as here, desk_on(database) as there:
        _, author, ada = await two(here)
        for _ in range(ROUNDS):
            app = await registered(here, author, name="Passing")
            tokens = await app.tokens(ada)
            code = await app.code(ada)
            done = await asyncio.gather(
                app.on(there).refresh(tokens["refresh_token"]),
                app.on(there).exchange(code),
                remove_app(here, author, AppId(app.id)),
                return_exceptions=True,
            )
            async with desk_on(database) as elsewhere:
                for answer in done:
                    text = answer.body.get("access_token") if isinstance(answer, AppAnswer) else None
                    assert not await is_good(elsewhere, text)
            assert done[2] == app.id
