"""Grant a role to a player: an operator's decision, by the player's id."""

from __future__ import annotations

from application.desk import Desk
from application.errors import Forbidden, NotFound
from domain.hosting.players import Player, PlayerKind, PlayerRole
from domain.hosting.terms import PlayerId


async def grant_role(desk: Desk, player: PlayerId, role: PlayerRole) -> Player:
    """The player with the role, felt by every process within `caller_patience`; only people have roles."""
    async with desk.store.working() as work:
        await work.hold_player(player)
        found = await work.player(player)
        if found is None:
            raise NotFound("unknown-player", what="player", id=player[:60])
        if found.kind is not PlayerKind.HUMAN:
            raise Forbidden("humans-only")
        await work.give_role(player, role)
        await work.commit()
    desk.tokens.forget_player(player)
    return found
