"""Deadlines: from then on nobody but its league changes a match, whoever has yet to end it."""

from __future__ import annotations

from application.desk import Desk
from application.errors import Conflict
from domain.hosting.match import Match
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

DEADLINE_PASSED = "deadline-passed"


async def is_late(desk: Desk, match: Match, at: Moment) -> bool:
    """Whether what is logged at this moment comes too late: at the deadline itself it does.

    Nothing has to be read for it, except in a sandbox, whose owner moves its clock.
    """
    if match.deadline is None:
        return False
    if match.sandbox is None:
        return at >= match.deadline
    league = await desk.leagues.fresh(LeagueId(match.sandbox))
    return league.told_time(at) >= match.deadline


async def check_in_time(desk: Desk, match: Match, at: Moment) -> None:
    """Raises Conflict once the deadline has passed."""
    if await is_late(desk, match, at):
        raise Conflict(DEADLINE_PASSED, deadline=match.deadline)
