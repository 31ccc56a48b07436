"""Advice of machines: hints in a running match, an analysis of an ended one."""

from __future__ import annotations

import strawberry

from api.graphql.schema.nodes import PageInfo, page_info
from api.graphql.schema.vocabulary import AiLevel
from application.matches.analyse import Analysis as Analysed
from application.matches.hint import Hint as Given
from application.ports.thinker import MoveReview, Option


@strawberry.type(description="A move that the search looked at.")
class ConsideredMove:
    notation: str = strawberry.field(description="The move as text.")
    chance: float = strawberry.field(description="How likely it leads to the first place, from 0 to 1.")
    points: float = strawberry.field(description="The final points it may expect.")
    simulations: int = strawberry.field(description="How often it was tried.")


@strawberry.type(description="What a machine would play.")
class Hint:
    version: int = strawberry.field(description="The version of the match that it is about.")
    seat: int = strawberry.field(description="The seat that is to move.")
    level: str = strawberry.field(graphql_type=AiLevel, description="The AI level that was asked.")
    notation: str = strawberry.field(description="The move as text.")
    considered: list[ConsideredMove] = strawberry.field(
        description="What it thought of, best first; none where there was no choice."
    )


@strawberry.type(description="One decision, and what it was worth; luck and decisions are told apart.")
class DecisionReview:
    ply: int = strawberry.field(description="Its number in the match, from 1.")
    seat: int = strawberry.field(description="The seat that chose.")
    notation: str = strawberry.field(description="The move that was played.")
    best: str = strawberry.field(description="What the machine would have played.")
    cost: float = strawberry.field(description="Points that the seat gave away, 0 for the best move.")
    chance_lost: float = strawberry.field(description="How much less likely the first place became, from 0 to 1.")
    points: float = strawberry.field(description="The final points the seat could expect after its move.")
    luck: list[float] | None = strawberry.field(
        description="Points that drawn pieces gave or took, in seat order; null where nothing was drawn."
    )


@strawberry.type(description="A decision in a page of an analysis.")
class AnalysisEdge:
    cursor: str = strawberry.field(description="Where it is in the analysis: its ply as text.")
    node: DecisionReview = strawberry.field(description="The decision.")


@strawberry.type(description="A page of a match's analysis.")
class AnalysisConnection:
    level: str = strawberry.field(graphql_type=AiLevel, description="The AI level that judged.")
    edges: list[AnalysisEdge] = strawberry.field(description="The decisions in the order they were taken.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    total_count: int = strawberry.field(description="Decisions of the whole match.")


def hint_of(hint: Given) -> Hint:
    return Hint(
        version=hint.version,
        seat=hint.seat,
        level=hint.level,
        notation=hint.move,
        considered=[_considered_move(option) for option in hint.options],
    )


def _considered_move(option: Option) -> ConsideredMove:
    return ConsideredMove(
        notation=option.move, chance=option.chance, points=option.points, simulations=option.simulations
    )


def analysis_of(analysed: Analysed, after: int) -> AnalysisConnection:
    edges = [AnalysisEdge(cursor=str(decision.ply), node=_review(decision)) for decision in analysed.decisions]
    return AnalysisConnection(
        level=analysed.level,
        edges=edges,
        page_info=page_info([edge.cursor for edge in edges], analysed.has_more, after > 0),
        total_count=analysed.plies,
    )


def _review(decision: MoveReview) -> DecisionReview:
    return DecisionReview(
        ply=decision.ply,
        seat=decision.seat,
        notation=decision.move,
        best=decision.best,
        cost=decision.cost,
        chance_lost=decision.chance_lost,
        points=decision.points,
        luck=None if decision.luck is None else list(decision.luck),
    )
