"""Take one's seat back from the AI that stood in."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.requirements import own_seat, require_running
from application.leagues.return_to_season import take_back_in_league
from application.process.match_state import MatchState
from domain.hosting.entries import Returned
from domain.hosting.terms import MatchId


async def take_back_seat(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Returns to the caller's own seat: after a resignation with the time that was left, otherwise with all of it.

    Who had left his league's season comes back to it as well.
    """
    player = caller.player_with(Scope.PLAY)

    def decide(board: MatchState) -> PlannedChange:
        seat = own_seat(require_running(board, caller), player)
        if seat.stand_in is None:
            raise Conflict("not-taken-over", seat=seat.number)
        if seat.number in board.match.lost_seats:
            raise Conflict("seat-lost", seat=seat.number)
        return PlannedChange((Returned(seat.number),))

    async with desk.store.reading() as reading:
        league = await reading.league_of(match)
    if league is not None:
        return await take_back_in_league(desk, caller, league, match, player, decide)
    return await change(desk, caller, match, decide)
