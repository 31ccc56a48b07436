"""Operations as Starlette routes, one route for each path."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.names import with_rest_path
from api.problems import problem_response
from api.request_metrics import count_refusal, route_of
from api.rest.operation import Call, Operation
from api.rest.responses import told_events
from api.services import Services
from application.callers import NOBODY
from application.errors import Malformed, Refusal, StaleVersion
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain


class Resource:
    """The operations of one path, by method; an ASGI application."""

    def __init__(self, services: Services, operations: Iterable[Operation]) -> None:
        self._services = services
        self._by_method = {operation.method: operation for operation in operations}
        if "GET" in self._by_method:
            self._by_method["HEAD"] = self._by_method["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = scope.get("caller", NOBODY)
        call = Call(self._services, caller, Request(scope, receive))
        deprecation = None
        try:
            operation = self._operation(call)
            deprecation = operation.deprecation
            response = await operation.run(call)
        except Refusal as refusal:
            count_refusal(self._services.desk.metrics, refusal, "rest", route_of(scope))
            response = problem_response(with_rest_path(refusal), caller.language, **await _missed_events(call, refusal))
        if deprecation is not None:
            response.headers.update(deprecation.headers)
        await response(scope, receive, send)

    def _operation(self, call: Call) -> Operation:
        """The operation of the request's method. A missing sign-in is refused before the input is read."""
        method = call.request.method
        operation = self._by_method.get(method)
        if operation is None:
            allowed: list[Plain] = [*sorted(self._by_method)]
            raise Malformed("method-not-allowed", method=method[:20], allowed=allowed)
        if operation.scope is not None:
            call.caller.required_player()
        return operation


async def _missed_events(call: Call, refusal: Refusal) -> dict[str, Plain]:
    """The events that a stale client has missed, so that it need not ask for them."""
    if not isinstance(refusal, StaleVersion):
        return {}
    state = await call.desk.matches.cached_or_fresh(MatchId(call.path("match")))
    return {"missed": await told_events(call.desk, state.match, refusal.missed, call.caller.language)}


def resources(services: Services, operations: Iterable[Operation]) -> list[Route]:
    """The routes, in the order in which their paths first appear."""
    paths: defaultdict[str, list[Operation]] = defaultdict(list)
    for operation in operations:
        paths[operation.path].append(operation)
    return [Route(path, Resource(services, group), name=group[0].id) for path, group in paths.items()]
