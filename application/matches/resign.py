"""Give up a running match; the match's policy says what becomes of the seat."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.ending import resignation_entries
from application.hosting.requirements import own_seat, require_running
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId


async def resign(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Resigns from the caller's seat, on anyone's turn."""
    player = caller.player_with(Scope.PLAY)

    def decide(state: MatchState) -> PlannedChange:
        seat = own_seat(require_running(state, caller), player)
        if seat.machine:
            raise Conflict("seat-taken-over", seat=seat.number)
        return PlannedChange(resignation_entries(state, seat.number))

    return await change(desk, caller, match, decide)
