"""Requests that are repeated safely, and streams that resume after every cut."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any, Final
from uuid import uuid4

import httpx

from headwater_client.backoff import Backoff
from headwater_client.errors import LimitReached, Refusal, Unreachable, refusal
from headwater_client.sse import Message, Parser
from headwater_client.version import VERSION

SILENCE: Final = 45.0
"""Seconds without a sign of life after which a stream counts as cut. The server sends one every 15 seconds."""
AWAY: Final = frozenset({502, 503, 504})


class AsyncTransport:
    """One connection pool with a token. A request is repeated while the network or the server is away."""

    def __init__(self, url: str, token: str | None, language: str, patience: float | None) -> None:
        self.patience = patience
        self._http = httpx.AsyncClient(base_url=f"{url.rstrip('/')}/v1", timeout=httpx.Timeout(30.0, connect=10.0))
        self._http.headers.update({"Accept-Language": language, "User-Agent": f"headwater-client-python/{VERSION}"})
        self.token = token

    @property
    def token(self) -> str | None:
        return self._token

    @token.setter
    def token(self, token: str | None) -> None:
        self._token = token
        self._http.headers.pop("Authorization", None)
        if token is not None:
            self._http.headers["Authorization"] = f"Bearer {token}"

    async def close(self) -> None:
        await self._http.aclose()

    async def ask(
        self, method: str, path: str, body: object = None, *, headers: dict[str, str] | None = None, wait: float = 0
    ) -> Any:
        """The JSON of the answer, None for an empty one; raises Refusal or Unreachable.

        A change carries an idempotency key, so a repeated one is made once. `wait` is how long the server may think.
        """
        answer = await self._answer(method, path, body, headers or {}, wait)
        return answer.json() if answer.content else None

    async def download(self, path: str) -> bytes:
        """The content of a file; raises Refusal or Unreachable."""
        return (await self._answer("GET", path, None, {}, 0)).content

    async def _answer(
        self, method: str, path: str, body: object, headers: dict[str, str], wait: float
    ) -> httpx.Response:
        once = {} if method == "GET" else {"Idempotency-Key": uuid4().hex}
        timeout = httpx.Timeout(30.0 + wait, connect=10.0)
        backoff = Backoff(self.patience)
        while True:
            asked, cause = None, None
            try:
                answer = await self._http.request(method, path, json=body, headers={**once, **headers}, timeout=timeout)
            except httpx.TransportError as fault:
                cause = fault
            else:
                if answer.is_success:
                    return answer
                asked = _retry_after(answer)
            if not backoff.has_patience():
                raise Unreachable(f"{method} {path}: no answer from the server") from cause
            await asyncio.sleep(backoff.pause(asked))

    async def follow(self, path: str, after: str | None = None) -> AsyncGenerator[Message, None]:
        """Every event after the cursor, once and in order, until the server says that there are no more."""
        backoff = Backoff(None)
        while True:
            asked = None
            try:
                async with self._http.stream(
                    "GET", path, headers=_stream_headers(after), timeout=httpx.Timeout(SILENCE, connect=10.0)
                ) as answer:
                    if answer.status_code == 204:
                        return
                    if answer.is_success:
                        parser = Parser()
                        async for line in answer.aiter_lines():
                            message = parser.feed(line)
                            if message is not None:
                                after = message.cursor or after
                                backoff.reset()
                                yield message
                    else:
                        await answer.aread()
                        asked = _retry_after(answer)
            except httpx.TransportError:
                pass  # a cut: resume after the last cursor
            await asyncio.sleep(backoff.pause(asked))


def _stream_headers(after: str | None) -> dict[str, str]:
    resumed = {} if after is None else {"Last-Event-ID": after}
    return {"Accept": "text/event-stream", **resumed}


def _retry_after(answer: httpx.Response) -> float | None:
    """How long to wait before another try; raises Refusal where another try is of no use."""
    fault = refusal(answer)
    if answer.status_code in AWAY or (isinstance(fault, LimitReached) and fault.retry_after is not None):
        return fault.retry_after or _seconds(answer.headers.get("Retry-After"))
    raise fault


def _seconds(text: str | None) -> float | None:
    return float(text) if text is not None and text.isdigit() else None


def decoded(message: Message) -> Any:
    return json.loads(message.data)


__all__ = ["AsyncTransport", "Refusal", "decoded"]
