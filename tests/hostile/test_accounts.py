"""Attacks on accounts: mailboxes of strangers, names that were taken away, hiding texts, stolen databases."""

import ipaddress
from dataclasses import replace
from hashlib import sha256

import pytest

from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.set_address import set_address
from application.apps.register_app import register_app
from application.callers import NOBODY
from application.errors import LimitReached, Malformed, Unauthenticated
from application.leagues.terms import fit_league_name
from application.players.create_token import create_token
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.privacy import parts
from application.talk.say import say
from domain.conduct.moderation import SanctionKind
from tests.accounts.letters import letters
from tests.accounts.test_archives import archive_of
from tests.apps.client import REDIRECT
from tests.fakes.desk import PASSWORD, Town
from tests.moderation.people import id_of, sanctioned, with_role

VICTIM = "victim@river.example"


async def test_any_number_of_accounts_mail_one_mailbox_only_a_few_times() -> None:
    town = Town()
    people = [await town.human(f"Mallory{letter}") for letter in "abc"]
    for caller, address in zip(people, (VICTIM, VICTIM.upper(), VICTIM.replace("@", "+sorted@")), strict=True):
        await set_address(town.desk, caller, address, PASSWORD)
    await set_address(town.desk, people[0], "somebody-else@river.example", PASSWORD)
    keys = [key for name, key in town.limits.taken if name == "mails-by-address"]
    assert len(keys) == 4
    assert len(set(keys[:3])) == 1
    assert keys[3] not in keys[:3]
    assert not any("river.example" in key for key in keys)
    town.limits.empty("mails-by-address")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await set_address(town.desk, people[0], VICTIM, PASSWORD)
    assert len(await letters(town)) == 4


async def test_a_wrong_password_takes_nothing_from_what_a_mailbox_may_get() -> None:
    town = Town()
    with pytest.raises(Unauthenticated):
        await set_address(town.desk, await town.human("Mallory"), VICTIM, "no idea at all")
    assert "mails-by-address" not in {name for name, _ in town.limits.taken}


async def test_who_takes_a_name_that_moderators_took_away_does_not_confirm_its_former_holder() -> None:
    """A thief of a session knows no password, and signs up by the name that the session is still known by."""
    town = Town()
    stolen, mod = await town.human("Ada"), await with_role(town, "Mod")
    await sanctioned(town, mod, stolen, SanctionKind.RENAME)
    await sign_up(town.desk, NOBODY, "Ada", "password of the thief")
    for attempt in (
        set_address(town.desk, stolen, "thief@evil.example", "password of the thief"),
        create_token(town.desk, stolen, "mine", list(stolen.scopes), password="password of the thief"),
    ):
        with pytest.raises(Unauthenticated, match="wrong-password"):
            await attempt


async def test_a_stolen_database_does_not_tell_where_a_session_began() -> None:
    """All addresses of IPv4 are tried within minutes; the key is what is missing."""
    town = Town()
    home = replace(NOBODY, origin="198.51.100.7")
    ada = (await sign_up(town.desk, home, "Ada", PASSWORD)).player
    async with town.store.reading() as reading:
        (token,) = await reading.tokens_of(ada.id)
    guesses = [f"{text}{host}" for host in ipaddress.ip_network("198.51.100.0/24") for text in ("", f"{ada.id} ")]
    assert token.origin not in {sha256(guess.encode()).digest()[:16] for guess in guesses}
    again = await sign_in(town.another_desk(), home, "Ada", PASSWORD)
    async with town.store.reading() as reading:
        assert {each.origin for each in await reading.tokens_of(ada.id)} == {token.origin}
    assert again.player.id == ada.id


HIDING = [
    "\u3164",
    "\u2800\u2800",
    "Riv\u202eer",
    "Riv\u200ber",
    "R" + "\u0335" * 9,
    "River\U000e0101\U000e0102",
    "\u0301",
]


@pytest.mark.parametrize("text", HIDING, ids=[ascii(text)[:20] for text in HIDING])
async def test_no_name_or_profile_hides_or_covers_anything(text: str) -> None:
    town = Town()
    ada = await town.human("Ada")
    with pytest.raises(Malformed, match="bad-profile"):
        await change_profile(town.desk, ada, ProfileWish(f"Hello\n{text}"))
    with pytest.raises(Malformed, match="bad-label"):
        await register_app(town.desk, ada, text, (REDIRECT,), False)
    with pytest.raises(Malformed, match="bad-league-name"):
        fit_league_name(text)


async def test_a_profile_is_no_column_of_empty_lines() -> None:
    town = Town()
    ada = await town.human("Ada")
    with pytest.raises(Malformed, match="bad-profile"):
        await change_profile(town.desk, ada, ProfileWish("\n" * 499))
    await change_profile(
        town.desk, ada, ProfileWish("Gioco di notte 🌙\u2764\ufe0f,\n\n perché no?  \u091c\u093e\u0917")
    )


async def test_an_archive_leaves_no_message_out_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PAGE", 3)
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    room = f"{await town.started(ada, bea)}/players"
    for number in range(8):
        await say(town.desk, ada, room, f"line {number}")
        town.clock.advance(number % 2)
    told = await archive_of(town, ada)
    assert sorted(each["text"] for each in told["messages"]) == [f"line {number}" for number in range(8)]
    assert id_of(bea) not in {each["author"] for each in told["messages"]}
