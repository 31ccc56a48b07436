"""The same question asked of the general executor alone, for comparison with planned answers."""

from __future__ import annotations

import json
from typing import Any

from api.graphql.context import Context
from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import Documents
from api.graphql.execution import Engine
from api.graphql.general import GeneralExecution
from api.graphql.operations import Rejected
from api.graphql.request import GraphQLRequest
from api.graphql.schema.build import CORE
from application.callers import Caller
from application.players.authenticate import authenticate
from application.ports.limits import Rate
from tests.houses import Guest


async def ask_generally(guest: Guest, query: str, /, **variables: object) -> dict[str, Any]:
    """The whole response, as `Guest.ask` has it."""
    house = guest.house
    caller = Caller(language=guest.language)
    if guest.token:
        caller = await authenticate(house.desk, guest.token, guest.language)
    context = Context(house.services, caller)
    engine = Engine(GeneralExecution(CORE), Documents(CORE, DocumentLimits()), Rate("graphql-cost", 10**9, 1e9))
    try:
        prepared = await engine.prepare(GraphQLRequest(query, dict(variables), None), context)
        answer = await engine.answer(prepared, context)
    except Rejected as rejected:
        answer = rejected.answer()
    told: dict[str, Any] = json.loads(answer.payload)
    return told
