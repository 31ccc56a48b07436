"""Server-sent events: frames, and a response that lasts as long as client, token and server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from api.auth import wait_for_token_end
from api.rest.operation import EVENT_STREAM, Call
from api.streams import with_heartbeats
from application.errors import Refusal
from application.ports.store import StoreAway

_GREETING = b"retry: 1000\n\n"
_HEARTBEAT = b": still here\n\n"
_GOODBYE = b": the server is closing\n\n"
_REFUSED = b": no longer allowed; ask again to hear why\n\n"
_HEADERS: Mapping[str, str] = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def frame(kind: str, data: bytes, cursor: int | str | None = None) -> bytes:
    """One event; JSON never holds a line break, so one data line is enough."""
    number = b"" if cursor is None else f"id: {cursor}\n".encode()
    return b"%sevent: %s\ndata: %s\n\n" % (number, kind.encode(), data)


def wants_stream(call: Call) -> bool:
    """Whether the client wants a stream instead of a page. A HEAD request never does."""
    return call.request.method == "GET" and EVENT_STREAM in (call.header("accept") or "")


class EventStream(Response):
    """A response that sends the frames of a source."""

    def __init__(self, call: Call, frames: AsyncGenerator[bytes, None]) -> None:
        super().__init__(None, 200, dict(_HEADERS), EVENT_STREAM)
        del self.headers["content-length"]
        self._call = call
        self._frames = frames

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self._frames):
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": _GREETING, "more_body": True})
            await self._send_frames(receive, send)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_frames(self, receive: Receive, send: Send) -> None:
        services = self._call.services
        services.desk.metrics.count("streams_opened", door="rest")
        ends = (
            services.shutdown.wait(),
            _wait_for_disconnect(receive),
            wait_for_token_end(services.desk, self._call.caller),
        )
        try:
            async with aclosing(with_heartbeats(self._frames, services.options.heartbeat, *ends)) as items:
                async for item in items:
                    await send({"type": "http.response.body", "body": item or _HEARTBEAT, "more_body": True})
        except Refusal:
            # The status is already sent, so the stream can only end in an orderly way.
            await send({"type": "http.response.body", "body": _REFUSED, "more_body": True})
        except StoreAway:
            pass  # streams wait for an unavailable store until the server shuts down
        if services.shutdown.has_begun:
            await send({"type": "http.response.body", "body": _GOODBYE, "more_body": True})


async def _wait_for_disconnect(receive: Receive) -> None:
    """Returns when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
