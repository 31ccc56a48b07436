"""End all sessions of the caller except the current one."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.players.end_tokens import announce_end, hold_own_token
from application.players.sessions import is_good
from application.ports.store import Token, Work


async def end_other_sessions(desk: Desk, caller: Caller) -> int:
    """Returns the number of ended sessions and tokens. The tokens made in a session end with it."""
    player, now = caller.player_with(Scope.ACCOUNT), desk.clock.now()
    async with desk.store.working() as work:
        own = await _ancestry(work, await hold_own_token(desk, work, caller))
        sessions = [token for token in await work.tokens_of(player.id) if token.is_session and is_good(token, now)]
        ended = [id for each in sessions if each.id not in own for id in await work.revoke_token(each.id, now)]
        await work.commit()
    await announce_end(desk, ended)
    return len(ended)


async def _ancestry(work: Work, token: Token | None) -> set[str]:
    """The ids of the current token and all its parents."""
    ids: set[str] = set()
    while token is not None:
        ids.add(token.id)
        token = None if token.parent is None else await work.token_by_id(token.parent)
    return ids
