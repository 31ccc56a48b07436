"""A function from question to move becomes a webhook: an ASGI application that checks signatures."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from headwater_client.questions import Question

OLDEST: Final = 300_000
"""Milliseconds after which a signature is too old."""
LARGEST: Final = 1_000_000
"""Bytes that a question may have; the largest views have a few thousand."""

Choose: TypeAlias = Callable[[Question], str | Awaitable[str]]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]


def is_genuine(secret: str, signature: str, body: bytes, now: float | None = None) -> bool:
    """Whether the server that knows the secret signed this body a moment ago."""
    fields = dict(part.partition("=")[::2] for part in signature.split(","))
    moment, given = fields.get("t", ""), fields.get("v1", "")
    if not moment.isascii() or not moment.isdigit():
        return False
    expected = hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()
    is_fresh = abs((time.time() if now is None else now) * 1000 - int(moment)) < OLDEST
    return hmac.compare_digest(expected.encode(), given.encode()) and is_fresh


class WebhookBot:
    """`app = WebhookBot(choose, secret)`, served by any ASGI server."""

    def __init__(self, choose: Choose, secret: str) -> None:
        self._choose = choose
        self._secret = secret

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await _lifespan(receive, send)
        if scope["type"] != "http" or scope["method"] != "POST":
            return await _respond(send, 405, {"fault": "a question comes by POST"})
        body = await _body(receive)
        signature = dict(scope["headers"]).get(b"headwater-signature", b"").decode("latin-1")
        if body is None or not is_genuine(self._secret, signature, body):
            return await _respond(send, 401, {"fault": "the signature does not fit"})
        answer = self._choose(json.loads(body))
        move = answer if isinstance(answer, str) else await answer
        return await _respond(send, 200, {"move": move})


async def _body(receive: Receive) -> bytes | None:
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST:
            return None
    return body


async def _respond(send: Send, status: int, data: dict[str, str]) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(data).encode()})


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            return
