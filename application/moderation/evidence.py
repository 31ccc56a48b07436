"""The evidence of a report: the messages and moves around it, copied at the moment of the report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from application.callers import Caller
from application.desk import Desk
from application.errors import Forbidden, NotFound
from application.hosting.match_view import fresh_visible_state
from application.hosting.visible_log import event_of, visible_entries
from application.talk.rooms import view_room
from domain.conduct.moderation import SavedMessage
from domain.conduct.talk import Message, Room, RoomKind
from domain.hosting.match import Match
from domain.hosting.terms import MatchId

BEFORE: Final = 20
AFTER: Final = 10
ENTRIES: Final = 50


async def messages_around(desk: Desk, message: Message) -> list[SavedMessage]:
    """The message, with the messages before and after it in its room."""
    async with desk.store.reading() as reading:
        before = await reading.messages(message.room, None, message.number, BEFORE, True)
        after = await reading.messages(message.room, None, message.number, AFTER)
    return _copies([*before[::-1], message, *after])


async def newest_messages(desk: Desk, caller: Caller, match: MatchId) -> list[SavedMessage]:
    """The newest messages of the match's room that the reporter may read."""
    for kind in RoomKind:
        room = Room(match, kind)
        try:
            await view_room(desk, caller, room)
        except (Forbidden, NotFound):
            continue
        async with desk.store.reading() as reading:
            return _copies((await reading.messages(room, None, None, BEFORE + AFTER, True))[::-1])
    return []


def _copies(messages: Sequence[Message]) -> list[SavedMessage]:
    remaining = [each for each in messages if not each.is_removed]
    return [SavedMessage(each.id, each.number, each.author, each.text, each.at) for each in remaining]


async def log_of(desk: Desk, caller: Caller, id: MatchId) -> tuple[Match, str]:
    """A match that the reporter may see, and its newest entries as a spectator sees them."""
    match = (await fresh_visible_state(desk, caller, id)).match
    async with desk.store.reading() as reading:
        entries = await reading.log(id, max(0, match.version - ENTRIES))
    return match, json.dumps([event_of(each) for each in visible_entries(entries, None, ended=False)])
