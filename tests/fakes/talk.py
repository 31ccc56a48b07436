"""The part of the fake store that keeps talk."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from domain.conduct.talk import Message, MessageId, Room, RoomEvent
from domain.hosting.terms import Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves

Line = tuple[str, int]


@dataclass
class TalkShelves:
    rooms: dict[str, int] = field(default_factory=dict)
    room_lines: dict[Line, RoomEvent] = field(default_factory=dict)


class FakeTalkReading:
    _shelves: "Shelves"

    def _room_lines(self, room: Room, reader: PlayerId | None) -> list[RoomEvent]:
        unread = {each.other for each in self._shelves.boundaries.values() if each.player == reader}
        lines = sorted(self._shelves.room_lines.items())
        return [
            replace(event, message=self._shelves.room_lines[key, event.message.number].message)
            for (key, _), event in lines
            if key == room.key and event.message.author not in unread
            if (key, event.message.number) in self._shelves.room_lines
        ]

    async def room_version(self, room: Room) -> int:
        return self._shelves.rooms.get(room.key, 0)

    async def room_events(self, room: Room, reader: PlayerId | None, after: int, limit: int) -> Sequence[RoomEvent]:
        return [event for event in self._room_lines(room, reader) if event.number > after][:limit]

    async def messages(
        self, room: Room, reader: PlayerId | None, place: int | None, limit: int, is_backward: bool = False
    ) -> Sequence[Message]:
        found = [event.message for event in self._room_lines(room, reader) if not event.is_removal]
        if place is not None:
            found = [each for each in found if (each.number < place if is_backward else each.number > place)]
        return (found[::-1] if is_backward else found)[:limit]

    async def message(self, message: MessageId) -> Message | None:
        said = (event.message for event in self._shelves.room_lines.values() if not event.is_removal)
        return next((each for each in said if each.id == message), None)

    async def messages_by(self, author: PlayerId, after: Moment, limit: int) -> Sequence[Message]:
        said = [event.message for event in self._shelves.room_lines.values() if not event.is_removal]
        found = [each for each in said if each.author == author and each.at > after and not each.is_removed]
        return sorted(found, key=lambda each: (each.at, each.id))[:limit]


class FakeTalkWork(FakeTalkReading):
    async def next_line(self, room: Room) -> int:
        self._shelves.rooms[room.key] = self._shelves.rooms.get(room.key, 0) + 1
        return self._shelves.rooms[room.key]

    async def add_message(self, message: Message) -> None:
        self._shelves.room_lines[message.room.key, message.number] = RoomEvent(message.number, message.at, message)

    async def remove_message(self, message: Message, number: int, at: Moment) -> bool:
        known = self._shelves.room_lines[message.room.key, message.number]
        if known.message.is_removed:
            return False
        gone = replace(known.message, text="", removed_at=at)
        self._shelves.room_lines[message.room.key, message.number] = replace(known, message=gone)
        self._shelves.room_lines[message.room.key, number] = RoomEvent(number, at, gone, is_removal=True)
        return True

    async def forget_messages(self, before: Moment, limit: int) -> int:
        old = sorted((event.at, line) for line, event in self._shelves.room_lines.items() if event.at < before)
        for _, line in old[:limit]:
            del self._shelves.room_lines[line]
        return len(old[:limit])
