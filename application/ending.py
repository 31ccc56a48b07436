"""What becomes of a match when a seat's player resigns or runs out of time: the match's policy, applied."""

from __future__ import annotations

from application.positions import Board
from domain.hosting.entries import Entry, Finished, Resigned, TakenOver, TimedOut
from domain.hosting.terms import Leaving, PlayerId
from domain.kernel.outcome import ranked
from domain.kernel.plain import Plain


def resigned(board: Board, seat: int, season: bool = False) -> tuple[Entry, ...]:
    return (Resigned(seat, season), _after(board, seat, board.match.absence.on_resign, "resignation"))


def timed_out(board: Board, seat: int, claimed_by: PlayerId | None) -> tuple[Entry, ...]:
    return (TimedOut(seat, claimed_by), _after(board, seat, board.match.absence.on_timeout, "timeout"))


def _after(board: Board, seat: int, leaving: Leaving, reason: str) -> Entry:
    if leaving is Leaving.TAKEOVER:
        return TakenOver(seat, board.match.absence.level_for(seat))
    return lost_by(board, seat, reason)


def lost_by(board: Board, seat: int, reason: str) -> Finished:
    """The leaver is last, whatever the points; the others are ranked by the standing."""
    scores = board.standing()
    places = ranked([(0, 0) if number == seat else (1, score.total) for number, score in enumerate(scores, 1)])
    result: dict[str, Plain] = {"scores": [score.breakdown() for score in scores], "ranks": list(places)}
    return Finished(reason, result, places)
