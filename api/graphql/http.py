"""GraphQL over HTTP: JSON answers, and streams as server-sent events (graphql-sse, distinct connections)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from math import ceil

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from api.auth import expired, language_of
from api.figures import count_errors, count_refusal
from api.graphql import faults
from api.graphql.asking import Asked, asked_in_json, asked_in_url
from api.graphql.context import Context
from api.graphql.door import Door
from api.graphql.execution import Answer, Piece, Prepared, Rejected, encoded
from api.graphql.page import graphiql_page
from api.outages import RETRY_AFTER
from api.presence import while_connected
from api.streams import paced
from application.errors import Malformed, Refusal, Unauthenticated

JSON = "application/json"
GRAPHQL_JSON = "application/graphql-response+json"
EVENTS = "text/event-stream"
DEAR = 20
"""What an operation costs for which it is worth asking whether its client is still there: an analysis, or a hint."""
_NO_STORE = {"Cache-Control": "no-store"}
_STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


async def graphql_over_http(door: Door, request: Request) -> Response:
    """The page for browsers, an answer or a stream for clients."""
    accept = request.headers.get("accept", "")
    if request.method == "GET" and "text/html" in accept and "query" not in request.query_params:
        return graphiql_page()
    media = GRAPHQL_JSON if GRAPHQL_JSON in accept else JSON
    try:
        context = await door.context(request, _resumed(request))
        return await _answered(door, request, context, accept, media)
    except Refusal as refusal:
        count_refusal(door.services.desk.metrics, refusal, "graphql", "/graphql")
        return _refused(refusal, language_of(request.headers.get("accept-language", "")), media)
    except Rejected as rejected:
        count_errors(door.services.desk.metrics, rejected.errors, "graphql")
        return _rejected(rejected, accept, media)


async def _answered(door: Door, request: Request, context: Context, accept: str, media: str) -> Response:
    prepared = await door.engine.prepare(await _asked(request), context)
    if request.method == "GET" and prepared.is_mutation:
        raise Malformed("method-not-allowed", path="method", fault="changes need POST", allowed=["POST"])
    if EVENTS in accept:
        return await _streamed(door, prepared, context)
    if prepared.is_subscription:
        raise Malformed("not-acceptable", path="Accept", fault=f"a subscription needs {EVENTS}, or a WebSocket")
    answering = door.engine.answer(prepared, context)
    # A change is never given up half-way; what is dear and changes nothing ends with its client.
    is_given_up = prepared.cost >= DEAR and not prepared.is_mutation
    return _response(await (while_connected(request, answering) if is_given_up else answering), media)


async def _asked(request: Request) -> Asked:
    if request.method == "GET":
        return asked_in_url(request.query_params)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Malformed("not-json", path="Content-Type", fault=f"must be {JSON}")
    return asked_in_json(await request.body())


def _resumed(request: Request) -> str | None:
    """Where a browser's EventSource continues by itself after a cut."""
    return request.headers.get("last-event-id")


def _response(answer: Answer, media: str, status: int = 200) -> Response:
    """While the store is away, what could be answered nevertheless is sent along."""
    if answer.is_outage:
        return Response(answer.payload, 503, {**_NO_STORE, "Retry-After": str(RETRY_AFTER)}, media)
    return Response(answer.payload, status, _NO_STORE, media)


def _rejected(rejected: Rejected, accept: str, media: str) -> Response:
    """A request that was not executed: 429 for a limit that time lifts, otherwise what the media type asks for."""
    refusal = rejected.refusal
    if refusal is not None and refusal.data.get("retry_after") is not None:
        return _limited(refusal, rejected, media)
    status = 400 if media == GRAPHQL_JSON or EVENTS in accept else 200
    return _response(rejected.answer(), media, status)


def _limited(refusal: Refusal, rejected: Rejected, media: str) -> Response:
    wait = refusal.data["retry_after"]
    assert isinstance(wait, int | float)
    return Response(rejected.answer().payload, 429, {**_NO_STORE, "Retry-After": str(max(1, ceil(wait)))}, media)


_STATUSES: Mapping[str, int] = {
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "body-too-large": 413,
    "not-json": 415,
}


def _refused(refusal: Refusal, language: str, media: str) -> Response:
    status = 401 if isinstance(refusal, Unauthenticated) else _STATUSES.get(refusal.code, 400)
    headers = dict(_NO_STORE)
    if status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="headwater"'
    if status == 405:
        headers["Allow"] = "POST"
    return Response(encoded({"errors": [faults.refused(refusal, language)]}), status, headers, media)


async def _streamed(door: Door, prepared: Prepared, context: Context) -> Response:
    pieces = await door.engine.opened(prepared, context)
    return StreamingResponse(_events(door, context, pieces), headers=_STREAM_HEADERS, media_type=EVENTS)


async def _events(door: Door, context: Context, pieces: AsyncGenerator[Piece, None]) -> AsyncIterator[bytes]:
    """Ends with the subscription, the caller's token or the server, whichever is first."""
    closing, ended = door.services.closing.wait(), expired(context.desk, context.caller)
    is_last = False
    yield b":\n\n"
    try:
        async for piece in paced(pieces, door.services.options.heartbeat, closing, ended):
            yield b":\n\n" if piece is None else _next(piece)
            is_last = piece is not None and piece.is_last
        if is_last or not door.services.closing.has_begun:
            yield b"event: complete\ndata:\n\n"
    finally:
        await pieces.aclose()


def _next(piece: Piece) -> bytes:
    cursor = b"" if piece.cursor is None else b"id: %s\n" % piece.cursor.encode()
    return b"%sevent: next\ndata: %s\n\n" % (cursor, piece.payload)
