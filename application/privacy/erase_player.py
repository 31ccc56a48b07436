"""Erase a player's personal data. The matches of other players stay as they were played."""

from __future__ import annotations

from dataclasses import replace

from application.accounts.mails import Letter, mail_owner
from application.accounts.read_account import known_player
from application.desk import Desk
from application.hosting.commit import send_notices
from application.ports.store import Notice, Work
from application.privacy.remove_player import remove_player
from domain.hosting.players import Player


async def erase_player(desk: Desk, player: Player) -> Player:
    """The player as others see them afterwards: a number instead of a name. It also erases the player's bots.

    The player can no longer sign in at this point. First they leave their tables, then one transaction erases the data.
    A second call finishes what a fault interrupted.
    """
    await remove_player(desk, player)
    async with desk.store.working() as work:
        await work.hold_player(player.id)
        stored = await known_player(work, player.id)
        people, notices = [stored, *await work.bots_of(player.id)], await _say_goodbye(desk, work, stored)
        erased = [await _erase_one(work, each, number_from(desk.ids.secret())) for each in people]
        await work.commit()
    for each in people:
        desk.tokens.forget_player(each.id)
        desk.names.forget(each.id)
    await send_notices(desk, notices)
    return erased[0]


async def _say_goodbye(desk: Desk, work: Work, player: Player) -> list[Notice]:
    """Queues the last mail. It is stored for the few minutes until it is sent."""
    profile = await work.profile(player.id)
    if profile.address is not None:
        await work.forget_mails_to(profile.address)
    return await mail_owner(desk, work, player.name, profile, Letter.ERASED)


async def _erase_one(work: Work, player: Player, name: str) -> Player:
    nobody = replace(player, name=name, avatar=None)
    await work.change_player(nobody)
    await work.set_avatar(player.id, None)
    await work.give_role(player.id, None)
    await work.erase_player(player.id)
    await work.erase_reports_by(player.id)
    return nobody


def number_from(secret: bytes) -> str:
    """A name that reveals nothing and is unique."""
    return f"Deleted-{int.from_bytes(secret) % 10**16:016}"
