"""Seeks: players who look for a match, and the caller's own search."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import field
from enum import Enum
from typing import Annotated, Any

import strawberry

from api.cursors import seek_cursor, seek_place
from api.graphql.context import Info
from api.graphql.payloads import Payloads
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.challenges import Challenge, challenge_of
from api.graphql.schema.fields import computed_field, mutation, subscription
from api.graphql.schema.generated import union_type
from api.graphql.schema.inputs import OptionInput, TimingInput, timing_from
from api.graphql.schema.match_parts import ChosenOption, Timing, timing_of
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, page_arguments, page_info
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.refusals import InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Milliseconds, Moment
from application.pairing.cancel_seek import cancel_seek
from application.pairing.find_table import find_table
from application.pairing.list_seeks import follow_seeks, list_seeks
from application.pairing.search import Search as Found
from application.pairing.search import follow_search, is_own, read_search, typical_wait
from application.ports.pairing import SeekPlace
from application.process.seek_board import SeekList as Listed
from domain.pairing import seeks
from domain.pairing.seeks import SeekId, Wanted

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_TIMING = "The clock: live or correspondence."


@strawberry.enum(description="Where a seek is in its life.")
class SeekStatus(Enum):
    WAITING = strawberry.enum_value("waiting", description="The player waits for others.")
    PAIRED = strawberry.enum_value("paired", description="Opponents were found; the table is being set.")
    SEATED = strawberry.enum_value("seated", description="The match has begun.")
    CANCELLED = strawberry.enum_value("cancelled", description="The player stopped looking.")
    AWAY = strawberry.enum_value("away", description="The player's client went away.")
    ELSEWHERE = strawberry.enum_value("elsewhere", description="The player sat down at another live table.")
    EXPIRED = strawberry.enum_value("expired", description="Nobody came for a week.")


@strawberry.type(description="A player who looks for a table, and what they want to play.")
class Seek(Node):
    seek: strawberry.Private[seeks.Seek]
    seats: int = strawberry.field(description="How many seats the table is to have.")
    options: list[ChosenOption] = strawberry.field(description="The options, every one with its value.")
    timing: Timing = strawberry.field(description="The clock.")
    is_rated: bool = strawberry.field(description="Whether the match is to count for ratings.")
    rating: int | None = strawberry.field(description="The rating that the player came with; null without one.")
    since: Moment = strawberry.field(description="Since when they wait.")
    machines_after: Milliseconds | None = strawberry.field(
        description="After how long a wait machines fill the table; null for never."
    )
    status: SeekStatus = strawberry.field(description="Where it is in its life.")

    @computed_field(description="Who looks; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.seek.player)

    @computed_field(description="What is to be played.")
    def game(self, info: Info) -> Game:
        return game_of(info.context.desk.games.for_new_match(self.seek.wanted.game), info.context.words)

    @computed_field(description="One's own table once it is set; null before, and for others.", metadata={"cost": 2})
    async def match(self, info: Info) -> Match | None:
        if self.seek.status is not seeks.SeekStatus.SEATED or not is_own(self.seek, info.context.caller):
            return None
        look = None if self.seek.match is None else await info.context.look(self.seek.match)
        return None if look is None else match_of(look)

    @computed_field(
        description="How long players who wanted the same have waited of late; null where nobody did, and for others.",
        metadata={"cost": 2},
    )
    async def typical_wait(self, info: Info) -> Milliseconds | None:
        if not is_own(self.seek, info.context.caller):
            return None
        wait = await typical_wait(info.context.desk, self.seek)
        return None if wait is None else Milliseconds(wait)


@strawberry.type(description="A seek in a page of seeks.")
class SeekEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Seek = strawberry.field(description="The seek.")


@strawberry.type(description="A page of seeks.")
class SeekConnection:
    edges: list[SeekEdge] = strawberry.field(description="The seeks, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


@strawberry.type(description="All who look for a table now, as far as they are followed.")
class SeekList:
    seeks: list[Seek] = strawberry.field(description="The seeks, newest first.")
    has_more: bool = strawberry.field(description="Whether there are more than are followed.")
    payloads: strawberry.Private[Payloads] = field(default_factory=Payloads)


@strawberry.type(description="What the caller looks for.")
class Search:
    seeks: list[Seek] = strawberry.field(
        description="The caller's seeks, those included that ended a moment ago; newest first."
    )
    challenges: list[Challenge] = strawberry.field(
        description="Challenges by and to the caller that wait for an answer; newest first."
    )
    payloads: strawberry.Private[Payloads] = field(default_factory=Payloads)


def seek_of(seek: seeks.Seek) -> Seek:
    wanted = seek.wanted
    return Seek(
        id=strawberry.ID(seek.id),
        seek=seek,
        seats=wanted.seats,
        options=options_of(wanted),
        timing=timing_of(wanted.timing),
        is_rated=wanted.rated,
        rating=seek.rating,
        since=Moment(seek.since),
        machines_after=None if seek.machines_after is None else Milliseconds(seek.machines_after),
        status=SeekStatus(seek.status.value),
    )


def options_of(wanted: Wanted) -> list[ChosenOption]:
    return [ChosenOption(key=key, value=value) for key, value in sorted(wanted.options.items())]


def _search_of(search: Found) -> Search:
    return Search(seeks=list(map(seek_of, search.seeks)), challenges=list(map(challenge_of, search.challenges)))


@strawberry.type
class SeekQueries:
    @computed_field(description="Players who look for a table.", metadata={"cost": 5})
    async def seeks(
        self,
        info: Info,
        game: Annotated[str | None, strawberry.argument(description="The game's key; any without.")] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> SeekConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        place = seek_place(page.cursor)
        found = await list_seeks(context.desk, context.caller, game, place, page.size, page.is_backward)
        edges = [
            SeekEdge(cursor=seek_cursor(SeekPlace(each.since, each.id)), node=seek_of(each)) for each in found.items
        ]
        cursors = [edge.cursor for edge in edges]
        return SeekConnection(edges=edges, page_info=page_info(cursors, found.has_next, found.has_previous))

    @computed_field(description="What the caller looks for: seeks and challenges.", metadata={"cost": 5})
    async def search(self, info: Info) -> Search | None:
        return _search_of(await read_search(info.context.desk, info.context.caller))


@strawberry.input(description="What to play, and with how many.")
class FindTableInput:
    game: str = strawberry.field(description="The game's key.")
    seats: int = strawberry.field(default=2, description="How many seats.")
    timing: TimingInput = strawberry.field(description=_TIMING)
    options: list[OptionInput] = strawberry.field(
        default_factory=list, description="Options; those left out take their default."
    )
    is_rated: bool = strawberry.field(default=False, description="Whether it is to count for ratings; not for guests.")
    machines_after: Milliseconds | None = strawberry.field(
        default=None, description="After how long a wait machines of fitting level fill the table; null for never."
    )


@strawberry.input(description="A seek of one's own.")
class SeekInput:
    seek_id: strawberry.ID = strawberry.field(description="The seek.")


@strawberry.type(description="The caller waits for others who want the same.")
class TableSought:
    seek: Seek = strawberry.field(description="The seek; the same as before for the same wish.")


@strawberry.type(description="The caller does not wait any more.")
class SeekCancelled:
    seek: Seek = strawberry.field(description="The seek as it is now; one that has led to a table is not undone.")


FindTableResult: Any = union_type(
    "FindTableResult",
    "The answer to `findTable`: done, or why not.",
    (TableSought, NotFound, NotAllowed, InvalidInput, LimitReached),
)
CancelSeekResult: Any = union_type(
    "CancelSeekResult", "The answer to `cancelSeek`: done, or why not.", (SeekCancelled, NotFound, NotAllowed)
)


@strawberry.type
class SeekMutations:
    @mutation(
        graphql_type=FindTableResult,
        description="Looks for opponents. The same wish again keeps its place and counts as a sign of life: a live "
        "seek ends within a minute unless the client repeats it or follows `search`.",
        metadata=COST,
    )
    async def find_table(self, info: Info, input: Annotated[FindTableInput, INPUT]) -> Any:
        options = {option.key: option.value for option in input.options}
        wanted = Wanted(input.game, input.seats, timing_from(input.timing), options, input.is_rated)
        work = find_table(info.context.desk, info.context.caller, wanted, input.machines_after)
        return await attempt(info, work, lambda seek: TableSought(seek=seek_of(seek)))

    @mutation(graphql_type=CancelSeekResult, description="Stops looking.", metadata=COST)
    async def cancel_seek(self, info: Info, input: Annotated[SeekInput, INPUT]) -> Any:
        work = cancel_seek(info.context.desk, info.context.caller, SeekId(input.seek_id))
        return await attempt(info, work, lambda seek: SeekCancelled(seek=seek_of(seek)))


@strawberry.type
class SeekSubscriptions:
    @subscription(
        graphql_type=AsyncGenerator[SeekList, None],
        description="All who look for a table: the whole list, now and whenever it changes.",
        metadata={"cost": 5},
    )
    async def seeks(self, info: Info) -> Any:
        return _lists(await follow_seeks(info.context.desk, info.context.caller))

    @subscription(
        graphql_type=AsyncGenerator[Search, None],
        description="What the caller looks for, now and whenever it changes. While it is followed, live seeks stay.",
        metadata={"cost": 5},
    )
    async def search(self, info: Info) -> Any:
        return _searches(await follow_search(info.context.desk, info.context.caller))


async def _lists(source: AsyncGenerator[Listed, None]) -> AsyncGenerator[SeekList, None]:
    async with aclosing(source):
        async for found in source:
            yield SeekList(seeks=list(map(seek_of, found.seeks)), has_more=found.has_more)


async def _searches(source: AsyncGenerator[Found, None]) -> AsyncGenerator[Search, None]:
    async with aclosing(source):
        async for found in source:
            yield _search_of(found)
