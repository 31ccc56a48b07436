"""Tokens: what they may manage, and how they end together with what was made with them."""

import asyncio
from dataclasses import replace

import pytest

from application.callers import NOBODY, Caller, Scope
from application.errors import Refusal
from application.players.authenticate import authenticate, renewed
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.create_token import create_token
from application.players.end_tokens import end_tokens_of
from application.players.list_tokens import list_tokens
from application.players.revoke_token import revoke_token
from application.players.sign_in import sign_in
from application.players.sign_out import sign_out
from application.players.upgrade_guest import upgrade_guest
from application.policy import DAY
from application.topics import token_topic
from domain.hosting.terms import Moment
from tests.application.tables import refused
from tests.fakes.desk import PASSWORD, Town

MANAGING = [Scope.PLAY, Scope.ACCOUNT]


async def made_with(town: Town, caller: Caller, *scopes: Scope, expires_at: Moment | None = None) -> Caller:
    return await authenticate(town.desk, (await create_token(town.desk, caller, "made", scopes, expires_at)).text)


async def test_a_token_that_may_only_play_manages_nothing() -> None:
    town = Town()
    ada = await town.human("Ada")
    phone = await made_with(town, ada, Scope.PLAY)
    assert ada.token is not None
    with refused("scope-missing", scope="account"):
        await revoke_token(town.desk, phone, ada.token)
    with refused("scope-missing", scope="account"):
        await create_token(town.desk, phone, "more", [Scope.PLAY])
    with refused("scope-missing", scope="account"):
        await list_tokens(town.desk, phone)
    assert await renewed(town.desk, ada) is not None


async def test_a_token_that_may_only_play_upgrades_no_guest() -> None:
    town = Town()
    guest = await town.guest()
    thief = await made_with(town, guest, Scope.PLAY)
    with refused("scope-missing", scope="account"):
        await upgrade_guest(town.desk, thief, "Mallory", PASSWORD)
    assert (await upgrade_guest(town.desk, guest, "Ada", PASSWORD)).player.name == "Ada"


async def test_every_token_can_end_itself() -> None:
    town = Town()
    phone = await made_with(town, await town.human("Ada"), Scope.PLAY)
    assert await sign_out(town.desk, phone) == phone.token
    assert await renewed(town.desk, phone) is None


async def test_what_was_made_with_a_token_ends_with_it_however_far_down() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robby")
    child = await made_with(town, ada, *MANAGING, Scope.BOTS)
    grandchild = await made_with(town, child, *MANAGING)
    robby = await authenticate(town.desk, (await create_bot_token(town.desk, child, bot.id, "bot", [Scope.PLAY])).text)
    beside = await made_with(town, ada, Scope.PLAY)
    assert child.token is not None
    await revoke_token(town.desk, ada, child.token)
    assert [await renewed(town.desk, one) is not None for one in (child, grandchild, robby)] == [False] * 3
    assert await renewed(town.desk, beside) is not None
    assert await renewed(town.desk, ada) is not None


async def test_a_token_ends_no_later_than_the_one_it_was_made_with() -> None:
    town = Town()
    ada = await town.human("Ada")
    soon = Moment(town.clock.now() + DAY)
    child = await made_with(town, ada, *MANAGING, expires_at=soon)
    with refused("bad-expiry"):
        await create_token(town.desk, child, "longer", [Scope.PLAY], Moment(soon + 1))
    assert (await create_token(town.desk, child, "same", [Scope.PLAY])).expires_at == soon
    grandchild = await made_with(town, child, Scope.PLAY)
    town.clock.advance(DAY)
    assert await renewed(town.desk, grandchild) is None


async def test_the_token_of_a_bot_ends_no_later_than_its_owners() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robby")
    issued = await create_bot_token(town.desk, ada, bot.id, "bot", [Scope.PLAY])
    assert issued.expires_at == ada.expires_at
    with refused("bad-expiry"):
        await create_bot_token(town.desk, ada, bot.id, "bot", [Scope.PLAY], Moment((ada.expires_at or 0) + 1))


async def test_a_revoked_token_makes_no_other_even_where_it_is_still_remembered() -> None:
    town = Town()
    ada = await town.human("Ada")
    child = await made_with(town, ada, *MANAGING)
    elsewhere = town.another_desk()
    assert child.token is not None
    await revoke_token(town.desk, ada, child.token)
    with refused("token-revoked"):
        await create_token(elsewhere, child, "free", [Scope.PLAY])
    with refused("token-revoked"):
        await revoke_token(elsewhere, child, str(ada.token))


