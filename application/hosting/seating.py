"""Seating: the seat, the colour and the seat's words for the deal."""

from __future__ import annotations

from application.errors import Conflict, Malformed
from application.process.match_state import MatchState
from domain.hosting.match import Match, SeatState


def free_seat(match: Match, wanted: int | None) -> int:
    """The wanted seat, or the first free one."""
    if wanted is None:
        free = [seat.number for seat in match.seats if seat.is_free]
        if not free:
            raise Conflict("match-full")
        return free[0]
    if not existing_seat(match, wanted).is_free:
        raise Conflict("seat-taken", seat=wanted)
    return wanted


def existing_seat(match: Match, number: int) -> SeatState:
    """The seat of this number; seats count from 1."""
    if not 1 <= number <= len(match.seats):
        raise Malformed("no-such-seat", path="seat", fault=f"must be from 1 to {len(match.seats)}")
    return match.seat(number)


def free_colour(state: MatchState, wanted: str | None) -> str | None:
    """The wanted colour if nobody has it; None leaves it to the start."""
    if wanted is None:
        return None
    if wanted not in state.game.info.colours:
        raise Malformed("unknown-colour", path="colour", fault=f"must be one of {', '.join(state.game.info.colours)}")
    if any(seat.colour == wanted for seat in state.match.seats):
        raise Conflict("colour-taken", colour=wanted)
    return wanted


def colours(state: MatchState) -> list[str]:
    """Everybody's colour at the start: the chosen ones, the rest in the game's order; in a fork those of before."""
    if state.match.fork is not None:
        return list(state.match.fork.colours)
    chosen = {seat.colour for seat in state.match.seats}
    rest = iter([colour for colour in state.game.info.colours if colour not in chosen])
    return [seat.colour or next(rest) for seat in state.match.seats]


def fit_words(words: str, most: int) -> str:
    """Words for the deal, of bounded length."""
    if len(words) > most:
        raise Malformed("too-long", path="words", fault=f"has {len(words)} characters, at most {most} are allowed")
    return words
