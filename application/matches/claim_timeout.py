"""Say that the time of the seat to move is up; the match's policy says what follows."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.ending import timeout_entries
from application.hosting.learn_pauses import PauseGuard, learn_pauses
from application.hosting.requirements import own_seat, require_running
from application.process.match_state import MatchState
from domain.hosting.clocks import deadline
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Moment


async def claim_timeout(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Claims as one of the seated players; Conflict `time-left` while there is some."""
    player = caller.player_with(Scope.PLAY)
    guard = PauseGuard(desk)
    await learn_pauses(desk, match)

    def decide(state: MatchState) -> PlannedChange:
        current = require_running(state, caller)
        own_seat(current, player)
        guard.decided = current
        return PlannedChange(timeout_entries(state, expired_seat(current, desk.clock.now()), player.id))

    return await change(desk, caller, match, decide, check=guard.check)


def expired_seat(match: Match, now: Moment) -> int:
    """The seat to move if its player's time is up; machines are not timed."""
    end = deadline(match.clock)
    if match.to_move is None or end is None or match.seat(match.to_move).machine:
        raise Conflict("no-clock-running")
    if now < end:
        raise Conflict("time-left", seat=match.to_move, remaining=end - now)
    return match.to_move
