"""What can be listened to: everything since a cursor, then live."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.events import MatchEvent
from api.graphql.schema.fields import subscription
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.nodes import version_in
from api.graphql.schema.scalars import Moment
from application.matches.my_turns import Turn, follow_turns
from domain.hosting.terms import MatchId

After = Annotated[
    str | None, strawberry.argument(description="The cursor of the last event one has; from the beginning without it.")
]


class TurnTold:
    """A turn as its player is told it."""

    def __init__(self, turn: Turn) -> None:
        self.cursor = str(turn.at)
        self.match_id = turn.match
        self.game = turn.game
        self.version = turn.version
        self.seat = turn.seat
        self.at = turn.at
        self.deadline = turn.deadline
        self.encoded: dict[object, bytes] = {}


@strawberry.type(description="It is the caller's turn in one of their matches.")
class TurnNotice:
    cursor: str = strawberry.field(description="Give it as `after` to resume.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    game: str = strawberry.field(description="The game's key.")
    version: int = strawberry.field(description="The match's version: what a move is to expect.")
    seat: int = strawberry.field(description="The caller's seat.")
    at: Moment = strawberry.field(description="Since when the match waits.")
    deadline: Moment | None = strawberry.field(description="When the time is up; null without a clock.")

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, TurnTold)


CLASSES[TurnTold] = "TurnNotice"


@strawberry.type(description="What can be listened to, over `graphql-transport-ws` or server-sent events.")
class Subscription:
    @subscription(
        graphql_type=AsyncGenerator[MatchEvent, None],
        description="Every event of a match after the cursor, each once and in order, then live until it has ended.",
        metadata={"cost": 5},
    )
    async def match_events(
        self,
        info: Info,
        match_id: Annotated[strawberry.ID, strawberry.argument(description="The match.")],
        after: After = None,
    ) -> Any:
        context = info.context
        return await context.channels.events(context, MatchId(match_id), version_in(context.resumed_after or after))

    @subscription(
        graphql_type=AsyncGenerator[TurnNotice, None],
        description="The turns that wait for the caller anywhere: those pending since the cursor, then each new one.",
        metadata={"cost": 5},
    )
    async def turns(self, info: Info, after: After = None) -> Any:
        context = info.context
        since = version_in(context.resumed_after or after)
        return _turns(await follow_turns(context.desk, context.caller, since or None))


async def _turns(source: AsyncGenerator[Turn, None]) -> AsyncGenerator[TurnTold, None]:
    try:
        async for turn in source:
            yield TurnTold(turn)
    finally:
        await source.aclose()
