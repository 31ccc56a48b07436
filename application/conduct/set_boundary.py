"""Block or mute a player."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, LimitReached, NotFound
from application.players.end_tokens import hold_own_token
from application.ports.store import Work
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def set_boundary(desk: Desk, caller: Caller, other: PlayerId, kind: BoundaryKind) -> Boundary:
    """The new boundary, or the existing one. The other player gets no notification."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await _require_another(work, player, other)
        known = await work.boundary(player.id, other, kind)
        if known is not None:
            return known
        if await work.count_boundaries(player.id, kind) >= desk.policy.boundaries_per_player:
            raise LimitReached(
                "too-many-boundaries",
                limit="boundaries-per-player",
                value=desk.policy.boundaries_per_player,
                retry_after=None,
            )
        boundary = Boundary(player.id, other, kind, desk.clock.now())
        await work.set_boundary(boundary)
        await work.commit()
    return boundary


async def _require_another(work: Work, player: Player, other: PlayerId) -> None:
    found = await work.player(other)
    if found is None:
        raise NotFound("unknown-player", what="player", id=other[:60])
    if player.id in (found.id, found.owner):
        raise Conflict("against-oneself")
