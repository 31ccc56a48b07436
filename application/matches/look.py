"""Look at a match."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import MatchView, look_at, seen_as, seen_board
from domain.hosting.terms import MatchId, PlayerId


async def look(desk: Desk, caller: Caller, match: MatchId) -> MatchView:
    """The match as the caller sees it: from their seat, or as a spectator."""
    return look_at(desk, caller, await seen_board(desk, caller, match))


async def look_as(desk: Desk, caller: Caller, match: MatchId, seat: int | None) -> MatchView:
    """From one's own seat, or with None from the public side; Forbidden for another's seat."""
    return seen_as(await look(desk, caller, match), seat)


async def connected(desk: Desk, look: MatchView) -> frozenset[PlayerId]:
    """The seated players that have a stream open on the match."""
    here = await desk.presence.connected(look.match.id)
    return frozenset(seat.player for seat in look.match.seats if seat.player is not None and seat.player in here)
