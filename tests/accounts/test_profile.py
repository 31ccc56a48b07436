"""Profiles and addresses: what is kept, who learns of it, and what a code from a mail can do."""

import re
from datetime import datetime

import pytest

from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.reach import reach_of, reaches_of
from application.accounts.read_account import profile_text, read_account
from application.accounts.set_address import set_address
from application.accounts.time_zones import time_zone, time_zones
from application.accounts.verify_address import verify_address
from application.callers import NOBODY, Caller
from application.errors import Conflict, Forbidden, LimitReached, Malformed, Unauthenticated
from domain.hosting.players import Avatar
from domain.hosting.profiles import address_fault
from tests.accounts.letters import code_in, letters
from tests.fakes.desk import PASSWORD, Town

ADDRESS = "Ada@River.example"


async def verified(town: Town, caller: Caller, address: str = ADDRESS) -> None:
    await set_address(town.desk, caller, address, PASSWORD)
    await verify_address(town.desk, NOBODY, code_in((await letters(town))[-1]))


async def test_a_profile_is_replaced_as_a_whole_and_seen_at_once() -> None:
    town = Town()
    ada = await town.human("Ada")
    wish = ProfileWish("Plays at night.\nLikes cows.", "it", "Europe/Rome", Avatar.MOON)
    account = await change_profile(town.desk, ada, wish)
    assert (account.player.avatar, account.profile.text) == (Avatar.MOON, wish.text)
    assert await profile_text(town.desk, account.player.id) == wish.text
    async with town.store.reading() as reading:
        reach = await reach_of(reading, account.player.id)
    assert (reach.language, str(reach.zone), reach.address) == ("it", "Europe/Rome", None)
    await change_profile(town.desk, ada, ProfileWish())
    async with town.store.reading() as reading:
        (reach,) = (await reaches_of(reading, [account.player.id])).values()
    assert (reach.language, str(reach.zone)) == ("en", "UTC")


@pytest.mark.parametrize(
    "wish",
    [
        ProfileWish("x" * 501),
        ProfileWish("bell\a"),
        ProfileWish(language="de"),
        ProfileWish(time_zone="Europe/Atlantis"),
        ProfileWish(time_zone="../../etc/passwd"),
    ],
)
async def test_an_unfit_profile_is_refused(wish: ProfileWish) -> None:
    town = Town()
    with pytest.raises(Malformed, match="bad-profile"):
        await change_profile(town.desk, await town.human("Ada"), wish)


def test_time_zones_come_from_the_package_and_tell_the_time() -> None:
    assert {"Europe/Rome", "America/Argentina/Buenos_Aires", "UTC"} <= time_zones()
    winter = datetime(2027, 1, 1, tzinfo=time_zone("Europe/Rome"))
    offset = winter.utcoffset()
    assert offset is not None
    assert offset.total_seconds() == 3_600
    assert str(time_zone("Gone/Zone")) == "UTC"


@pytest.mark.parametrize("address", ["ada", "ada@river", "a da@river.example", "ada@river.example\nBcc: x@y.example"])
def test_what_is_no_address_is_told_apart(address: str) -> None:
    assert address_fault(address) == "characters"


async def test_an_address_counts_once_its_code_was_shown_and_the_code_works_once() -> None:
    town = Town()
    ada = await town.human("Ada")
    account = await set_address(town.desk, ada, ADDRESS, PASSWORD)
    assert (account.profile.address, account.pending) == (None, ADDRESS)
    (letter,) = await letters(town)
    assert letter.to == ADDRESS
    code = code_in(letter)
    assert (await verify_address(town.desk, NOBODY, code)).name == "Ada"
    account = await read_account(town.desk, ada)
    assert (account.profile.address, account.profile.verified_at, account.pending) == (ADDRESS, town.clock.now(), None)
    with pytest.raises(Forbidden, match="bad-code"):
        await verify_address(town.desk, NOBODY, code)


async def test_only_the_newest_code_works_and_only_for_its_time() -> None:
    town = Town()
    ada = await town.human("Ada")
    for _ in range(2):
        await set_address(town.desk, ada, ADDRESS, PASSWORD)
    old, new = map(code_in, await letters(town))
    with pytest.raises(Forbidden, match="bad-code"):
        await verify_address(town.desk, NOBODY, old)
    town.clock.advance(town.policy.address_code)
    with pytest.raises(Forbidden, match="bad-code"):
        await verify_address(town.desk, NOBODY, new)
    assert (await read_account(town.desk, ada)).pending is None


async def test_nobody_learns_that_an_address_is_taken_but_its_owner() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await verified(town, ada)
    account = await set_address(town.desk, bea, ADDRESS.upper(), PASSWORD)
    assert account.pending == ADDRESS.upper()
    letter = (await letters(town))[-1]
    assert "another account" in letter.text
    assert not re.search("#", letter.text)


async def test_of_two_who_verify_the_same_address_one_has_it() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    for caller in (ada, bea):
        await set_address(town.desk, caller, ADDRESS, PASSWORD)
    first, second = map(code_in, await letters(town))
    await verify_address(town.desk, NOBODY, first)
    with pytest.raises(Conflict, match="address-taken"):
        await verify_address(town.desk, NOBODY, second)
    assert (await read_account(town.desk, bea)).profile.address is None


async def test_the_old_address_is_told_when_it_is_replaced_or_taken_away() -> None:
    town = Town()
    ada = await town.human("Ada")
    await verified(town, ada)
    await verified(town, ada, "ada@moon.example")
    assert (await letters(town))[-1].to == ADDRESS
    await set_address(town.desk, ada, None, PASSWORD)
    assert (await letters(town))[-1].to == "ada@moon.example"
    assert (await read_account(town.desk, ada)).profile.address is None


async def test_an_address_takes_the_password_and_a_person() -> None:
    town = Town()
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await set_address(town.desk, await town.human("Ada"), ADDRESS, "not the password")
    with pytest.raises(Forbidden, match="humans-only"):
        await set_address(town.desk, await town.guest(), ADDRESS, PASSWORD)
    with pytest.raises(Malformed, match="bad-address"):
        await set_address(town.desk, await town.human("Bea"), "bea", PASSWORD)


async def test_nobody_is_flooded_with_mails() -> None:
    town = Town()
    ada = await town.human("Ada")
    town.limits.empty("account-mails-by-player")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await set_address(town.desk, ada, ADDRESS, PASSWORD)
