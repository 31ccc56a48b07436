"""A match at one version, as one caller may see it: what a table shows after an event, or of the past."""

from __future__ import annotations

from typing import Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import AUDIENCE, computed_field
from api.graphql.schema.match_parts import (
    Clock,
    Decision,
    LegalMove,
    MatchStatus,
    clock_of,
    decision_of,
    legal_moves_of,
    position_json_of,
)
from api.graphql.schema.moves import Position
from api.graphql.schema.scalars import JSON, Moment
from api.graphql.schema.vocabulary import AiLevel, SeatDeparture
from application.hosting.match_view import MatchView
from domain.hosting.clocks import deadline
from domain.kernel.plain import plain


@strawberry.type(description="What one seat has at a version.")
class SeatStanding:
    seat: int = strawberry.field(description="The seat's number, from 1.")
    score: int | None = strawberry.field(description="Points as if the game ended then; null before the start.")
    score_details: JSON | None = strawberry.field(description="These points in detail, as in the position.")
    clock: Clock | None = strawberry.field(description="The clock at the moment of the version; null without one.")
    stand_in: str | None = strawberry.field(
        graphql_type=AiLevel | None, description="The level of the AI that plays on for an absent player."
    )
    left: str | None = strawberry.field(
        graphql_type=SeatDeparture | None, description="How the player left; null while the player is there."
    )


@strawberry.type(description="A match at one version, as the caller may see it.")
class MatchState:
    look: strawberry.Private[MatchView]

    @computed_field(description="The version.")
    def version(self) -> int:
        return self.look.version

    @computed_field(description="How many moves stand at this version.")
    def ply(self) -> int:
        return len(self.look.match.moves)

    @computed_field(description="When the match came to this version.")
    def at(self) -> Moment:
        return Moment(self.look.now)

    @computed_field(description="Where the match is in its life.")
    def status(self) -> MatchStatus:
        return MatchStatus(self.look.match.status.value)

    @computed_field(description="The seat to move; null when nobody is.")
    def to_move(self) -> int | None:
        return self.look.match.to_move

    @computed_field(description="What is to be chosen; null when nothing is.", metadata={AUDIENCE: True})
    def decision(self, info: Info) -> Decision | None:
        return decision_of(self.look, info.context.words)

    @computed_field(description="When the time of the seat to move is up; null without a clock.")
    def deadline(self) -> Moment | None:
        at = deadline(self.look.match.clock)
        return None if at is None else Moment(at)

    @computed_field(description="Scores and clocks of the seats in order.")
    def standing(self) -> list[SeatStanding]:
        return [_standing(self.look, seat.number) for seat in self.look.match.seats]

    @computed_field(
        graphql_type=Position | None,
        description="The table, typed; null before the start.",
        metadata={"cost": 5},
    )
    def position(self) -> Any:
        return self.look.game_view

    @computed_field(description="The same as one compact JSON value, for speed.", metadata={"cost": 2})
    def position_json(self) -> JSON | None:
        return position_json_of(self.look)

    @computed_field(description="Every move that the seat to move may play.", metadata={"cost": 10})
    def legal_moves(self) -> list[LegalMove]:
        return legal_moves_of(self.look)

    @computed_field(description="Whether the caller's last move may be taken back.")
    def can_undo(self) -> bool:
        return self.look.can_undo


def state_of(look: MatchView) -> MatchState:
    return MatchState(look=look)


def _standing(look: MatchView, number: int) -> SeatStanding:
    seat, scores = look.match.seat(number), look.scores
    return SeatStanding(
        seat=number,
        score=scores[number - 1].total if scores else None,
        score_details=JSON(plain(scores[number - 1])) if scores else None,
        clock=clock_of(look, number),
        stand_in=seat.stand_in,
        left=seat.left,
    )
