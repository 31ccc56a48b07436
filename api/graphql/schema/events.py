"""Events of a match, one for each entry of its log: typed, as JSON and as sentences."""

from __future__ import annotations

from typing import Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import AUDIENCE, computed_field
from api.graphql.schema.match_states import MatchState, state_of
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.moves import GameEvent
from api.graphql.schema.nodes import PageInfo
from api.graphql.schema.scalars import JSON, Moment
from api.graphql.schema.visible_events import VisibleEdge, VisibleEvent, VisibleEventPage
from api.graphql.schema.vocabulary import MatchEventKind


@strawberry.type(description="Something that changed a match; its version is the cursor to resume after it.")
class MatchEvent:
    cursor: str = strawberry.field(description="The cursor: the version as text.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    version: int = strawberry.field(description="The match's version after it; versions leave no gap.")
    at: Moment = strawberry.field(description="When it happened.")
    kind: str = strawberry.field(graphql_type=MatchEventKind, description="What happened.")
    seat: int | None = strawberry.field(description="The seat concerned, where there is one.")
    player_id: strawberry.ID | None = strawberry.field(description="The player concerned, where there is one.")
    move: str | None = strawberry.field(description="The move's notation, where one was played.")
    to_move: int | None = strawberry.field(description="The seat to move after a start, move or undo; null at the end.")
    events: list[Any] = strawberry.field(
        graphql_type=list[GameEvent], description="What happened at the table, in order, typed."
    )
    restored_version: int | None = strawberry.field(
        description="After an undo: the version whose position the match has again."
    )
    undone_moves: list[str] = strawberry.field(description="After an undo: the moves that were taken back, in order.")
    data: JSON = strawberry.field(description="The whole event as plain data, the same as in REST.")

    @computed_field(
        description="All of it as sentences in the caller's language, with the names of the players.",
        metadata={AUDIENCE: True},
    )
    async def texts(self: Any, info: Info) -> list[str]:
        texts: list[str] = await self.texts(info.context)
        return texts

    @computed_field(
        description="The match at the event's version: decision, clocks, scores, position, legal moves.",
        metadata={"cost": 2, AUDIENCE: True},
    )
    async def state(self: Any, info: Info) -> MatchState:
        return state_of(await self.look(info.context))

    @computed_field(
        description="The whole match as it was at the event's version.", metadata={"cost": 5, AUDIENCE: True}
    )
    async def match(self: Any, info: Info) -> Match:
        return match_of(await self.look(info.context))

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleEvent)


@strawberry.type(description="An event in a page of events.")
class MatchEventEdge:
    cursor: str = strawberry.field(description="The event's cursor.")
    node: MatchEvent = strawberry.field(description="The event.")

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleEdge)


@strawberry.type(description="A page of a match's events.")
class MatchEventConnection:
    edges: list[MatchEventEdge] = strawberry.field(description="The events, oldest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    version: int = strawberry.field(description="The match's version when the page was read.")

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleEventPage)
