"""Talk: rooms, the messages in them, and what a text may hold."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.terms import LeagueId

MessageId = NewType("MessageId", str)

_JOINER: Final = "\u200d"
"""Between two pictures it makes one of them; anywhere else it hides something."""
_MARKS: Final = 3
"""Accents that one letter can carry; more of them cover the lines around it."""


class RoomKind(StrEnum):
    """Those who take part talk apart from those who look on."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


@dataclass(frozen=True, slots=True)
class Room:
    """A place to talk, of a match or of a league. It needs no row before somebody has said something there."""

    place: MatchId | LeagueId
    kind: RoomKind

    @property
    def key(self) -> str:
        return f"{self.place}/{self.kind.value}"

    @property
    def match(self) -> MatchId | None:
        return None if self.league else MatchId(self.place)

    @property
    def league(self) -> LeagueId | None:
        return LeagueId(self.place) if self.place.startswith("lge_") else None


def room_of(key: str) -> Room | None:
    """The room of this key; None for a text that is none."""
    place, _, kind = key.rpartition("/")
    if not place.startswith(("mat_", "lge_")) or kind not in set(RoomKind):
        return None
    return Room(LeagueId(place) if place.startswith("lge_") else MatchId(place), RoomKind(kind))


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody said in a room. A removed one keeps its place, and nothing of its text."""

    id: MessageId
    room: Room
    number: int
    author: PlayerId
    text: str
    at: Moment
    removed_at: Moment | None = None

    @property
    def is_removed(self) -> bool:
        return self.removed_at is not None


@dataclass(frozen=True, slots=True)
class RoomEvent:
    """One line of a room's log, by its number: a message was said, or (`is_removal`) taken away."""

    number: int
    at: Moment
    message: Message
    is_removal: bool = False


def clean_text(text: str) -> str:
    """One line of plain text: nothing in it steers a terminal, turns the direction of writing or covers other lines."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if _is_space(character) else character for character in normal)
    kept: list[str] = []
    for place, character in enumerate(spaced):
        if _is_kept(spaced, place) and not _is_heap(kept, character):
            kept.append(character)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _is_space(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) in ("Zl", "Zp", "Zs")


def _is_kept(text: str, place: int) -> bool:
    character = text[place]
    if character == _JOINER:
        return 0 < place < len(text) - 1 and _is_picture(text[place - 1]) and _is_picture(text[place + 1])
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _is_picture(character: str) -> bool:
    return unicodedata.category(character) in ("So", "Sk", "Mn")


def _is_heap(kept: list[str], character: str) -> bool:
    """Whether as many marks as a letter can carry stand before this one."""
    return _is_mark(character) and len(kept) >= _MARKS and all(map(_is_mark, kept[-_MARKS:]))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")
