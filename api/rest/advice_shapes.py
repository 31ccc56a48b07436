"""The shapes of advice about moves: hints, verdicts and analyses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from api.rest.match_shapes import Move, SeatNumber
from api.rest.shapes import RequestShape, ResponseShape, Version
from api.rest.vocabulary import Level


class AnalysisQuery(RequestShape, frozen=True):
    after: Annotated[int, Meta(ge=0, le=100_000, description="The last ply that is known.")] = 0
    limit: Annotated[int, Meta(ge=1, le=50, description="Most decisions on the page.")] = 20


class ChosenShape(ResponseShape, frozen=True):
    """A move that the search looked at."""

    notation: Move
    chance: Annotated[float, Meta(description="How likely it leads to the first place, from 0 to 1.")]
    points: Annotated[float, Meta(description="The final points it may expect.")]
    simulations: Annotated[int, Meta(description="How often it was tried.")]


class HintShape(ResponseShape, frozen=True):
    version: Version
    seat: SeatNumber
    level: Annotated[Level, Meta(description="The AI level that was asked.")]
    notation: Move
    considered: Annotated[list[ChosenShape], Meta(description="What it thought of, best first; none without a choice.")]


class DecisionReview(ResponseShape, frozen=True):
    """One decision, and what it was worth; luck and decisions are told apart."""

    ply: Annotated[int, Meta(description="Its number in the match, from 1.")]
    seat: SeatNumber
    notation: Move
    best: Annotated[str, Meta(description="What the machine would have played.")]
    cost: Annotated[float, Meta(description="Points that the seat gave away, 0 for the best move.")]
    chance_lost: Annotated[float, Meta(description="How much less likely the first place became, from 0 to 1.")]
    points: Annotated[float, Meta(description="The final points the seat could expect after its move.")]
    luck: Annotated[
        list[float] | None,
        Meta(description="Points that drawn pieces gave or took, in seat order; null where nothing was drawn."),
    ]


class AnalysisShape(ResponseShape, frozen=True):
    level: Annotated[Level, Meta(description="The AI level that judged.")]
    plies: Annotated[int, Meta(description="Decisions of the whole match.")]
    items: list[DecisionReview]
    has_more: bool


class VerdictShape(ResponseShape, frozen=True):
    version: int
    move: str
    is_legal: bool
    code: str | None
    rule: str | None
    text: Annotated[str, Meta(description="Why not, in the language of `Accept-Language`.")] | None
