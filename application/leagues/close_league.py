"""Close a league, for good."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import fit_reason, open_league, with_role
from domain.league.entries import LEAGUE_CLOSED, Closed, LeagueEntry, SeasonCancelled
from domain.league.league import League
from domain.league.season import SeasonStatus
from domain.league.terms import LeagueId, Role


async def close_league(desk: Desk, caller: Caller, league: LeagueId, reason: str) -> LeagueChanged:
    """No season opens any more (LG-48). A season that has not begun is called off; one that has, by the clock, ends on
    its date."""
    caller.player_with(Scope.LEAGUES)

    def decide(state: League) -> Sequence[LeagueEntry]:
        owner = with_role(state, caller, Role.OWNER)
        closed = Closed(owner.id, fit_reason(reason))
        season = open_league(state).season
        now = state.time_at(desk.clock.now())
        if season is not None and season.status is SeasonStatus.REGISTRATION and now < season.starts_at:
            return [closed, SeasonCancelled(LEAGUE_CLOSED)]
        return [closed]

    return await change_league(desk, league, decide)
