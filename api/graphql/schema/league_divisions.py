"""Divisions of a season: standings, tables and entrants."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import computed_field
from api.graphql.schema.league_rules import (
    TieBreak,
)
from api.graphql.schema.nodes import Node, global_id
from api.graphql.schema.players import Entrant, load_entrant, load_entrants
from api.graphql.schema.scalars import Moment
from api.standings import points, tie_break_values
from application.leagues.league_view import LeagueView
from domain.league.results import Table
from domain.league.season import Division, Season, counted_ranks, exchange_counts, expunged_players
from domain.league.standings import Row


@strawberry.enum(description="Whether a place that leads up is certain, open or gone.")
class PromotionChance(Enum):
    NONE = strawberry.enum_value("none", description="Nobody goes up from here.")
    SECURED = strawberry.enum_value("secured", description="It can no longer be lost.")
    POSSIBLE = strawberry.enum_value("possible", description="It can still be had.")
    MISSED = strawberry.enum_value("missed", description="It can no longer be had.")


@strawberry.enum(description="Whether a place that leads down is certain, open or averted.")
class RelegationChance(Enum):
    NONE = strawberry.enum_value("none", description="Nobody goes down from here.")
    CERTAIN = strawberry.enum_value("certain", description="It can no longer be averted.")
    POSSIBLE = strawberry.enum_value("possible", description="It can still happen.")
    AVERTED = strawberry.enum_value("averted", description="It can no longer happen.")


@strawberry.enum(description="How a table came to its ranks.")
class TableEnd(Enum):
    PLAYED = strawberry.enum_value("played", description="It was played to the end.")
    DEADLINE = strawberry.enum_value("deadline", description="By the score on the board at the deadline.")
    HELD_UP = strawberry.enum_value(
        "held-up",
        description="Not over at the deadline: the player who held it up is last, the others are ranked by score.",
    )
    FORFEIT = strawberry.enum_value("forfeit", description="Too few came.")
    DECIDED = strawberry.enum_value("decided", description="A referee said so.")


@strawberry.type(description="A tie-break's value; more is better.")
class TieBreakValue:
    tie_break: TieBreak = strawberry.field(description="Which tie-break.")
    value: float = strawberry.field(description="What it comes to: opponents in points, score in thousandths.")


@strawberry.type(description="A line of the standings.")
class Standing(Node):
    row: strawberry.Private[Row]
    played_by: strawberry.Private[str | None]
    rank: int = strawberry.field(description="The rank now; equals are parted by tie-breaks, at last by seed.")
    points: float = strawberry.field(description="Points that are certain.")
    played: int = strawberry.field(description="Tables that have ended.")
    places: list[int] = strawberry.field(description="How often first, second, third, fourth.")
    tie_breaks: list[TieBreakValue] = strawberry.field(description="Tie-breaks in the declared order.")
    best: int = strawberry.field(description="The best rank that can still be reached.")
    worst: int = strawberry.field(description="The worst rank that can still happen.")
    promotion: PromotionChance = strawberry.field(description="Whether one goes up.")
    relegation: RelegationChance = strawberry.field(description="Whether one goes down.")
    has_left: bool = strawberry.field(description="Whether the player has left the season.")
    is_expunged: bool = strawberry.field(
        description="Whether the player was taken out of the season: behind all others, without points."
    )

    @computed_field(description="Whose line it is; null where the account is gone.")
    async def entrant(self, info: Info) -> Entrant | None:
        return await load_entrant(info, self.row.player)

    @computed_field(description="Who plays for the absent player, whose line it stays.")
    async def substitute(self, info: Info) -> Entrant | None:
        return None if self.played_by is None else await load_entrant(info, self.played_by)


@strawberry.type(description="A table of a round.")
class LeagueTable(Node):
    table: strawberry.Private[Table]
    expunged_subjects: strawberry.Private[tuple[str, ...]]
    division: int = strawberry.field(description="The division, from 1.")
    round: int = strawberry.field(description="The round, from 1.")
    number: int = strawberry.field(description="The table's number in its division's round.")
    match_id: strawberry.ID | None = strawberry.field(
        description="Where it is played; null for a player who sits the round out."
    )
    starts_at: Moment = strawberry.field(description="When the round begins.")
    deadline: Moment = strawberry.field(description="When the round ends.")
    ranks: list[int] | None = strawberry.field(
        description="How it ended: the ranks in seat order; null while it is open."
    )
    scores: list[int] | None = strawberry.field(description="The scores in seat order; null where nobody played.")
    how: TableEnd | None = strawberry.field(description="How it came to that.")
    is_annulled: bool = strawberry.field(description="Whether a referee took it out.")
    is_annulled_late: bool = strawberry.field(
        description="Whether its match was taken out of the ratings after the season's end; standings stay."
    )
    counted_ranks: list[int | None] | None = strawberry.field(
        description="The ranks as they count in the standings, in seat order: null for a player who was expunged, "
        "and no list where the table does not count, or not yet."
    )

    @computed_field(description="For whom it counts, in seat order; null where the account is gone.")
    async def players(self, info: Info) -> list[Entrant | None]:
        return await load_entrants(info, self.table.players)

    @computed_field(description="Who sits there, in seat order: a substitute for the absent.")
    async def seated(self, info: Info) -> list[Entrant | None]:
        return await load_entrants(info, self.table.seated)

    @computed_field(description="Its players who were taken out of the season.")
    async def expunged(self, info: Info) -> list[Entrant | None]:
        return await load_entrants(info, self.expunged_subjects)


ROUND = strawberry.argument(description="One round only.")


@strawberry.type(description="A division of a season.")
class LeagueDivision(Node):
    look: strawberry.Private[LeagueView]
    season: strawberry.Private[Season]
    division: strawberry.Private[Division]
    number: int = strawberry.field(description="1 is the highest.")
    size: int = strawberry.field(description="How many play in it.")
    going_up: int = strawberry.field(description="How many go up at the end.")
    going_down: int = strawberry.field(description="How many go down at the end.")

    @computed_field(description="Where everyone stands, and can still end.", metadata={"cost": 5})
    def standings(self) -> list[Standing]:
        return [
            standing_of(self.look, self.season, self.division, row)
            for row in self.look.standings(self.season, self.division)
        ]

    @computed_field(description="Pairings and results.", metadata={"cost": 5})
    def tables(self, round: Annotated[int | None, ROUND] = None) -> list[LeagueTable]:
        tables = (table for table in self.division.tables if round in (None, table.round))
        return [table_of(self.look, self.season, self.division, table) for table in tables]


def division_of(look: LeagueView, season: Season, division: Division) -> LeagueDivision:
    up, down = exchange_counts(season, division)
    return LeagueDivision(
        id=global_id("division", look.league.id, season.number, division.number),
        look=look,
        season=season,
        division=division,
        number=division.number,
        size=len(division.players),
        going_up=up,
        going_down=down,
    )


def standing_of(look: LeagueView, season: Season, division: Division, row: Row) -> Standing:
    breaks = tie_break_values(season.rules.tie_breaks, row)
    return Standing(
        id=global_id("standing", look.league.id, season.number, division.number, row.player),
        row=row,
        played_by=division.substitutes.get(row.player),
        rank=row.rank,
        points=points(row.points),
        played=row.played,
        places=list(row.places),
        tie_breaks=[TieBreakValue(tie_break=TieBreak(name.value), value=value) for name, value in breaks],
        best=row.best,
        worst=row.worst,
        promotion=PromotionChance(row.promotion.value),
        relegation=RelegationChance(row.relegation.value),
        has_left=row.player in division.gone,
        is_expunged=row.is_expunged,
    )


def table_of(look: LeagueView, season: Season, division: Division, table: Table) -> LeagueTable:
    ending, is_played, out = table.ending, len(table.players) > 1, expunged_players(season, division)
    counted = counted_ranks(season, division, table)
    return LeagueTable(
        id=global_id("table", look.league.id, season.number, division.number, table.round, table.number),
        table=table,
        expunged_subjects=tuple(player for player in table.players if player in out),
        division=division.number,
        round=table.round,
        number=table.number,
        match_id=strawberry.ID(look.match(season, division, table)) if is_played else None,
        starts_at=Moment(season.round_begins(table.round)),
        deadline=Moment(season.round_ends(table.round)),
        ranks=list(ending.ranks) if ending else None,
        scores=list(ending.scores) if ending and ending.scores else None,
        how=TableEnd(ending.how.value) if ending else None,
        is_annulled=table.annulled,
        is_annulled_late=table.annulled_late,
        counted_ranks=None if counted is None else list(counted),
    )
