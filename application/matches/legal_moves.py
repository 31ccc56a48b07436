"""Every legal move as data: what it is, what it scores, whether it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import MatchView
from application.matches.view_match import view_match
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
    """The same for a given view."""
    state, seat = view.state, view.state.match.to_move
    if state.match.status is not Status.RUNNING or seat is None:
        return LegalMoves(state.version, None, ())
    moves: tuple[LegalMove, ...] = state.once(("legal", view.seat), lambda: _moves_with_effect(state, view.seat, seat))
    return LegalMoves(state.version, seat, moves)


def legal_texts_in(view: MatchView) -> tuple[str, ...]:
    """Only the texts: much cheaper."""
    state = view.state
    if state.match.status is not Status.RUNNING:
        return ()
    return tuple(state.game.notation.format(move) for move in state.game.legal_moves(state.position))


def _moves_with_effect(state: MatchState, viewer: int | None, seat: int) -> tuple[LegalMove, ...]:
    game = state.game
    return tuple(
        LegalMove(move, game.notation.format(move), *_effect(state, viewer, seat, move))
        for move in game.legal_moves(state.position)
    )


def _effect(state: MatchState, viewer: int | None, seat: int, move: Any) -> tuple[int | None, bool]:
    """Points, and whether undo stays possible, on a position the viewer must think possible: nothing hidden leaks."""
    game, before = state.game, state.guess(viewer)
    after = game.advance(before, move)
    delta = _gain(state, seat, before, after)
    if game.progress(after) == game.progress(before):
        return delta, True
    other = state.guess(viewer, 2)
    return (delta if delta == _gain(state, seat, other, game.advance(other, move)) else None), False


def _gain(state: MatchState, seat: int, before: Any, after: Any) -> int:
    standing = state.game.standing
    gain: int = standing(after)[seat - 1].total - standing(before)[seat - 1].total
    return gain
