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

from api.descriptions import FIELDS, TYPES
from api.graphql.schema.fields import CONSTANT
from api.graphql.schema.scalars import JSON
from api.graphql.schema.vocabulary import GameEventKind, enum_name, field_enum
from domain.catalog import standard
from domain.kernel.plain import kind_of

CLASSES: dict[type, str] = {}
"""The GraphQL type of each domain class; plans use it for members of unions."""

_TYPES: dict[tuple[str, type], Any] = {}


def prefix_of(game: str) -> str:
    """What the names of a game's types begin with."""
    return standard(game).info.title.replace(" ", "")


def object_type(game: str, cls: type, name: str | None = None) -> Any:
    """The strawberry type of a domain dataclass. Its fields read the domain object itself; nothing is copied."""
    cached = _TYPES.get((game, cls))
    if cached is None:
        title = name or prefix_of(game) + cls.__name__.removesuffix("View")
        cached = _TYPES[game, cls] = _object_type(game, cls, title, {})
        CLASSES.setdefault(cls, title)
    return cached


def event_type(game: str, cls: type) -> Any:
    """The type of an event, which also names its kind."""
    title, kind = prefix_of(game) + cls.__name__, kind_of(cls)
    CLASSES[cls] = title
    return _object_type(game, cls, title, {"kind": constant_field(GameEventKind, kind, field_text(title, "kind"))})


def constant_field(graphql_type: Any, value: str | bool, description: str, name: str | None = None) -> tuple[Any, Any]:
    """A field, with its annotation, that always has the same value."""

    def resolver(self: Any) -> Any:
        return value

    constant = value if isinstance(value, bool) else enum_name(value)
    options: dict[str, Any] = {"graphql_type": graphql_type, "metadata": {CONSTANT: constant}}
    return graphql_type, strawberry.field(resolver=resolver, name=name, description=description, **options)


def _object_type(game: str, cls: type, title: str, first: Mapping[str, tuple[Any, Any]]) -> Any:
    hints = typing.get_type_hints(cls)
    own = {
        field.name: (
            graphql_type(game, hints[field.name], cls, field.name),
            strawberry.field(name=OTHER_NAMES.get((title, field.name)), description=_text(title, field.name)),
        )
        for field in fields(cls)
    }
    return new_type(title, type_text(title, cls), {**first, **own}, cls)


def new_type(title: str, description: str, members: Mapping[str, tuple[Any, Any]], cls: type | None = None) -> Any:
    """A strawberry type of these fields, each with its annotation; `cls` is the class of its objects."""
    body: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for name, (annotation, field) in members.items():
        body["__annotations__"][name] = annotation
        body[name] = field
    if cls is not None:
        body["is_type_of"] = classmethod(lambda _, value, info: isinstance(value, cls))
    return strawberry.type(type(title, (), body), name=title, description=description)


def graphql_type(game: str, hint: Any, cls: type, name: str) -> Any:
    """The GraphQL type of a field's type hint; the words of a closed list are an enum."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        inner = [graphql_type(game, one, cls, name) for one in inside if one is not type(None)]
        assert len(inner) == 1, f"{hint} is no optional value"
        return inner[0] | None
    if origin in (tuple, list, Sequence, frozenset):
        return list[graphql_type(game, inside[0], cls, name)]  # type: ignore[misc]  # generated at run time
    if origin in (dict, Mapping):
        return JSON
    if isinstance(hint, type) and is_dataclass(hint):
        return object_type(game, hint)
    assert hint in (int, str, bool, float), f"{hint} has no GraphQL type"
    return (field_enum(game, cls, name) or str) if hint is str else hint


def union_type(name: str, description: str, members: Sequence[Any]) -> Any:
    """A union whose members are generated at run time."""
    return typing.Annotated[reduce(or_, members), strawberry.union(name=name, description=description)]


def type_text(title: str, cls: type) -> str:
    """The description of a type: the one for clients, or else the class's own docstring."""
    own = (cls.__doc__ or "").split("\n")[0].replace("`", "")
    is_signature = own.startswith(f"{cls.__name__}(")
    return TYPES.get(title) or ("" if is_signature else own)


OTHER_NAMES = {("TheRiverScore", "resources"): "stock"}
"""Fields whose own name has another type in the other game, so that a selection over both would collide.

Only GraphQL calls them so: logs and records keep the domain's name.
"""


def _text(title: str, name: str) -> str:
    return field_text(title, OTHER_NAMES.get((title, name), name))


def field_text(title: str, name: str) -> str:
    return FIELDS.get(f"{title}.{name}") or FIELDS.get(name, "")
