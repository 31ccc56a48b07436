"""Limits the size of request bodies, with or without a Content-Length."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.refused import refusal_response
from api.request_metrics import count_refusal, door_of, find_route
from api.services import Services
from application.errors import LimitReached


class BodyLimit:
    """Refuses a request with 413 as soon as its body exceeds the limit."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._metrics = services.desk.metrics
        self._most = services.options.body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check(_declared_size(scope))
            await self._app(scope, self._counting_receive(receive), send)
        except LimitReached as refusal:
            count_refusal(self._metrics, refusal, door_of(scope), find_route(scope))
            await refusal_response(scope, refusal)(scope, receive, send)

    def _check(self, size: int) -> None:
        if size > self._most:
            raise LimitReached("body-too-large", limit="body", value=self._most, retry_after=None)

    def _counting_receive(self, receive: Receive) -> Receive:
        size = 0

        async def receive_and_count() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            self._check(size)
            return message

        return receive_and_count


def _declared_size(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0
