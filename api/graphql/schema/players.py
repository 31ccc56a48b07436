"""Players, their tokens and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import strawberry

from api.cursors import match_place
from api.entrants import machine_name
from api.graphql.context import Info
from api.graphql.schema.away import PlayerAway, away_of
from api.graphql.schema.fields import computed_field
from api.graphql.schema.nodes import After, Before, First, Last, Node, page_arguments
from api.graphql.schema.scalars import Moment
from api.graphql.schema.visible_links import VisibleMatchPage, VisibleRating
from api.graphql.schema.vocabulary import AiLevel, Avatar, EntrantKind
from application.accounts.read_account import profile_text
from application.bots.read_webhook import read_webhook
from application.callers import Scope as TokenScope
from application.errors import Forbidden, NotFound
from application.leagues.departures import Departures, own_departures
from application.matches.find_matches import find_matches
from application.players.list_bot_tokens import list_bot_tokens
from application.players.list_bots import list_bots
from application.players.list_tokens import list_tokens
from application.players.sessions import IssuedToken
from application.ports.bots import Webhook as StoredWebhook
from application.ports.store import MatchFilter
from application.ports.store import Token as StoredToken
from application.ratings.find_rankings import ratings_of
from domain.hosting.players import Player as Account
from domain.hosting.terms import PlayerId
from domain.league.ratings import ANCHORS, is_machine, level_of
from domain.league.terms import LeagueId

if TYPE_CHECKING:
    from api.graphql.schema.match_connections import MatchConnection
    from api.graphql.schema.rankings import Rating

LazyRating = Annotated["Rating", strawberry.lazy("api.graphql.schema.rankings")]
LazyMatches = Annotated["MatchConnection", strawberry.lazy("api.graphql.schema.match_connections")]
_WHOSE_RULES = "The league whose rules say how long one is barred; the usual rules without."


@strawberry.enum(description="What a token may be used for.")
class Scope(Enum):
    PLAY = strawberry.enum_value("play", description="Play moves in one's own matches.")
    MATCHES_WRITE = strawberry.enum_value("matches:write", description="Open, join, start and end matches.")
    LEAGUES_WRITE = strawberry.enum_value("leagues:write", description="Create and run leagues.")
    BOTS = strawberry.enum_value("bots", description="Create bots and tokens for them.")
    ACCOUNT = strawberry.enum_value("account", description="Manage one's tokens and sessions, upgrade a guest.")
    ADMIN = strawberry.enum_value("admin", description="Administer the server.")
    TALK = strawberry.enum_value("talk", description="Write messages, and report them.")
    MODERATE = strawberry.enum_value("moderate", description="Look at reports and act on them.")


def scopes_of(scopes: list[Scope]) -> list[TokenScope]:
    return [TokenScope(str(scope.value)) for scope in scopes]


@strawberry.type(description="A token of a player; its text was shown once, when it was made.")
class Token(Node):
    label: str = strawberry.field(description="What its owner calls it.")
    scopes: list[Scope] = strawberry.field(description="What it may be used for.")
    created_at: Moment = strawberry.field(description="When it was made.")
    expires_at: Moment | None = strawberry.field(
        description="When it stops being good, null for never; not after the token it was made with."
    )
    is_session: bool = strawberry.field(description="Whether it came of signing in.")
    device: str | None = strawberry.field(
        description="What began the session, such as `Firefox, Linux`; null where it did not tell."
    )
    used_at: Moment | None = strawberry.field(
        description="When the session was last used, to some ten minutes; null for other tokens."
    )

    @computed_field(description="Whether this is the token that is used now.")
    def is_current(self, info: Info) -> bool:
        return str(self.id) == info.context.caller.token


def token_of(token: StoredToken | IssuedToken) -> Token:
    scopes = sorted(str(scope) for scope in token.scopes)
    return Token(
        id=strawberry.ID(token.id),
        label=token.label,
        scopes=[Scope(scope) for scope in scopes],
        created_at=Moment(token.created_at),
        expires_at=None if token.expires_at is None else Moment(token.expires_at),
        is_session=token.is_session,
        device=token.device,
        used_at=None if token.used_at is None else Moment(token.used_at),
    )


@strawberry.type(description="An address that is told of a bot's turns.")
class Webhook:
    url: str = strawberry.field(description="The address.")
    created_at: Moment = strawberry.field(description="When it was named.")
    fault: str | None = strawberry.field(description="Why the last delivery failed, null when it did not.")
    failed_at: Moment | None = strawberry.field(description="When that was.")


def webhook_of(webhook: StoredWebhook) -> Webhook:
    failed_at = None if webhook.failed_at is None else Moment(webhook.failed_at)
    return Webhook(url=webhook.url, created_at=Moment(webhook.created_at), fault=webhook.fault, failed_at=failed_at)


@strawberry.type(description="One left a season or a table of a league.")
class OwnDeparture:
    league_id: strawberry.ID = strawberry.field(description="The league.")
    match_id: strawberry.ID | None = strawberry.field(description="The table's match; null where it was the season.")
    at: Moment = strawberry.field(description="When.")
    is_forgiven: bool = strawberry.field(description="Whether it does not count: a referee ruled on the table.")


@strawberry.type(description="What somebody has left in leagues, and what follows from it.")
class OwnDepartures:
    items: list[OwnDeparture] = strawberry.field(description="Newest first, a hundred at most.")
    barred_until: Moment | None = strawberry.field(
        description="Until when the caller may not register; null for a caller who may."
    )


def departures_of(departures: Departures) -> OwnDepartures:
    items = [
        OwnDeparture(
            league_id=strawberry.ID(each.league),
            match_id=None if each.match is None else strawberry.ID(each.match),
            at=Moment(each.at),
            is_forgiven=each.forgiven,
        )
        for each in departures.left
    ]
    return OwnDepartures(
        items=items, barred_until=None if departures.barred_until is None else Moment(departures.barred_until)
    )


@strawberry.interface(description="Anyone who plays in leagues and has a rating: a player, or a machine.")
class Entrant(Node):
    name: str = strawberry.field(description="A player's name, unique without regard to case; a machine's level.")
    kind: EntrantKind = strawberry.field(description="Human, guest, bot or machine.")


@strawberry.type(description="A machine of the server that plays in a sandbox or is ranked.")
class Machine(Entrant):
    level: str = strawberry.field(graphql_type=AiLevel, description="How well it plays.")


@strawberry.type(description="An account: a human, a guest or a bot.")
class Player(Entrant):
    account: strawberry.Private[Account]
    created_at: Moment = strawberry.field(description="When the account was made.")
    avatar_key: str = strawberry.field(
        description="Sixteen hexadecimal digits to draw a picture from; the same for one account for ever."
    )

    avatar: str | None = strawberry.field(
        graphql_type=Avatar | None, description="The picture that the player has chosen; null for none."
    )

    @computed_field(description="What the player says of themselves.", metadata={"cost": 2})
    async def text(self, info: Info) -> str:
        return await profile_text(info.context.desk, self.account.id)

    @computed_field(
        description="When the player is away from correspondence games; null for a player who is not.",
        metadata={"cost": 1},
    )
    async def away(self, info: Info) -> PlayerAway | None:
        away = await info.context.away.load(self.account.id)
        return None if away is None else away_of(away)

    @computed_field(
        graphql_type=list[LazyRating] | None, description="The player's ratings, by game.", metadata={"cost": 2}
    )
    async def ratings(self, info: Info) -> Any:
        return [VisibleRating(each) for each in await ratings_of(info.context.desk, self.account.id)]

    @computed_field(
        graphql_type=LazyMatches | None,
        description="The matches that the player sits at, newest first; unlisted ones only among one's own.",
        metadata={"cost": 5},
    )
    async def matches(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> Any:
        context, page = info.context, page_arguments(info, first, after, last, before)
        wanted, place = MatchFilter(player=self.account.id), match_place(page.cursor)
        found = await find_matches(context.desk, context.caller, wanted, place, page.size, page.is_backward)
        return VisibleMatchPage(found, wanted)

    @computed_field(description="The human a bot belongs to, null for others.")
    async def owner(self, info: Info) -> Player | None:
        owner = self.account.owner
        return None if owner is None else player_of(await info.context.players.load(owner))

    @computed_field(description="Tokens that are good now; one's own and one's bots' only.", metadata={"cost": 5})
    async def tokens(self, info: Info) -> list[Token] | None:
        context = info.context
        if context.caller.required_player().id == self.account.id:
            return [token_of(token) for token in await list_tokens(context.desk, context.caller)]
        if self.account.owner != context.caller.required_player().id:
            raise Forbidden("not-your-account", player=self.account.id)
        return [token_of(one) for one in await list_bot_tokens(context.desk, context.caller, self.account.id)]

    @computed_field(
        description="Where a bot of one's own is told of its turns, null when nowhere.", metadata={"cost": 5}
    )
    async def webhook(self, info: Info) -> Webhook | None:
        context = info.context
        if self.account.owner is None or self.account.owner != context.caller.required_player().id:
            raise Forbidden("not-your-account", player=self.account.id)
        try:
            return webhook_of(await read_webhook(context.desk, context.caller, self.account.id))
        except NotFound:
            return None

    @computed_field(description="One's own bots.", metadata={"cost": 5})
    async def bots(self, info: Info) -> list[Player] | None:
        context = info.context
        if context.caller.required_player().id != self.account.id:
            raise Forbidden("not-your-account", player=self.account.id)
        return [public_player(bot) for bot in await list_bots(context.desk, context.caller)]

    @computed_field(description="What one has left in leagues; one's own only.", metadata={"cost": 5})
    async def departures(
        self,
        info: Info,
        league_id: Annotated[strawberry.ID | None, strawberry.argument(description=_WHOSE_RULES)] = None,
    ) -> OwnDepartures | None:
        context = info.context
        if context.caller.required_player().id != self.account.id:
            raise Forbidden("not-your-account", player=self.account.id)
        league = None if league_id is None else LeagueId(league_id)
        return departures_of(await own_departures(context.desk, context.caller, league))


def public_player(account: Account) -> Player:
    return Player(
        id=strawberry.ID(account.id),
        account=account,
        name=account.name,
        kind=EntrantKind(account.kind.value),
        created_at=Moment(account.created_at),
        avatar_key=account.avatar_key,
        avatar=account.avatar.value if account.avatar else None,
    )


def player_of(account: Account | None) -> Player | None:
    return None if account is None else public_player(account)


async def load_player(info: Info, player: PlayerId | None) -> Player | None:
    return None if player is None else player_of(await info.context.players.load(player))


async def load_entrant(info: Info, subject: str) -> Entrant | None:
    """The machine or player of this id. None for a deleted account."""
    if is_machine(subject):
        return machine_of(info, subject)
    return await load_player(info, PlayerId(subject))


async def load_entrants(info: Info, subjects: Iterable[str]) -> list[Entrant | None]:
    """In the same order, with one read for all."""
    return await asyncio.gather(*(load_entrant(info, each) for each in subjects))


def machine_of(info: Info, subject: str) -> Machine | None:
    level = level_of(subject)
    if level not in ANCHORS:
        return None
    return Machine(
        id=strawberry.ID(subject), name=machine_name(info.context.caller, subject), kind=EntrantKind.AI, level=level
    )
