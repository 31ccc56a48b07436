"""Abort a match that has not ended, as an operator."""

from __future__ import annotations

from application.callers import NOBODY
from application.desk import Desk
from application.errors import Conflict, WrongStatus
from application.hosting.change import PlannedChange, change
from application.operators.audit import Action, Operator, note_alone
from application.process.match_state import MatchState
from domain.hosting.entries import Aborted
from domain.hosting.terms import MatchId, Status

REASON = "operator"


async def abort_match(desk: Desk, operator: Operator, match: MatchId) -> None:
    """Ends an open or running match without an outcome; a league's tables are for its referees."""
    async with desk.store.reading() as reading:
        league = await reading.league_of(match)
    if league is not None:
        raise Conflict("league-match", league=league)
    state = await desk.matches.fresh(match)
    _abortion(state)
    await note_alone(desk, operator, Action.ABORT, match)
    await change(desk, NOBODY, match, _abortion)


def _abortion(state: MatchState) -> PlannedChange:
    if state.match.status not in (Status.OPEN, Status.RUNNING):
        raise WrongStatus("match-not-running", match_status=state.match.status.value)
    return PlannedChange((Aborted(None, REASON),))
