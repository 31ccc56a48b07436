"""End a grant of the caller to an app."""

from __future__ import annotations

from application.apps.find_apps import unknown_grant
from application.callers import Caller, Scope
from application.desk import Desk
from application.players.end_tokens import announce_end, hold_own_token
from domain.apps.apps import GrantId


async def end_grant(desk: Desk, caller: Caller, grant: GrantId) -> GrantId:
    """Ends the app's tokens and its open streams. Safe to repeat."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        found = await work.grant(grant)
        if found is None or found.player != player.id:
            raise unknown_grant(grant)
        ended = await work.revoke_grant(grant, desk.clock.now())
        await work.commit()
    await announce_end(desk, ended)
    return grant
