"""Where a match belongs in a league."""

from __future__ import annotations

import strawberry

from api.graphql.schema.league_divisions import LeagueDivision, LeagueTable, division_of, table_of
from api.graphql.schema.leagues import League, LeagueSeason, league_of, season_of
from application.leagues.find_table import TableOfMatch


@strawberry.type(description="Where a match belongs in a league.")
class LeaguePlace:
    league: League = strawberry.field(description="The league.")
    season: LeagueSeason = strawberry.field(description="Its season.")
    division: LeagueDivision = strawberry.field(description="The division of that season.")
    round: int = strawberry.field(description="The round, from 1.")
    table: LeagueTable = strawberry.field(description="The table of that round.")


def place_of(place: TableOfMatch) -> LeaguePlace:
    where = place.look, place.season, place.division
    return LeaguePlace(
        league=league_of(place.look),
        season=season_of(place.look, place.season),
        division=division_of(*where),
        round=place.table.round,
        table=table_of(*where, place.table),
    )
