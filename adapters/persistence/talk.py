"""The part of the store that keeps talk: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import BigInteger, ColumnElement, and_, bindparam, delete, exists, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.boundary_tables import boundaries
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.tables import columns
from adapters.persistence.talk_tables import room_lines, rooms
from domain.conduct.talk import Message, MessageId, Room, RoomEvent, room_of
from domain.hosting.terms import Moment, PlayerId

_MESSAGE = columns(room_lines, "id room number author text at removed_at")
_removed = room_lines.alias("removed")
_REMOVED = [_removed.c[column.name] for column in _MESSAGE]
_of_room = room_lines.c.room == bindparam("of_room")
_is_message = room_lines.c.removes.is_(None)
_this_line = and_(_of_room, room_lines.c.number == bindparam("of_number"))
_limit = bindparam("limit", type_=BigInteger)
_after = bindparam("after", type_=BigInteger)
_line = tuple_(room_lines.c.room, room_lines.c.number)
_old = (
    select(room_lines.c.room, room_lines.c.number)
    .where(room_lines.c.at < bindparam("before", type_=BigInteger))
    .order_by(room_lines.c.at)
    .limit(_limit)
)

VERSION = Statement(select(rooms.c.version).where(rooms.c.key == bindparam("of_room")))
MESSAGE = Statement(select(*_MESSAGE).where(room_lines.c.id == bindparam("of_id")))
BY_AUTHOR = Statement(
    select(*_MESSAGE)
    .where(room_lines.c.author == bindparam("of_author"), room_lines.c.at > _after)
    .where(_is_message, room_lines.c.removed_at.is_(None))
    .order_by(room_lines.c.at, room_lines.c.id)
    .limit(_limit)
)
OPEN_ROOM = Statement(
    postgresql.insert(rooms).on_conflict_do_nothing(), sqlite=sqlite.insert(rooms).on_conflict_do_nothing()
)
COUNT_UP = Statement(update(rooms).where(rooms.c.key == bindparam("of_room")).values(version=rooms.c.version + 1))
ADD_LINE = Statement(insert(room_lines))
REMOVE = Statement(
    update(room_lines).where(_this_line, room_lines.c.removed_at.is_(None)), columns=["text", "removed_at"]
)
FORGET = Statement(delete(room_lines).where(_line.in_(_old)))


def _is_read() -> ColumnElement[bool]:
    """Whether the reader has neither blocked nor muted the author."""
    is_unread = boundaries.c.player == bindparam("of_reader"), boundaries.c.other == room_lines.c.author
    return ~exists().where(*is_unread)


@cache
def events_after(*, has_reader: bool) -> Statement:
    is_removed = and_(_removed.c.room == room_lines.c.room, _removed.c.number == room_lines.c.removes)
    query = (
        select(room_lines.c.number, room_lines.c.at, room_lines.c.removes, *_MESSAGE, *_REMOVED)
        .select_from(room_lines.outerjoin(_removed, is_removed))
        .where(_of_room, room_lines.c.number > _after)
        .order_by(room_lines.c.number)
        .limit(_limit)
    )
    return Statement(query.where(_is_read()) if has_reader else query)


@cache
def messages_from(*, has_reader: bool, is_first: bool, is_backward: bool) -> Statement:
    query, number = select(*_MESSAGE).where(_of_room, _is_message), room_lines.c.number
    if not is_first:
        query = query.where(number < _after if is_backward else number > _after)
    if has_reader:
        query = query.where(_is_read())
    return Statement(query.order_by(number.desc() if is_backward else number).limit(_limit))


class SqlTalkReading(StatementReader):
    """The port's TalkReading on one driver session."""

    async def room_version(self, room: Room) -> int:
        found = await self._read_alone(VERSION, of_room=room.key)
        return int(only(found[0])) if found else 0

    async def room_events(self, room: Room, reader: PlayerId | None, after: int, limit: int) -> Sequence[RoomEvent]:
        statement = events_after(has_reader=reader is not None)
        found = await self._read_alone(statement, of_room=room.key, after=after, limit=limit, **_reading(reader))
        return [event for row in found if (event := _event_of_row(row))]

    async def messages(
        self, room: Room, reader: PlayerId | None, place: int | None, limit: int, is_backward: bool = False
    ) -> Sequence[Message]:
        values = _reading(reader) | ({} if place is None else {"after": place})
        statement = messages_from(has_reader=reader is not None, is_first=place is None, is_backward=is_backward)
        found = await self._read_alone(statement, of_room=room.key, limit=limit, **values)
        return [_message_of_row(row) for row in found]

    async def message(self, message: MessageId) -> Message | None:
        return first(await self._read_alone(MESSAGE, of_id=message), _message_of_row)

    async def messages_by(self, author: PlayerId, after: Moment, limit: int) -> Sequence[Message]:
        found = await self._read_alone(BY_AUTHOR, of_author=author, after=after, limit=limit)
        return [_message_of_row(row) for row in found]


class SqlTalkWork(SqlTalkReading, StatementWriter):
    """The port's TalkWork on one driver session."""

    async def next_line(self, room: Room) -> int:
        await self._change(OPEN_ROOM, {"key": room.key, "match": room.match, "league": room.league, "version": 0})
        await self._change(COUNT_UP, {"of_room": room.key})
        return int(only((await self._read(VERSION, of_room=room.key))[0]))

    async def add_message(self, message: Message) -> None:
        values = {"id": message.id, "text": message.text, "removed_at": message.removed_at, "removes": None}
        await self._change(ADD_LINE, _line_values(message, message.number, message.at) | values)

    async def remove_message(self, message: Message, number: int, at: Moment) -> bool:
        line = {"of_room": message.room.key, "of_number": message.number, "text": "", "removed_at": at}
        if await self._change(REMOVE, line) == 0:
            return False
        values = {"id": None, "text": "", "removed_at": None, "removes": message.number}
        await self._change(ADD_LINE, _line_values(message, number, at) | values)
        return True

    async def forget_messages(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET, {"before": before, "limit": limit})


def _reading(reader: PlayerId | None) -> dict[str, object]:
    return {} if reader is None else {"of_reader": reader}


def _line_values(message: Message, number: int, at: Moment) -> dict[str, object]:
    """A removal also counts as the author's line: readers who hide the author do not see it."""
    return {"room": message.room.key, "number": number, "author": message.author, "at": at}


def _message_of_row(row: Row) -> Message:
    id, key, number, author, text, at, removed_at = row
    room = room_of(key)
    assert room is not None
    return Message(id, room, number, author, text, at, removed_at)


def _event_of_row(row: Row) -> RoomEvent | None:
    """None for the removal of a message that is already deleted."""
    number, at, removes, *rest = row
    if removes is None:
        return RoomEvent(number, at, _message_of_row(rest[: len(_MESSAGE)]))
    removed = rest[len(_MESSAGE) :]
    return None if removed[0] is None else RoomEvent(number, at, _message_of_row(removed), is_removal=True)
