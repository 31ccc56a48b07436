"""The routes of GraphQL."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from api.graphql.document_cost import DocumentLimits
from api.graphql.documents import Documents
from api.graphql.door import Door
from api.graphql.execution import Engine
from api.graphql.general import Execution, GeneralExecution
from api.graphql.http import graphql_over_http
from api.graphql.page import schema_file, static_file
from api.graphql.planned.execution import PlannedExecution
from api.graphql.planned.plans import SchemaFacts
from api.graphql.planned.resolvers import Resolvers
from api.graphql.schema.build import CORE, classes
from api.graphql.socket import Socket
from api.graphql.trusted_documents import TrustedDocuments
from api.options import EdgeOptions
from api.services import Services


def graphql_routes(services: Services) -> list[BaseRoute]:
    """The GraphiQL page, its files, the schema as a file, and one address for HTTP and WebSocket."""
    options = services.options
    documents = Documents(CORE, DocumentLimits(page=services.desk.policy.page), options.documents_bytes)
    engine = Engine(_execution(options), documents, options.graphql_cost, _trusted(options))
    door = Door(services, engine)

    async def answer(request: Request) -> Response:
        return await graphql_over_http(door, request)

    async def talk(websocket: WebSocket) -> None:
        await Socket(door, websocket).serve()

    schema = [] if options.trusted_only else [Route("/schema.graphql", schema_file, methods=["GET"])]
    return [
        *schema,
        Route("/graphql", answer, methods=["GET", "POST"]),
        Route("/graphql/static/{name}", static_file, methods=["GET"]),
        WebSocketRoute("/graphql", talk),
    ]


def _trusted(options: EdgeOptions) -> TrustedDocuments:
    return TrustedDocuments(options.trusted_documents, only=options.trusted_only)


def _execution(options: EdgeOptions) -> Execution:
    if options.graphql_plans:
        return PlannedExecution(CORE, SchemaFacts(Resolvers(CORE), classes()))
    return GeneralExecution(CORE)
