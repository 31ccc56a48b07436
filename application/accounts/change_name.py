"""Change the caller's name. Matches, logs and rankings show the new name; the old one stays reserved for a time."""

from __future__ import annotations

from dataclasses import replace

from application.accounts.mails import Letter, mail_owner
from application.accounts.read_account import known_player
from application.accounts.set_address import person_of
from application.callers import Caller
from application.conduct.restrictions import require_free_name
from application.desk import Desk
from application.errors import Conflict, LimitReached
from application.hosting.commit import send_notices
from application.limits.networks import shares_of
from application.players.end_tokens import hold_own_token
from application.players.names import fit_name, refuse_taken_name, take
from application.players.sign_in import confirm_own_password
from application.ports.accounts import OldName
from application.ports.store import NameTaken, Work
from domain.hosting.players import Player, skeleton


async def change_name(desk: Desk, caller: Caller, name: str, password: str) -> Player:
    """Raises Conflict `name-taken` when the name is in use, was given up recently, or looks like another one."""
    me = person_of(caller)
    fit_name(name)
    await take(desk, desk.policy.names_by_player, shares_of(caller))
    await refuse_taken_name(desk, replace(me, name=name))
    await confirm_own_password(desk, caller, password)
    try:
        async with desk.store.working() as work:
            await hold_own_token(desk, work, caller)
            await require_free_name(work, me.id, desk.clock.now())
            before = await known_player(work, me.id)
            player = await _rename(desk, work, before, name)
            profile = await work.profile(me.id)
            notices = await mail_owner(desk, work, before.name, profile, Letter.NAME_CHANGED, name=name)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=name) from None
    desk.tokens.forget_player(me.id)
    desk.names.forget(me.id)
    await send_notices(desk, notices)
    return player


async def _rename(desk: Desk, work: Work, before: Player, name: str) -> Player:
    """Reserves the old name, unless the new one only differs in its spelling. A player may take back an old name."""
    player = replace(before, name=name)
    await work.drop_old_name(before.id, name)
    if player.skeleton != skeleton(before.name):
        most = desk.policy.old_names_per_player
        if len(await work.old_names(before.id)) >= most:
            raise LimitReached("too-many-names", limit="old-names-per-player", value=most, retry_after=None)
        await work.keep_old_name(OldName(before.id, before.name, desk.clock.now()))
    await work.change_player(player)
    return player
