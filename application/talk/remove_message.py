"""Remove a message, as a moderator."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, NotFound
from application.hosting.commit import send_notices
from application.operators.audit import Action, Operator, note
from application.players.roles import role_behind
from application.topics import room_topic
from domain.conduct.moderation import outranks
from domain.conduct.talk import Message, MessageId


async def remove_message(desk: Desk, caller: Caller, id: str, reason: str) -> Message:
    """Every reader and every open stream loses the text. Saved evidence of reports keeps its copy."""
    moderator = caller.player_with(Scope.MODERATE)
    async with desk.store.working() as work:
        message = await work.message(MessageId(id))
        if message is None:
            raise NotFound("unknown-message", what="message", id=id[:60])
        author = await work.player(message.author)
        if (
            author is not None
            and author.id != moderator.id
            and not outranks(moderator.role, await role_behind(work, author))
        ):
            raise Forbidden("rank-too-low")
        number, now = await work.next_line(message.room), desk.clock.now()
        if await work.remove_message(message, number, now):
            await note(desk, work, Operator(moderator.id, reason), Action.REMOVE_MESSAGE, message.id)
            await work.commit()
    await send_notices(desk, (), [room_topic(message.room)])
    async with desk.store.reading() as reading:
        return await reading.message(message.id) or message
