"""Play one move for the AI that is to move."""

from __future__ import annotations

from application.callers import NOBODY
from application.changing import Changed, Plan, change
from application.committing import to_move
from application.desk import Desk
from application.errors import StaleVersion
from application.levels import LEVELS, chance_for
from application.moving import moved
from application.positions import Board
from domain.hosting.match import SeatState
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain


async def take_ai_turn(desk: Desk, match: MatchId, version: int) -> Changed | None:
    """Plays for the machine to move at this version; does nothing when that is past or no machine is to move."""

    def decide(board: Board) -> Plan:
        seat = to_move(board.match)
        if board.version != version or seat is None or not seat.machine:
            raise StaleVersion(version, board.version, ())
        return _chosen(board, seat, seat.machine)

    try:
        return await change(desk, NOBODY, match, decide)
    except StaleVersion:
        return None


def _chosen(board: Board, seat: SeatState, machine: str) -> Plan:
    """The level sees what its seat sees, never the position."""
    level, game = LEVELS[machine], board.game
    legal = game.legal_moves(board.position)
    move = level.choose(game, board.view(seat.number), legal, chance_for(board.match.id, board.version))
    engine: dict[str, Plain] = {"level": level.key, "version": level.version}
    return moved(board, seat.number, game.notation.format(move), engine)
