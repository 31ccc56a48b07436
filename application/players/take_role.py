"""Take a player's role away."""

from __future__ import annotations

from application.desk import Desk
from application.errors import NotFound
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def take_role(desk: Desk, player: PlayerId) -> Player:
    """The player as before; no token of theirs carries the role's scopes within `caller_patience`."""
    async with desk.store.working() as work:
        await work.hold_player(player)
        found = await work.player(player)
        if found is None:
            raise NotFound("unknown-player", what="player", id=player[:60])
        await work.give_role(player, None)
        await work.commit()
    desk.tokens.forget_player(player)
    return found
