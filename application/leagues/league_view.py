"""Look at a league: its state, standings and pairings, all public."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.leagues.attend import attend
from domain.hosting.terms import MatchId, Moment
from domain.league.evenness import DivisionEvenness, season_evenness
from domain.league.league import League
from domain.league.placement import surplus
from domain.league.results import Table
from domain.league.season import Division, Registration, Season, SeasonStatus, division_standings, match_id
from domain.league.standings import Row
from domain.league.terms import Entrant, LeagueId, Role

EVENNESS = "evenness"


@dataclass(frozen=True, slots=True)
class LeagueView:
    """A league for one viewer at one moment."""

    league: League
    role: Role
    now: Moment
    desk: Desk = field(repr=False)

    def season(self, number: int | None = None) -> Season:
        """The season of this number, the newest one without; raises NotFound."""
        seasons = self.league.seasons
        wanted = len(seasons) if number is None else number
        if not 1 <= wanted <= len(seasons):
            raise NotFound("unknown-season", what="season", id=str(number))
        return seasons[wanted - 1]

    def division(self, season: Season, number: int) -> Division:
        """The season's division of this number; raises NotFound."""
        found = season.division(number)
        if found is None:
            raise NotFound("unknown-division", what="division", id=str(number))
        return found

    def standings(self, season: Season, division: Division) -> tuple[Row, ...]:
        """Computed once for each state of the league."""
        key = ("standings", season.number, division.number)
        return self.desk.leagues.once(self.league, key, lambda: division_standings(season, division))

    def registered(self, season: Season) -> tuple[Registration, ...]:
        """Players who have a place, in the order of registration."""
        waiting = set(self.waiting(season))
        return tuple(each for each in season.registered if each.player not in waiting)

    def waiting(self, season: Season) -> tuple[Entrant, ...]:
        """Players who wait; before the start, those who would wait if registration ended now."""
        if season.status is not SeasonStatus.REGISTRATION:
            return season.waiting
        return self.desk.leagues.once(self.league, "surplus", lambda: self._surplus(season))

    def _surplus(self, season: Season) -> tuple[Entrant, ...]:
        return surplus([each.player for each in season.registered], self.league.past, season.capacity)

    def evenness(self, season: Season) -> tuple[DivisionEvenness, ...]:
        """How evenly people meet in a round robin, once for each kind of division."""
        by_season = self.desk.leagues.once(self.league, EVENNESS, lambda: _evenness(self.league))
        return by_season[season.number - 1]

    def match(self, season: Season, division: Division, table: Table) -> MatchId:
        return match_id(self.league.id, season.number, division.number, table.round, table.number)


async def visit_league(desk: Desk, caller: Caller, league: LeagueId) -> LeagueView:
    """The newest state; raises NotFound."""
    state = await desk.leagues.fresh(league)
    await attend(desk, state)
    await prepare_evenness(desk, state)
    return view_of_league(desk, caller, state)


async def prepare_evenness(desk: Desk, league: League) -> None:
    """Computes in a thread what evenness needs: a schedule that is new to this process can take tenths of a second."""
    if not desk.leagues.has(league, EVENNESS):
        by_season = await asyncio.to_thread(_evenness, league)
        desk.leagues.once(league, EVENNESS, lambda: by_season)


def _evenness(league: League) -> list[tuple[DivisionEvenness, ...]]:
    return [season_evenness(league, season) for season in league.seasons]


async def league_view(desk: Desk, caller: Caller, league: LeagueId) -> LeagueView:
    """The same for a list: nobody attends to the league, so a sandbox does not go on."""
    return view_of_league(desk, caller, await desk.leagues.fresh(league))


def view_of_league(desk: Desk, caller: Caller, league: League) -> LeagueView:
    role = league.role_of(caller.player.id if caller.player else None)
    return LeagueView(league, role, league.time_at(desk.clock.now()), desk)
