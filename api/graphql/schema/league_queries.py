"""Queries about leagues and ratings."""

from __future__ import annotations

from typing import Annotated

import strawberry

from api.cursors import league_cursor, league_place, ranked_place
from api.graphql.context import Info
from api.graphql.schema.fields import computed_field
from api.graphql.schema.inputs import TimingInput, timing_from
from api.graphql.schema.league_forecast import LeagueForecast, LeaguePeopleInput, forecast_of
from api.graphql.schema.league_rules import LeagueRulesInput, domain_rules
from api.graphql.schema.leagues import League, LeagueConnection, LeagueEdge, SeasonStatus
from api.graphql.schema.lookup import find_league
from api.graphql.schema.nodes import After, Before, First, Last, page_arguments, page_info, version_in
from api.graphql.schema.rankings import (
    RankingConnection,
    Rating,
    RatingChangeConnection,
    history_of,
    ranking_of,
    rating_of,
)
from api.graphql.schema.scalars import Moment
from api.graphql.schema.vocabulary import EntrantKind
from application.leagues.find_leagues import find_leagues
from application.leagues.forecast import forecast
from application.leagues.season_forecast import ForecastQuestion
from application.ports.leagues import LeagueFilter as Wanted
from application.ports.leagues import LeaguePlace
from application.ports.ratings import RankingFilter
from application.ratings.find_rankings import find_rankings, rating_history, ratings_of
from domain.hosting.terms import Moment as Instant
from domain.hosting.terms import PlayerId
from domain.league.ratings import Kind

_OWN = "Who takes part in them (registered, waiting, playing), has played in them before, or has a role in them."


@strawberry.input(description="What leagues are looked for; what is left out does not matter.")
class LeagueFilter:
    game: str | None = strawberry.field(default=None, description="The game's key.")
    status: SeasonStatus | None = strawberry.field(default=None, description="Where the newest season is in its life.")
    owner_id: strawberry.ID | None = strawberry.field(default=None, description="Who owns them.")
    player_id: strawberry.ID | None = strawberry.field(default=None, description=_OWN)
    is_sandbox: bool | None = strawberry.field(default=None, description="Whether they have a clock of their own.")
    is_closed: bool | None = strawberry.field(default=None, description="Whether no season opens in them any more.")


GameKey = Annotated[str, strawberry.argument(description="The game's key.")]
EntrantId = Annotated[
    strawberry.ID, strawberry.argument(description="A player's id, or a machine's such as `ai:hand`.")
]


@strawberry.type(description="What can be asked about leagues and ratings.")
class LeagueQueries:
    @computed_field(description="One league; null when there is none.", metadata={"cost": 2})
    async def league(
        self, info: Info, id: Annotated[strawberry.ID, strawberry.argument(description="The league's id.")]
    ) -> League | None:
        return await find_league(info, id)

    @computed_field(description="Leagues, newest first.", metadata={"cost": 5})
    async def leagues(
        self,
        info: Info,
        filter: Annotated[LeagueFilter | None, strawberry.argument(description="Which ones.")] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> LeagueConnection | None:
        wanted, asked = _filter(filter or LeagueFilter()), page_arguments(info, first, after, last, before)
        place = league_place(asked.cursor)
        page = await find_leagues(info.context.desk, wanted, place, asked.size, asked.is_backward)
        edges = [
            LeagueEdge(cursor=league_cursor(LeaguePlace(head.founded_at, head.id)), league_id=head.id)
            for head in page.heads
        ]
        page_place = page_info([edge.cursor for edge in edges], page.after is not None, page.has_previous)
        return LeagueConnection(edges=edges, page_info=page_place, wanted=wanted)

    @computed_field(
        description="What rules would mean: seasons played by chance, before people play them. For everyone who may "
        "found leagues.",
        metadata={"cost": 50},
    )
    async def league_forecast(
        self,
        info: Info,
        rules: Annotated[LeagueRulesInput, strawberry.argument(description="The rules.")],
        people: Annotated[LeaguePeopleInput, strawberry.argument(description="Who would play.")],
        timing: Annotated[TimingInput | None, strawberry.argument(description="The clock; none when left out.")] = None,
    ) -> LeagueForecast | None:
        about = domain_rules(rules), timing_from(timing or TimingInput())
        question = ForecastQuestion(*about, people.players, people.drop_out, people.per_turn, people.stall)
        return forecast_of(await forecast(info.context.desk, info.context.caller, question))

    @computed_field(description="Who is ranked where in a game.", metadata={"cost": 5})
    async def rankings(
        self,
        info: Info,
        game: GameKey,
        kinds: Annotated[list[EntrantKind] | None, strawberry.argument(description="Humans, bots, machines.")] = None,
        since: Annotated[
            Moment | None, strawberry.argument(description="Only subjects with a rated match since then.")
        ] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> RankingConnection | None:
        ranking_filter = (
            RankingFilter(game) if kinds is None else RankingFilter(game, tuple(Kind(str(k.value)) for k in kinds))
        )
        if since is not None:
            ranking_filter = RankingFilter(game, ranking_filter.kinds, Instant(since))
        asked = page_arguments(info, first, after, last, before)
        place = ranked_place(asked.cursor)
        page = await find_rankings(info.context.desk, ranking_filter, place, asked.size, asked.is_backward)
        return ranking_of(page, ranking_filter)

    @computed_field(
        description="Somebody's ratings, by game; a machine always has its fixed one.", metadata={"cost": 2}
    )
    async def ratings(self, info: Info, entrant_id: EntrantId) -> list[Rating] | None:
        return [rating_of(each) for each in await ratings_of(info.context.desk, entrant_id)]

    @computed_field(
        description="What changed somebody's rating, oldest first. A page ends with a whole entry, and so may have a "
        "few more lines than asked for where a machine had several seats.",
        metadata={"cost": 5},
    )
    async def rating_history(
        self,
        info: Info,
        game: GameKey,
        entrant_id: EntrantId,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> RatingChangeConnection | None:
        page = page_arguments(info, first, after, last, before)
        number = version_in(page.cursor)
        return history_of(
            await rating_history(info.context.desk, game, entrant_id, number, page.size, page.is_backward)
        )


def _filter(filter: LeagueFilter) -> Wanted:
    return Wanted(
        game=filter.game,
        status=None if filter.status is None else str(filter.status.value),
        owner=None if filter.owner_id is None else PlayerId(filter.owner_id),
        player=None if filter.player_id is None else PlayerId(filter.player_id),
        sandbox=filter.is_sandbox,
        closed=filter.is_closed,
    )
