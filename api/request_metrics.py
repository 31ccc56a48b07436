"""Metrics of requests and refusals. Labels have few values, whatever a client sends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from application.errors import LimitReached, Refusal
from application.ports.metrics import Metrics
from domain.kernel.plain import Plain

NO_ROUTE: Final = "none"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def route_of(scope: Scope) -> str:
    """The pattern of the route, never the path itself; NO_ROUTE when no route matches."""
    path: str = getattr(scope.get("route"), "path", NO_ROUTE)
    return path


def find_route(scope: Scope) -> str:
    """The same for a request that is refused before it reaches the router."""
    if "route" not in scope:
        routes: Iterable[BaseRoute] = scope["app"].routes
        scope["route"] = next((route for route in routes if route.matches(scope)[0] is not Match.NONE), None)
    return route_of(scope)


def method_of(scope: Scope) -> str:
    return scope["method"] if scope["method"] in METHODS and route_of(scope) != NO_ROUTE else "any"


def door_of(scope: Scope) -> str:
    return "graphql" if scope["path"].startswith("/graphql") else "rest"


def count_refusal(metrics: Metrics, refusal: Refusal, door: str, route: str) -> None:
    metrics.count("refusals", code=refusal.code, door=door)
    if isinstance(refusal, LimitReached):
        metrics.count("limits", limit=str(refusal.data.get("limit")), route=route)


def count_errors(metrics: Metrics, errors: Iterable[Plain], door: str) -> None:
    """Counts the refusals in `errors` of a GraphQL response."""
    for error in errors:
        extensions = error.get("extensions") if isinstance(error, Mapping) else None
        if not isinstance(extensions, Mapping):
            continue
        metrics.count("refusals", code=str(extensions.get("code")), door=door)
        if "limit" in extensions:
            metrics.count("limits", limit=str(extensions["limit"]), route="/graphql")
