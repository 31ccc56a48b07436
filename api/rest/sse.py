"""Server-sent events: frames, and a response that lives as long as client, token and server do."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from api.auth import expired
from api.rest.operation import EVENT_STREAM, Ask
from api.streams import paced
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


def wants_stream(ask: Ask) -> bool:
    """Whether the client asks for events rather than a page; a HEAD has no time to wait for them."""
    return ask.request.method == "GET" and EVENT_STREAM in (ask.header("accept") or "")


class EventStream(Response):
    """Sends the frames of a source."""

    def __init__(self, ask: Ask, frames: AsyncGenerator[bytes, None]) -> None:
        super().__init__(None, 200, dict(_HEADERS), EVENT_STREAM)
        del self.headers["content-length"]
        self._ask = ask
        self._frames = frames

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self._frames):
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": _GREETING, "more_body": True})
            await self._sent(receive, send)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _sent(self, receive: Receive, send: Send) -> None:
        services = self._ask.services
        services.desk.metrics.count("streams_opened", door="rest")
        ends = (services.closing.wait(), _gone(receive), expired(services.desk, self._ask.caller))
        try:
            async with aclosing(paced(self._frames, services.options.heartbeat, *ends)) as items:
                async for item in items:
                    await send({"type": "http.response.body", "body": item or _HEARTBEAT, "more_body": True})
        except Refusal:
            # The status has been sent: all that can still be done is to end in an orderly way.
            await send({"type": "http.response.body", "body": _REFUSED, "more_body": True})
        except StoreAway:
            pass  # streams wait for a store that is away, until the server ends
        if services.closing.has_begun:
            await send({"type": "http.response.body", "body": _GOODBYE, "more_body": True})


async def _gone(receive: Receive) -> None:
    """Returns when the client has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
