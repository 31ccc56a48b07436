"""Deadlines: from then on nobody but its league changes a match, whoever has yet to end it."""

from __future__ import annotations

from application.desk import Desk
from application.errors import Conflict
from domain.hosting.match import Match
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

DEADLINE_PASSED = "deadline-passed"


async def check_in_time(desk: Desk, match: Match, at: Moment) -> None:
    """Raises Conflict where what is logged at this moment comes too late (LG-35): at the deadline itself it does.

    Nothing has to be read for it, except in a sandbox, whose owner moves its clock.
    """
    if match.deadline is None:
        return
    if match.sandbox is not None:
        at = (await desk.leagues.fresh(LeagueId(match.sandbox))).time_at(at)
    if at >= match.deadline:
        raise Conflict(DEADLINE_PASSED, deadline=match.deadline)


async def is_late(desk: Desk, match: Match) -> bool:
    """Whether there is no use in asking for a move any more, as far as is known here: a move is told for sure."""
    now = desk.clock.now()
    if match.deadline is not None and match.sandbox is not None:
        now = (await desk.leagues.cached_or_fresh(LeagueId(match.sandbox))).time_at(now)
    return match.deadline is not None and now >= match.deadline
