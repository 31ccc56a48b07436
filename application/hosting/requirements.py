"""What a change requires of the match and of its caller; each requirement raises its own refusal."""

from __future__ import annotations

from application.callers import Caller
from application.errors import Forbidden, WrongStatus
from application.hosting.match_view import visible_state
from application.process.match_state import MatchState
from domain.hosting.match import Match, SeatState
from domain.hosting.players import Player
from domain.hosting.terms import Status


def require_status(state: MatchState, caller: Caller, *wanted: Status) -> Match:
    """The match, if the caller may see it and it has one of these statuses."""
    match = visible_state(state, caller).match
    if match.status not in wanted:
        raise WrongStatus(f"match-not-{wanted[0].value}", match_status=match.status.value)
    return match


def require_running(state: MatchState, caller: Caller) -> Match:
    return require_status(state, caller, Status.RUNNING)


def require_open(state: MatchState, caller: Caller) -> Match:
    return require_status(state, caller, Status.OPEN)


def own_seat(match: Match, player: Player) -> SeatState:
    """The player's seat, also while a stand-in plays it."""
    seat = match.seat_of(player.id)
    if seat is None:
        raise Forbidden("not-seated")
    return seat


def require_creator(match: Match, player: Player) -> None:
    if match.creator != player.id:
        raise Forbidden("creator-only")
