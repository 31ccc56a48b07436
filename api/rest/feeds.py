"""What happens, as pages or as streams: the events of a match, and one's own turns anywhere."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
import orjson
from starlette.responses import Response

from api.rest.headers import ETAG, LAST_EVENT_ID, last_event_id
from api.rest.match_shapes import EventList, EventsQuery, TurnList, TurnShape, TurnsQuery
from api.rest.matches import match_id
from api.rest.operation import Ask, answer, operation
from api.rest.sse import EventStream, frame, wants_stream
from api.rest.telling import etag, events_json
from application.hosting.visible_log import event_of, has_ended
from application.matches.follow import follow
from application.matches.my_turns import Turn, follow_turns, my_turns
from application.matches.read_events import read_events
from application.matches.view_match import view_match
from application.process.bounded_cache import BoundedCache
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId
from domain.kernel.plain import kind_of

_TAG = "streams"
_KEPT_BYTES = 16 * 2**20
_ENTRY_BYTES = 1_000
"""What is kept with a frame: its entry and the key."""


class Frames:
    """Frames of events, each encoded once for all who are shown the very same entry."""

    def __init__(self) -> None:
        self._frames: BoundedCache[tuple[MatchId, int], tuple[Logged, bytes]] = BoundedCache(_KEPT_BYTES, _bytes)

    def frame(self, match: MatchId, shown: Logged) -> bytes:
        known = self._frames.get((match, shown.version))
        if known is not None and known[0] is shown:
            return known[1]
        made = frame(kind_of(type(shown.entry)), orjson.dumps(event_of(shown)), shown.version)
        self._frames.keep((match, shown.version), (shown, made))
        return made


def _bytes(place: tuple[MatchId, int], kept: tuple[Logged, bytes]) -> int:
    return _ENTRY_BYTES + len(kept[1])


_FRAMES = Frames()


async def read_feed(ask: Ask, query: EventsQuery) -> Response:
    match, last = match_id(ask), last_event_id(ask)
    after = query.after if last is None else last
    if wants_stream(ask):
        return await _stream(ask, match, after)
    page = await read_events(ask.desk, ask.caller, match, after, query.limit)
    return answer(EventList(events_json(page.entries), page.version, page.has_more), headers=etag(page.version))


async def _stream(ask: Ask, match: MatchId, after: int) -> Response:
    """A browser reconnects for ever after a stream that ended, unless it is told that there is no more content."""
    seen = await view_match(ask.desk, ask.caller, match)
    if has_ended(seen.match) and after >= seen.version:
        return Response(status_code=204)
    return EventStream(ask, _events(await follow(ask.desk, ask.caller, match, after), match))


async def _events(source: AsyncGenerator[Logged, None], match: MatchId) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for shown in source:
            yield _FRAMES.frame(match, shown)


async def read_turns(ask: Ask, query: TurnsQuery) -> Response:
    last = last_event_id(ask)
    if wants_stream(ask):
        after = query.after if last is None else last
        return EventStream(ask, _turns(await follow_turns(ask.desk, ask.caller, after)))
    turns = await my_turns(ask.desk, ask.caller, query.limit)
    return answer(TurnList([_turn(turn) for turn in turns if turn.at > (query.after or -1)]))


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