async def test_a_token_that_ends_while_it_is_looked_up_is_not_remembered() -> None:
    town = Town()
    ada = await town.human("Ada")
    issued = await create_token(town.desk, ada, "phone", [Scope.PLAY])
    await authenticate(town.desk, issued.text)
    async with town.store.reading() as reading:
        stored = await reading.token_by_id(issued.id)
    assert stored is not None
    holder = town.desk.tokens.holder(stored.hash)
    assert holder is not None
    await revoke_token(town.desk, ada, issued.id)
    town.desk.tokens.keep(holder)
    with refused("token-revoked"):
        await authenticate(town.desk, issued.text)


async def test_an_end_is_told_to_every_process() -> None:
    town = Town()
    ada = await town.human("Ada")
    child = await made_with(town, ada, *MANAGING)
    grandchild = await made_with(town, child, Scope.PLAY)
    assert child.token is not None
    assert grandchild.token is not None
    async with town.bus.waiting(token_topic(grandchild.token)) as waiter:
        await revoke_token(town.desk, ada, child.token)
        assert await waiter.woken(0)


async def test_an_upgrade_ends_every_older_token_of_the_guest() -> None:
    town = Town()
    guest = await town.guest()
    child = await made_with(town, guest, Scope.PLAY)
    issued = await upgrade_guest(town.desk, guest, "Ada", PASSWORD)
    assert [await renewed(town.desk, one) is not None for one in (guest, child)] == [False, False]
    ada = await authenticate(town.desk, issued.text)
    assert [token.id for token in await list_tokens(town.desk, ada)] == [issued.id]


async def test_of_two_upgrades_of_one_guest_exactly_one_succeeds() -> None:
    town = Town()
    guest = await town.guest()
    elsewhere = town.another_desk()
    done = await asyncio.gather(
        upgrade_guest(town.desk, guest, "Ada", PASSWORD),
        upgrade_guest(elsewhere, guest, "Mallory", "another password"),
        return_exceptions=True,
    )
    kinds = sorted("refused" if isinstance(one, Refusal) else "done" for one in done)
    assert kinds == ["done", "refused"]


async def test_all_tokens_of_a_player_end_at_an_operators_word() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    child = await made_with(town, ada, Scope.PLAY)
    bot = await create_bot(town.desk, ada, "Robby")
    issued = await create_bot_token(town.desk, ada, bot.id, "bot", [Scope.PLAY], password=PASSWORD)
    robby = await authenticate(town.desk, issued.text)
    assert await end_tokens_of(town.desk, ada.required_player().id) == 3
    assert [await renewed(town.desk, one) is not None for one in (ada, child, robby, bea)] == [False] * 3 + [True]
    assert (await sign_in(town.desk, NOBODY, "Ada", PASSWORD)).player == ada.player


@pytest.mark.parametrize("scopes", [[Scope.MATCHES], [Scope.ADMIN], [Scope.ACCOUNT, Scope.BOTS]])
async def test_a_token_reaches_no_further_than_the_one_it_was_made_with(scopes: list[Scope]) -> None:
    town = Town()
    child = await made_with(town, await town.human("Ada"), *MANAGING)
    with refused("bad-scopes"):
        await create_token(town.desk, child, "more", scopes)


async def test_a_caller_without_a_token_makes_one_without_a_parent() -> None:
    town = Town()
    inside = replace(await town.human("Ada"), token=None, expires_at=None)
    issued = await create_token(town.desk, inside, "own", [Scope.PLAY])
    assert issued.expires_at is None


async def test_a_token_made_with_the_password_stands_for_itself() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robby")
    own = await create_token(town.desk, ada, "own", [Scope.PLAY], password=PASSWORD)
    later = Moment((ada.expires_at or 0) + DAY)
    robby = await create_bot_token(town.desk, ada, bot.id, "bot", [Scope.PLAY], later, password=PASSWORD)
    assert (own.expires_at, robby.expires_at) == (None, later)
    await sign_out(town.desk, ada)
    for issued in (own, robby):
        assert (await authenticate(town.desk, issued.text)).scopes == {Scope.PLAY}


async def test_a_wrong_password_a_guest_and_a_revoked_token_make_none() -> None:
    town = Town()
    ada, guest = await town.human("Ada"), await town.guest()
    for caller in (ada, guest):
        with refused("wrong-password"):
            await create_token(town.desk, caller, "own", [Scope.PLAY], password="a wrong password")
    await sign_out(town.desk, ada)
    with refused("token-revoked"):
        await create_token(town.desk, ada, "own", [Scope.PLAY], password=PASSWORD)


async def test_the_password_makes_no_token_reach_further() -> None:
    town = Town()
    child = await made_with(town, await town.human("Ada"), *MANAGING)
    with refused("bad-scopes"):
        await create_token(town.desk, child, "more", [Scope.MATCHES], password=PASSWORD)
