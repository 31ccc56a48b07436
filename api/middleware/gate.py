"""Who asks, and how often: finds the caller of a request and takes from their bucket of requests."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from math import ceil

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from api.auth import address_of, identified, language_of
from api.figures import count_refusal, door_of, find_route
from api.metering import REFUSAL_PAUSE, too_many
from api.problems import problem
from api.services import Services
from application.callers import Caller
from application.errors import LimitReached, Refusal, Unauthenticated
from application.limits.networks import Shares, metered_shares, networks, take_share
from application.ports.limits import Allowance

_GUARDED = ("/v1/", "/graphql")


def is_guarded(scope: Scope) -> bool:
    """Whether a request is one of the interface; a preflight only asks a browser's question about one."""
    return str(scope["path"]).startswith(_GUARDED) and scope["method"] != "OPTIONS"


class Gate:
    """Puts the caller into the scope as `caller`; says in each answer how many requests are left."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._desk = services.desk
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
        told = self._telling(send, left)
        if not left.granted:
            await asyncio.sleep(REFUSAL_PAUSE)
            refusal = too_many(self._rate, left)
        if refusal is not None:
            count_refusal(self._desk.metrics, refusal, door_of(scope), find_route(scope))
            await problem(refusal, caller.language)(scope, receive, told)
            return
        scope["caller"] = replace(caller, door=door_of(scope))
        await self._app(scope, receive, told)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake is a request of its address, which may only have so many sockets open in this process."""
        shares = networks(address_of(scope))
        refusal = await self._socket_refusal(shares)
        if refusal is not None:
            language = language_of(Headers(scope=scope).get("accept-language", ""))
            await WebSocket(scope, receive, send).send_denial_response(problem(refusal, language))
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
            await asyncio.sleep(REFUSAL_PAUSE)
            return too_many(self._rate, left)
        if any(self._sockets[key] >= self._most_sockets * share for key, share in shares):
            limit, most = "connections-per-address", self._most_sockets
            return LimitReached("too-many-connections", limit=limit, value=most, retry_after=None)
        return None

    async def _caller(self, scope: Scope) -> tuple[Caller, Refusal | None]:
        """A token that is no good is refused, but only after it was counted against the address it came from."""
        headers, origin = Headers(scope=scope), address_of(scope)
        try:
            return await identified(self._desk, headers, origin), None
        except Unauthenticated as refusal:
            return Caller(language=language_of(headers.get("accept-language", "")), origin=origin), refusal

    def _telling(self, send: Send, left: Allowance) -> Send:
        state = f'"{self._rate.name}";r={left.remaining};t={ceil(left.retry_after)}'.encode()

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = ((b"ratelimit-policy", self._policy), (b"ratelimit", state))
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return told
