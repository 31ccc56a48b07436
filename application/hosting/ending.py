"""What becomes of a match when a seat's player resigns or runs out of time: the match's policy, applied."""

from __future__ import annotations

from collections.abc import Sequence

from application.process.match_state import MatchState
from domain.hosting.entries import Entry, Finished, Resigned, TakenOver, TimedOut
from domain.hosting.match import Match
from domain.hosting.terms import Leaving, PlayerId
from domain.kernel.outcome import Score, ranks_of
from domain.kernel.plain import Plain, plain


def resignation_entries(state: MatchState, seat: int, season: bool = False) -> tuple[Entry, ...]:
    return (Resigned(seat, season), _after(state, seat, state.match.absence.on_resign, "resignation"))


def timeout_entries(state: MatchState, seat: int, claimed_by: PlayerId | None) -> tuple[Entry, ...]:
    return (TimedOut(seat, claimed_by), _after(state, seat, state.match.absence.on_timeout, "timeout"))


def _after(state: MatchState, seat: int, leaving: Leaving, reason: str) -> Entry:
    if leaving is Leaving.TAKEOVER or _can_go_on(state.match, seat):
        return TakenOver(seat, state.match.absence.level_for(seat))
    return loss_by(state, seat, reason)


def _can_go_on(match: Match, seat: int) -> bool:
    """Without this seat's player two are left, for whom the match is not over."""
    return match.absence.plays_on and len(match.seats) - len(match.lost_seats | {seat}) > 1


def loss_by(state: MatchState, seat: int, reason: str) -> Finished:
    """The leaver ranks last, together with seats that lost earlier. The standing ranks the others."""
    scores, last = state.standing(), state.match.lost_seats | {seat}
    places = ranks_of([(0, 0) if number in last else (1, score.total) for number, score in enumerate(scores, 1)])
    return Finished(reason, result_of(scores, places), places)


def result_of(scores: Sequence[Score], ranks: Sequence[int]) -> dict[str, Plain]:
    """Final scores and ranks in seat order, spelled as in the game's view."""
    return {"scores": [plain(score) for score in scores], "ranks": list(ranks)}
