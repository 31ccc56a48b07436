"""Read a room: pages of messages, one message by its id, or a live stream from a cursor on."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from functools import partial

from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed, NotFound
from application.limits.networks import shares_of
from application.limits.paging import Page, fit_cursor, fit_page, fit_span, page_of
from application.process.streams import Batch
from application.talk.rooms import known_room, view_room
from application.topics import room_topic
from domain.conduct.talk import Message, MessageId, Room, RoomEvent


async def list_messages(
    desk: Desk, caller: Caller, key: str, place: int | None, first: int, is_backward: bool = False
) -> Page[Message]:
    """Oldest first, without the messages of players whom the caller has blocked or muted."""
    size, room = fit_page(desk.policy, first), known_room(key)
    view = await view_room(desk, caller, room)
    async with desk.store.reading() as reading:
        messages = await reading.messages(room, view.reader, place, size + 1, is_backward)
    return page_of(messages, size, place is not None, is_backward)


async def find_message(desk: Desk, caller: Caller, id: str) -> Message:
    """NotFound unless the caller may read the message's room."""
    async with desk.store.reading() as reading:
        message = await reading.message(MessageId(id))
        unread = await reading.unread_by(caller.player.id) if caller.player else frozenset()
    if message is None or message.author in unread:
        raise NotFound("unknown-message", what="message", id=id[:60])
    await view_room(desk, caller, message.room)
    return message


async def read_room_events(
    desk: Desk, caller: Caller, key: str, after: int = 0, first: int = 100
) -> tuple[Sequence[RoomEvent], int]:
    """Up to `first` events after the cursor, and the newest number of the room."""
    size, room = fit_span(desk.policy, first), known_room(key)
    view = await view_room(desk, caller, room)
    async with desk.store.reading() as reading:
        version = await reading.room_version(room)
        fit_cursor(after, version)
        return await reading.room_events(room, view.reader, after, size), version


async def follow_room(desk: Desk, caller: Caller, key: str, after: int = 0) -> AsyncGenerator[RoomEvent, None]:
    """`stream = await follow_room(...)` refuses at once. The stream ends when the room has closed."""
    room = known_room(key)
    await view_room(desk, caller, room)
    async with desk.store.reading() as reading:
        fit_cursor(after, await reading.room_version(room))
    cursor = _RoomCursor(desk, caller, room, after)
    if room.match is not None:
        refresh = partial(desk.matches.fresh, room.match)
        return desk.streams.follow(shares_of(caller), room_topic(room), cursor.read, refresh)
    return desk.streams.follow(shares_of(caller), room_topic(room), cursor.read)


@dataclass(slots=True)
class _RoomCursor:
    desk: Desk
    caller: Caller
    room: Room
    after: int

    async def read(self) -> Batch[RoomEvent]:
        """Checks on each read whether the caller may still read: seats change, and matches start and end."""
        desk, most = self.desk, self.desk.policy.page
        view = await view_room(desk, self.caller, self.room, is_fresh=False)
        async with desk.store.reading() as reading:
            events = await reading.room_events(self.room, view.reader, self.after, most)
        self.after = events[-1].number if events else self.after
        has_more = len(events) == most
        return Batch(events, has_more, is_last=not view.is_open and not has_more)


def number_in(cursor: str | None) -> int | None:
    """The number of the message that a cursor stands for."""
    if not cursor:
        return None
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 15:
        raise Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before")
    return int(cursor)
