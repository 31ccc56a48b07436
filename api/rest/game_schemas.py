"""JSON schemas of what the games' classes look like in REST: positions, moves, events, scores, geometry."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from api.descriptions import FIELDS, TYPES
from domain.catalog import CATALOG, standard
from domain.kernel.game import Shapes
from domain.kernel.plain import kind_of

COMPONENTS = "#/components/schemas/"
Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Schema: TypeAlias = dict[str, Json]

SCALARS: Final[Mapping[type, str]] = {str: "string", int: "integer", bool: "boolean", float: "number"}


def reference(name: str) -> Schema:
    return {"$ref": COMPONENTS + name}


def one_of_the_games(name: str) -> Schema:
    """The schema of a value that each game has a schema of its own for."""
    return {"anyOf": [reference(prefix + name) for prefix in _PREFIXES.values()]}


def or_null(schema: Schema) -> Schema:
    choices = schema["anyOf"]
    assert isinstance(choices, list)
    return {"anyOf": [*choices, {"type": "null"}]}


@cache
def _prefix(game: str) -> str:
    return standard(game).info.title.replace(" ", "")


_PREFIXES: Final[Mapping[str, str]] = {game: _prefix(game) for game in CATALOG}


def game_schemas() -> dict[str, Schema]:
    """The components of all games, with the names of GraphQL's types."""
    found: dict[str, Schema] = {}
    for game, prefix in _PREFIXES.items():
        shapes = standard(game).shapes
        writer = _Writer(shapes, prefix, found)
        writer.component(shapes.view, f"{prefix}Position")
        writer.component(shapes.geometry)
        writer.union(f"{prefix}Move", shapes.moves, "Move")
        writer.union(f"{prefix}GameEvent", shapes.events, "")
        found[f"{prefix}Result"] = _result(prefix)
    return found


def _result(prefix: str) -> Schema:
    ranks: Schema = {"type": "array", "items": {"type": "integer"}}
    scores: Schema = {"type": "array", "items": reference(f"{prefix}Score")}
    return {
        "type": "object",
        "title": f"{prefix}Result",
        "description": "Scores and ranks in seat order.",
        "properties": {"scores": scores, "ranks": ranks},
        "required": ["scores", "ranks"],
    }


class _Writer:
    """Writes the components of one game."""

    def __init__(self, shapes: Shapes, prefix: str, found: dict[str, Schema]) -> None:
        self._shapes = shapes
        self._prefix = prefix
        self._found = found
        self._names: dict[type, str] = {}

    def union(self, name: str, classes: Sequence[type], suffix: str) -> None:
        """The union of tagged classes, told apart by `kind`."""
        names = {kind_of(cls): self._tagged(cls, suffix) for cls in classes}
        mapping: Json = {kind: COMPONENTS + target for kind, target in names.items()}
        self._found[name] = {
            "title": name,
            "oneOf": [reference(target) for target in names.values()],
            "discriminator": {"propertyName": "kind", "mapping": mapping},
        }

    def _tagged(self, cls: type, suffix: str) -> str:
        name = self.component(cls, f"{self._prefix}{cls.__name__}{suffix}")
        schema = self._found[name]
        members, needed = schema["properties"], schema.get("required", [])
        assert isinstance(members, dict)
        assert isinstance(needed, list)
        schema["properties"] = {"kind": {"type": "string", "enum": [kind_of(cls)]}, **members}
        schema["required"] = ["kind", *needed]
        return name

    def component(self, cls: type, name: str | None = None) -> str:
        """Writes the schema of a dataclass, once."""
        if cls not in self._names:
            title = self._names[cls] = name or self._prefix + cls.__name__.removesuffix("View")
            hints = typing.get_type_hints(cls)
            members: Json = {each.name: self._member(cls, title, each, hints[each.name]) for each in fields(cls)}
            schema: Schema = {"type": "object", "title": title, "properties": members}
            if title in TYPES:
                schema["description"] = TYPES[title]
            if fields(cls):
                schema["required"] = [each.name for each in fields(cls)]
            self._found[title] = schema
        return self._names[cls]

    def _member(self, cls: type, title: str, member: Field[Any], hint: Any) -> Json:
        schema = self._schema(cls, member.name, hint)
        text = FIELDS.get(f"{title}.{member.name}") or FIELDS.get(member.name)
        if text:
            schema["description"] = text
        return schema

    def _schema(self, cls: type, name: str, hint: Any) -> Schema:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self._schema(cls, name, one) for one in inside]}
        if hint is type(None):
            return {"type": "null"}
        if origin in (tuple, list, Sequence, frozenset):
            return {"type": "array", "items": self._schema(cls, name, inside[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": True}
        if is_dataclass(hint):
            assert isinstance(hint, type)
            return reference(self.component(hint))
        return self._scalar(cls, name, hint)

    def _scalar(self, cls: type, name: str, hint: type) -> Schema:
        schema: Schema = {"type": SCALARS[hint]}
        vocabulary = self._shapes.vocabulary(cls, name) if hint is str else None
        return schema if vocabulary is None else {**schema, "enum": [*vocabulary.words]}
