"""The same question asked of the general executor alone, for comparison with planned answers."""

from __future__ import annotations

import json
from typing import Any

from api.graphql.context import Context
from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import Documents
from api.graphql.execution import Engine, Rejected
from api.graphql.planned.operation_plan import OperationPlan
from api.graphql.request import GraphQLRequest
from api.graphql.schema.build import CORE, classes
from application.callers import Caller
from application.players.authenticate import authenticate
from application.ports.limits import Rate
from tests.houses import Guest


class _NoPlans(dict[tuple[object, ...], OperationPlan | None]):
    """Every operation is known to have no plan."""

    def __contains__(self, _: object) -> bool:
        return True

    def __getitem__(self, _: tuple[object, ...]) -> None:
        return None


async def ask_generally(guest: Guest, query: str, /, **variables: object) -> dict[str, Any]:
    """The whole response, as `Guest.ask` has it."""
    house = guest.house
    caller = Caller(language=guest.language)
    if guest.token:
        caller = await authenticate(house.desk, guest.token, guest.language)
    context = Context(house.services, caller)
    engine = Engine(CORE, classes(), Documents(CORE, DocumentLimits()), Rate("graphql-cost", 10**9, 1e9))
    try:
        prepared = await engine.prepare(GraphQLRequest(query, dict(variables), None), context)
        prepared.document.operation_plans = _NoPlans()
        answer = await engine.answer(prepared, context)
    except Rejected as rejected:
        answer = rejected.answer()
    told: dict[str, Any] = json.loads(answer.payload)
    return told
