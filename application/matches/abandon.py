"""Abandon an open match that nobody has started for too long."""

from __future__ import annotations

from application.callers import NOBODY
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.change import ChangeResult, PlannedChange, change
from application.process.match_state import MatchState
from domain.hosting.entries import Aborted
from domain.hosting.terms import MatchId, Status

REASON = "abandoned"


async def abandon(desk: Desk, match: MatchId) -> ChangeResult:
    """The server itself aborts the match; WrongStatus for one that has been started or is over."""

    def decide(state: MatchState) -> PlannedChange:
        if state.match.status is not Status.OPEN:
            raise WrongStatus("match-not-open", match_status=state.match.status.value)
        return PlannedChange((Aborted(None, REASON),))

    return await change(desk, NOBODY, match, decide)
