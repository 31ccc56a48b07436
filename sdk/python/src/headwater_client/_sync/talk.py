"""Rooms of matches and leagues, where players, or spectators, talk."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, cast

from headwater_client._sync.part import Part
from headwater_client._sync.transport import decoded
from headwater_client.api_types import Message, Room, RoomEvent

RoomKind = Literal["players", "spectators"]


class Talk(Part):
    def room(self, place: str, *, room: RoomKind = "players") -> Room:
        """Whether a room is open, and whether you may write there; `place` is the id of a match or league."""
        return cast("Room", self._transport.ask("GET", f"/rooms/{place}/{room}"))

    def messages(self, place: str, *, room: RoomKind = "players") -> Generator[Message, None, None]:
        """All that was said, oldest first."""
        yield from self._items(f"/rooms/{place}/{room}/messages")

    def say(self, place: str, text: str, *, room: RoomKind = "players") -> Message:
        return cast("Message", self._transport.ask("POST", f"/rooms/{place}/{room}/messages", {"text": text}))

    def follow_talk(
        self, place: str, *, room: RoomKind = "players", after: int = 0
    ) -> Generator[RoomEvent, None, None]:
        """Each message and removal of a room after a cursor, then live until the room closes."""
        for message in self._transport.follow(f"/rooms/{place}/{room}/events", str(after)):
            yield cast("RoomEvent", decoded(message))
