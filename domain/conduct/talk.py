"""Talk: rooms, their messages, and the characters that a text may contain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.terms import LeagueId

MessageId = NewType("MessageId", str)


class RoomKind(StrEnum):
    """Players and spectators of a match have separate rooms."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


@dataclass(frozen=True, slots=True)
class Room:
    """A room of a match or league. The store has no row for it before the first message."""

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
    """The room of this key, or None for an invalid key."""
    place, _, kind = key.rpartition("/")
    if not place.startswith(("mat_", "lge_")) or kind not in set(RoomKind):
        return None
    return Room(LeagueId(place) if place.startswith("lge_") else MatchId(place), RoomKind(kind))


@dataclass(frozen=True, slots=True)
class Message:
    """A message in a room. A removed message keeps its number but loses its text."""

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
    """One numbered line of a room's log: a new message, or (`is_removal`) its removal."""

    number: int
    at: Moment
    message: Message
    is_removal: bool = False
