"""Erase a player: everything about the person goes, the matches of the others stay as they were played."""

from __future__ import annotations

from dataclasses import replace

from application.accounts.mails import Letter, tell_owner
from application.accounts.read_account import known_player
from application.desk import Desk
from application.hosting.commit import send_notices
from application.ports.store import Notice, Work
from application.privacy.remove_player import remove_player
from domain.hosting.players import Player


async def erase_player(desk: Desk, player: Player) -> Player:
    """The player as the others see them from now on: a number. The same is done to all bots of theirs.

    The player is shut out already. They leave their tables, then what is left of them is erased in one transaction: a
    second call finishes what a fault interrupted.
    """
    await remove_player(desk, player)
    async with desk.store.working() as work:
        await work.hold_player(player.id)
        known = await known_player(work, player.id)
        people, notices = [known, *await work.bots_of(player.id)], await _say_goodbye(desk, work, known)
        erased = [await _erase_one(work, each, number_from(desk.ids.secret())) for each in people]
        await work.commit()
    for each in people:
        desk.tokens.forget_player(each.id)
        desk.names.forget(each.id)
    await send_notices(desk, notices)
    return erased[0]


async def _say_goodbye(desk: Desk, work: Work, player: Player) -> list[Notice]:
    """The one mail that outlives the account, by the minutes that it takes to send it."""
    profile = await work.profile(player.id)
    if profile.address is not None:
        await work.forget_mails_to(profile.address)
    return await tell_owner(desk, work, player.name, profile, Letter.ERASED)


async def _erase_one(work: Work, player: Player, name: str) -> Player:
    nobody = replace(player, name=name, avatar=None)
    await work.change_player(nobody)
    await work.set_avatar(player.id, None)
    await work.give_role(player.id, None)
    await work.erase_player(player.id)
    await work.erase_reports_by(player.id)
    return nobody


def number_from(secret: bytes) -> str:
    """A name that tells nothing and that nobody can have taken before."""
    return f"Deleted-{int.from_bytes(secret) % 10**16:016}"
