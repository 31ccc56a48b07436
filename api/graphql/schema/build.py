"""Assembles the schema once, and prints it."""

from __future__ import annotations

from collections.abc import Mapping

import strawberry
from graphql import GraphQLSchema
from strawberry.schema.config import StrawberryConfig
from strawberry.types.base import StrawberryObjectDefinition

from api.graphql.schema.answers import MatchChanged
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.mutations import Mutation
from api.graphql.schema.players import Machine
from api.graphql.schema.queries import Query
from api.graphql.schema.refusals import Refusal
from api.graphql.schema.scalars import SCALARS
from api.graphql.schema.subscriptions import Subscription

SCHEMA = strawberry.Schema(
    query=Query,
    mutation=Mutation,
    subscription=Subscription,
    types=[Refusal, MatchChanged, Machine],
    config=StrawberryConfig(scalar_map=SCALARS),
)
CORE: GraphQLSchema = SCHEMA._schema
_HEADING = "# Made by `headwater schema --write`; a test compares it with the code.\n\n"


def schema_text() -> str:
    """The text of schema.graphql."""
    return _HEADING + SCHEMA.as_str() + "\n"


def classes() -> Mapping[type, str]:
    """The GraphQL type of every Python class whose objects resolvers return."""
    own = {
        kept.definition.origin: name
        for name, kept in SCHEMA.schema_converter.type_map.items()
        if isinstance(kept.definition, StrawberryObjectDefinition) and not kept.definition.is_input
    }
    return {**own, **CLASSES}
