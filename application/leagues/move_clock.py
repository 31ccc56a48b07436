"""Move the test clock of a sandbox."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import sandbox, with_role
from domain.hosting.terms import Moment
from domain.league.entries import ClockMoved
from domain.league.league import League
from domain.league.terms import LeagueId, Role


async def move_clock(desk: Desk, caller: Caller, league: LeagueId, to: Moment) -> LeagueChanged:
    """Forward only, and never far ahead of the world's clock (LG-50). What becomes due is done at once."""
    caller.player_with(Scope.LEAGUES)

    def decide(state: League) -> Sequence[ClockMoved]:
        owner = with_role(sandbox(state), caller, Role.OWNER)
        real = desk.clock.now()
        shown, last = state.time_at(real), real + desk.policy.longest_clock_lead
        if not shown < to <= last:
            fault = f"must be after {shown}, what it shows, and at most {last}, ten years ahead of the world's clock"
            raise Malformed("bad-moment", path="to", fault=fault)
        return [ClockMoved(owner.id, to)]

    return await change_league(desk, league, decide, wakes=True)
