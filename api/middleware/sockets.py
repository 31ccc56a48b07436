"""Metrics of WebSockets: how many are open, and the code that closed each."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from application.ports.metrics import Metrics

# The codes of RFC 6455 and graphql-transport-ws. A client may send any other.
CODES: Final = frozenset({*range(1000, 1016), 4400, 4401, 4403, 4406, 4408, 4409, 4429, 4500})
# RFC 6455: the connection broke without a close code.
BROKEN: Final = 1006


class Sockets:
    """The WebSockets of one application."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._open = 0

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        socket = _Socket(receive, send)
        self._metrics.count("sockets_opened")
        self._note(+1)
        try:
            await app(scope, socket.receive, socket.send)
        finally:
            self._note(-1)
            self._metrics.count("sockets_closed", code=str(socket.code) if socket.code in CODES else "other")

    def _note(self, more: int) -> None:
        self._open += more
        self._metrics.show("sockets_open", self._open)


class _Socket:
    """One connection, and the first close code that either side sends."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._code: int | None = None

    @property
    def code(self) -> int:
        return BROKEN if self._code is None else self._code

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._note(message)
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self._note(message)
        await self._send(message)

    def _note(self, message: Message) -> None:
        if self._code is None:
            self._code = message.get("code") or 1000
