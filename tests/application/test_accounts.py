"""Accounts: sign up, sign in, guests, tokens with scopes and an end, bots."""

from dataclasses import replace

import pytest

from application.callers import NOBODY, Scope
from application.players.authenticate import authenticate
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.create_token import create_token
from application.players.enter_as_guest import enter_as_guest
from application.players.find_players import player_by_id, player_by_name, players_by_id
from application.players.list_bots import list_bots
from application.players.list_tokens import list_tokens
from application.players.revoke_token import revoke_token
from application.players.sessions import hash_of
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.players.upgrade_guest import upgrade_guest
from application.policy import DAY, Policy
from domain.hosting.players import PlayerKind
from domain.hosting.terms import Moment, PlayerId
from tests.application.tables import TWO, refused
from tests.fakes.desk import PASSWORD, Town

HUMAN_SCOPES = {Scope.PLAY, Scope.MATCHES, Scope.LEAGUES, Scope.BOTS, Scope.ACCOUNT, Scope.TALK}
HERE = replace(NOBODY, origin="198.51.100.7")


async def test_who_signs_up_is_signed_in_with_everything_a_human_may() -> None:
    town = Town()
    issued = await sign_up(town.desk, HERE, "Ada", PASSWORD)
    caller = await authenticate(town.desk, issued.text)
    assert caller.player == issued.player
    assert caller.scopes == HUMAN_SCOPES
    assert issued.player.kind is PlayerKind.HUMAN
    assert issued.text not in repr(issued)


async def test_only_hashes_of_tokens_and_passwords_are_stored() -> None:
    town = Town()
    issued = await sign_up(town.desk, HERE, "Ada", PASSWORD)
    async with town.store.reading() as reading:
        token = await reading.token(hash_of(issued.text))
        password = await reading.password_of(issued.player.id)
    assert token is not None
    assert issued.text.encode() not in token.hash
    assert password not in (None, PASSWORD)


@pytest.mark.parametrize("name", ["ada", "ADA", "Adá", "A-da"])
async def test_a_name_that_is_had_or_looks_alike_is_taken(name: str) -> None:
    town = Town()
    await sign_up(town.desk, HERE, "Ada", PASSWORD)
    with refused("name-taken", name=name):
        await sign_up(town.desk, HERE, name, PASSWORD)
    with refused("name-taken"):
        await enter_as_guest(town.desk, HERE, name)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [("A", PASSWORD, "bad-name"), ("<Ada>", PASSWORD, "bad-name"), ("Ada", "short", "bad-password")],
)
async def test_unfit_names_and_passwords_are_refused_before_anything_is_counted(
    name: str, password: str, code: str
) -> None:
    town = Town()
    with refused(code):
        await sign_up(town.desk, HERE, name, password)
    assert town.limits.taken == []


async def test_signing_in_takes_the_right_password_and_any_case_of_the_name() -> None:
    town = Town()
    issued = await sign_up(town.desk, HERE, "Ada", PASSWORD)
    again = await sign_in(town.desk, HERE, "aDA", PASSWORD)
    assert (again.player, again.text != issued.text) == (issued.player, True)


@pytest.mark.parametrize(
    ("name", "password"), [("Ada", "wrong password"), ("Nobody", PASSWORD), ("x" * 500, "y" * 500)]
)
async def test_unknown_names_and_wrong_passwords_are_refused_alike_and_both_are_compared(
    name: str, password: str
) -> None:
    town = Town()
    await sign_up(town.desk, HERE, "Ada", PASSWORD)
    with refused("wrong-password"):
        await sign_in(town.desk, HERE, name, password)
    assert len(town.passwords.compared) == 1


async def test_a_bot_and_a_guest_cannot_sign_in() -> None:
    town = Town()
    ada = await town.human("Ada")
    await create_bot(town.desk, ada, "Robby")
    await enter_as_guest(town.desk, HERE, "Passing")
    for name in ("Robby", "Passing"):
        with refused("wrong-password"):
            await sign_in(town.desk, HERE, name, "")


@pytest.mark.parametrize("limit", ["sign-in-by-name", "sign-in-by-origin"])
async def test_signing_in_is_limited_by_name_and_by_origin(limit: str) -> None:
    town = Town()
    town.limits.empty(limit)
    with refused("too-many-requests", limit=limit, retry_after=12.5):
        await sign_in(town.desk, HERE, "Ada", PASSWORD)
    assert town.passwords.compared == []


async def test_the_case_of_a_name_opens_no_second_bucket() -> None:
    town = Town()
    for name in ("Ada", "ADA"):
        with refused("wrong-password"):
            await sign_in(town.desk, HERE, name, PASSWORD)
    assert {key for rate, key in town.limits.taken if rate == "sign-in-by-name"} == {"ada"}


async def test_new_accounts_are_limited_by_origin() -> None:
    town = Town()
    town.limits.empty("accounts-by-origin")
    with refused("too-many-requests", limit="accounts-by-origin"):
        await sign_up(town.desk, HERE, "Ada", PASSWORD)
    with refused("too-many-requests", limit="accounts-by-origin"):
        await enter_as_guest(town.desk, HERE)
    assert {key for _, key in town.limits.taken} == {HERE.origin}


async def test_a_guest_has_a_made_up_name_and_may_play_but_own_nothing() -> None:
    town = Town()
    issued = await enter_as_guest(town.desk, HERE)
    assert issued.player.kind is PlayerKind.GUEST
    assert issued.player.name.startswith("Guest-")
    assert issued.scopes == {Scope.PLAY, Scope.MATCHES, Scope.ACCOUNT, Scope.TALK}


