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

from api.auth import bearer_of, expired, language_of
from api.figures import count_errors
from api.graphql import faults
from api.graphql.asking import asked
from api.graphql.door import Door
from api.graphql.execution import Piece, Rejected, encoded
from application.callers import Caller
from application.errors import LimitReached, Refusal, Unauthenticated
from application.ports.store import StoreAway

PROTOCOL = "graphql-transport-ws"
LARGEST_MESSAGE = 65_536
MOST_OPERATIONS = 100
LAST_WORDS = 0.25
"""Seconds that operations have to answer when their socket ends."""

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
# The two codes that clients take as "come again".
CLOSING = (1012, "Server is closing")
STORE_AWAY = (1013, "Try again later")

log = structlog.get_logger("headwater.graphql")


class Ended(Exception):
    """The socket is to be closed, with this code and reason."""

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
        self._begun = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._quiet_since = monotonic()

    async def serve(self) -> None:
        """Runs until one side ends it; nothing of it is left behind."""
        if PROTOCOL not in self._websocket.scope.get("subprotocols", ()):
            await self._websocket.accept()
            await self._close(*NOT_ACCEPTABLE)
            return
        await self._websocket.accept(PROTOCOL)
        try:
            await self._talk()
        except Ended as end:
            await self._close(end.code, end.reason)
        except WebSocketDisconnect:
            pass
        except StoreAway:  # the store itself has logged when that began
            await self._close(*STORE_AWAY)
        except Exception:  # the edge: a fault of ours ends the connection, not the server
            log.exception("socket fault")
            await self._close(*INTERNAL)
        finally:
            await self._stop_all()

    async def _talk(self) -> None:
        """Reads until the other side leaves, the token ends or the server closes."""
        reader = asyncio.ensure_future(self._read())
        watchers = {
            asyncio.ensure_future(self._door.services.closing.wait()): CLOSING,
            asyncio.ensure_future(self._uninitialised()): INIT_TIMEOUT,
            asyncio.ensure_future(self._expired()): TOKEN_EXPIRED,
            asyncio.ensure_future(self._idle()): IDLE,
        }
        try:
            await asyncio.wait((reader, *watchers), return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                return reader.result()
            await self._finish()
            watcher = next(watcher for watcher in watchers if watcher.done())
            watcher.result()  # one that failed has found out nothing about its reason
            raise Ended(*watchers[watcher])
        finally:
            for task in (reader, *watchers):
                task.cancel()
            await asyncio.gather(reader, *watchers, return_exceptions=True)

    async def _finish(self) -> None:
        """An operation that ends its own token, such as signing out, still gets its answer."""
        if self._running:
            await asyncio.wait(self._running.values(), timeout=LAST_WORDS)
        await self._stop_all()

    async def _uninitialised(self) -> None:
        """Returns when the other side has not said who it is in time; one who has is asked to come again."""
        try:
            async with asyncio.timeout(self._door.services.options.init_patience):
                await self._begun.wait()
        except TimeoutError:
            if self._has_init:
                # The store hangs: it has not told yet whose token this is.
                raise Ended(*STORE_AWAY) from None
            return
        await asyncio.Event().wait()

    async def _expired(self) -> None:
        await self._begun.wait()
        assert self._caller is not None
        await expired(self._door.services.desk, self._caller)

    async def _idle(self) -> None:
        """Returns when nobody known has had no operation for too long; a subscription is an operation."""
        await self._begun.wait()
        patience = self._door.services.options.idle_patience
        while self._is_known or self._running or monotonic() < self._quiet_since + patience:  # noqa: ASYNC110  # it is a lack of events
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
                    raise Ended(*BAD_REQUEST)

    async def _message(self) -> dict[str, object]:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        text = received.get("text")
        if text is None:
            raise Ended(*BAD_REQUEST)
        if len(text) > LARGEST_MESSAGE:
            raise Ended(*TOO_LARGE)
        try:
            message = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Ended(*BAD_REQUEST) from None
        if not isinstance(message, dict):
            raise Ended(*BAD_REQUEST)
        return message

    async def _init(self, payload: object) -> None:
        """The token comes in the payload, or came in the headers of the handshake."""
        if self._caller is not None:
            raise Ended(*TOO_MANY_INITS)
        if payload is not None and not isinstance(payload, dict):
            raise Ended(*BAD_REQUEST)
        self._has_init = True
        headers = self._websocket.headers
        try:
            given = _token(payload or {})
            self._token = bearer_of(headers) if given is None else given
            language = _text(payload or {}, "Accept-Language") or headers.get("accept-language", "")
            self._caller = await self._identify(language_of(language))
        except Unauthenticated:
            raise Ended(*FORBIDDEN) from None
        self._begun.set()
        await self._send({"type": "connection_ack"})

    async def _identify(self, language: str) -> Caller:
        """Who asks now by the socket's token; raises Unauthenticated."""
        return replace(await self._door.caller(self._websocket, self._token, language), door="socket")

    async def _subscribe(self, message: Mapping[str, object]) -> None:
        """While one that is too many waits for its refusal, nothing more is read."""
        if self._caller is None:
            raise Ended(*UNAUTHORIZED)
        name, payload = message.get("id"), message.get("payload")
        if not isinstance(name, str) or not name or not isinstance(payload, dict):
            raise Ended(*BAD_REQUEST)
        if len(self._running) >= MOST_OPERATIONS:
            raise Ended(*TOO_MANY_OPERATIONS)
        if name in self._running:
            raise Ended(ALREADY_SUBSCRIBED, f"Subscriber for {name[:60]} already exists")
        try:
            await self._door.admit(self._caller)
        except LimitReached as refusal:
            told = faults.refused(refusal, self._caller.language)
            count_errors(self._door.services.desk.metrics, [told], self._caller.door)
            await self._send({"type": "error", "id": name, "payload": [told]})
            return
        self._running[name] = asyncio.create_task(self._operate(name, payload, self._caller))

    def _stop(self, name: object) -> None:
        task = self._running.pop(name, None) if isinstance(name, str) else None
        if task is not None:
            self._quiet_since = monotonic()
            task.cancel()

    async def _operate(self, name: str, payload: object, caller: Caller) -> None:
        """One operation from its document to its last response."""
        mine, is_last = asyncio.current_task(), False
        try:
            async with aclosing(await self._opened(payload, caller)) as pieces:
                async for piece in pieces:
                    await self._websocket.send_text(_next(name, piece))
                    is_last = piece.is_last
            self._forget(name, mine)
            # A stream that the server's end cuts off is not complete: the socket is closed next.
            if is_last or not self._door.services.closing.has_begun:
                await self._send({"type": "complete", "id": name})
        except Rejected as rejected:
            self._forget(name, mine)
            count_errors(self._door.services.desk.metrics, rejected.errors, caller.door)
            await self._send({"type": "error", "id": name, "payload": rejected.errors})
        except (WebSocketDisconnect, RuntimeError):
            self._forget(name, mine)  # the other side has left while we were speaking
        except Exception as fault:  # the edge: a fault of ours ends the operation, not the server
            self._forget(name, mine)
            told = faults.hidden(fault, caller.language)
            count_errors(self._door.services.desk.metrics, [told], caller.door)
            await self._send({"type": "error", "id": name, "payload": [told]})

    async def _opened(self, payload: object, caller: Caller) -> AsyncGenerator[Piece, None]:
        """Each operation finds out anew who asks: a token that has ended since starts nothing, and scopes change."""
        try:
            fresh = await self._identify(caller.language)
            # A context remembers what it has loaded, so each operation gets its own.
            context = self._door.context_of(fresh)
            prepared = await self._door.engine.prepare(asked(payload), context)
            return await self._door.engine.opened(prepared, context)
        except Refusal as refusal:
            raise Rejected([faults.refused(refusal, caller.language)], refusal) from None

    def _forget(self, name: str, mine: asyncio.Task[None] | None) -> None:
        if self._running.get(name) is mine:
            self._quiet_since = monotonic()
            del self._running[name]

    async def _send(self, message: Mapping[str, object]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.send_text(encoded(message).decode())

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
    """`{"token": ...}`, or a header's worth of `{"Authorization": "Bearer ..."}` as GraphiQL sends it."""
    given = _text(payload, "Authorization")
    if given is None:
        return _text(payload, "token")
    scheme, _, token = given.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _text(payload: Mapping[str, object], key: str) -> str | None:
    for name in (key, key.lower()):
        value = payload.get(name)
        if isinstance(value, str):
            return value
    return None
