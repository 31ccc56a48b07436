"""GraphQL over HTTP: JSON responses, and streams as server-sent events (graphql-sse, distinct connections)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from api.auth import language_of, wait_for_token_end
from api.cancellation import cancel_on_disconnect
from api.graphql.context import Context
from api.graphql.door import Door
from api.graphql.error_responses import refusal_response
from api.graphql.media import EVENTS, GRAPHQL_JSON, JSON, accepts_only_stream, accepts_stream, json_media
from api.graphql.operations import Answer, Piece, PreparedOperation, Rejected
from api.graphql.page import graphiql_page
from api.graphql.request import GraphQLRequest, request_from_json, request_from_url
from api.outages import RETRY_AFTER
from api.problems import refusal_headers
from api.request_metrics import count_errors, count_refusal
from api.statuses import status_of
from api.streams import with_heartbeats
from application.errors import Malformed, Refusal

CANCELLABLE_COST = 20
"""From this cost on, a query is cancelled when its client disconnects: an analysis or a hint."""
_NO_STORE = {"Cache-Control": "no-store"}
_STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


async def graphql_over_http(door: Door, request: Request) -> Response:
    """The GraphiQL page for browsers, a response or a stream for clients."""
    accept = request.headers.get("accept", "")
    if request.method == "GET" and "text/html" in accept and "query" not in request.query_params:
        return graphiql_page()
    media = json_media(accept)
    try:
        context = await door.context(request, _resume_cursor(request))
        return await _handle(door, request, context, accept, media)
    except Refusal as refusal:
        count_refusal(door.services.desk.metrics, refusal, "graphql", "/graphql")
        return refusal_response(refusal, language_of(request.headers.get("accept-language", "")), media)
    except Rejected as rejected:
        count_errors(door.services.desk.metrics, rejected.errors, "graphql")
        return _rejection_response(rejected, accept, media)


async def _handle(door: Door, request: Request, context: Context, accept: str, media: str) -> Response:
    prepared = await door.engine.prepare(await _read_request(request), context)
    if request.method == "GET" and prepared.is_mutation:
        raise Malformed("method-not-allowed", path="method", fault="changes need POST", allowed=["POST"])
    if accepts_only_stream(accept) or (prepared.is_subscription and accepts_stream(accept)):
        return await _stream_response(door, prepared, context)
    if prepared.is_subscription:
        raise Malformed("not-acceptable", path="Accept", fault=f"a subscription needs {EVENTS}, or a WebSocket")
    answer = door.engine.answer(prepared, context)
    # A mutation always runs to its end. A costly query ends with its client.
    is_cancellable = prepared.cost >= CANCELLABLE_COST and not prepared.is_mutation
    return _response(await (cancel_on_disconnect(request, answer) if is_cancellable else answer), media)


async def _read_request(request: Request) -> GraphQLRequest:
    if request.method == "GET":
        return request_from_url(request.query_params)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Malformed("not-json", path="Content-Type", fault=f"must be {JSON}")
    return request_from_json(await request.body())


def _resume_cursor(request: Request) -> str | None:
    """The cursor that a browser's EventSource sends when it reconnects."""
    return request.headers.get("last-event-id")


def _response(answer: Answer, media: str, status: int = 200) -> Response:
    """The response to an executed request. In an outage it is 503, with the data that could be read."""
    if answer.is_outage:
        return Response(answer.payload, 503, {**_NO_STORE, "Retry-After": str(RETRY_AFTER)}, media)
    return Response(answer.payload, status, _NO_STORE, media)


def _rejection_response(rejected: Rejected, accept: str, media: str) -> Response:
    """The response to a request that was not executed: 429 if waiting helps, else what the media type requires."""
    refusal = rejected.refusal
    if refusal is not None and refusal.data.get("retry_after") is not None:
        return Response(rejected.answer().payload, status_of(refusal), refusal_headers(refusal), media)
    status = 400 if media == GRAPHQL_JSON or accepts_only_stream(accept) else 200
    return _response(rejected.answer(), media, status)


async def _stream_response(door: Door, prepared: PreparedOperation, context: Context) -> Response:
    pieces = await door.engine.open_stream(prepared, context)
    return StreamingResponse(_events(door, context, pieces), headers=_STREAM_HEADERS, media_type=EVENTS)


async def _events(door: Door, context: Context, pieces: AsyncGenerator[Piece, None]) -> AsyncIterator[bytes]:
    """The frames of a stream, until the subscription, the caller's token or the server ends."""
    closing, ended = door.services.shutdown.wait(), wait_for_token_end(context.desk, context.caller)
    is_last = False
    yield b":\n\n"
    try:
        async for piece in with_heartbeats(pieces, door.services.options.heartbeat, closing, ended):
            yield b":\n\n" if piece is None else _next(piece)
            is_last = piece is not None and piece.is_last
        if is_last or not door.services.shutdown.has_begun:
            yield b"event: complete\ndata:\n\n"
    finally:
        await pieces.aclose()


def _next(piece: Piece) -> bytes:
    cursor = b"" if piece.cursor is None else b"id: %s\n" % piece.cursor.encode()
    return b"%sevent: next\ndata: %s\n\n" % (cursor, piece.payload)
