"""Find the league's table that a match is played at."""

from __future__ import annotations

from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.leagues.league_view import LeagueView, visit_league
from domain.hosting.match import Match
from domain.hosting.terms import MatchId
from domain.league.results import Table
from domain.league.season import Division, Season


@dataclass(frozen=True, slots=True)
class TableOfMatch:
    """A table with all it belongs to."""

    look: LeagueView
    season: Season
    division: Division
    table: Table


async def table_of_match(desk: Desk, caller: Caller, match: Match) -> TableOfMatch | None:
    """None outside leagues. Only a league's matches have a deadline, so others need no read."""
    if match.deadline is None:
        return None
    async with desk.store.reading() as reading:
        league = await reading.league_of(match.id)
    if league is None:
        return None
    look = await visit_league(desk, caller, league)
    place = desk.leagues.once(look.league, "tables-by-match", lambda: _places(look)).get(match.id)
    return None if place is None else TableOfMatch(look, *place)


def _places(look: LeagueView) -> dict[MatchId, tuple[Season, Division, Table]]:
    return {
        look.match(season, division, table): (season, division, table)
        for season in look.league.seasons
        for division in season.divisions
        for table in division.tables
    }
