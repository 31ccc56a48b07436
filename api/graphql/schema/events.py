"""Events of a match, one for each entry of its log: typed, as JSON and as sentences."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from types import UnionType
from typing import Any, Final

import strawberry

from api.entry_cache import EntryCache
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.moves import GAMES, GameEvent
from api.graphql.schema.nodes import PageInfo
from api.graphql.schema.scalars import JSON, Moment
from application.hosting.visible_log import event_of
from application.words import words
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain, kind_of

_EVENT_BYTES: Final = 20_000
"""A guess of an event's memory with all its payloads, which are encoded after it is cached."""


class VisibleEvent:
    """An entry as one audience sees it. Its parts are computed when first selected; `payloads` caches its encodings."""

    def __init__(self, match: MatchId, game: str, logged: Logged, language: str) -> None:
        self.match_id = match
        self.game = game
        self.version = logged.version
        self.cursor = str(logged.version)
        self.at = logged.at
        self.kind = kind_of(type(logged.entry))
        self.payloads: dict[object, bytes] = {}
        self._logged = logged
        self._language = language

    @cached_property
    def data(self) -> dict[str, Plain]:
        return event_of(self._logged)

    @property
    def seat(self) -> int | None:
        return getattr(self._logged.entry, "seat", None)

    @property
    def player_id(self) -> str | None:
        entry = self._logged.entry
        return getattr(entry, "player", None) or getattr(entry, "by", None)

    @property
    def move(self) -> str | None:
        return getattr(self._logged.entry, "move", None)

    @property
    def to_move(self) -> int | None:
        return getattr(self._logged.entry, "next", None)

    @cached_property
    def events(self) -> list[object]:
        return [event_object(self.game, data) for data in self._game_events()]

    @cached_property
    def texts(self) -> list[str]:
        """The entry as a sentence, then the game's events as sentences."""
        sentences = words(self._language)
        members = {key: value for key, value in self.data.items() if key not in ("version", "at", "kind")}
        first = sentences.text(f"entry.{self.kind}", **members)
        return [first, *(sentences.event(self.game, data) for data in self._game_events())]

    def _game_events(self) -> list[dict[str, Plain]]:
        return [data for data in getattr(self._logged.entry, "events", ()) if isinstance(data, dict)]


EVENTS: EntryCache[VisibleEvent] = EntryCache(lambda event: _EVENT_BYTES)


@strawberry.type(description="Something that changed a match; its version is the cursor to resume after it.")
class MatchEvent:
    cursor: str = strawberry.field(description="The cursor: the version as text.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    version: int = strawberry.field(description="The match's version after it; versions leave no gap.")
    at: Moment = strawberry.field(description="When it happened.")
    kind: str = strawberry.field(description="What happened: `opened`, `joined`, `started`, `moved`, `finished`, ...")
    seat: int | None = strawberry.field(description="The seat concerned, where there is one.")
    player_id: strawberry.ID | None = strawberry.field(description="The player concerned, where there is one.")
    move: str | None = strawberry.field(description="The move's notation, where one was played.")
    to_move: int | None = strawberry.field(description="The seat to move after a start, move or undo; null at the end.")
    events: list[Any] = strawberry.field(
        graphql_type=list[GameEvent], description="What happened at the table, in order, typed."
    )
    texts: list[str] = strawberry.field(description="All of it as sentences in the caller's language.")
    data: JSON = strawberry.field(description="The whole event as plain data, the same as in REST.")

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleEvent)


CLASSES[VisibleEvent] = "MatchEvent"


@strawberry.type(description="An event in a page of events.")
class MatchEventEdge:
    cursor: str = strawberry.field(description="The event's cursor.")
    node: MatchEvent = strawberry.field(description="The event.")


@strawberry.type(description="A page of a match's events.")
class MatchEventConnection:
    edges: list[MatchEventEdge] = strawberry.field(description="The events, oldest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")
    version: int = strawberry.field(description="The match's version when the page was read.")


Read = Callable[[Any], Any]


def event_object(game: str, data: Mapping[str, Plain]) -> object:
    """The domain's event, rebuilt from the plain data in the log."""
    return _object(_kinds(game)[str(data["kind"])])(data)


@cache
def _kinds(game: str) -> dict[str, type]:
    return {kind_of(cls): cls for cls in GAMES[game].shapes.events}


@cache
def _object(cls: type) -> Read:
    hints = typing.get_type_hints(cls)
    readers = [(field.name, _reader(hints[field.name])) for field in fields(cls)]
    return lambda data: cls(**{name: read(data[name]) for name, read in readers})


def _reader(hint: Any) -> Read:
    inside = typing.get_args(hint)
    origin = typing.get_origin(hint)
    if origin in (tuple, list):
        item = _reader(inside[0])
        return lambda values: tuple(item(value) for value in values)
    if origin in (typing.Union, UnionType):
        read = _reader(next(one for one in inside if one is not type(None)))
        return lambda value: None if value is None else read(value)
    if isinstance(hint, type) and is_dataclass(hint):
        return _object(hint)
    return lambda value: value
