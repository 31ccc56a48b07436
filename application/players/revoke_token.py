"""Revoke a token: one's own, or one of one's bots'."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.ports.store import Work
from domain.hosting.players import Player


async def revoke_token(desk: Desk, caller: Caller, token: str) -> str:
    """The id of the token that is no longer good; NotFound for somebody else's."""
    player = caller.known()
    async with desk.store.working() as work:
        if not await _revoked(desk, work, player, token):
            raise NotFound("unknown-token", what="token", id=token[:60])
        await work.commit()
    desk.people.forget_token(token)
    return token


async def _revoked(desk: Desk, work: Work, player: Player, token: str) -> bool:
    now = desk.clock.now()
    for owner in (player, *await work.bots_of(player.id)):
        if await work.revoke_token(token, owner.id, now):
            return True
    return False
