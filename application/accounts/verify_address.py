"""Verify an address with the code that was mailed there."""

from __future__ import annotations

from dataclasses import replace

from application.accounts.set_address import mail_old_address
from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Forbidden
from application.hosting.commit import send_notices
from application.limits.networks import networks
from application.players.names import take
from application.players.sessions import hash_of
from application.ports.accounts import CodePurpose, MailedCode
from application.ports.store import Notice, Work
from domain.hosting.players import Player
from domain.hosting.profiles import folded_address


async def verify_address(desk: Desk, caller: Caller, code: str) -> Player:
    """The player with the verified address. The caller need not be signed in, because the mail may be read elsewhere.

    Raises Conflict `address-taken` when another player has verified the address meanwhile.
    """
    await take(desk, desk.policy.codes_by_origin, networks(caller.origin))
    async with desk.store.working() as work:
        mailed_code = await spend_code(desk, work, code, CodePurpose.ADDRESS)
        player = await work.player(mailed_code.player)
        if player is None:
            raise Forbidden("bad-code")
        notices = await _keep(desk, work, player, mailed_code)
        await work.commit()
    await send_notices(desk, notices)
    return player


async def spend_code(desk: Desk, work: Work, code: str, purpose: CodePurpose) -> MailedCode:
    """Uses up the code when the transaction commits. Raises Forbidden for an invalid code."""
    hash = hash_of(code)
    mailed_code = await work.mailed_code(hash)
    if mailed_code is None or mailed_code.purpose is not purpose:
        raise Forbidden("bad-code")
    await work.hold_player(mailed_code.player)
    if not await work.use_code(hash) or mailed_code.expires_at <= desk.clock.now():
        raise Forbidden("bad-code")
    return mailed_code


async def _keep(desk: Desk, work: Work, player: Player, mailed_code: MailedCode) -> list[Notice]:
    profile = await work.profile(player.id)
    if not await work.keep_profile(replace(profile, address=mailed_code.address, verified_at=desk.clock.now())):
        raise Conflict("address-taken")
    if profile.address is None or folded_address(profile.address) == folded_address(mailed_code.address):
        return []
    await work.drop_codes(player.id)
    return await mail_old_address(desk, work, player, profile)
