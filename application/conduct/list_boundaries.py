"""List the players whom the caller has blocked or muted."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.limits.paging import Page, fit_page, page_of
from application.ports.boundaries import BoundaryPlace
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import PlayerId


async def list_boundaries(
    desk: Desk,
    caller: Caller,
    kind: BoundaryKind,
    place: BoundaryPlace | None = None,
    first: int = 20,
    is_backward: bool = False,
) -> Page[Boundary]:
    """Newest first."""
    player = caller.player_with(Scope.ACCOUNT)
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        boundaries = await reading.boundaries(player.id, kind, place, size + 1, is_backward)
    return page_of(boundaries, size, place is not None, is_backward)


async def find_boundary(desk: Desk, caller: Caller, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> Boundary:
    """NotFound for a boundary of another player."""
    if caller.player_with(Scope.ACCOUNT).id == player:
        async with desk.store.reading() as reading:
            found = await reading.boundary(player, other, kind)
        if found is not None:
            return found
    raise NotFound("unknown-node", what="node", id=f"{kind}:{player}/{other}"[:60])
