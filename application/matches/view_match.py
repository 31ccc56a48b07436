"""View a match."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import MatchView, fresh_visible_state, view_for, view_from_seat
from domain.hosting.terms import MatchId, PlayerId


async def view_match(desk: Desk, caller: Caller, match: MatchId) -> MatchView:
    """The match as the caller sees it: from their seat, or as a spectator."""
    return view_for(desk, caller, await fresh_visible_state(desk, caller, match))


async def view_match_as(desk: Desk, caller: Caller, match: MatchId, seat: int | None) -> MatchView:
    """From the caller's own seat, or as a spectator with None; Forbidden for another player's seat."""
    return view_from_seat(await view_match(desk, caller, match), seat)


async def connected_players(desk: Desk, view: MatchView) -> frozenset[PlayerId]:
    """The seated players that have a stream open on the match."""
    here = await desk.presence.connected_players(view.match.id)
    return frozenset(seat.player for seat in view.match.seats if seat.player is not None and seat.player in here)
