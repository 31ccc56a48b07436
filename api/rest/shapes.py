"""The shapes of requests and answers: msgspec reads, checks and writes them, and tells their JSON schemas."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Moment = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=400)]
ScopeName = Literal["play", "matches:write", "leagues:write", "bots", "account", "admin"]


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What clients send: a member that we do not know is a mistake, and named."""


class Written(msgspec.Struct, frozen=True):
    """What clients get; members may be added in later versions."""


class Problem(Written, frozen=True):
    """RFC 9457 problem details; `code` is stable, further members depend on it."""

    type: str
    title: str
    status: int
    code: str
    detail: Annotated[str, Meta(description="In the language of `Accept-Language`.")]
    rule: Annotated[str, Meta(description="The number of the rule that refuses, such as MR-4.4.")] | UnsetType = UNSET


class Event(Written, frozen=True):
    """One entry of a match's log; further members depend on its kind."""

    version: Annotated[Version, Meta(description="The cursor: give it back as `after` or `Last-Event-ID`.")]
    at: Moment
    kind: str


# Catalogue


class Named(Written, frozen=True):
    """A value with its name in the reader's language."""

    key: str | None
    name: str


class OptionShape(Written, frozen=True):
    key: str
    name: str
    values: list[Named]
    default: str | None


class ComponentShape(Written, frozen=True):
    """A kind of component: `id` is what moves and positions call it, `data` everything the edition says of it."""

    id: str
    name: str
    count: int
    data: Annotated[Raw, Meta(extra_json_schema={})]


class ComponentListShape(Written, frozen=True):
    """One part of an edition, such as its tiles, in the edition's order."""

    key: str
    name: str
    components: list[ComponentShape]


class EditionShape(Written, frozen=True):
    """The component lists of a game with the rules that play them; `components` is the edition's own document."""

    id: str
    rules: int
    lists: list[ComponentListShape] | UnsetType = UNSET
    components: Annotated[Raw, Meta(extra_json_schema={"type": "object"})] | UnsetType = UNSET


class GameShape(Written, frozen=True):
    """A game that can be played here."""

    key: str
    title: str
    about: str
    seats: list[int]
    colours: list[Named]
    options: list[OptionShape]
    editions: list[EditionShape]


class RuleShape(Written, frozen=True):
    """A rule of a game, told to players in the reader's language."""

    number: Annotated[str, Meta(description="What the `rule` of a refusal cites, such as MR-4.4.")]
    section: Annotated[str, Meta(description="The title of the section that the rule belongs to.")]
    text: str


class RuleList(Written, frozen=True):
    rules: Annotated[list[RuleShape], Meta(description="In the order of their numbers.")]


class LevelShape(Written, frozen=True):
    """A strength of AI seats."""

    key: str
    name: str


class Catalogue(Written, frozen=True):
    games: list[GameShape]
    levels: list[LevelShape]


# Players


class PlayerShape(Written, frozen=True):
    id: str
    name: str
    kind: Literal["human", "guest", "bot"]
    created_at: Moment
    owner: Annotated[str, Meta(description="The human whose bot this is.")] | None = None


class Me(Written, frozen=True):
    player: PlayerShape
    scopes: list[str]
    expires_at: Moment | None


class Credentials(Read, frozen=True):
    name: Name
    password: Password


class GuestWish(Read, frozen=True):
    name: Annotated[Name, Meta(description="Made up when left out.")] | None = None


class BotWish(Read, frozen=True):
    name: Name


class TokenWish(Read, frozen=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[ScopeName], Meta(min_length=1, max_length=6)]
    expires_at: Annotated[int, Meta(ge=0, le=2**50)] | None = None
    password: str | None = None


class TokenShape(Written, frozen=True):
    """A token without its text."""

    id: str
    label: str
    scopes: list[str]
    created_at: Moment
    expires_at: Moment | None


class IssuedShape(Written, frozen=True):
    """A new token: `token` is shown this once."""

    id: str
    token: str
    player: PlayerShape
    label: str
    scopes: list[str]
    created_at: Moment
    expires_at: Moment | None


class TokenList(Written, frozen=True):
    items: list[TokenShape]


class PlayerList(Written, frozen=True):
    items: list[PlayerShape]
