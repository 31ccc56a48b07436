"""Revoke a token: one's own, or one of one's bots'."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.players.end_tokens import announce_end, hold_own_token
from application.ports.store import Token, Work


async def revoke_token(desk: Desk, caller: Caller, token: str) -> str:
    """The id of the token that is no longer good, nor is any that was made with it; NotFound for somebody else's."""
    _check_scope(caller, token)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        if not await _is_own(work, caller, await work.token_by_id(token)):
            raise NotFound("unknown-token", what="token", id=token[:60])
        ended = await work.revoke_token(token, desk.clock.now())
        await work.commit()
    await announce_end(desk, ended)
    return token


def _check_scope(caller: Caller, token: str) -> None:
    """Whoever holds a token may end that one; to end others takes a scope."""
    caller.known()
    if token != caller.token and Scope.BOTS not in caller.scopes:
        caller.allowed(Scope.ACCOUNT)


async def _is_own(work: Work, caller: Caller, token: Token | None) -> bool:
    """Whether it is the caller's or one of the caller's bots'."""
    player = caller.known()
    if token is None:
        return False
    if token.player == player.id:
        return token.id == caller.token or Scope.ACCOUNT in caller.scopes
    return token.player in [bot.id for bot in await work.bots_of(player.id)]
