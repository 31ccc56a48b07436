"""What is stored of talk: the log of each room, a line for each message and for each removal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from domain.conduct.talk import Message, MessageId, Room, RoomEvent
from domain.hosting.terms import Moment, PlayerId


class TalkReading(Protocol):
    """A `reader` does not read those whom they have blocked or muted; None reads everybody."""

    async def room_version(self, room: Room) -> int:
        """The number of the room's newest line, 0 where nobody has said anything."""
        ...

    async def room_events(self, room: Room, reader: PlayerId | None, after: int, limit: int) -> Sequence[RoomEvent]:
        """The lines after a number, oldest first. A removed message has no text in them any more."""
        ...

    async def messages(
        self, room: Room, reader: PlayerId | None, place: int | None, limit: int, is_backward: bool = False
    ) -> Sequence[Message]:
        """The messages after a number, oldest first; backward those before it, newest first."""
        ...

    async def message(self, message: MessageId) -> Message | None: ...

    async def messages_by(self, author: PlayerId, after: Moment, limit: int) -> Sequence[Message]:
        """All that a player has said since a moment, oldest first, without removed ones."""
        ...


class TalkWork(TalkReading, Protocol):
    async def next_line(self, room: Room) -> int:
        """Takes the next number of the room, which is held until this transaction ends."""
        ...

    async def add_message(self, message: Message) -> None:
        """Under a number that was taken in this transaction."""
        ...

    async def remove_message(self, message: Message, number: int, at: Moment) -> bool:
        """Takes its text away and adds the line of the removal; false where it was removed already."""
        ...

    async def forget_messages(self, before: Moment, limit: int) -> int:
        """Deletes lines older than this; says how many."""
        ...
