"""Export the record of a match that has ended."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.match_view import fresh_visible_state
from application.hosting.visible_log import has_ended
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain
from domain.kernel.records import Dealing, write_record


async def export_record(desk: Desk, caller: Caller, match: MatchId) -> dict[str, Plain]:
    """`headwater-record/1` with the dealing revealed; WrongStatus before the end."""
    state = await fresh_visible_state(desk, caller, match)
    if state.match.sealed:
        raise WrongStatus("no-record-yet", match_status=state.match.status.value)
    return record_of(state)


def record_of(state: MatchState) -> dict[str, Plain]:
    """The record of a match that was started and has ended."""
    match, game_state = state.match, state.game_state
    if not has_ended(match) or game_state is None:
        raise WrongStatus("no-record-yet" if game_state else "never-started", match_status=match.status.value)
    dealing = Dealing(match.commitment, state.secret.hex(), match.words)
    return write_record(state.game, game_state.table, game_state.position, [move.text for move in match.moves], dealing)
