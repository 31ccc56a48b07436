"""Revoke a token of the caller or of one of the caller's bots."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.players.end_tokens import announce_end, hold_own_token


async def revoke_token(desk: Desk, caller: Caller, token: str) -> str:
    """The id of the token that is no longer good, nor is any that was made with it; NotFound for somebody else's.

    The holder of a token may always end that one. Ending another token takes a scope.
    """
    player = caller.required_player() if token == caller.token else caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        found = await work.token_by_id(token)
        if found is None or found.player not in [player.id, *(bot.id for bot in await work.bots_of(player.id))]:
            raise NotFound("unknown-token", what="token", id=token[:60])
        ended = await work.revoke_token(token, desk.clock.now())
        await work.commit()
    await announce_end(desk, ended)
    return token
