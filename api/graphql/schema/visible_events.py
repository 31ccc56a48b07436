"""Entries of a match's log as one audience sees them, before GraphQL selects from them."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, cached_property, partial
from types import UnionType
from typing import Any, Final

from api.entry_cache import EntryCache
from api.events import match_event_json
from api.graphql.context import Context
from api.graphql.payloads import Payloads
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.nodes import page_info
from api.graphql.schema.vocabulary import SHAPES
from application.hosting.match_view import MatchView
from application.hosting.sentences import sentences
from application.matches.read_events import EventPage
from application.matches.view_past import view_event
from domain.hosting.entries import Logged
from domain.hosting.match import Match
from domain.kernel.plain import Plain, kind_of

_EVENT_BYTES: Final = 20_000
"""A guess of an event's memory with all its payloads, which are encoded after it is cached."""


class VisibleEvent:
    """An entry as one audience sees it. Its parts are computed when first selected; `payloads` caches its encodings."""

    def __init__(self, match: Match, seat: int | None, logged: Logged, language: str) -> None:
        self.match_id = match.id
        self.game = match.game
        self.version = logged.version
        self.cursor = str(logged.version)
        self.at = logged.at
        self.kind = kind_of(type(logged.entry))
        self.payloads = Payloads()
        self._logged = logged
        self._language = language
        self._seat = seat
        self._match = match
        self._look: MatchView | None = None
        self._texts: list[str] | None = None

    async def look(self, context: Context) -> MatchView:
        """The match as it was after the event, for this audience."""
        if self._look is None:
            seen = await view_event(context.desk, context.caller, self.match_id, self.version)
            self._look = replace(seen, seat=self._seat)
        return self._look

    @cached_property
    def data(self) -> dict[str, Plain]:
        return match_event_json(self.match_id, self._logged)

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

    @property
    def restored_version(self) -> int | None:
        return getattr(self._logged.entry, "restored", None)

    @property
    def undone_moves(self) -> list[str]:
        return list(getattr(self._logged.entry, "taken_back", ()))

    @cached_property
    def events(self) -> list[object]:
        return [event_object(self.game, data) for data in self._game_events()]

    async def texts(self, context: Context) -> list[str]:
        """The entry as a sentence, then the game's events as sentences."""
        if self._texts is None:
            self._texts = await sentences(context.desk, self._match, self._logged, self._language)
        return self._texts

    def _game_events(self) -> list[dict[str, Plain]]:
        return [data for data in getattr(self._logged.entry, "events", ()) if isinstance(data, dict)]


_EVENTS: EntryCache[VisibleEvent] = EntryCache(lambda event: _EVENT_BYTES)


def shared_event(match: Match, seat: int | None, logged: Logged, language: str) -> VisibleEvent:
    """The one event for all who see this entry from this seat, or as spectators, in this language."""
    audience = f"{language} {seat}"
    return _EVENTS.once(match.id, logged, partial(VisibleEvent, match, seat, logged, language), audience)


class VisibleEdge:
    """An event in a page of events."""

    def __init__(self, event: VisibleEvent) -> None:
        self.cursor = event.cursor
        self.node = event


class VisibleEventPage:
    """A page of a match's events."""

    def __init__(self, look: MatchView, page: EventPage, after: int, language: str) -> None:
        events = [VisibleEvent(look.match, look.seat, entry, language) for entry in page.entries]
        self.edges = [VisibleEdge(event) for event in events]
        self.page_info = page_info([edge.cursor for edge in self.edges], page.has_more, after > 0)
        self.version = page.version


CLASSES[VisibleEvent] = "MatchEvent"
CLASSES[VisibleEdge] = "MatchEventEdge"
CLASSES[VisibleEventPage] = "MatchEventConnection"


Read = Callable[[Any], Any]


def event_object(game: str, data: Mapping[str, Plain]) -> object:
    """The domain's event, rebuilt from the plain data in the log."""
    return _object(_kinds(game)[str(data["kind"])])(data)


@cache
def _kinds(game: str) -> dict[str, type]:
    return {kind_of(cls): cls for cls in SHAPES[game].events}


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
