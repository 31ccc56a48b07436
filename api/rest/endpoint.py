"""Operations as Starlette routes: one route for each path, whichever methods it has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.figures import count_refusal, route_of
from api.names import snake_case
from api.problems import problem
from api.rest.operation import Ask, Operation
from api.services import Services
from application.callers import NOBODY
from application.errors import Malformed, Refusal, StaleVersion
from application.hosting.visible_log import event_of
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
        ask = Ask(self._services, caller, Request(scope, receive))
        try:
            response = await self._operation(ask).run(ask)
        except Refusal as refusal:
            count_refusal(self._services.desk.metrics, refusal, "rest", route_of(scope))
            response = problem(_named(refusal), caller.language, **_missed(refusal))
        await response(scope, receive, send)

    def _operation(self, ask: Ask) -> Operation:
        """The operation that is meant; who must be known is asked for that before anything else is looked at."""
        method = ask.request.method
        operation = self._by_method.get(method)
        if operation is None:
            allowed: list[Plain] = [*sorted(self._by_method)]
            raise Malformed("method-not-allowed", method=method[:20], allowed=allowed)
        if operation.scope is not None:
            ask.caller.required_player()
        return operation


def _named(refusal: Refusal) -> Refusal:
    """An input is called what it is called here."""
    path = refusal.data.get("path")
    if not isinstance(refusal, Malformed) or not isinstance(path, str):
        return refusal
    return Malformed(refusal.code, refusal.rule, **{**refusal.data, "path": snake_case(path)})


def _missed(refusal: Refusal) -> dict[str, Plain]:
    """A stale version carries what was missed: the client need not ask again."""
    return {"missed": [event_of(entry) for entry in refusal.missed]} if isinstance(refusal, StaleVersion) else {}


def resources(services: Services, operations: Iterable[Operation]) -> list[Route]:
    """Routes in the order in which their paths first appear."""
    paths: defaultdict[str, list[Operation]] = defaultdict(list)
    for operation in operations:
        paths[operation.path].append(operation)
    return [Route(path, Resource(services, group), name=group[0].id) for path, group in paths.items()]
