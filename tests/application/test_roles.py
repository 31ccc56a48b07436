"""Roles: granted by an operator to a player's id, and felt at each request."""

import pytest

from application.callers import NOBODY, Scope
from application.players.authenticate import authenticate
from application.players.create_bot import create_bot
from application.players.create_token import create_token
from application.players.grant_role import grant_role
from application.players.sign_in import sign_in
from application.players.take_role import take_role
from domain.hosting.players import PlayerRole
from domain.hosting.terms import PlayerId
from tests.application.tables import refused
from tests.fakes.desk import PASSWORD, Town


async def test_nobody_becomes_an_admin_by_a_name() -> None:
    town = Town()
    for name in ("admin", "root", "Boss"):
        assert Scope.ADMIN not in (await town.human(name)).scopes


async def test_a_granted_role_is_felt_by_sessions_that_are_open_and_taken_from_them_again() -> None:
    town = Town()
    session = (await sign_in(town.desk, NOBODY, (await town.human("Ada")).required_player().name, PASSWORD)).text
    ada = (await authenticate(town.desk, session)).required_player()
    await grant_role(town.desk, ada.id, PlayerRole.ADMIN)
    assert Scope.ADMIN in (await authenticate(town.desk, session)).scopes
    await take_role(town.desk, ada.id)
    assert Scope.ADMIN not in (await authenticate(town.desk, session)).scopes


async def test_another_process_feels_a_role_soon() -> None:
    town = Town()
    session = (await sign_in(town.desk, NOBODY, (await town.human("Ada")).required_player().name, PASSWORD)).text
    elsewhere = town.another_desk()
    ada = (await authenticate(elsewhere, session)).required_player()
    await grant_role(town.desk, ada.id, PlayerRole.ADMIN)
    town.clock.advance(town.policy.caller_patience)
    assert Scope.ADMIN in (await authenticate(elsewhere, session)).scopes


async def test_a_token_made_by_an_admin_loses_the_scope_with_the_role() -> None:
    town = Town()
    ada = (await town.human("Ada")).required_player()
    await grant_role(town.desk, ada.id, PlayerRole.ADMIN)
    admin = await authenticate(town.desk, (await sign_in(town.desk, NOBODY, "Ada", PASSWORD)).text)
    script = await create_token(town.desk, admin, "script", [Scope.ADMIN, Scope.MATCHES])
    assert (await authenticate(town.desk, script.text)).scopes == {Scope.ADMIN, Scope.MATCHES}
    await take_role(town.desk, ada.id)
    assert (await authenticate(town.desk, script.text)).scopes == {Scope.MATCHES}


async def test_only_people_have_roles() -> None:
    town = Town()
    ada, guest = await town.human("Ada"), await town.guest()
    bot = await create_bot(town.desk, ada, "Robby")
    for player in (bot.id, guest.required_player().id):
        with refused("humans-only"):
            await grant_role(town.desk, player, PlayerRole.ADMIN)


@pytest.mark.parametrize("player", ["Ada", "ply_unknown", ""])
async def test_a_role_is_granted_by_id_only(player: str) -> None:
    town = Town()
    await town.human("Ada")
    with refused("unknown-player"):
        await grant_role(town.desk, PlayerId(player), PlayerRole.ADMIN)
    with refused("unknown-player"):
        await take_role(town.desk, PlayerId(player))
