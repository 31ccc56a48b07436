"""End a match without an outcome."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.requirements import require_creator, require_status
from application.process.match_state import MatchState
from domain.hosting.entries import Aborted
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Status


async def abort(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Aborts: the creator while it costs nobody anything, but no league match; an admin until its deadline."""
    player = caller.player_with(Scope.MATCHES)
    is_admin = Scope.ADMIN in caller.scopes
    async with desk.store.reading() as reading:
        league = await reading.league_of(match)

    def decide(state: MatchState) -> PlannedChange:
        current = require_status(state, caller, Status.OPEN, Status.RUNNING)
        if not is_admin:
            require_creator(current, player)
            if league is not None:
                raise Conflict("league-match", league=league)
            _check_early(current)
        return PlannedChange((Aborted(player.id, "admin" if current.creator != player.id else "creator"),))

    return await change(desk, caller, match, decide)


def _check_early(match: Match) -> None:
    """Nobody loses more than a first move (LG-67); an unrated match against machines alone may be dropped at
    any time."""
    people = [seat.number for seat in match.seats if seat.player not in (None, match.creator)]
    has_all_moved = all(any(move.seat == number for move in match.moves) for number in people)
    if (people and has_all_moved) or (_counts(match) and (has_all_moved or match.clock is not None)):
        raise Conflict("too-late-to-abort")


def _counts(match: Match) -> bool:
    """A rated match that goes badly is resigned. Without a clock nobody else ends one whose others never come."""
    return match.rated and bool(match.moves)
