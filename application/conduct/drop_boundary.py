"""Lift a block or mute."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.terms import PlayerId


async def drop_boundary(desk: Desk, caller: Caller, other: PlayerId, kind: BoundaryKind) -> None:
    """Safe to repeat."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await work.drop_boundary(player.id, other, kind)
        await work.commit()
