"""The GraphQL door: schema, execution, HTTP, server-sent events and WebSocket."""

from api.graphql.routes import graphql_routes
from api.graphql.schema.build import schema_text

__all__ = ["graphql_routes", "schema_text"]
