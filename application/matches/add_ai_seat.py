"""Let an AI play a free seat."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.requirements import require_creator, require_open
from application.hosting.seating import free_colour, free_seat
from application.hosting.terms import AiSeat, known_level
from application.process.match_state import MatchState
from domain.hosting.entries import AiSeated
from domain.hosting.match import Match
from domain.hosting.terms import MatchId


async def add_ai_seat(
    desk: Desk, caller: Caller, match: MatchId, level: str, seat: int | None = None, colour: str | None = None
) -> ChangeResult:
    """Seats an AI of a level; only the creator may."""
    player = caller.player_with(Scope.MATCHES)
    wish = AiSeat(level, seat, colour)

    def decide(state: MatchState) -> PlannedChange:
        require_creator(require_open(state, caller), player)
        return PlannedChange((ai_seat_entry(desk, state, wish),))

    return await change(desk, caller, match, decide)


def ai_seat_entry(desk: Desk, state: MatchState, wish: AiSeat) -> AiSeated:
    """An AI sitting down as wished."""
    known_level(wish.level)
    _check_number(state.match, desk.policy.ai_seats)
    return AiSeated(free_seat(state.match, wish.seat), wish.level, free_colour(state, wish.colour))


def _check_number(match: Match, most: int) -> None:
    if sum(seat.ai is not None for seat in match.seats) >= most:
        raise LimitReached("too-many-ai-seats", limit="ai-seats", value=most, retry_after=None)
