"""Selections made from the schema itself, so that a new field is asked for without a word."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any

from graphql import (
    GraphQLField,
    GraphQLNamedType,
    GraphQLObjectType,
    get_named_type,
    is_enum_type,
    is_interface_type,
    is_leaf_type,
    is_object_type,
    is_union_type,
)

from api.graphql.schema.build import CORE


def everything(name: str, depth: int = 6) -> str:
    """All fields of a type that need no argument, and theirs in turn."""
    kind = CORE.get_type(name)
    assert kind is not None
    return _selection(kind, depth)


def members(union: str, prefix: str) -> str:
    """Everything of the members of a union whose names begin so."""
    kind = CORE.get_type(union)
    assert is_union_type(kind)
    names = [member.name for member in kind.types if member.name.startswith(prefix)]
    return " ".join(f"... on {name} {everything(name)}" for name in names)


WORDS = {
    name: str(value.value.value if isinstance(value.value, Enum) else value.value)
    for kind in CORE.type_map.values()
    if is_enum_type(kind) and not kind.name.startswith("__")
    for name, value in kind.values.items()
}
"""The word of JSON for each value of an enum."""


ONLY_GRAPHQL = {"stock": "resources"}
"""What JSON calls a field that has a name of its own in GraphQL, where one selection may ask for both games."""


def plain(value: Any) -> Any:
    """What typed fields give as JSON views write it."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return WORDS.get(value, value)
    if not isinstance(value, dict):
        return value
    return {_json_name(key): plain(item) for key, item in value.items()}


def _json_name(key: str) -> str:
    return ONLY_GRAPHQL.get(key) or re.sub(r"(?<!^)(?=[A-Z])", "_", key).lower()


def _selection(kind: GraphQLNamedType, depth: int) -> str:
    if is_union_type(kind):
        return "{ __typename }"
    assert is_object_type(kind) or is_interface_type(kind)
    chosen = [_field(name, field, depth) for name, field in kind.fields.items() if not _needs(field)]
    return "{ " + " ".join(text for text in chosen if text) + " }"


def _field(name: str, field: GraphQLField, depth: int) -> str:
    inner = get_named_type(field.type)
    if is_leaf_type(inner):
        return name
    return f"{name} {_selection(inner, depth - 1)}" if depth > 1 else ""


def _needs(field: GraphQLField) -> bool:
    return any(argument.default_value is None and str(argument.type).endswith("!") for argument in field.args.values())


def object_types() -> list[GraphQLObjectType]:
    """Our own object types."""
    return [kind for name, kind in CORE.type_map.items() if is_object_type(kind) and not name.startswith("__")]
