"""Talk: rooms, the messages in them, and what a text may hold."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.terms import LeagueId

MessageId = NewType("MessageId", str)


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
