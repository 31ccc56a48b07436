"""The shapes of requests and responses about ratings and rankings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from api.rest.league_shapes import EntrantShape
from api.rest.match_shapes import Limit
from api.rest.shapes import Moment, RequestShape, ResponseShape

SubjectKind = Literal["human", "guest", "bot", "ai"]


class RatingShape(ResponseShape, frozen=True):
    game: str
    entrant: EntrantShape
    kind: SubjectKind
    rating: Annotated[int, Meta(description="What is shown: three doubts below the mean, newcomers at 1000.")]
    mean: float
    doubt: float
    games: int
    is_provisional: bool
    updated_at: Annotated[Moment, Meta(description="When it last changed; 0 for a machine that has not played yet.")]


class RankedShape(ResponseShape, frozen=True):
    rank: int
    rating: RatingShape


class RankingList(ResponseShape, frozen=True):
    items: list[RankedShape]
    total_count: Annotated[int, Meta(description="How many there are in all, counted up to 10,000.")]
    next: str | None


class RankingsQuery(RequestShape, frozen=True):
    kind: Annotated[SubjectKind, Meta(description="Humans, bots or machines only.")] | None = None
    since: Annotated[int, Meta(ge=0, le=2**50, description="Only who has a rated match since this moment.")] | None = (
        None
    )
    after: Annotated[str, Meta(max_length=120, description="`next` of the page before.")] | None = None
    limit: Limit = 20


class HistoryQuery(RequestShape, frozen=True):
    after: Annotated[
        int,
        Meta(
            ge=0,
            le=2**50,
            description="The number of the last entry one has. A page ends with a whole entry, and so may have a few "
            "more lines than its limit where a machine had several seats.",
        ),
    ] = 0
    limit: Limit = 100


class RatingChangeShape(ResponseShape, frozen=True):
    """A line of the ledger."""

    number: int
    kind: Literal["rated", "annulled"]
    match_id: str
    seat: int
    rank: int
    mean_before: float
    doubt_before: float
    mean_after: float
    doubt_after: float
    rating_before: int
    rating_after: int
    weight: float | None
    at: Moment


class HistoryShape(ResponseShape, frozen=True):
    game: str
    entrant: EntrantShape
    items: list[RatingChangeShape]


class RatingsShape(ResponseShape, frozen=True):
    items: list[RatingShape]
