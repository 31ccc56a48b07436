"""Seeks: create, cancel and list them, and follow the caller's search."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

import msgspec
from starlette.responses import Response

from api.cursors import seek_cursor, seek_place
from api.rest.challenges import challenge_shapes
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.pairing_shapes import SearchShape, SeekList, SeekShape, SeeksQuery, SeekWish
from api.rest.responses import occupant, timing_from, timing_shape
from api.rest.sse import EventStream, frame, wants_stream
from application.callers import Scope
from application.pairing.cancel_seek import cancel_seek
from application.pairing.find_table import find_table
from application.pairing.list_seeks import follow_seeks, list_seeks
from application.pairing.search import Search, follow_search, is_own, read_search, typical_wait
from application.players.find_players import players_by_id
from application.ports.pairing import SeekPlace
from application.process.seek_board import SeekList as Listed
from domain.pairing.seeks import Seek, SeekId, SeekStatus, Wanted

_TAG = "pairing"
_CODES = ("sign-in-needed", "scope-missing")


async def create_seek(call: Call, body: SeekWish) -> Response:
    wanted = Wanted(body.game, body.seats, timing_from(body.timing), body.options, body.is_rated)
    seek = await find_table(call.desk, call.caller, wanted, body.machines_after)
    return json_response((await _shapes(call, [seek]))[0])


async def end_seek(call: Call, _: Nothing) -> Response:
    seek = await cancel_seek(call.desk, call.caller, SeekId(call.path("seek")))
    return json_response((await _shapes(call, [seek]))[0])


async def read_seeks(call: Call, query: SeeksQuery) -> Response:
    if wants_stream(call):
        return EventStream(call, _lists(call, await follow_seeks(call.desk, call.caller)))
    page = await list_seeks(call.desk, call.caller, query.game, seek_place(query.after), query.limit)
    last = page.items[-1] if page.has_next and page.items else None
    cursor = None if last is None else seek_cursor(SeekPlace(last.since, last.id))
    return json_response(SeekList(await _shapes(call, page.items), cursor))


async def _lists(call: Call, source: AsyncGenerator[Listed, None]) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for found in source:
            yield frame("seeks", msgspec.json.encode(SeekList(await _shapes(call, found.seeks), None)))


async def read_own_search(call: Call, _: Nothing) -> Response:
    if wants_stream(call):
        return EventStream(call, _searches(call, await follow_search(call.desk, call.caller)))
    return json_response(await _search_shape(call, await read_search(call.desk, call.caller)))


async def _searches(call: Call, source: AsyncGenerator[Search, None]) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for search in source:
            yield frame("search", msgspec.json.encode(await _search_shape(call, search)))


async def _search_shape(call: Call, search: Search) -> SearchShape:
    return SearchShape(await _shapes(call, search.seeks), await challenge_shapes(call, search.challenges))


async def _shapes(call: Call, seeks: Sequence[Seek]) -> list[SeekShape]:
    people = await players_by_id(call.desk, call.caller, list({seek.player for seek in seeks}))
    waits = [await typical_wait(call.desk, seek) if is_own(seek, call.caller) else None for seek in seeks]
    return [
        SeekShape(
            id=seek.id,
            player=occupant(seek.player, people),
            game=seek.wanted.game,
            seats=seek.wanted.seats,
            options=dict(seek.wanted.options),
            timing=timing_shape(seek.wanted.timing),
            is_rated=seek.wanted.rated,
            rating=seek.rating,
            since=seek.since,
            machines_after=seek.machines_after,
            status=seek.status.value,
            match_id=seek.match if seek.status is SeekStatus.SEATED and is_own(seek, call.caller) else None,
            typical_wait=wait,
        )
        for seek, wait in zip(seeks, waits, strict=True)
    ]


OPERATIONS = (
    operation(
        "POST /v1/seeks",
        "findTable",
        create_seek,
        SeekWish,
        SeekShape,
        tag=_TAG,
        says="Look for opponents who want the same",
        details="The same wish again keeps its place and counts as a sign of life. A live seek ends within a minute "
        "unless you repeat it or follow `/v1/me/search`.",
        scope=Scope.MATCHES,
        codes=(
            *_CODES,
            "unknown-game",
            "bad-seats",
            "bad-options",
            "bad-timing",
            "no-rated-guests",
            "no-bots-here",
            "too-many-seeks",
            "too-many-matches",
        ),
    ),
    operation(
        "GET /v1/seeks",
        "listSeeks",
        read_seeks,
        SeeksQuery,
        SeekList,
        tag=_TAG,
        says="The players who look for a table, newest first",
        streams=True,
        details="A page of JSON; or, with `Accept: text/event-stream`, the whole list now and whenever it changes.",
        codes=("bad-cursor", "too-many-streams"),
    ),
    operation(
        "DELETE /v1/seeks/{seek}",
        "cancelSeek",
        end_seek,
        Nothing,
        SeekShape,
        tag=_TAG,
        says="Stop looking",
        details="The answer is the seek as it is now: one that has led to a table is not undone.",
        scope=Scope.MATCHES,
        codes=(*_CODES, "unknown-seek"),
    ),
    operation(
        "GET /v1/me/search",
        "readSearch",
        read_own_search,
        Nothing,
        SearchShape,
        tag=_TAG,
        says="What you look for: seeks, and challenges that wait for an answer",
        scope="known",
        streams=True,
        details="Once as JSON; or, with `Accept: text/event-stream`, now and whenever it changes. While the stream is "
        "open, your live seeks stay.",
        codes=("sign-in-needed", "too-many-streams"),
    ),
)
