"""Closed lists of words as enums: the word in capitals, with an underscore for what is no letter."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum
from typing import Any

import strawberry

from application.words import LANGUAGES
from domain.ai.levels import LEVELS
from domain.catalog import CATALOG, standard
from domain.hosting import entries
from domain.hosting.players import Avatar as Picture
from domain.hosting.terms import DEPARTURES, END_REASONS
from domain.kernel.game import Shapes
from domain.kernel.plain import kind_of
from domain.league.entries import LeagueEntry
from domain.notifications.preferences import NotificationKind

_NO_LETTER = re.compile("[^a-z0-9]")


def enum_name(word: str) -> str:
    """`CATTLE_THIEF` for `cattle-thief`."""
    return _NO_LETTER.sub("_", word).upper()


def word_enum(name: str, description: str, words: Iterable[str]) -> Any:
    """Its members are texts: resolvers give and get the words themselves."""
    members = {enum_name(word): word for word in dict.fromkeys(words)}
    make: Any = StrEnum
    enum: Any = strawberry.enum(make(name, members), name=name, description=description)
    for value in enum.__strawberry_definition__.values:
        value.description = f"`{value.value}` in JSON."
    return enum


def kinds_of(classes: Iterable[type]) -> list[str]:
    return [kind_of(cls) for cls in classes]


AVATARS = [picture.value for picture in Picture]
SHAPES: Mapping[str, Shapes] = {key: standard(key).shapes for key in CATALOG}

_TEXTS = {
    "Colour": "The colours of seats; a game has some of them.",
    "DecisionKind": "What sort of choice is pending; each game has its own.",
    "GameEndReason": "Why a game ends by its rules.",
    "MoonRiverTerrain": "A terrain of Moon River.",
    "MoonRiverSpecialist": "The specialist of a token.",
    "MoonRiverPartner": "What a token is on the side that lies up.",
    "MoonRiverVariant": "The base game, or Legends of the West.",
    "MoonRiverScenario": "A scenario of Legends of the West.",
    "MoonRiverPhase": "Where a game of Moon River is.",
    "TheRiverResource": "A resource of The River.",
    "TheRiverPlaceKey": "A place that pioneers go to.",
    "TheRiverSource": "Where resources come from.",
}


def _owners(name: str) -> list[str]:
    return [key for key, shapes in SHAPES.items() if any(each.name == name for each in shapes.words.values())]


def _title(game: str, name: str) -> str:
    """Games share a list of the same name; otherwise the name tells the game."""
    prefix = standard(game).info.title.replace(" ", "")
    return name if len(_owners(name)) > 1 else prefix + name


def _lists() -> dict[str, list[str]]:
    lists: dict[str, list[str]] = {}
    for game, shapes in SHAPES.items():
        for vocabulary in shapes.words.values():
            lists.setdefault(_title(game, vocabulary.name), []).extend(vocabulary.words)
    return lists


_ENUMS: Mapping[str, Any] = {name: word_enum(name, _TEXTS[name], words) for name, words in _lists().items()}


def field_enum(game: str, cls: type, field: str) -> Any | None:
    """The enum of a text field of a game's dataclass; None where any text may stand."""
    vocabulary = SHAPES[game].vocabulary(cls, field)
    return None if vocabulary is None else _ENUMS[_title(game, vocabulary.name)]


Colour: Any = _ENUMS["Colour"]
DecisionKind: Any = _ENUMS["DecisionKind"]
AiLevel: Any = word_enum("AiLevel", "The levels of AIs, the weakest first.", LEVELS)
MoveKind: Any = word_enum(
    "MoveKind",
    "What a seat wants to do; each game has its own.",
    (kind for shapes in SHAPES.values() for kind in kinds_of(shapes.moves)),
)
GameEventKind: Any = word_enum(
    "GameEventKind",
    "What happened at the table; each game has its own.",
    (kind for shapes in SHAPES.values() for kind in kinds_of(shapes.events)),
)
MatchEventKind: Any = word_enum("MatchEventKind", "What changed a match.", kinds_of(typing.get_args(entries.Entry)))
LeagueEventKind: Any = word_enum("LeagueEventKind", "What changed a league.", kinds_of(typing.get_args(LeagueEntry)))
EndReason: Any = word_enum(
    "EndReason", "Why a match ended: by its game, a player, a clock, or somebody who may abort it.", END_REASONS
)
Avatar: Any = word_enum("Avatar", "The pictures that a player can choose from.", AVATARS)
Language: Any = word_enum("Language", "The languages that the server writes.", LANGUAGES)
SeatDeparture: Any = word_enum("SeatDeparture", "How a player left a seat.", DEPARTURES)
NotificationKindWord: Any = word_enum(
    "NotificationKind", "What a player can be told.", (each.value for each in NotificationKind)
)


@strawberry.enum(description="What sort of player somebody is.")
class EntrantKind(Enum):
    HUMAN = strawberry.enum_value("human", description="A person with name and password.")
    GUEST = strawberry.enum_value("guest", description="A person without a password; can be upgraded.")
    BOT = strawberry.enum_value("bot", description="A program, owned by a human.")
    AI = strawberry.enum_value("ai", description="A machine of the server, whose rating is fixed.")
