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
    board = await fresh_visible_state(desk, caller, match)
    if board.match.sealed:
        raise WrongStatus("no-record-yet", status=board.match.status.value)
    return record_of(board)


def record_of(board: MatchState) -> dict[str, Plain]:
    """The record of a board whose match has ended after it was started."""
    match, line = board.match, board.line
    if not has_ended(match) or line is None:
        raise WrongStatus("no-record-yet" if line else "never-started", match_status=match.status.value)
    dealing = Dealing(match.commitment, board.secret.hex(), match.words)
    return write_record(board.game, line.table, line.position, [made.text for made in match.moves], dealing)
