"""GraphQL types generated from the dataclasses of a game's views, moves and events."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import reduce
from operator import or_
from typing import Any

import strawberry

from api.graphql.schema.descriptions import FIELDS, TYPES
from api.graphql.schema.fields import CONSTANT
from api.graphql.schema.scalars import JSON
from domain.kernel.plain import kind_of

CLASSES: dict[type, str] = {}
"""The GraphQL type of each domain class; plans use it for members of unions."""

_TYPES: dict[tuple[str, type], Any] = {}


def object_type(prefix: str, cls: type, name: str | None = None, has_kind: bool = False) -> Any:
    """The strawberry type of a domain dataclass. Its fields read the domain object itself; nothing is copied."""
    cached = _TYPES.get((prefix, cls))
    if cached is None:
        title = name or prefix + cls.__name__.removesuffix("View")
        cached = _TYPES[prefix, cls] = _object_type(prefix, cls, title, has_kind)
        CLASSES[cls] = title
    return cached


def _object_type(prefix: str, cls: type, title: str, has_kind: bool) -> Any:
    hints = typing.get_type_hints(cls)
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    if has_kind:
        members["__annotations__"]["kind"] = str
        members["kind"] = _kind(title, kind_of(cls))
    for field in fields(cls):
        members["__annotations__"][field.name] = graphql_type(prefix, hints[field.name])
        members[field.name] = strawberry.field(description=field_text(title, field.name))
    members["is_type_of"] = classmethod(lambda _, value, info: isinstance(value, cls))
    base = type(title, (), members)
    return strawberry.type(base, name=title, description=type_text(title, cls))


def _kind(title: str, kind: str) -> Any:
    def resolver() -> str:
        return kind

    return strawberry.field(resolver=resolver, description=field_text(title, "kind"), metadata={CONSTANT: kind})


def graphql_type(prefix: str, hint: Any) -> Any:
    """The GraphQL type of a domain type hint."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        inner = [graphql_type(prefix, one) for one in inside if one is not type(None)]
        assert len(inner) == 1, f"{hint} is no optional value"
        return inner[0] | None
    if origin in (tuple, list, Sequence, frozenset):
        return list[graphql_type(prefix, inside[0])]  # type: ignore[misc]  # generated at run time
    if origin in (dict, Mapping):
        return JSON
    if isinstance(hint, type) and is_dataclass(hint):
        return object_type(prefix, hint)
    assert hint in (int, str, bool, float), f"{hint} has no GraphQL type"
    return hint


def union_type(name: str, description: str, members: Sequence[Any]) -> Any:
    """A union whose members are generated at run time."""
    return typing.Annotated[reduce(or_, members), strawberry.union(name=name, description=description)]


def type_text(title: str, cls: type) -> str:
    """The description of a type: the one for clients, or else the class's own docstring."""
    own = (cls.__doc__ or "").split("\n")[0].replace("`", "")
    is_signature = own.startswith(f"{cls.__name__}(")
    return TYPES.get(title) or ("" if is_signature else own)


def field_text(title: str, name: str) -> str:
    return FIELDS.get(f"{title}.{name}") or FIELDS.get(name, "")
