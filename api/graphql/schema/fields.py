"""Fields of the schema: strawberry's decorators with types, and what a field reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import strawberry
from graphql import GraphQLField

CONSTANT = "constant"
"""The metadata of a field that has the same value in every object."""

AUDIENCE = "audience"
"""Marks a field that takes the request's context, yet has the same value for all who share seat and language."""

F = TypeVar("F", bound=Callable[..., Any])


def computed_field(**options: Any) -> Callable[[F], F]:
    """A field with a method as its resolver."""
    return cast(Callable[[F], F], strawberry.field(**options))


def mutation(**options: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.mutation(**options))


def subscription(**options: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.subscription(**options))


def is_plain(definition: GraphQLField) -> bool:
    """Whether the field is an attribute of its object or a constant."""
    field = definition.extensions.get("strawberry-definition")
    return field is not None and not definition.args and (field.is_basic_field or CONSTANT in field.metadata)
