"""Leave an open match, or, as its creator, free another seat."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.requirements import own_seat, require_open
from application.hosting.seating import existing_seat
from application.process.match_state import MatchState
from domain.hosting.entries import Left
from domain.hosting.match import Match, SeatState
from domain.hosting.players import Player
from domain.hosting.terms import MatchId


async def leave(desk: Desk, caller: Caller, match: MatchId, seat: int | None = None) -> ChangeResult:
    """Frees the caller's own seat, or with `seat` any seat if the caller is the creator (AI seats too)."""
    player = caller.player_with(Scope.PLAY)

    def decide(state: MatchState) -> PlannedChange:
        current = require_open(state, caller)
        chosen = own_seat(current, player) if seat is None else _seat_to_free(current, player, seat)
        return PlannedChange((Left(chosen.number),))

    return await change(desk, caller, match, decide)


def _seat_to_free(match: Match, player: Player, number: int) -> SeatState:
    seat = existing_seat(match, number)
    if player.id not in (match.creator, seat.player):
        raise Forbidden("creator-only")
    if seat.is_free:
        raise Conflict("seat-free", seat=number)
    return seat
