"""Write a message in a room."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.conduct.restrictions import require_voice
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed
from application.hosting.commit import send_notices
from application.limits.networks import metered_shares
from application.players.end_tokens import hold_own_token
from application.players.names import take
from application.talk.rooms import known_room, view_room
from application.topics import room_topic
from domain.conduct.talk import Message, MessageId
from domain.hosting.texts import clean_text


async def say(desk: Desk, caller: Caller, key: str, text: str) -> Message:
    """The message as all readers see it: plain text on one line."""
    player = caller.player_with(Scope.TALK)
    room = known_room(key)
    view = await view_room(desk, caller, room)
    if not view.is_open:
        raise Conflict("room-closed")
    if not view.can_write:
        raise Forbidden("humans-only")
    clean = fit_text(text, desk.policy.message)
    await take(desk, desk.policy.messages, metered_shares(caller))
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        now = desk.clock.now()
        await require_voice(work, player.id, now)
        number = await work.next_line(room)
        message = Message(MessageId(desk.ids.fresh("msg")), room, number, player.id, clean, now)
        await work.add_message(message)
        await work.commit()
    await send_notices(desk, (), [room_topic(room)])
    desk.metrics.count("messages", kind="league" if room.league else "match")
    return message


def fit_text(text: str, longest: int, path: str = "text", *, may_be_empty: bool = False) -> str:
    """The cleaned text. Refused when it is too long, or empty without `may_be_empty`."""
    clean = clean_text(text) if len(text) <= 20 * longest else text
    if len(clean) > longest or not (clean or may_be_empty):
        raise Malformed("bad-text", path=path, fault=f"must have 1 to {longest} characters")
    return clean
