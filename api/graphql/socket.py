"""GraphQL over WebSocket by the protocol `graphql-transport-ws`, and no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing, suppress
from dataclasses import replace
from time import monotonic

import orjson
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from api.auth import bearer_of, language_of, wait_for_token_end
from api.graphql import faults
from api.graphql.door import Door
from api.graphql.operations import Piece, Rejected, json_bytes
from api.graphql.request import request_from_data
from api.request_metrics import count_errors
from api.version import API_VERSION
from application.callers import Caller
from application.errors import LimitReached, Refusal, Unauthenticated
from application.ports.store import StoreAway

PROTOCOL = "graphql-transport-ws"
LARGEST_MESSAGE = 65_536
MOST_OPERATIONS = 100
FINISH_SECONDS = 0.25
"""Seconds that running operations have to finish when their socket ends."""

BAD_REQUEST = (4400, "Invalid message")
UNAUTHORIZED = (4401, "Unauthorized")
FORBIDDEN = (4403, "Forbidden")
TOKEN_EXPIRED = (4403, "Token expired")
NOT_ACCEPTABLE = (4406, "Subprotocol not acceptable")
INIT_TIMEOUT = (4408, "Connection initialisation timeout")
ALREADY_SUBSCRIBED = 4409
IDLE = (1000, "Idle")
TOO_MANY_INITS = (4429, "Too many initialisation requests")
TOO_MANY_OPERATIONS = (4429, f"More than {MOST_OPERATIONS} operations at once")
INTERNAL = (4500, "Internal server error")
TOO_LARGE = (1009, "Message too large")
# The two codes after which clients reconnect.
CLOSING = (1012, "Server is closing")
STORE_AWAY = (1013, "Try again later")

log = structlog.get_logger("headwater.graphql")


class SocketEnded(Exception):
    """Closes the socket with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Socket:
    """One connection and its running operations."""

    def __init__(self, door: Door, websocket: WebSocket) -> None:
        self._door = door
        self._websocket = websocket
        self._caller: Caller | None = None
        self._token: str | None = None
        self._has_init = False
        self._initialised = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._quiet_since = monotonic()

    async def serve(self) -> None:
        """Serves the connection until one side ends it, then stops all its operations."""
        if PROTOCOL not in self._websocket.scope.get("subprotocols", ()):
            await self._websocket.accept()
            await self._close(*NOT_ACCEPTABLE)
            return
        await self._websocket.accept(PROTOCOL)
        try:
            await self._run()
        except SocketEnded as end:
            await self._close(end.code, end.reason)
        except WebSocketDisconnect:
            pass
        except StoreAway:  # the store has already logged the outage
            await self._close(*STORE_AWAY)
        except Exception:  # the outermost handler: an internal error ends this connection only
            log.exception("socket.failed")
            await self._close(*INTERNAL)
        finally:
            await self._stop_all()

    async def _run(self) -> None:
        """Reads until the client leaves or is idle, the token ends, or the server shuts down."""
        reader = asyncio.ensure_future(self._read())
        watchers = {
            asyncio.ensure_future(self._door.services.shutdown.wait()): CLOSING,
            asyncio.ensure_future(self._wait_for_init_timeout()): INIT_TIMEOUT,
            asyncio.ensure_future(self._wait_for_token_end()): TOKEN_EXPIRED,
            asyncio.ensure_future(self._wait_for_idleness()): IDLE,
        }
        try:
            await asyncio.wait((reader, *watchers), return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                return reader.result()
            await self._finish()
            watcher = next(watcher for watcher in watchers if watcher.done())
            watcher.result()  # raises the failure of a watcher that failed
            raise SocketEnded(*watchers[watcher])
        finally:
            for task in (reader, *watchers):
                task.cancel()
            await asyncio.gather(reader, *watchers, return_exceptions=True)

    async def _finish(self) -> None:
        """Lets running operations finish: one that ends its own token, such as signing out, still gets its response."""
        if self._running:
            await asyncio.wait(self._running.values(), timeout=FINISH_SECONDS)
        await self._stop_all()

    async def _wait_for_init_timeout(self) -> None:
        """Returns when the client has not sent `connection_init` in time; one that has is asked to come again."""
        try:
            async with asyncio.timeout(self._door.services.options.init_patience):
                await self._initialised.wait()
        except TimeoutError:
            if self._has_init:
                # The store hangs: it has not told yet whose token this is.
                raise SocketEnded(*STORE_AWAY) from None
            return
        await asyncio.Event().wait()

    async def _wait_for_token_end(self) -> None:
        await self._initialised.wait()
        assert self._caller is not None
        await wait_for_token_end(self._door.services.desk, self._caller, renew=self._renew)

    def _renew(self, caller: Caller) -> None:
        """A ban takes effect on operations that begin from now on, without a new connection."""
        self._caller = caller

    async def _wait_for_idleness(self) -> None:
        """Returns when an anonymous client has had no operation for too long. A subscription is an operation."""
        await self._initialised.wait()
        patience = self._door.services.options.idle_patience
        while self._is_known or self._running or monotonic() < self._quiet_since + patience:  # noqa: ASYNC110  # no event marks idleness
            await asyncio.sleep(patience / 4)

    @property
    def _is_known(self) -> bool:
        return self._caller is not None and self._caller.player is not None

    async def _read(self) -> None:
        while True:
            message = await self._message()
            match message.get("type"):
                case "connection_init":
                    await self._init(message.get("payload"))
                case "ping":
                    await self._send({"type": "pong"})
                case "pong":
                    pass
                case "subscribe":
                    await self._subscribe(message)
                case "complete":
                    self._stop(message.get("id"))
                case _:
                    raise SocketEnded(*BAD_REQUEST)

    async def _message(self) -> dict[str, object]:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        text = received.get("text")
        if text is None:
            raise SocketEnded(*BAD_REQUEST)
        if len(text) > LARGEST_MESSAGE:
            raise SocketEnded(*TOO_LARGE)
        try:
            message = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise SocketEnded(*BAD_REQUEST) from None
        if not isinstance(message, dict):
            raise SocketEnded(*BAD_REQUEST)
        return message

    async def _init(self, payload: object) -> None:
        """Identifies the caller by the token in the payload, or else in the headers of the handshake."""
        if self._caller is not None:
            raise SocketEnded(*TOO_MANY_INITS)
        if payload is not None and not isinstance(payload, dict):
            raise SocketEnded(*BAD_REQUEST)
        self._has_init = True
        headers = self._websocket.headers
        try:
            token = _token(payload or {})
            self._token = bearer_of(headers) if token is None else token
            language = _text(payload or {}, "Accept-Language") or headers.get("accept-language", "")
            self._caller = await self._identify(language_of(language))
        except Unauthenticated:
            raise SocketEnded(*FORBIDDEN) from None
        self._initialised.set()
        await self._send({"type": "connection_ack", "payload": {"version": API_VERSION}})

    async def _identify(self, language: str) -> Caller:
        """The current caller of the socket's token; raises Unauthenticated."""
        return replace(await self._door.caller(self._websocket, self._token, language), door="socket")

    async def _subscribe(self, message: Mapping[str, object]) -> None:
        """Starts an operation. While an excess one waits for its refusal, the socket reads nothing."""
        if self._caller is None:
            raise SocketEnded(*UNAUTHORIZED)
        name, payload = message.get("id"), message.get("payload")
        if not isinstance(name, str) or not name or not isinstance(payload, dict):
            raise SocketEnded(*BAD_REQUEST)
        if len(self._running) >= MOST_OPERATIONS:
            raise SocketEnded(*TOO_MANY_OPERATIONS)
        if name in self._running:
            raise SocketEnded(ALREADY_SUBSCRIBED, f"Subscriber for {name[:60]} already exists")
        try:
            await self._door.admit(self._caller)
        except LimitReached as refusal:
            entry = faults.refusal_entry(refusal, self._caller.language)
            count_errors(self._door.services.desk.metrics, [entry], self._caller.door)
            await self._send({"type": "error", "id": name, "payload": [entry]})
            return
        self._running[name] = asyncio.create_task(self._operate(name, payload, self._caller))

    def _stop(self, name: object) -> None:
        task = self._running.pop(name, None) if isinstance(name, str) else None
        if task is not None:
            self._quiet_since = monotonic()
            task.cancel()

    async def _operate(self, name: str, payload: object, caller: Caller) -> None:
        """Runs one operation from its document to its last response."""
        mine, is_last = asyncio.current_task(), False
        try:
            async with aclosing(await self._open_stream(payload, caller)) as pieces:
                async for piece in pieces:
                    await self._websocket.send_text(_next(name, piece))
                    is_last = piece.is_last
            self._forget(name, mine)
            # A stream that the shutdown cuts off is not complete; the socket is closed next.
            if is_last or not self._door.services.shutdown.has_begun:
                await self._send({"type": "complete", "id": name})
        except Rejected as rejected:
            self._forget(name, mine)
            count_errors(self._door.services.desk.metrics, rejected.errors, caller.door)
            await self._send({"type": "error", "id": name, "payload": rejected.errors})
        except (WebSocketDisconnect, RuntimeError):
            self._forget(name, mine)  # the client has left in the meantime
        except Exception as fault:  # the outermost handler: an internal error ends this operation only
            self._forget(name, mine)
            entry = faults.masked_entry(fault, caller.language)
            count_errors(self._door.services.desk.metrics, [entry], caller.door)
            await self._send({"type": "error", "id": name, "payload": [entry]})

    async def _open_stream(self, payload: object, caller: Caller) -> AsyncGenerator[Piece, None]:
        """Identifies the caller anew for each operation, because tokens end and scopes change."""
        try:
            fresh = await self._identify(caller.language)
            # A context caches what it loads, so each operation gets its own.
            context = self._door.context_of(fresh)
            prepared = await self._door.engine.prepare(request_from_data(payload), context)
            return await self._door.engine.open_stream(prepared, context)
        except Refusal as refusal:
            raise Rejected([faults.refusal_entry(refusal, caller.language)], refusal) from None

    def _forget(self, name: str, mine: asyncio.Task[None] | None) -> None:
        if self._running.get(name) is mine:
            self._quiet_since = monotonic()
            del self._running[name]

    async def _send(self, message: Mapping[str, object]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.send_text(json_bytes(message).decode())

    async def _close(self, code: int, reason: str) -> None:
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._websocket.close(code, reason)

    async def _stop_all(self) -> None:
        tasks = list(self._running.values())
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _next(name: str, piece: Piece) -> str:
    return f'{{"id":{orjson.dumps(name).decode()},"type":"next","payload":{piece.payload.decode()}}}'


def _token(payload: Mapping[str, object]) -> str | None:
    """`{"token": ...}`, or `{"Authorization": "Bearer ..."}` as GraphiQL sends it."""
    header = _text(payload, "Authorization")
    if header is None:
        return _text(payload, "token")
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _text(payload: Mapping[str, object], key: str) -> str | None:
    for name in (key, key.lower()):
        value = payload.get(name)
        if isinstance(value, str):
            return value
    return None
