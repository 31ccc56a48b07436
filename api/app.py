"""The ASGI application: every route, and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from api.forwarded import Forwarded
from api.graphql import graphql_routes
from api.health import health_routes
from api.middleware.bodies import BodyLimit
from api.middleware.gate import Gate
from api.middleware.pages import PageLimit
from api.middleware.request_log import RequestLog
from api.oauth import oauth_routes
from api.refused import refusal_response
from api.request_metrics import count_refusal, door_of, route_of
from api.rest import rest_routes
from api.services import Services
from api.web import web_routes
from application.errors import Malformed, NotFound, Refusal
from domain.kernel.plain import Plain

Background = Callable[[], AbstractAsyncContextManager[None]]
_EXPOSED = (
    "Deprecation",
    "ETag",
    "Headwater-Version",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Sunset",
    "X-Request-ID",
)


def create_app(services: Services, background: Background | None = None) -> Starlette:
    """The ASGI application; it runs inside `background`."""
    # Starlette tries routes in order, so the busiest stand first.
    doors = [*graphql_routes(services), *health_routes(services), *rest_routes(services), *oauth_routes(services)]
    return Starlette(
        routes=[*doors, *web_routes(services.options.web)],
        middleware=_layers(services),
        exception_handlers={HTTPException: partial(_answer_router_fault, services)},
        lifespan=_lifespan(services, background),
    )


def _layers(services: Services) -> list[Middleware]:
    cors = _cors(services.options.cors_origins)
    return [
        Middleware(Forwarded, services.options.proxies),
        Middleware(RequestLog, services, cors),
        Middleware(PageLimit, services),
        Middleware(cors),
        Middleware(BodyLimit, services),
        Middleware(Gate, services),
    ]


def _cors(origins: tuple[str, ...]) -> Callable[[ASGIApp], ASGIApp]:
    if not origins:
        return lambda app: app
    return partial(
        CORSMiddleware,
        allow_origins=origins,
        allow_methods=("GET", "POST", "PUT", "DELETE"),
        # Any header: tokens are not cookies, so a page of another origin has nothing of its visitor's to send.
        allow_headers=("*",),
        expose_headers=_EXPOSED,
        max_age=3600,
    )


def _lifespan(
    services: Services, background: Background | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if background is None:
            yield
        else:
            async with background():
                yield
        services.close()

    return lifespan


async def _answer_router_fault(services: Services, request: Request, fault: Exception) -> Response:
    """Answers what the router refuses in the same form as every other refusal."""
    assert isinstance(fault, HTTPException)
    refusal = _refusal(request, fault)
    count_refusal(services.desk.metrics, refusal, door_of(request.scope), route_of(request.scope))
    return refusal_response(request.scope, refusal)


def _refusal(request: Request, fault: HTTPException) -> Refusal:
    if fault.status_code == 404:
        return NotFound("unknown-path", what="path", id=request.url.path[:120])
    if fault.status_code == 405:
        allowed: list[Plain] = [*sorted((fault.headers or {}).get("Allow", "").split(", "))]
        return Malformed("method-not-allowed", method=request.method[:20], allowed=allowed)
    return Malformed("malformed", path="request", fault=fault.detail[:200])
