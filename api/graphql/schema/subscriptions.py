"""What can be listened to: everything since a cursor, then live."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.events import MatchEvent
from api.graphql.schema.fields import subscription
from api.graphql.schema.nodes import version_in
from api.graphql.schema.turns import TurnNotice, TurnTold
from application.matches.my_turns import Turn, follow_turns
from domain.hosting.terms import MatchId

After = Annotated[
    str | None, strawberry.argument(description="The cursor of the last event one has; from the beginning without it.")
]


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
