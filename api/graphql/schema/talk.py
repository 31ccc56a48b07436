"""Talk: rooms, their messages, and the mutations on them."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.payloads import Payloads
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, global_id, page_arguments, page_info
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Moment
from application.talk.read_room import list_messages, number_in
from application.talk.remove_message import remove_message
from application.talk.rooms import RoomView, known_room, view_room
from application.talk.say import say
from domain.conduct import talk as domain

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.enum(description="Those who take part talk apart from those who look on.")
class RoomKind(Enum):
    PLAYERS = strawberry.enum_value("players", description="Who sits at the match, or takes part in the league.")
    SPECTATORS = strawberry.enum_value("spectators", description="Everybody else; at a league really everybody.")


@strawberry.type(description="What somebody said in a room.")
class Message(Node):
    said: strawberry.Private[domain.Message]
    room_id: strawberry.ID = strawberry.field(description="The room it was said in.")
    number: int = strawberry.field(description="Its place in the room. Removals take a number too, so gaps are usual.")
    at: Moment = strawberry.field(description="When.")
    text: str | None = strawberry.field(description="Plain text on one line; null once a moderator has removed it.")
    is_removed: bool = strawberry.field(description="Whether a moderator has removed it.")

    @computed_field(description="The player who said it; null where the account is gone.")
    async def author(self, info: Info) -> Player | None:
        return await load_player(info, self.said.author)


@strawberry.type(description="A message in a page of messages.")
class MessageEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Message = strawberry.field(description="The message.")


@strawberry.type(description="A page of a room's messages, without those of players whom the caller does not read.")
class MessageConnection:
    edges: list[MessageEdge] = strawberry.field(description="The messages, oldest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


@strawberry.type(description="A place to talk, of a match or of a league.")
class Room(Node):
    view: strawberry.Private[RoomView]
    place_id: strawberry.ID = strawberry.field(description="The match or the league.")
    kind: RoomKind = strawberry.field(description="Who talks there.")
    is_open: bool = strawberry.field(description="Whether it still takes messages.")
    can_write: bool = strawberry.field(description="Whether the caller may write there.")
    closes_at: Moment | None = strawberry.field(description="When it closes; null before the match or league is over.")

    @computed_field(description="How many characters a message may have.")
    def longest_message(self, info: Info) -> int:
        return info.context.desk.policy.message

    @computed_field(description="What was said, oldest first; `last` for the newest.", metadata={"cost": 5})
    async def messages(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> MessageConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        place, key = number_in(page.cursor), self.view.room.key
        found = await list_messages(context.desk, context.caller, key, place, page.size, page.is_backward)
        edges = [MessageEdge(cursor=str(each.number), node=message_of(each)) for each in found.items]
        cursors = [edge.cursor for edge in edges]
        return MessageConnection(edges=edges, page_info=page_info(cursors, found.has_next, found.has_previous))


@strawberry.type(description="Something happened in a room: a message was said, or removed.")
class RoomEvent:
    cursor: str = strawberry.field(description="Give it as `after` to go on from here.")
    at: Moment = strawberry.field(description="When.")
    is_removal: bool = strawberry.field(description="Whether the message was removed, and not said.")
    message: Message = strawberry.field(description="The message as it is now.")
    payloads: strawberry.Private[Payloads] = field(default_factory=Payloads)


def room_id(room: domain.Room) -> strawberry.ID:
    return global_id("room", room.place, room.kind.value)


def message_of(message: domain.Message) -> Message:
    return Message(
        id=strawberry.ID(message.id),
        said=message,
        room_id=room_id(message.room),
        number=message.number,
        at=Moment(message.at),
        text=None if message.is_removed else message.text,
        is_removed=message.is_removed,
    )


def room_event_of(event: domain.RoomEvent) -> RoomEvent:
    message = message_of(event.message)
    return RoomEvent(cursor=str(event.number), at=Moment(event.at), is_removal=event.is_removal, message=message)


def room_of(view: RoomView) -> Room:
    return Room(
        id=room_id(view.room),
        view=view,
        place_id=strawberry.ID(view.room.place),
        kind=RoomKind(view.room.kind.value),
        is_open=view.is_open,
        can_write=view.can_write,
        closes_at=None if view.closes_at is None else Moment(view.closes_at),
    )


async def find_room(info: Info, key: str) -> Room:
    return room_of(await view_room(info.context.desk, info.context.caller, known_room(key)))


@strawberry.type
class TalkQueries:
    @computed_field(description="A room of a match or a league.", metadata={"cost": 2})
    async def room(
        self,
        info: Info,
        place_id: Annotated[strawberry.ID, strawberry.argument(description="The match or the league.")],
        kind: Annotated[RoomKind, strawberry.argument(description="Who talks there.")],
    ) -> Room | None:
        return await find_room(info, f"{place_id}/{kind.value}")


@strawberry.input(description="What to say.")
class SendMessageInput:
    room_id: strawberry.ID = strawberry.field(description="The room, such as `room:mat_…/players`.")
    text: str = strawberry.field(description="Plain text. It is kept on one line, without what cannot be seen.")


@strawberry.input(description="A message to take away.")
class RemoveMessageInput:
    message_id: strawberry.ID = strawberry.field(description="The message.")
    reason: str = strawberry.field(description="Why, for the history of actions.")


@strawberry.type(description="The message was said.")
class MessageSent:
    message: Message = strawberry.field(description="The message as everybody reads it.")


@strawberry.type(description="Nobody reads the message any more.")
class MessageRemoved:
    message: Message = strawberry.field(description="The message, without its text.")


SendMessageResult: Any = union_type(
    "SendMessageResult",
    "The answer to `sendMessage`: done, or why not.",
    (MessageSent, NotFound, NotAllowed, InvalidInput, LimitReached, Conflict),
)
RemoveMessageResult: Any = union_type(
    "RemoveMessageResult",
    "The answer to `removeMessage`: done, or why not.",
    (MessageRemoved, NotFound, NotAllowed, InvalidInput),
)


@strawberry.type
class TalkMutations:
    @mutation(graphql_type=SendMessageResult, description="Says something in a room.", metadata=COST)
    async def send_message(self, info: Info, input: Annotated[SendMessageInput, INPUT]) -> Any:
        work = say(info.context.desk, info.context.caller, str(input.room_id).removeprefix("room:"), input.text)
        return await attempt(info, work, lambda message: MessageSent(message=message_of(message)))

    @mutation(graphql_type=RemoveMessageResult, description="Takes a message away, as a moderator.", metadata=COST)
    async def remove_message(self, info: Info, input: Annotated[RemoveMessageInput, INPUT]) -> Any:
        work = remove_message(info.context.desk, info.context.caller, str(input.message_id), input.reason)
        return await attempt(info, work, lambda message: MessageRemoved(message=message_of(message)))
