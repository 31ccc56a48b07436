"""Rooms of matches and leagues, where players, or spectators, talk."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Literal, cast

from headwater_client._async.part import AsyncPart
from headwater_client._async.transport import decoded
from headwater_client.api_types import Message, Room, RoomEvent

RoomKind = Literal["players", "spectators"]


class AsyncTalk(AsyncPart):
    async def room(self, place: str, *, room: RoomKind = "players") -> Room:
        """Whether a room is open, and whether you may write there; `place` is the id of a match or league."""
        return cast("Room", await self._transport.ask("GET", f"/rooms/{place}/{room}"))

    async def messages(self, place: str, *, room: RoomKind = "players") -> AsyncGenerator[Message, None]:
        """All that was said, oldest first."""
        async for message in self._items(f"/rooms/{place}/{room}/messages"):
            yield message

    async def say(self, place: str, text: str, *, room: RoomKind = "players") -> Message:
        return cast("Message", await self._transport.ask("POST", f"/rooms/{place}/{room}/messages", {"text": text}))

    async def follow_talk(
        self, place: str, *, room: RoomKind = "players", after: int = 0
    ) -> AsyncGenerator[RoomEvent, None]:
        """Each message and removal of a room after a cursor, then live until the room closes."""
        async for message in self._transport.follow(f"/rooms/{place}/{room}/events", str(after)):
            yield cast("RoomEvent", decoded(message))
