"""Deadlines: from its deadline on, only its league changes a match."""

from __future__ import annotations

from application.desk import Desk
from application.errors import Conflict
from domain.hosting.match import Match
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

DEADLINE_PASSED = "deadline-passed"


async def check_in_time(desk: Desk, match: Match, at: Moment) -> None:
    """Raises Conflict for a change at or after the deadline (LG-35).

    Only a sandbox needs a read for this, because its owner moves its clock.
    """
    if match.deadline is None:
        return
    if match.sandbox is not None:
        at = (await desk.leagues.fresh(LeagueId(match.sandbox))).time_at(at)
    if at >= match.deadline:
        raise Conflict(DEADLINE_PASSED, deadline=match.deadline)


async def is_late(desk: Desk, match: Match) -> bool:
    """Whether asking for a move is useless by now. This is an estimate: the check at the move itself decides."""
    now = desk.clock.now()
    if match.deadline is not None and match.sandbox is not None:
        now = (await desk.leagues.cached_or_fresh(LeagueId(match.sandbox))).time_at(now)
    return match.deadline is not None and now >= match.deadline
