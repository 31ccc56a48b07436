"""Custom scalars."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType

import strawberry
from graphql import GraphQLError, IntValueNode, ValueNode, print_ast
from strawberry.types.scalar import ScalarDefinition

JSON = NewType("JSON", object)
Moment = NewType("Moment", int)
Milliseconds = NewType("Milliseconds", int)

GREATEST = 2**53 - 1
"""The greatest number that JavaScript clients read exactly."""


def _whole(name: str) -> Callable[[object], int]:
    """Reads a variable. Only a GraphQLError counts as the client's fault."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= GREATEST:
            raise _fault(name, repr(value), None)
        return value

    return read


def _whole_literal(name: str) -> Callable[..., int]:
    def read(node: ValueNode, _: object = None) -> int:
        if not isinstance(node, IntValueNode) or not 0 <= int(node.value) <= GREATEST:
            raise _fault(name, print_ast(node), node)
        return int(node.value)

    return read


def _fault(name: str, text: str, node: ValueNode | None) -> GraphQLError:
    return GraphQLError(f"{name} must be a whole number from 0 to {GREATEST}, not {text[:40]}", node)


SCALARS: dict[object, ScalarDefinition] = {
    JSON: strawberry.scalar(
        name="JSON",
        description="Any JSON value: objects, lists, texts, numbers, true, false, null.",
        serialize=lambda value: value,
        parse_value=lambda value: value,
    ),
    Moment: strawberry.scalar(
        name="Moment",
        description="A point in time as a number: milliseconds since 1970-01-01T00:00:00Z.",
        serialize=int,
        parse_value=_whole("Moment"),
        parse_literal=_whole_literal("Moment"),
    ),
    Milliseconds: strawberry.scalar(
        name="Milliseconds",
        description="A span of time as a whole number of milliseconds.",
        serialize=int,
        parse_value=_whole("Milliseconds"),
        parse_literal=_whole_literal("Milliseconds"),
    ),
}
