"""The shapes of requests and responses. msgspec decodes, validates and encodes them, and gives their JSON schemas."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from api.rest.game_schemas import one_of_the_games, reference
from api.rest.vocabulary import AvatarName, ScopeWord

Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Moment = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=400)]
LanguageName = Literal["en", "it", "es", "pt"]
ScopeName = Literal["play", "matches:write", "leagues:write", "bots", "account", "admin", "talk", "moderate"]


class RequestShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What clients send. An unknown member is refused by name."""


class ResponseShape(msgspec.Struct, frozen=True):
    """What clients get. Later versions may add members."""


class Problem(ResponseShape, frozen=True):
    """RFC 9457 problem details; `code` is stable, further members depend on it."""

    type: str
    title: str
    status: int
    code: str
    detail: Annotated[str, Meta(description="In the language of `Accept-Language`.")]
    rule: Annotated[str, Meta(description="The number of the rule that refuses, such as MR-4.4.")] | UnsetType = UNSET
    path: Annotated[str, Meta(description="The member of the request that is at fault.")] | UnsetType = UNSET
    fault: Annotated[str, Meta(description="What is wrong with it.")] | UnsetType = UNSET
    expected: Annotated[int, Meta(description="`stale-version`: the version that was sent.")] | UnsetType = UNSET
    version: Annotated[int, Meta(description="`stale-version`: the newest version.")] | UnsetType = UNSET
    missed: (
        Annotated[
            list[Any],
            Meta(
                description="`stale-version`: the events since then.",
                extra_json_schema={"items": reference("MatchEvent")},
            ),
        ]
        | UnsetType
    ) = UNSET
    limit: Annotated[str, Meta(description="The limit that is reached, by name.")] | UnsetType = UNSET
    retry_after: (
        Annotated[float, Meta(description="In seconds; null where waiting does not help.")] | UnsetType | None
    ) = UNSET


# Catalogue


class Named(ResponseShape, frozen=True):
    """A value with its name in the reader's language."""

    key: str | None
    name: str


class OptionShape(ResponseShape, frozen=True):
    key: str
    name: str
    values: list[Named]
    default: str | None


class EffectShape(ResponseShape, frozen=True):
    """What a component does; `text` speaks the reader's language."""

    key: str
    when: Literal["always", "at-once", "production", "cleanup", "end"]
    rule: str
    amount: int
    of: Annotated[str, Meta(description="The resource or terrain that it is about.")] | None
    most: Annotated[int, Meta(description="The most that it gives.")] | None
    side: Annotated[str, Meta(description="The side of a token that must lie up.")] | None
    text: str


class SourceShape(ResponseShape, frozen=True):
    """Where a value of an edition comes from."""

    path: Annotated[str, Meta(description="The value's place in `data`, such as plots.D1.cows.")]
    source: Literal["rulebook", "review", "inference", "choice"] | None
    note: str


class ComponentShape(ResponseShape, frozen=True):
    """A kind of component: `key` is what moves and positions call it, `data` everything the edition says of it."""

    key: str
    name: str
    count: int
    data: Annotated[Raw, Meta(extra_json_schema={})]
    effects: list[EffectShape]


class ComponentListShape(ResponseShape, frozen=True):
    """One part of an edition, such as its tiles, in the edition's order."""

    key: str
    name: str
    components: list[ComponentShape]


class EditionShape(ResponseShape, frozen=True):
    """The component lists of a game with the rules that play them; `data` is the edition's own document."""

    key: str
    rules_version: int
    lists: list[ComponentListShape] | UnsetType = UNSET
    data: Annotated[Raw, Meta(extra_json_schema={"type": "object"})] | UnsetType = UNSET
    geometry: Annotated[Raw, Meta(extra_json_schema=one_of_the_games("Geometry"))] | UnsetType = UNSET
    sources: Annotated[list[SourceShape], Meta(description="Only where one edition is asked for.")] | UnsetType = UNSET


class GameShape(ResponseShape, frozen=True):
    """A game that can be played here."""

    key: str
    name: str
    about: str
    seat_counts: list[int]
    colours: list[Named]
    options: list[OptionShape]
    editions: list[EditionShape]


class RuleShape(ResponseShape, frozen=True):
    """A rule of a game, told to players in the reader's language."""

    number: Annotated[str, Meta(description="What the `rule` of a refusal cites, such as MR-4.4.")]
    section: Annotated[str, Meta(description="The title of the section that the rule belongs to.")]
    text: str


class RuleList(ResponseShape, frozen=True):
    items: Annotated[list[RuleShape], Meta(description="In the order of their numbers.")]


class LevelShape(ResponseShape, frozen=True):
    """A strength of AI seats."""

    key: str
    name: str


class Catalogue(ResponseShape, frozen=True):
    games: list[GameShape]
    levels: list[LevelShape]


# Players


class PlayerShape(ResponseShape, frozen=True):
    id: str
    name: str
    kind: Literal["human", "guest", "bot"]
    created_at: Moment
    avatar_key: Annotated[str, Meta(description="To draw a picture from: the same for one account for ever.")]
    owner_id: Annotated[str, Meta(description="The human whose bot this is.")] | None = None
    avatar: AvatarName | None = None
    text: Annotated[str, Meta(description="What the player says; where one player is asked for.")] | UnsetType = UNSET


class Me(ResponseShape, frozen=True):
    player: PlayerShape
    scopes: list[ScopeWord]
    expires_at: Moment | None


class Credentials(RequestShape, frozen=True):
    name: Name
    password: Password


class GuestWish(RequestShape, frozen=True):
    name: Annotated[Name, Meta(description="Made up when left out.")] | None = None


class BotWish(RequestShape, frozen=True):
    name: Name


class TokenWish(RequestShape, frozen=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[ScopeName], Meta(min_length=1, max_length=6)]
    expires_at: Annotated[int, Meta(ge=0, le=2**50)] | None = None
    password: str | None = None


class TokenShape(ResponseShape, frozen=True):
    """A token without its text."""

    id: str
    label: str
    scopes: list[ScopeWord]
    created_at: Moment
    expires_at: Moment | None
    is_session: Annotated[bool, Meta(description="Whether it came of signing in.")]
    is_current: Annotated[bool, Meta(description="Whether it is the token of this request.")]
    device: Annotated[str, Meta(description="What began the session, such as `Firefox, Linux`.")] | None
    used_at: Annotated[int, Meta(description="When the session was last used, to some ten minutes.")] | None


class IssuedShape(ResponseShape, frozen=True):
    """A new token: `token` is shown this once."""

    id: str
    token: str
    player: PlayerShape
    label: str
    scopes: list[ScopeWord]
    created_at: Moment
    expires_at: Moment | None
    has_called_off_erasure: Annotated[
        bool, Meta(description="Whether the account was to be erased, and stays because the player has signed in.")
    ] = False


class TokenList(ResponseShape, frozen=True):
    items: list[TokenShape]


class PlayerList(ResponseShape, frozen=True):
    items: list[PlayerShape]
