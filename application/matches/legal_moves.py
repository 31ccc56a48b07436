"""Every legal move as data: what it is, what it scores, whether it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import MatchView
from application.matches.look import view_match
from application.process.match_state import MatchState
from domain.hosting.terms import MatchId, Status


@dataclass(frozen=True, slots=True)
class LegalMove:
    """`move` is the game's typed move; `delta` its points for the mover, None where chance decides them."""

    move: object
    text: str
    delta: int | None
    can_undo: bool


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """What the seat to move may do at this version; no seat and no moves unless the match is running."""

    version: int
    seat: int | None
    moves: tuple[LegalMove, ...]


async def legal_moves(desk: Desk, caller: Caller, match: MatchId) -> LegalMoves:
    """The legal moves of the seat to move, in the order of their texts."""
    return legal_moves_in(await view_match(desk, caller, match))


def legal_moves_in(view: MatchView) -> LegalMoves:
    """The same for a look one already has."""
    board, seat = view.board, view.board.match.to_move
    if board.match.status is not Status.RUNNING or seat is None:
        return LegalMoves(board.version, None, ())
    moves: tuple[LegalMove, ...] = board.once(("legal", view.seat), lambda: _moves_with_effect(board, view.seat, seat))
    return LegalMoves(board.version, seat, moves)


def legal_texts_in(view: MatchView) -> tuple[str, ...]:
    """Only the texts: much cheaper."""
    board = view.board
    if board.match.status is not Status.RUNNING:
        return ()
    return tuple(board.game.notation.format(move) for move in board.game.legal_moves(board.position))


def _moves_with_effect(board: MatchState, viewer: int | None, seat: int) -> tuple[LegalMove, ...]:
    game = board.game
    return tuple(
        LegalMove(move, game.notation.format(move), *_effect(board, viewer, seat, move))
        for move in game.legal_moves(board.position)
    )


def _effect(board: MatchState, viewer: int | None, seat: int, move: Any) -> tuple[int | None, bool]:
    """Points and whether undo stays possible, tried on what the viewer must think possible: so it can tell no more."""
    game, before = board.game, board.guess(viewer)
    after = game.advance(before, move)
    delta = _gain(board, seat, before, after)
    if game.progress(after) == game.progress(before):
        return delta, True
    other = board.guess(viewer, 2)
    return (delta if delta == _gain(board, seat, other, game.advance(other, move)) else None), False


def _gain(board: MatchState, seat: int, before: Any, after: Any) -> int:
    standing = board.game.standing
    gain: int = standing(after)[seat - 1].total - standing(before)[seat - 1].total
    return gain
