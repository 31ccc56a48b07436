"""Rooms and their messages, as pages or as streams."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from api.rest.headers import LAST_EVENT_ID, last_event_id
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.shapes import Moment, RequestShape, ResponseShape
from api.rest.sse import EventStream, frame, wants_stream
from application.callers import Scope
from application.players.find_players import players_by_id
from application.talk.read_room import find_message, follow_room, list_messages, number_in, read_room_events
from application.talk.remove_message import remove_message
from application.talk.rooms import known_room, view_room
from application.talk.say import say
from domain.conduct.talk import Message, RoomEvent

_TAG = "talk"
_READ = (
    "sign-in-needed",
    "scope-missing",
    "unknown-room",
    "unknown-match",
    "unknown-league",
    "not-seated",
    "members-only",
    "spectators-only",
)
Text = Annotated[str, Meta(min_length=1, max_length=2_000)]


class RoomShape(ResponseShape, frozen=True):
    """A place to talk; `closes_at` is null before its match or league is over."""

    id: str
    place_id: str
    kind: Literal["players", "spectators"]
    is_open: bool
    can_write: bool
    closes_at: Moment | None
    longest_message: int


class MessageShape(ResponseShape, frozen=True):
    """What somebody said. The text is null once a moderator has removed it, `author_name` where the account is gone."""

    id: str
    room_id: str
    number: int
    author_id: str
    author_name: str | None
    at: Moment
    text: str | None
    is_removed: bool


class MessageList(ResponseShape, frozen=True):
    """Messages, oldest first."""

    items: list[MessageShape]
    next: Annotated[str, Meta(description="Give it as `after` for the next page; null on the last one.")] | None
    previous: Annotated[str, Meta(description="Give it as `before` for the page before; null on the first one.")] | None


class RoomEventShape(ResponseShape, frozen=True):
    """A message was said, or removed."""

    cursor: int
    at: Moment
    is_removal: bool
    message: MessageShape


class RoomEventList(ResponseShape, frozen=True):
    items: list[RoomEventShape]
    version: Annotated[int, Meta(description="The number of the room's newest event.")]


class MessagesQuery(RequestShape, frozen=True):
    after: str | None = None
    before: Annotated[str, Meta(description="The newest come first with `latest=true`, or before this.")] | None = None
    latest: Annotated[bool, Meta(description="Whether the page ends with the newest message.")] = False
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class RoomEventsQuery(RequestShape, frozen=True):
    after: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 100


class MessageWish(RequestShape, frozen=True):
    text: Text


class Reasoned(RequestShape, frozen=True):
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


def _key(call: Call) -> str:
    return f"{call.path('place')}/{call.path('room')}"


async def _read_room(call: Call, _: Nothing) -> Response:
    view = await view_room(call.desk, call.caller, known_room(_key(call)))
    room, longest = view.room, call.desk.policy.message
    id = f"room:{room.key}"
    return json_response(
        RoomShape(id, room.place, room.kind.value, view.is_open, view.can_write, view.closes_at, longest)
    )


async def _list_messages(call: Call, query: MessagesQuery) -> Response:
    is_backward = query.latest or query.before is not None
    place = number_in(query.before if is_backward else query.after)
    page = await list_messages(call.desk, call.caller, _key(call), place, query.limit, is_backward)
    # A page after the newest message, or before the oldest, is empty.
    after = str(page.items[-1].number) if page.has_next and page.items else None
    before = str(page.items[0].number) if page.has_previous and page.items else None
    return json_response(MessageList(await message_shapes(call, list(page.items)), after, before))


async def _say(call: Call, body: MessageWish) -> Response:
    message = await say(call.desk, call.caller, _key(call), body.text)
    return json_response((await message_shapes(call, [message]))[0], 201)


async def _read_message(call: Call, _: Nothing) -> Response:
    message = await find_message(call.desk, call.caller, call.path("message"))
    return json_response((await message_shapes(call, [message]))[0])


async def _remove_message(call: Call, body: Reasoned) -> Response:
    message = await remove_message(call.desk, call.caller, call.path("message"), body.reason)
    return json_response((await message_shapes(call, [message]))[0])


async def _read_events(call: Call, query: RoomEventsQuery) -> Response:
    last = last_event_id(call)
    after = query.after if last is None else last
    if wants_stream(call):
        return EventStream(call, _frames(call, await follow_room(call.desk, call.caller, _key(call), after)))
    events, version = await read_room_events(call.desk, call.caller, _key(call), after, query.limit)
    shapes = [await _event(call, event) for event in events]
    return json_response(RoomEventList(shapes, version))


async def _frames(call: Call, source: AsyncGenerator[RoomEvent, None]) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for event in source:
            kind = "removal" if event.is_removal else "message"
            yield frame(kind, msgspec.json.encode(await _event(call, event)), event.number)


async def _event(call: Call, event: RoomEvent) -> RoomEventShape:
    message = (await message_shapes(call, [event.message]))[0]
    return RoomEventShape(event.number, event.at, event.is_removal, message)


async def message_shapes(call: Call, messages: list[Message]) -> list[MessageShape]:
    players = await players_by_id(call.desk, call.caller, [each.author for each in messages])
    names = {id: player.name for id, player in players.items()}
    return [
        MessageShape(
            each.id,
            f"room:{each.room.key}",
            each.number,
            each.author,
            names.get(each.author),
            each.at,
            None if each.is_removed else each.text,
            each.is_removed,
        )
        for each in messages
    ]


OPERATIONS = (
    operation(
        "GET /v1/rooms/{place}/{room}",
        "readRoom",
        _read_room,
        Nothing,
        RoomShape,
        tag=_TAG,
        says="A room of a match or a league",
        codes=_READ,
    ),
    operation(
        "GET /v1/rooms/{place}/{room}/messages",
        "listMessages",
        _list_messages,
        MessagesQuery,
        MessageList,
        tag=_TAG,
        says="What was said in a room, oldest first",
        details="Without those of players whom you have blocked or muted.",
        codes=(*_READ, "bad-cursor"),
    ),
    operation(
        "POST /v1/rooms/{place}/{room}/messages",
        "sendMessage",
        _say,
        MessageWish,
        MessageShape,
        tag=_TAG,
        status=201,
        says="Say something in a room",
        details="The text is kept on one line, without what cannot be seen.",
        scope=Scope.TALK,
        codes=(
            *_READ,
            "humans-only",
            "bad-text",
            "too-many-requests",
            "room-closed",
        ),
    ),
    operation(
        "GET /v1/rooms/{place}/{room}/events",
        "readRoomEvents",
        _read_events,
        RoomEventsQuery,
        RoomEventList,
        tag=_TAG,
        says="What happened in a room, and what is happening",
        details="A page of JSON; or, with `Accept: text/event-stream`, everything after the cursor and then live, "
        "until the room closes.",
        codes=(*_READ, "too-many-streams"),
        reads=(LAST_EVENT_ID,),
        streams=True,
    ),
    operation(
        "GET /v1/messages/{message}",
        "readMessage",
        _read_message,
        Nothing,
        MessageShape,
        tag=_TAG,
        says="One message",
        codes=("unknown-message", *_READ),
    ),
    operation(
        "POST /v1/messages/{message}/removal",
        "removeMessage",
        _remove_message,
        Reasoned,
        MessageShape,
        tag=_TAG,
        says="Take a message away, as a moderator",
        scope=Scope.MODERATE,
        codes=("sign-in-needed", "scope-missing", "unknown-message", "rank-too-low", "bad-reason"),
    ),
)
