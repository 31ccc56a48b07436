"""Make a guest a human player who keeps the matches; older tokens end."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden
from application.limits.networks import shares_of
from application.players.end_tokens import announce_end, hold_own_token
from application.players.hashing import hash_password
from application.players.names import fit_name, fit_password, refuse_taken_name, take, take_account
from application.players.networks import origin_digest
from application.players.sessions import IssuedToken, session
from application.ports.store import NameTaken
from domain.hosting.players import PlayerKind


async def upgrade_guest(desk: Desk, caller: Caller, name: str, password: str) -> IssuedToken:
    """The same player with name and password, and a session with a human's scopes; of two at once one succeeds."""
    guest = caller.player_with(Scope.ACCOUNT)
    if guest.kind is not PlayerKind.GUEST:
        raise Forbidden("not-a-guest")
    fit_name(name)
    fit_password(desk, password)
    await take(desk, desk.policy.upgrades_by_player, shares_of(caller))
    await take_account(desk, caller)
    player = replace(guest, name=name, kind=PlayerKind.HUMAN)
    await refuse_taken_name(desk, player)
    hashed = await hash_password(desk, caller, password)
    shown, token = session(desk, caller, player, await origin_digest(desk, player.id, caller))
    try:
        async with desk.store.working() as work:
            await hold_own_token(desk, work, caller)
            if not await work.upgrade_player(player, hashed):
                raise Forbidden("not-a-guest")
            ended = await work.revoke_tokens_of(player.id, desk.clock.now())
            await work.add_token(token)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=name) from None
    desk.tokens.forget_player(player.id)
    await announce_end(desk, ended)
    return shown
