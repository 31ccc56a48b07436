"""Queries."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

import strawberry

from api.cursors import match_place, turn_place
from api.graphql.context import Info
from api.graphql.schema.accounts import AccountQueries
from api.graphql.schema.apps import AppQueries
from api.graphql.schema.boundaries import BoundaryQueries
from api.graphql.schema.catalogue import Game, game_of
from api.graphql.schema.challenges import ChallengeQueries
from api.graphql.schema.fields import computed_field
from api.graphql.schema.invites import InviteQueries
from api.graphql.schema.league_queries import LeagueQueries
from api.graphql.schema.lookup import find_game, find_match, find_node
from api.graphql.schema.match_connections import MatchConnection
from api.graphql.schema.match_parts import MatchStatus
from api.graphql.schema.matches import Match
from api.graphql.schema.moderation import ModerationQueries
from api.graphql.schema.nodes import After, Before, First, Last, Node, page_arguments
from api.graphql.schema.notifications import NotificationQueries
from api.graphql.schema.pauses import PauseQueries
from api.graphql.schema.players import Player, Scope, player_of
from api.graphql.schema.privacy import PrivacyQueries
from api.graphql.schema.seeks import SeekQueries
from api.graphql.schema.talk import TalkQueries
from api.graphql.schema.turns import TurnConnection, turns_of
from api.graphql.schema.visible_links import VisibleMatchPage
from application.errors import NotFound
from application.limits.paging import fit_page
from application.matches.find_matches import find_matches
from application.matches.my_turns import my_turns
from application.players.find_players import player_by_name
from application.ports.store import MatchFilter as Wanted
from domain.hosting.terms import PlayerId, Status


@strawberry.input(description="What matches are looked for; what is left out does not matter.")
class MatchFilter:
    game: str | None = strawberry.field(default=None, description="The game's key.")
    status: MatchStatus | None = strawberry.field(default=None, description="Where they are in their life.")
    player_id: strawberry.ID | None = strawberry.field(default=None, description="Who sits at them.")
    creator_id: strawberry.ID | None = strawberry.field(default=None, description="Who opened them.")
    has_free_seat: bool | None = strawberry.field(default=None, description="Whether somebody can still join.")
    is_rated: bool | None = strawberry.field(default=None, description="Whether they count for ratings.")


@strawberry.type(description="What can be asked.")
class Query(
    LeagueQueries,
    BoundaryQueries,
    AccountQueries,
    TalkQueries,
    SeekQueries,
    ChallengeQueries,
    InviteQueries,
    NotificationQueries,
    ModerationQueries,
    PauseQueries,
    PrivacyQueries,
    AppQueries,
):
    @computed_field(description="The caller; null when nobody is known to ask.")
    def viewer(self, info: Info) -> Player | None:
        return player_of(info.context.caller.player)

    @computed_field(description="What the caller's token may be used for; nothing when nobody is known to ask.")
    def scopes(self, info: Info) -> list[Scope]:
        return [Scope(str(scope)) for scope in sorted(info.context.caller.scopes)]

    @computed_field(description="Anything by its id; null when there is no such thing, or it may not be seen.")
    async def node(
        self, info: Info, id: Annotated[strawberry.ID, strawberry.argument(description="The id.")]
    ) -> Node | None:
        return await find_node(info, id)

    @computed_field(description="Several things by their ids, in the same order.", metadata={"cost": 2})
    async def nodes(
        self, info: Info, ids: Annotated[list[strawberry.ID], strawberry.argument(description="The ids.")]
    ) -> list[Node | None] | None:
        fit_page(info.context.desk.policy, max(1, len(ids)))
        return await asyncio.gather(*(find_node(info, id) for id in ids))

    @computed_field(description="The games that can be played here.")
    def games(self, info: Info) -> list[Game]:
        return [game_of(game, info.context.words) for game in info.context.desk.games.defaults]

    @computed_field(description="One game; null when there is none of this key.")
    def game(
        self, info: Info, key: Annotated[str, strawberry.argument(description="The key, such as `moon-river`.")]
    ) -> Game | None:
        return find_game(info, key)

    @computed_field(description="One match; null when there is none, or it may not be seen.", metadata={"cost": 2})
    async def match(
        self, info: Info, id: Annotated[strawberry.ID, strawberry.argument(description="The match's id.")]
    ) -> Match | None:
        return await find_match(info, id)

    @computed_field(description="Matches, newest first; unlisted ones only among one's own.", metadata={"cost": 5})
    async def matches(
        self,
        info: Info,
        filter: Annotated[MatchFilter | None, strawberry.argument(description="Which ones.")] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> MatchConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        place, match_filter = match_place(page.cursor), _filter(filter or MatchFilter())
        found = await find_matches(context.desk, context.caller, match_filter, place, page.size, page.is_backward)
        return cast(MatchConnection, VisibleMatchPage(found, match_filter))

    @computed_field(
        description="The turns that wait for the caller now, the longest waiting first.", metadata={"cost": 5}
    )
    async def turns(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> TurnConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        place = turn_place(page.cursor)
        return turns_of(await my_turns(context.desk, context.caller, page.size, place, page.is_backward))

    @computed_field(description="The player of a name, without regard to case; null when there is none.")
    async def player(
        self, info: Info, name: Annotated[str, strawberry.argument(description="The name.")]
    ) -> Player | None:
        try:
            return player_of(await player_by_name(info.context.desk, info.context.caller, name))
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
