"""Ratings, rankings and their history."""

from __future__ import annotations

from enum import Enum
from typing import Any

import strawberry

from api.cursors import ranking_cursor
from api.graphql.context import Info
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.fields import computed_field
from api.graphql.schema.nodes import Node, PageInfo, page_info
from api.graphql.schema.players import Entrant, load_entrant
from api.graphql.schema.scalars import Moment
from api.graphql.schema.visible_links import VisibleRating
from api.graphql.schema.vocabulary import EntrantKind
from application.ports.ratings import RankingFilter
from application.ports.ratings import Rating as Standing
from application.ratings.find_rankings import HistoryPage, RankingPage, count_ranking
from domain.league.ratings import Change


@strawberry.enum(description="What a line of the ledger does.")
class RatingChangeKind(Enum):
    RATED = strawberry.enum_value("rated", description="A match was rated.")
    ANNULLED = strawberry.enum_value("annulled", description="What a match had changed was taken back.")


@strawberry.type(description="Where somebody stands in a game.")
class Rating(Node):
    kind: EntrantKind = strawberry.field(description="Human, guest, bot or machine.")
    rating: int = strawberry.field(description="What is shown: three doubts below the mean; newcomers have 1000.")
    mean: float = strawberry.field(description="The best guess of the strength.")
    doubt: float = strawberry.field(description="Its standard deviation.")
    games: int = strawberry.field(description="Matches that were rated.")
    is_provisional: bool = strawberry.field(description="Whether too little is known yet.")
    updated_at: Moment = strawberry.field(description="When it last changed; 0 for a machine that has not played yet.")

    @computed_field(description="The game.")
    def game(self: Any, info: Info) -> Game:
        return game_of(info.context.desk.games.for_new_match(self.rated.game), info.context.words)

    @computed_field(description="Who is rated; null where the account is gone.")
    async def entrant(self: Any, info: Info) -> Entrant | None:
        return await load_entrant(info, self.rated.subject)

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleRating)


@strawberry.type(description="A line of a ranking.")
class RankingEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    rank: int = strawberry.field(description="The rank among those asked for.")
    node: Rating = strawberry.field(description="The rating.")


@strawberry.type(description="A page of a ranking.")
class RankingConnection:
    edges: list[RankingEdge] = strawberry.field(description="Best first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    wanted: strawberry.Private[RankingFilter]

    @computed_field(description="How many are ranked in all, counted up to 10,000.", metadata={"cost": 1})
    async def total_count(self, info: Info) -> int:
        return await count_ranking(info.context.desk, self.wanted)


@strawberry.type(description="What changed a rating: one line of the ledger, which only grows.")
class RatingChange:
    number: int = strawberry.field(description="The entry's number in the game's ledger.")
    kind: RatingChangeKind = strawberry.field(description="Whether it was rated or taken back.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    seat: int = strawberry.field(description="The seat.")
    rank: int = strawberry.field(description="The rank at the table.")
    mean_before: float = strawberry.field(description="The mean before.")
    doubt_before: float = strawberry.field(description="The doubt before.")
    mean_after: float = strawberry.field(description="The mean after.")
    doubt_after: float = strawberry.field(description="The doubt after.")
    rating_before: int = strawberry.field(description="What was shown before.")
    rating_after: int = strawberry.field(description="What is shown after.")
    weight: float | None = strawberry.field(
        description="The share of the model's change that counted; null in entries from before there were weights."
    )
    at: Moment = strawberry.field(description="When.")


@strawberry.type(description="A change in a page of a rating's history.")
class RatingChangeEdge:
    cursor: str = strawberry.field(description="Where it is in the history: the entry's number as text.")
    node: RatingChange = strawberry.field(description="The change.")


@strawberry.type(description="A page of a rating's history.")
class RatingChangeConnection:
    edges: list[RatingChangeEdge] = strawberry.field(description="The changes, oldest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


def history_of(page: HistoryPage) -> RatingChangeConnection:
    edges = [RatingChangeEdge(cursor=str(change.number), node=change_of(change)) for change in page.changes]
    return RatingChangeConnection(
        edges=edges, page_info=page_info([edge.cursor for edge in edges], page.has_more, page.has_previous)
    )


def rating_of(rating: Standing) -> Any:
    return VisibleRating(rating)


def ranking_of(page: RankingPage, wanted: RankingFilter) -> RankingConnection:
    edges = [
        RankingEdge(cursor=ranking_cursor(rank, each), rank=rank, node=rating_of(each))
        for rank, each in enumerate(page.ratings, page.first_rank)
    ]
    info = page_info([edge.cursor for edge in edges], page.has_more, page.has_previous)
    return RankingConnection(edges=edges, page_info=info, wanted=wanted)


def change_of(change: Change) -> RatingChange:
    return RatingChange(
        number=change.number,
        kind=RatingChangeKind(change.kind.value),
        match_id=strawberry.ID(change.match),
        seat=change.seat,
        rank=change.rank,
        mean_before=change.before.mean,
        doubt_before=change.before.doubt,
        mean_after=change.after.mean,
        doubt_after=change.after.doubt,
        rating_before=change.before.shown,
        rating_after=change.after.shown,
        weight=change.weight,
        at=Moment(change.at),
    )
