"""The outermost layer: it numbers, measures and logs requests, answers internal errors and adds security headers."""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Callable
from time import perf_counter

import structlog
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.middleware.sockets import Sockets
from api.outages import unavailable
from api.refused import fault_response, refusal_response
from api.request_metrics import method_of, route_of
from api.services import Services
from api.version import API_VERSION
from application.ports.store import StoreAway

_STOP = re.compile(r"(/notification-stops/|/stop-mails/).+")
_SOUND_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_SECURITY_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"cross-origin"),
)
_VERSION = (b"headwater-version", API_VERSION.encode())
_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_QUIET_ROUTES = frozenset({"/healthz", "/readyz"})

CLIENT_CLOSED_REQUEST = 499
"""The status that is logged when the client disconnects before the response. nginx uses the same number."""

log = structlog.get_logger("access")


class RequestLog:
    """Middleware around the whole application. `cors` lets pages of other origins read its own answers too."""

    def __init__(self, app: ASGIApp, services: Services, cors: Callable[[ASGIApp], ASGIApp]) -> None:
        self._app = app
        self._cors = cors
        self._metrics = services.desk.metrics
        self._sockets = Sockets(services.desk.metrics)
        self._access_log = services.options.access_log
        self._prefix = secrets.token_hex(4)
        self._numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets.serve(self._app, scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        exchange = _Exchange(send, self._request_id(scope))
        scope["request_id"] = exchange.id
        try:
            await self._app(scope, receive, exchange.send)
        except ClientDisconnect:  # no client is left to answer, and the server is not at fault
            exchange.status = exchange.status or CLIENT_CLOSED_REQUEST
        except StoreAway:  # the store has already logged the outage
            if exchange.status:
                raise
            await self._cors(refusal_response(scope, unavailable()))(scope, receive, exchange.send)
        except Exception:  # the outermost handler: the client gets an answer, the log gets the cause
            log.exception("request.failed", request=exchange.id, path=_shown_path(scope))
            if exchange.status:
                raise
            await self._cors(fault_response(scope, exchange.id))(scope, receive, exchange.send)
        finally:
            self._record(scope, exchange)

    def _request_id(self, scope: Scope) -> str:
        for name, value in scope["headers"]:
            if name == b"x-request-id" and _SOUND_ID.fullmatch(text := value.decode("latin-1")):
                return str(text)
        return f"{self._prefix}-{next(self._numbers)}"

    def _record(self, scope: Scope, exchange: _Exchange) -> None:
        seconds = perf_counter() - exchange.began
        route = route_of(scope)
        self._metrics.count("requests", method=method_of(scope), route=route, status=str(exchange.status))
        if not exchange.is_stream:
            self._metrics.observe("request_seconds", seconds, route=route)
        if self._access_log == "none" or route in _QUIET_ROUTES:
            return
        if self._access_log == "all" or exchange.status >= 500:
            player = getattr(scope.get("caller"), "player", None)
            log.info(
                "request",
                request=exchange.id,
                method=scope["method"],
                path=_shown_path(scope),
                status=exchange.status,
                ms=round(seconds * 1000, 2),
                player=player.id if player else None,
            )


def _shown_path(scope: Scope) -> str:
    """A link that stops mails works for ever, for whoever has it."""
    return _STOP.sub(r"\1...", scope["path"])


class _Exchange:
    """One request and its response: remembers the status and adds headers."""

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
        present = dict(headers)
        self.is_stream = present.get(b"content-type", b"").startswith(b"text/event-stream")
        headers.extend(_SECURITY_HEADERS)
        if _POLICY[0] not in present:
            headers.append(_POLICY)
        headers += ((b"x-request-id", self.id.encode()), _VERSION)
        return headers
