"""Change the caller's password, or choose a new one with a mailed code. All other sessions and tokens end."""

from __future__ import annotations

from application.accounts.mails import Letter, mail_owner
from application.accounts.read_account import known_player
from application.accounts.set_address import person_of
from application.accounts.verify_address import spend_code
from application.callers import Caller
from application.desk import Desk
from application.errors import Forbidden, Unauthenticated
from application.hosting.commit import send_notices
from application.limits.networks import networks
from application.players.end_tokens import announce_end, hold_own_token
from application.players.hashing import hash_password
from application.players.names import fit_password, take
from application.players.networks import origin_digest
from application.players.sessions import IssuedToken, hash_of, session
from application.players.sign_in import confirm_own_password
from application.ports.accounts import CodePurpose
from application.ports.store import Notice, Work
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def change_password(desk: Desk, caller: Caller, password: str, new_password: str) -> IssuedToken:
    """A new session, the only one left. When two changes run at once, one of them fails."""
    me = person_of(caller)
    fit_password(desk, new_password)
    async with desk.store.reading() as reading:
        old_hash = await reading.password_of(me.id)
    await confirm_own_password(desk, caller, password)
    new_hash, origin = await hash_password(desk, caller, new_password), await origin_digest(desk, me.id, caller)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        if await work.password_of(me.id) != old_hash:
            raise Unauthenticated("wrong-password")
        player, ended, notices = await _replace(desk, work, me.id, new_hash)
        issued, token = session(desk, caller, player, origin)
        await work.add_token(token)
        await work.commit()
    await announce_end(desk, ended)
    await send_notices(desk, notices)
    return issued


async def reset_password(desk: Desk, caller: Caller, code: str, new_password: str) -> Player:
    """Does not sign the player in. Raises Forbidden for an invalid code."""
    await take(desk, desk.policy.codes_by_origin, networks(caller.origin))
    fit_password(desk, new_password)
    async with desk.store.reading() as reading:
        mailed_code = await reading.mailed_code(hash_of(code))
    if mailed_code is None or mailed_code.purpose is not CodePurpose.PASSWORD:
        raise Forbidden("bad-code")
    new_hash = await hash_password(desk, caller, new_password)
    async with desk.store.working() as work:
        mailed_code = await spend_code(desk, work, code, CodePurpose.PASSWORD)
        player, ended, notices = await _replace(desk, work, mailed_code.player, new_hash)
        await work.commit()
    await announce_end(desk, ended)
    await send_notices(desk, notices)
    return player


async def _replace(desk: Desk, work: Work, id: PlayerId, new_hash: str) -> tuple[Player, list[str], list[Notice]]:
    """Also drops pending codes, such as the one for a new address: they were requested with the old password."""
    player = await known_player(work, id)
    await work.change_player(player, new_hash)
    await work.drop_codes(id)
    ended = list(await work.revoke_tokens_of(id, desk.clock.now()))
    profile = await work.profile(id)
    return player, ended, await mail_owner(desk, work, player.name, profile, Letter.PASSWORD_CHANGED)