async def test_an_upgraded_guest_keeps_matches_and_gains_a_humans_scopes() -> None:
    town = Town()
    guest = await town.guest()
    match = await town.open(guest, TWO)
    issued = await upgrade_guest(town.desk, guest, "Ada", PASSWORD)
    assert guest.player is not None
    assert (issued.player.id, issued.player.name, issued.player.kind) == (guest.player.id, "Ada", PlayerKind.HUMAN)
    assert issued.scopes == HUMAN_SCOPES
    assert (await town.match(match)).creator == issued.player.id
    assert (await sign_in(town.desk, HERE, "Ada", PASSWORD)).player == issued.player


async def test_an_upgrade_to_a_taken_name_changes_nothing() -> None:
    town = Town()
    await town.human("Ada")
    guest = await town.guest()
    with refused("name-taken"):
        await upgrade_guest(town.desk, guest, "Adá", PASSWORD)
    assert guest.player is not None
    assert await player_by_id(town.desk, NOBODY, guest.player.id) == guest.player


async def test_a_token_has_no_more_scopes_than_its_maker() -> None:
    town = Town()
    ada = await town.human("Ada")
    issued = await create_token(town.desk, ada, "phone", [Scope.PLAY, Scope.ACCOUNT])
    phone = await authenticate(town.desk, issued.text)
    assert phone.scopes == {Scope.PLAY, Scope.ACCOUNT}
    with refused("bad-scopes"):
        await create_token(town.desk, phone, "more", [Scope.MATCHES])
    with refused("bad-scopes"):
        await create_token(town.desk, ada, "none", [])
    with refused("bad-scopes"):
        await create_token(town.desk, ada, "admin", [Scope.ADMIN])


@pytest.mark.parametrize("label", ["", "l" * 61])
async def test_a_token_has_a_sound_label(label: str) -> None:
    town = Town()
    with refused("bad-label"):
        await create_token(town.desk, await town.human("Ada"), label, [Scope.PLAY])


@pytest.mark.parametrize("ahead", [-1, 0, 366 * DAY + 1])
async def test_a_token_ends_in_the_future_but_within_a_year(ahead: int) -> None:
    town = Town()
    with refused("bad-expiry"):
        await create_token(town.desk, await town.human("Ada"), "x", [Scope.PLAY], Moment(town.clock.now() + ahead))


async def test_an_expired_token_is_refused_at_once_even_when_it_is_remembered() -> None:
    town = Town()
    ada = await town.human("Ada")
    issued = await create_token(town.desk, ada, "brief", [Scope.PLAY], Moment(town.clock.now() + 1_000))
    await authenticate(town.desk, issued.text)
    town.clock.advance(1_000)
    with refused("token-expired"):
        await authenticate(town.desk, issued.text)
    assert issued.id not in [token.id for token in await list_tokens(town.desk, ada)]


async def test_a_revoked_token_is_refused_here_at_once_and_elsewhere_soon() -> None:
    town = Town()
    ada = await town.human("Ada")
    issued = await create_token(town.desk, ada, "lost", [Scope.PLAY])
    elsewhere = town.another_desk()
    for desk in (town.desk, elsewhere):
        await authenticate(desk, issued.text)
    assert await revoke_token(town.desk, ada, issued.id) == issued.id
    with refused("token-revoked"):
        await authenticate(town.desk, issued.text)
    town.clock.advance(town.policy.caller_patience)
    with refused("token-revoked"):
        await authenticate(elsewhere, issued.text)


async def test_nobody_revokes_anothers_token_but_an_owner_his_bots() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    bot = await create_bot(town.desk, ada, "Robby")
    issued = await create_bot_token(town.desk, ada, bot.id, "bot", [Scope.PLAY])
    with refused("unknown-token"):
        await revoke_token(town.desk, bea, issued.id)
    assert (await authenticate(town.desk, issued.text)).player == bot
    await revoke_token(town.desk, ada, issued.id)
    with refused("token-revoked"):
        await authenticate(town.desk, issued.text)


@pytest.mark.parametrize("text", ["", "hw_unknown", "x" * 201, "\x00", "ключ"])
async def test_a_token_that_was_never_given_out_is_refused(text: str) -> None:
    with refused("bad-token"):
        await authenticate(Town().desk, text)


async def test_tokens_and_bots_are_limited_in_number() -> None:
    town = Town(Policy(tokens_per_player=2, bots_per_player=1))
    ada = await town.human("Ada")
    await create_token(town.desk, ada, "one", [Scope.PLAY])
    with refused("too-many-tokens", value=2):
        await create_token(town.desk, ada, "two", [Scope.PLAY])
    await create_bot(town.desk, ada, "Robby")
    with refused("too-many-bots", value=1):
        await create_bot(town.desk, ada, "Robot2")


async def test_a_bot_belongs_to_its_owner_and_has_a_bots_scopes_at_most() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robby")
    assert ada.player is not None
    assert (bot.kind, bot.owner) == (PlayerKind.BOT, ada.player.id)
    assert await list_bots(town.desk, ada) == (bot,)
    with refused("bad-scopes"):
        await create_bot_token(town.desk, ada, bot.id, "too much", [Scope.BOTS])
    with refused("name-taken"):
        await create_bot(town.desk, ada, "robby")


async def test_players_are_found_by_name_and_id_and_strangers_are_not() -> None:
    town = Town()
    ada = (await town.human("Ada")).player
    assert ada is not None
    assert await player_by_name(town.desk, NOBODY, "ADA") == ada
    assert await players_by_id(town.desk, NOBODY, [ada.id, PlayerId("ply_x")]) == {ada.id: ada}
    with refused("unknown-player"):
        await player_by_name(town.desk, NOBODY, "Adá")
    with refused("unknown-player"):
        await player_by_id(town.desk, NOBODY, PlayerId("ply_x"))
