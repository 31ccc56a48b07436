"""Subscriptions: all events since a cursor, then live ones."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.events import MatchEvent
from api.graphql.schema.fields import subscription
from api.graphql.schema.leagues import LeagueEvent, event_of
from api.graphql.schema.match_lists import MatchListChange, VisibleListChange, visible_change
from api.graphql.schema.nodes import version_in
from api.graphql.schema.seeks import SeekSubscriptions
from api.graphql.schema.talk import RoomEvent, room_event_of
from api.graphql.schema.turns import TurnNotice, VisibleTurn
from api.graphql.schema.visible_events import VisibleEvent, shared_event
from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import seat_number
from application.leagues.follow import follow_league
from application.matches.follow import follow
from application.matches.follow_lists import follow_lobby, follow_own_matches
from application.matches.my_turns import Turn, follow_turns
from application.process.match_lists import ListChange
from application.talk.read_room import follow_room
from domain.conduct import talk
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId
from domain.league.entries import LeagueLogged
from domain.league.terms import LeagueId

After = Annotated[
    str | None, strawberry.argument(description="The cursor of the last event one has; from the beginning without it.")
]


@strawberry.type(description="What can be listened to, over `graphql-transport-ws` or server-sent events.")
class Subscription(SeekSubscriptions):
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
        context, match = info.context, MatchId(match_id)
        source = await follow(context.desk, context.caller, match, version_in(context.resumed_after or after))
        return _match_events(source, context.desk, context.caller, match)

    @subscription(
        graphql_type=AsyncGenerator[TurnNotice, None],
        description="The turns that wait for the caller anywhere: those pending since the cursor, then each new one.",
        metadata={"cost": 5},
    )
    async def turns(self, info: Info, after: After = None) -> Any:
        context = info.context
        since = version_in(context.resumed_after or after)
        return _turns(await follow_turns(context.desk, context.caller, since or None))

    @subscription(
        graphql_type=AsyncGenerator[MatchListChange, None],
        description="The open tables that anyone can find: a snapshot, then tables that open, change and go. "
        "There is no cursor: each subscription begins with a snapshot.",
        metadata={"cost": 5},
    )
    async def lobby(self, info: Info) -> Any:
        context = info.context
        return _list_changes(await follow_lobby(context.desk, context.caller), context.caller)

    @subscription(
        graphql_type=AsyncGenerator[MatchListChange, None],
        description="The open and running matches that the caller sits at: a snapshot, then every change of them.",
        metadata={"cost": 5},
    )
    async def my_matches(self, info: Info) -> Any:
        context = info.context
        return _list_changes(await follow_own_matches(context.desk, context.caller), context.caller)

    @subscription(
        graphql_type=AsyncGenerator[LeagueEvent, None],
        description="Every event of a league after the cursor, each once and in order, then live.",
        metadata={"cost": 5},
    )
    async def league_events(
        self,
        info: Info,
        league_id: Annotated[strawberry.ID, strawberry.argument(description="The league.")],
        after: After = None,
    ) -> Any:
        context, league = info.context, LeagueId(league_id)
        since = version_in(context.resumed_after or after)
        source = await follow_league(context.desk, context.caller, league, since)
        return _league_events(source, league, context.caller.language)

    @subscription(
        graphql_type=AsyncGenerator[RoomEvent, None],
        description="Every event of a room after the cursor, each once and in order, then live until it closes.",
        metadata={"cost": 5},
    )
    async def room_events(
        self,
        info: Info,
        room_id: Annotated[strawberry.ID, strawberry.argument(description="The room.")],
        after: After = None,
    ) -> Any:
        context, key = info.context, str(room_id).removeprefix("room:")
        return _room_events(
            await follow_room(context.desk, context.caller, key, version_in(context.resumed_after or after))
        )


async def _match_events(
    source: AsyncGenerator[Logged, None], desk: Desk, caller: Caller, match: MatchId
) -> AsyncGenerator[VisibleEvent, None]:
    async with aclosing(source):
        async for logged in source:
            current = (await desk.matches.cached_or_fresh(match)).match
            yield shared_event(current, seat_number(current, caller), logged, caller.language)


async def _list_changes(
    source: AsyncGenerator[ListChange, None], caller: Caller
) -> AsyncGenerator[VisibleListChange, None]:
    async with aclosing(source):
        async for change in source:
            yield visible_change(change, caller)


async def _league_events(
    source: AsyncGenerator[LeagueLogged, None], league: LeagueId, language: str
) -> AsyncGenerator[LeagueEvent, None]:
    async with aclosing(source):
        async for logged in source:
            yield event_of(league, logged, language)


async def _room_events(source: AsyncGenerator[talk.RoomEvent, None]) -> AsyncGenerator[RoomEvent, None]:
    async with aclosing(source):
        async for event in source:
            yield room_event_of(event)


async def _turns(source: AsyncGenerator[Turn, None]) -> AsyncGenerator[VisibleTurn, None]:
    async with aclosing(source):
        async for turn in source:
            yield VisibleTurn(turn)
