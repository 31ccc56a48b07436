"""Identifies the caller of a request and applies the caller's rate limit."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import ceil

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from api.auth import address_of, identify_caller, language_of
from api.rate_limit import too_many_requests
from api.refused import refusal_response
from api.request_metrics import count_refusal, door_of, find_route
from api.services import Services
from application.callers import Caller
from application.errors import LimitReached, Refusal, Unauthenticated
from application.limits.networks import Shares, metered_shares, networks, take_share, widest
from application.ports.limits import Allowance

_GUARDED = ("/v1/", "/graphql")


def is_guarded(scope: Scope) -> bool:
    """Whether a request is one of the interface; a preflight only asks a browser's question about one."""
    return str(scope["path"]).startswith(_GUARDED) and scope["method"] != "OPTIONS"


class Gate:
    """Puts the caller into the scope as `caller`, and the remaining requests into each response."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._desk = services.desk
        self._refusals = services.refusals
        self._rate = services.options.requests
        self._most_sockets = services.options.connections_per_address
        self._sockets: Counter[str] = Counter()
        window = ceil(self._rate.burst / self._rate.per_second)
        self._policy = f'"{self._rate.name}";q={self._rate.burst};w={window}'.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http" or not is_guarded(scope):
            await self._app(scope, receive, send)
            return
        caller, refusal = await self._caller(scope)
        left = await take_share(self._desk.limits, self._rate, metered_shares(caller))
        send_with_headers = self._with_rate_headers(send, left)
        if not left.granted:
            await self._refusals.wait(widest(caller.origin))
            refusal = too_many_requests(self._rate, left)
        if refusal is not None:
            count_refusal(self._desk.metrics, refusal, door_of(scope), find_route(scope))
            await refusal_response(scope, refusal)(scope, receive, send_with_headers)
            return
        scope["caller"] = replace(caller, door=door_of(scope))
        await self._app(scope, receive, send_with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake counts as a request of its address. Each address may have only so many sockets here."""
        shares = networks(address_of(scope))
        refusal = await self._socket_refusal(shares)
        if refusal is not None:
            await self._refusals.wait(widest(address_of(scope)))
            await WebSocket(scope, receive, send).send_denial_response(refusal_response(scope, refusal))
            return
        keys = [key for key, _ in shares]
        self._sockets.update(keys)
        try:
            await self._app(scope, receive, send)
        finally:
            for key in keys:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    async def _socket_refusal(self, shares: Shares) -> LimitReached | None:
        left = await take_share(self._desk.limits, self._rate, shares)
        if not left.granted:
            return too_many_requests(self._rate, left)
        if any(self._sockets[key] >= self._most_sockets * share for key, share in shares):
            limit, most = "connections-per-address", self._most_sockets
            return LimitReached("too-many-connections", limit=limit, value=most, retry_after=None)
        return None

    async def _caller(self, scope: Scope) -> tuple[Caller, Refusal | None]:
        """The caller, or an anonymous caller with a refusal. So an invalid token still counts against its address."""
        headers, origin = Headers(scope=scope), address_of(scope)
        try:
            return await identify_caller(self._desk, headers, origin), None
        except Unauthenticated as refusal:
            return Caller(language=language_of(headers.get("accept-language", "")), origin=origin), refusal

    def _with_rate_headers(self, send: Send, left: Allowance) -> Send:
        state = f'"{self._rate.name}";r={left.remaining};t={ceil(left.retry_after)}'.encode()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = ((b"ratelimit-policy", self._policy), (b"ratelimit", state))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return send_with_headers
