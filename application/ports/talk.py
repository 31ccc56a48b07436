"""Storage of talk: the log of each room, with a line for each message and each removal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from domain.conduct.talk import Message, MessageId, Room, RoomEvent
from domain.hosting.terms import Moment, PlayerId


class TalkReading(Protocol):
    """Leaves out the players whom `reader` has blocked or muted. With None it leaves out nobody."""

    async def room_version(self, room: Room) -> int:
        """The number of the room's newest line, or 0."""
        ...

    async def room_events(self, room: Room, reader: PlayerId | None, after: int, limit: int) -> Sequence[RoomEvent]:
        """The lines after a number, oldest first. A removed message has no text."""
        ...

    async def messages(
        self, room: Room, reader: PlayerId | None, place: int | None, limit: int, is_backward: bool = False
    ) -> Sequence[Message]:
        """The messages after `place`, oldest first. Backward: those before `place`, newest first."""
        ...

    async def message(self, message: MessageId) -> Message | None: ...

    async def messages_by(self, author: PlayerId, after: Moment, limit: int) -> Sequence[Message]:
        """All messages by a player since a moment, oldest first, without removed ones."""
        ...


class TalkWork(TalkReading, Protocol):
    async def next_line(self, room: Room) -> int:
        """Takes the room's next number and locks it until the transaction ends."""
        ...

    async def add_message(self, message: Message) -> None:
        """The number must come from `next_line` in this transaction."""
        ...

    async def remove_message(self, message: Message, number: int, at: Moment) -> bool:
        """Deletes the text and adds a line for the removal. False when it is already removed."""
        ...

    async def forget_messages(self, before: Moment, limit: int) -> int:
        """Deletes older lines; returns how many."""
        ...
