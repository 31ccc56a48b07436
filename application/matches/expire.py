"""Let the server itself say that a seat's time is up."""

from __future__ import annotations

from application.callers import NOBODY
from application.desk import Desk
from application.errors import Conflict, StaleVersion, WrongStatus
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.ending import timeout_entries
from application.hosting.learn_pauses import PauseGuard, learn_pauses
from application.matches.claim_timeout import expired_seat
from application.policy import SECOND
from application.process.match_state import MatchState
from domain.hosting.clocks import deadline
from domain.hosting.terms import MatchId, Status


async def expire(desk: Desk, match: MatchId, version: int | None = None) -> ChangeResult | None:
    """Applies the time-out policy; does nothing when time is left or, with `version`, when the match moved on.

    A vacation that has begun and is not written into the match yet stops the clock all the same.
    """
    await learn_pauses(desk, match)
    late, guard = 0, PauseGuard(desk)

    def decide(state: MatchState) -> PlannedChange:
        if version is not None and state.version != version:
            raise StaleVersion(version, state.version, ())
        if state.match.status is not Status.RUNNING:
            raise WrongStatus("match-not-running", match_status=state.match.status.value)
        nonlocal late
        guard.decided = state.match
        now = desk.clock.now()
        seat = expired_seat(state.match, now)
        late = now - (deadline(state.match.clock) or now)
        return PlannedChange(timeout_entries(state, seat, None))

    try:
        changed = await change(desk, NOBODY, match, decide, check=guard.check)
    except (StaleVersion, WrongStatus, Conflict):
        return None
    desk.metrics.observe("clock_lateness_seconds", late / SECOND)
    return changed
