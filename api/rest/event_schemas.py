"""JSON schemas of events: the members of all kinds of entries, each of which some kinds have."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from api.events import LEAGUE_NAMES, MATCH_NAMES
from api.rest.game_schemas import SCALARS, Schema, one_of_the_games, or_null, reference
from api.rest.vocabulary import game_words
from domain.ai.levels import LEVELS
from domain.hosting import entries
from domain.hosting.terms import END_REASONS
from domain.kernel.plain import kind_of
from domain.league import terms
from domain.league.entries import LeagueEntry
from domain.league.results import How

_NEEDED: Final = ("version", "at", "kind")
_VERSION: Schema = {"type": "integer", "description": "The cursor: give it back as `after` or `Last-Event-ID`."}
_AT: Schema = {"type": "integer", "description": "Milliseconds since 1970, UTC."}
_MATCH_WORDS: Final = {
    "level": tuple(LEVELS),
    "colour": tuple(game_words("Colour")),
    "colours": tuple(game_words("Colour")),
    "reason": END_REASONS,
}
_LEAGUE_WORDS: Final = {
    "level": tuple(LEVELS),
    "role": tuple(each.value for each in terms.Role),
    "how": tuple(each.value for each in How),
    "policy": tuple(each.value for each in terms.Departure),
}
"""Members whose text is one of a closed list."""
_ONE_KIND = "Members that are not required depend on its kind."


def event_schemas() -> dict[str, Schema]:
    """`MatchEvent` and `LeagueEvent`."""
    return {"MatchEvent": _match_event(), "LeagueEvent": _league_event()}


def _match_event() -> Schema:
    texts: Schema = {"type": "array", "items": {"type": "string"}}
    own: dict[str, Schema] = {
        "match_id": {"type": "string"},
        "texts": {**texts, "description": "All of it as sentences in the language of `Accept-Language`."},
        "events": {
            "type": "array",
            "items": one_of_the_games("GameEvent"),
            "description": "What happened in the game.",
        },
        "result": or_null(one_of_the_games("Result")),
        "state": {**reference("StateShape"), "description": "With `state=true`: the match at this version."},
    }
    classes = typing.get_args(entries.Entry)
    opened: dict[str, Schema] = {"is_listed": {"type": "boolean"}, "has_spectators": {"type": "boolean"}}
    members = _members(classes, {**MATCH_NAMES, "access": "is_listed"}, _MATCH_WORDS, {**own, **opened})
    return _event("MatchEvent", "Something that changed a match.", classes, members, ["match_id", "texts"])


def _league_event() -> Schema:
    own: dict[str, Schema] = {
        "league_id": {"type": "string"},
        "text": {"type": "string", "description": "A sentence in the language of `Accept-Language`."},
    }
    classes = typing.get_args(LeagueEntry)
    members = _members(classes, LEAGUE_NAMES, _LEAGUE_WORDS, own)
    return _event("LeagueEvent", "Something that changed a league.", classes, members, ["league_id", "text"])


def _event(
    title: str, text: str, classes: Sequence[type], members: Mapping[str, Schema], needed: Sequence[str]
) -> Schema:
    kinds: Schema = {"type": "string", "enum": [kind_of(cls) for cls in classes]}
    return {
        "type": "object",
        "title": title,
        "description": f"{text} {_ONE_KIND}",
        "properties": {"version": _VERSION, "at": _AT, "kind": kinds, **members},
        "required": [*_NEEDED, *needed],
    }


def _members(
    entries: Sequence[type],
    names: Mapping[str, str],
    words: Mapping[str, Sequence[str]],
    rest: Mapping[str, Schema],
) -> dict[str, Schema]:
    """The members of all kinds of entries of a log, each of which may be left out."""
    members: dict[str, Schema] = {}
    for cls in entries:
        hints = typing.get_type_hints(cls)
        for each in fields(cls):
            name = names.get(each.name, each.name)
            if name not in members and name not in rest:
                members[name] = _plain_schema(hints[each.name], words.get(name))
    return {**members, **rest}


def _plain_schema(hint: Any, words: Sequence[str] | None = None) -> Schema:
    """The schema of a member of an entry: what JSON can say of its type."""
    hint = getattr(hint, "__supertype__", hint)
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_plain_schema(one, words) for one in inside]}
    if hint is type(None):
        return {"type": "null"}
    if origin in (tuple, list):
        return {"type": "array", "items": _plain_schema(inside[0], words)}
    if origin is dict or not isinstance(hint, type) or hint not in SCALARS:
        return {"type": "object", "additionalProperties": True}
    closed: Schema = {} if words is None else {"enum": list(words)}
    return {"type": SCALARS[hint], **closed}
