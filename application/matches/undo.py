"""Take back the last moves of the caller's own turn."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, LimitReached, Malformed, StaleVersion
from application.hosting.change import ChangeResult, PlannedChange, change, idempotency_key
from application.hosting.match_view import can_undo
from application.hosting.requirements import own_seat, require_running
from application.hosting.stale_version import require_version, with_missed_entries
from application.process.match_state import GameState, MatchState
from domain.hosting.entries import Undone
from domain.hosting.match import Match
from domain.hosting.terms import MatchId


async def undo(
    desk: Desk,
    caller: Caller,
    match: MatchId,
    expected_version: int | None = None,
    moves: int = 1,
    key: str | None = None,
) -> ChangeResult:
    """Takes back moves of the caller, never past a reveal or the start of the turn (Conflict `undo-barrier`)."""
    player = caller.player_with(Scope.PLAY)
    if moves < 1:
        raise Malformed("bad-number", path="moves", fault="must be at least 1")
    once = idempotency_key(player.id, key, "undo", match, expected_version, moves)

    def decide(state: MatchState) -> PlannedChange:
        require_version(state, caller, expected_version)
        seat = own_seat(require_running(state, caller), player)
        game_state = _back(state, seat.number, moves)
        _check_undos(state.match, desk.policy.undos_per_turn)
        assert state.game.to_move(game_state.position) == seat.number
        return PlannedChange((undone_entry(state.match, seat.number, moves),), game_state)

    try:
        return await change(desk, caller, match, decide, once)
    except StaleVersion as stale:
        raise await with_missed_entries(desk, caller, match, stale) from None


def undone_entry(match: Match, seat: int, moves: int) -> Undone:
    """The entry that takes back the last moves of the match."""
    taken_back = match.moves[-moves:]
    # Whatever was logged just before the first of them, the position was the one that is restored.
    restored = taken_back[0].version - 1
    return Undone(seat, moves, seat, restored, tuple(move.text for move in taken_back))


def _back(state: MatchState, seat: int, moves: int) -> GameState:
    game_state = state.game_state
    if game_state is None or not can_undo(state, seat) or len(game_state.trail) < moves:
        raise Conflict("undo-barrier", moves=moves)
    for _ in range(moves):
        game_state = game_state.after_undo()
    return game_state


def _check_undos(match: Match, most: int) -> None:
    """Playing a move and taking it back again and again would make a log without end."""
    if match.undos >= most:
        raise LimitReached("too-many-undos", limit="undos-per-turn", value=most, retry_after=None)
