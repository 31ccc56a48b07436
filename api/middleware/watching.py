"""The outermost layer: numbers requests, measures and logs them, answers for our own faults, adds standing headers."""

from __future__ import annotations

import itertools
import re
import secrets
from time import perf_counter

import structlog
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.auth import language_of
from api.figures import method_of, route_of
from api.middleware.sockets import Sockets
from api.outages import unavailable
from api.problems import fault, problem
from api.services import Services
from application.ports.store import StoreAway

_SOUND_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_STANDING = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"cross-origin"),
)
_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_QUIET_ROUTES = frozenset({"/healthz", "/readyz"})

HUNG_UP = 499
"""What is logged and counted for a client who left before the answer; the number is nginx's."""

log = structlog.get_logger("access")


class Watching:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._metrics = services.desk.metrics
        self._sockets = Sockets(services.desk.metrics)
        self._logged = services.options.access_log
        self._prefix = secrets.token_hex(4)
        self._numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets.serve(self._app, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        watch = _Watch(send, self._request_id(scope))
        scope["request_id"] = watch.id
        try:
            await self._app(scope, receive, watch.send)
        except ClientDisconnect:  # nobody is left to be answered, and nothing is wrong with us
            watch.status = watch.status or HUNG_UP
        except StoreAway:  # the store itself has logged when that began
            if watch.status:
                raise
            language = language_of(Headers(scope=scope).get("accept-language", ""))
            await problem(unavailable(), language)(scope, receive, watch.send)
        except Exception:  # the edge: whatever it was, the client gets an answer and the log gets the reason
            log.exception("fault", request=watch.id, path=scope["path"])
            if watch.status:
                raise
            language = language_of(Headers(scope=scope).get("accept-language", ""))
            await fault(language, watch.id)(scope, receive, watch.send)
        finally:
            self._tell(scope, watch)

    def _request_id(self, scope: Scope) -> str:
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _SOUND_ID.fullmatch(given := value.decode("latin-1")):
                return str(given)
        return f"{self._prefix}-{next(self._numbers)}"

    def _tell(self, scope: Scope, watch: _Watch) -> None:
        seconds = perf_counter() - watch.began
        route = route_of(scope)
        self._metrics.count("requests", method=method_of(scope), route=route, status=str(watch.status))
        if not watch.is_stream:
            self._metrics.observe("request_seconds", seconds, route=route)
        if self._logged == "none" or route in _QUIET_ROUTES:
            return
        if self._logged == "all" or watch.status >= 500:
            player = getattr(scope.get("caller"), "player", None)
            log.info(
                "request",
                request=watch.id,
                method=scope["method"],
                path=scope["path"],
                status=watch.status,
                ms=round(seconds * 1000, 2),
                player=player.id if player else None,
            )


class _Watch:
    """One request on its way: looks at what is sent, and adds to its headers."""

    __slots__ = ("_send", "began", "id", "is_stream", "status")

    def __init__(self, send: Send, request: str) -> None:
        self._send = send
        self.id = request
        self.began = perf_counter()
        self.status = 0
        self.is_stream = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = self._headers(list(message["headers"]))
        await self._send(message)

    def _headers(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        given = dict(headers)
        self.is_stream = given.get(b"content-type", b"").startswith(b"text/event-stream")
        headers.extend(_STANDING)
        if _POLICY[0] not in given:
            headers.append(_POLICY)
        headers.append((b"x-request-id", self.id.encode()))
        return headers
