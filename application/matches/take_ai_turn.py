"""Play one move for the AI that is to move."""

from __future__ import annotations

from time import monotonic

from application.callers import MACHINE
from application.desk import Desk
from application.errors import Conflict, StaleVersion
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.commit import to_move
from application.hosting.deadlines import DEADLINE_PASSED, is_late
from application.hosting.move import planned_move
from application.ports.thinker import Question
from application.process.machine_questions import engine_note, question_for
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId


async def take_ai_turn(desk: Desk, match: MatchId, version: int) -> ChangeResult | None:
    """Plays for the machine to move at this version; does nothing when that or the deadline is past, or none is."""
    state = await state_at(desk, match, version)
    question = _question(state, version)
    if question is None or await is_late(desk, state.match):
        return None
    began = monotonic()
    choice = await desk.thinker.think(question)
    desk.metrics.observe("machine_seconds", monotonic() - began, level=question.level, purpose="turn")

    def decide(state: MatchState) -> PlannedChange:
        seat = to_move(state.match)
        if seat is None or _question(state, version) is None:
            raise StaleVersion(version, state.version, ())
        return planned_move(state, seat.number, choice.move, engine_note(question, choice))

    try:
        return await change(desk, MACHINE, match, decide, in_hand=True)
    except StaleVersion:
        return None
    except Conflict as refusal:
        if refusal.code != DEADLINE_PASSED:
            raise
        return None


async def state_at(desk: Desk, match: MatchId, version: int) -> MatchState:
    """A version that the cache already knows to be past needs no read of the log."""
    state = await desk.matches.cached_or_fresh(match)
    return state if state.version >= version else await desk.matches.fresh(match)


def _question(state: MatchState, version: int) -> Question | None:
    """The level sees what its seat sees, never the position."""
    seat = to_move(state.match)
    if state.version != version or seat is None or not seat.machine:
        return None
    return question_for(state, seat.number, seat.machine)
