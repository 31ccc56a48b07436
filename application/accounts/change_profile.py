"""Change the caller's profile: text, language, time zone and avatar."""

from __future__ import annotations

from dataclasses import dataclass, replace

from application.accounts.pauses.set_hours import follow_time_zone
from application.accounts.read_account import Account, account_of
from application.accounts.time_zones import time_zones
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.players.end_tokens import hold_own_token
from application.words import LANGUAGES
from domain.hosting.players import Avatar
from domain.hosting.profiles import LONGEST_TEXT, MOST_LINES, text_fault


@dataclass(frozen=True, slots=True)
class ProfileWish:
    """The whole profile. None clears a value."""

    text: str = ""
    language: str | None = None
    time_zone: str | None = None
    avatar: Avatar | None = None


async def change_profile(desk: Desk, caller: Caller, wish: ProfileWish) -> Account:
    """Does not change the address."""
    player = caller.player_with(Scope.ACCOUNT)
    _refuse_unfit(wish)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        before = await work.profile(player.id)
        after = replace(before, text=wish.text, language=wish.language, time_zone=wish.time_zone)
        await work.keep_profile(after)
        await work.set_avatar(player.id, wish.avatar)
        if after.time_zone != before.time_zone:
            await follow_time_zone(desk, work, player.id, after.time_zone)
        account = await account_of(desk, work, player.id)
        await work.commit()
    desk.tokens.forget_player(player.id)
    return account


def _refuse_unfit(wish: ProfileWish) -> None:
    if text_fault(wish.text) is not None:
        fault = f"must have at most {LONGEST_TEXT} characters that can be shown, in {MOST_LINES} lines"
        raise Malformed("bad-profile", path="text", fault=fault)
    if wish.language is not None and wish.language not in LANGUAGES:
        raise Malformed("bad-profile", path="language", fault=f"must be one of {', '.join(LANGUAGES)}")
    if wish.time_zone is not None and wish.time_zone not in time_zones():
        raise Malformed("bad-profile", path="time_zone", fault="must be an IANA time zone such as Europe/Rome")
