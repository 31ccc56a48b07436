"""The events of a match and the caller's turns, as pages or as streams."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
import orjson
from msgspec import Raw
from starlette.responses import Response

from api.entry_cache import EntryCache
from api.rest.headers import ETAG, LAST_EVENT_ID, last_event_id
from api.rest.match_shapes import EventList, EventsQuery, TurnList, TurnShape, TurnsQuery
from api.rest.matches import match_id
from api.rest.operation import Call, json_response, operation
from api.rest.responses import etag, move_texts, state_shape, told_event
from api.rest.sse import EventStream, frame, wants_stream
from application.hosting.match_view import MatchView
from application.hosting.visible_log import has_ended
from application.matches.follow import follow
from application.matches.my_turns import Turn, follow_turns, my_turns
from application.matches.read_events import read_events
from application.matches.view_match import view_match
from application.matches.view_past import view_event
from application.words import words
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId
from domain.kernel.plain import kind_of

_TAG = "streams"
_EVENTS: EntryCache[bytes] = EntryCache(len)


async def read_feed(call: Call, query: EventsQuery) -> Response:
    match, last = match_id(call), last_event_id(call)
    after = query.after if last is None else last
    if wants_stream(call):
        return await _stream(call, match, after, query.state)
    page = await read_events(call.desk, call.caller, match, after, query.limit)
    events = [Raw(await _event(call, match, entry, query.state)) for entry in page.entries]
    shape = EventList(Raw(msgspec.json.encode(events)), page.version, page.has_more)
    return json_response(shape, headers=etag(page.version))


async def _stream(call: Call, match: MatchId, after: int, with_state: bool) -> Response:
    """The stream of a match. It is 204 after the end, because browsers would otherwise reconnect for ever."""
    match_view = await view_match(call.desk, call.caller, match)
    if has_ended(match_view.match) and after >= match_view.version:
        return Response(status_code=204)
    return EventStream(call, _events(call, await follow(call.desk, call.caller, match, after), match, with_state))


async def _events(
    call: Call, source: AsyncGenerator[Logged, None], match: MatchId, with_state: bool
) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for entry in source:
            yield frame(kind_of(type(entry.entry)), await _event(call, match, entry, with_state), entry.version)


async def _event(call: Call, match: MatchId, entry: Logged, with_state: bool) -> bytes:
    """The event as JSON, encoded once for all who see the same entry alike in one language."""
    language = call.caller.language
    if not with_state:
        return await _EVENTS.once_awaited(match, entry, lambda: _event_bytes(call, match, entry), language)
    look = await view_event(call.desk, call.caller, match, entry.version)
    return await _EVENTS.once_awaited(
        match, entry, lambda: _with_state(call, entry, look), f"state {language} {look.seat}"
    )


async def _event_bytes(call: Call, match: MatchId, entry: Logged) -> bytes:
    state = await call.desk.matches.cached_or_fresh(match)
    return orjson.dumps(await told_event(call.desk, state.match, entry, call.caller.language))


async def _with_state(call: Call, entry: Logged, look: MatchView) -> bytes:
    """The event with the match at its version."""
    language = call.caller.language
    shape = state_shape(look, move_texts(look), words(language))
    state = orjson.Fragment(msgspec.json.encode(shape))
    return orjson.dumps({**await told_event(call.desk, look.match, entry, language), "state": state})


async def read_turns(call: Call, query: TurnsQuery) -> Response:
    last = last_event_id(call)
    if wants_stream(call):
        after = query.after if last is None else last
        return EventStream(call, _turns(await follow_turns(call.desk, call.caller, after)))
    page = await my_turns(call.desk, call.caller, query.limit)
    return json_response(TurnList([_turn(turn) for turn in page.turns if turn.at > (query.after or -1)]))


async def _turns(source: AsyncGenerator[Turn, None]) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for turn in source:
            yield frame("turn", msgspec.json.encode(_turn(turn)), turn.at)


def _turn(turn: Turn) -> TurnShape:
    return TurnShape(turn.match, turn.game, turn.version, turn.seat, turn.at, turn.deadline)


OPERATIONS = (
    operation(
        "GET /v1/matches/{match}/events",
        "readEvents",
        read_feed,
        EventsQuery,
        EventList,
        tag=_TAG,
        says="What happened in a match, and what is happening",
        codes=("unknown-match", "too-many-streams"),
        reads=(LAST_EVENT_ID,),
        writes=(ETAG,),
        streams=True,
        details="A page of JSON; or, with `Accept: text/event-stream`, everything after the cursor and then live. "
        "After a match has ended there is nothing more to come: 204.",
    ),
    operation(
        "GET /v1/me/turns",
        "readTurns",
        read_turns,
        TurnsQuery,
        TurnList,
        tag=_TAG,
        says="The matches in which it is your turn",
        scope="known",
        codes=("sign-in-needed", "too-many-streams"),
        reads=(LAST_EVENT_ID,),
        streams=True,
        details="A page of JSON; or, with `Accept: text/event-stream`, those that are pending and then each new one.",
    ),
)
