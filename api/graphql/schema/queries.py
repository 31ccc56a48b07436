"""Queries."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.fields import computed_field
from api.graphql.schema.league_queries import LeagueQueries, league_or_none
from api.graphql.schema.match_parts import MatchStatus
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.nodes import GAME_PREFIX, PAGE, Node, PageInfo, page_info
from api.graphql.schema.players import Player, player_of
from api.graphql.schema.scalars import Moment
from api.graphql.schema.turns import TurnNotice, VisibleTurn
from application.errors import Malformed, NotFound
from application.matches.find_matches import MatchPage, find_matches
from application.matches.my_turns import my_turns
from application.players.find_players import player_by_name
from application.ports.store import MatchFilter as Wanted
from application.ports.store import MatchSummary, Place, SeatRow
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.hosting.terms import Moment as Instant

MATCH_PREFIX = "mat_"
PLAYER_PREFIX = "ply_"
LEAGUE_PREFIX = "lge_"


@strawberry.input(description="What matches are looked for; what is left out does not matter.")
class MatchFilter:
    game: str | None = strawberry.field(default=None, description="The game's key.")
    status: MatchStatus | None = strawberry.field(default=None, description="Where they are in their life.")
    player_id: strawberry.ID | None = strawberry.field(default=None, description="Who sits at them.")
    creator_id: strawberry.ID | None = strawberry.field(default=None, description="Who opened them.")
    has_free_seat: bool | None = strawberry.field(default=None, description="Whether somebody can still join.")
    is_rated: bool | None = strawberry.field(default=None, description="Whether they count for ratings.")


@strawberry.type(description="Who has a seat, as lists show it.")
class HeadSeat:
    number: int = strawberry.field(description="The seat's number, from 1.")
    player_id: strawberry.ID | None = strawberry.field(description="The player who has it, null for none.")
    ai_level: str | None = strawberry.field(description="The level of the AI that plays it, null for none.")


@strawberry.type(description="A match as lists show it: cheap, without its position.")
class MatchHead:
    id: strawberry.ID = strawberry.field(description="The match's id.")
    game: str = strawberry.field(description="The game's key.")
    edition: str = strawberry.field(description="The edition it has pinned.")
    status: MatchStatus = strawberry.field(description="Where it is in its life.")
    version: int = strawberry.field(description="How often it has changed.")
    seats: list[HeadSeat] = strawberry.field(description="Its seats in order.")
    to_move: int | None = strawberry.field(description="The seat to move; null when nobody is.")
    deadline: Moment | None = strawberry.field(description="When the time of the seat to move is up; null without one.")
    is_rated: bool = strawberry.field(description="Whether it counts for ratings.")
    opened_at: Moment = strawberry.field(description="When it was opened.")
    updated_at: Moment = strawberry.field(description="When it last changed.")


@strawberry.type(description="A match in a page of matches.")
class MatchEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    head: MatchHead = strawberry.field(description="The match as lists show it.")

    @computed_field(description="The whole match; null where only its head may be seen.", metadata={"cost": 5})
    async def node(self, info: Info) -> Match | None:
        look = await info.context.look(MatchId(self.head.id))
        return None if look is None else match_of(look)


@strawberry.type(description="A page of matches.")
class MatchConnection:
    edges: list[MatchEdge] = strawberry.field(description="The matches, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    total_count: int = strawberry.field(description="How many there are in all.")


After = Annotated[str | None, strawberry.argument(description="The cursor to go on from.")]
First = Annotated[int, strawberry.argument(description="How many at most.")]


@strawberry.type(description="What can be asked.")
class Query(LeagueQueries):
    @computed_field(description="The caller; null when nobody is known to ask.")
    def viewer(self, info: Info) -> Player | None:
        return player_of(info.context.caller.player)

    @computed_field(description="Anything by its id; null when there is no such thing, or it may not be seen.")
    async def node(
        self, info: Info, id: Annotated[strawberry.ID, strawberry.argument(description="The id.")]
    ) -> Node | None:
        if id.startswith(MATCH_PREFIX):
            return await _match(info, id)
        if id.startswith(PLAYER_PREFIX):
            return player_of(await info.context.players.load(PlayerId(id)))
        if id.startswith(LEAGUE_PREFIX):
            return await league_or_none(info, id)
        if id.startswith(GAME_PREFIX):
            return _game(info, id.removeprefix(GAME_PREFIX))
        return None

    @computed_field(description="The games that can be played here.")
    def games(self, info: Info) -> list[Game]:
        return [game_of(game, info.context.words) for game in info.context.desk.games.defaults]

    @computed_field(description="One game; null when there is none of this key.")
    def game(
        self, info: Info, key: Annotated[str, strawberry.argument(description="The key, such as `moon-river`.")]
    ) -> Game | None:
        return _game(info, key)

    @computed_field(description="One match; null when there is none, or it may not be seen.", metadata={"cost": 2})
    async def match(
        self, info: Info, id: Annotated[strawberry.ID, strawberry.argument(description="The match's id.")]
    ) -> Match | None:
        return await _match(info, id)

    @computed_field(description="Matches, newest first; unlisted ones only among one's own.", metadata={"cost": 5})
    async def matches(
        self,
        info: Info,
        filter: Annotated[MatchFilter | None, strawberry.argument(description="Which ones.")] = None,
        first: First = PAGE,
        after: After = None,
    ) -> MatchConnection:
        context, place = info.context, _place(after)
        match_filter = _filter(filter or MatchFilter())
        return _connection(await find_matches(context.desk, context.caller, match_filter, place, first), place)

    @computed_field(
        description="The turns that wait for the caller now, the longest waiting first.", metadata={"cost": 5}
    )
    async def turns(self, info: Info, first: First = PAGE) -> list[TurnNotice]:
        turns: list[Any] = [VisibleTurn(turn) for turn in await my_turns(info.context.desk, info.context.caller, first)]
        return turns

    @computed_field(description="The player of a name, without regard to case; null when there is none.")
    async def player(
        self, info: Info, name: Annotated[str, strawberry.argument(description="The name.")]
    ) -> Player | None:
        try:
            return player_of(await player_by_name(info.context.desk, info.context.caller, name))
        except NotFound:
            return None


async def _match(info: Info, id: str) -> Match | None:
    look = await info.context.look(MatchId(id))
    return None if look is None else match_of(look)


def _game(info: Info, key: str) -> Game | None:
    try:
        return game_of(info.context.desk.games.for_new_match(key), info.context.words)
    except NotFound:
        return None


def _filter(filter: MatchFilter) -> Wanted:
    return Wanted(
        game=filter.game,
        status=None if filter.status is None else Status(str(filter.status.value)),
        player=None if filter.player_id is None else PlayerId(filter.player_id),
        creator=None if filter.creator_id is None else PlayerId(filter.creator_id),
        has_free_seat=filter.has_free_seat,
        rated=filter.is_rated,
    )


def _connection(page: MatchPage, place: Place | None) -> MatchConnection:
    edges = [MatchEdge(cursor=_cursor(head), head=_head(head)) for head in page.summaries]
    return MatchConnection(
        edges=edges,
        page_info=page_info([edge.cursor for edge in edges], page.after is not None, place is not None),
        total_count=page.total,
    )


def _head(head: MatchSummary) -> MatchHead:
    return MatchHead(
        id=strawberry.ID(head.id),
        game=head.game,
        edition=head.edition,
        status=MatchStatus(head.status.value),
        version=head.version,
        seats=[_seat(seat) for seat in head.seats],
        to_move=head.to_move,
        deadline=None if head.deadline is None else Moment(head.deadline),
        is_rated=head.rated,
        opened_at=Moment(head.opened_at),
        updated_at=Moment(head.updated_at),
    )


def _seat(seat: SeatRow) -> HeadSeat:
    player = None if seat.player is None else strawberry.ID(seat.player)
    return HeadSeat(number=seat.number, player_id=player, ai_level=seat.ai)


def _cursor(head: MatchSummary) -> str:
    return urlsafe_b64encode(f"{head.opened_at}:{head.id}".encode()).decode().rstrip("=")


def _place(cursor: str | None) -> Place | None:
    if not cursor:
        return None
    try:
        at, _, id = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode().partition(":")
        return Place(Instant(int(at)), MatchId(id))
    except (NotBase64, ValueError):
        raise Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before") from None
