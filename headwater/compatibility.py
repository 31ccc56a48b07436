"""Changes that would break clients of the last released API, and which of them were announced long enough ago.

`released/` holds schema.graphql and openapi.json as they were last released. What was deprecated there, with a date
that has passed, may go once CHANGELOG.md names it. Everything else needs another version of the API.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeAlias

import orjson
from graphql import GraphQLEnumType, GraphQLNamedType, GraphQLSchema, build_schema
from graphql.utilities import find_breaking_changes

Json: TypeAlias = Mapping[str, Any]

RELEASED: Final = "released"
METHODS: Final = ("get", "post", "put", "delete", "patch")
_MEMBER: Final = re.compile(r"\b[A-Z]\w*\.\w+")
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class Break:
    """What no longer works: the subject, in words why, and until when it was promised (None: for ever)."""

    subject: str
    says: str
    until: date | None


def unannounced(folder: Path, today: date) -> list[Break]:
    """The breaking changes since the last release that may not be made now; none before the first release."""
    if not (folder / RELEASED).is_dir():
        return []
    changelog = (folder / "CHANGELOG.md").read_text("utf-8")
    old, new = folder / RELEASED, folder
    breaks = [
        *graphql_breaks((old / "schema.graphql").read_text("utf-8"), (new / "schema.graphql").read_text("utf-8")),
        *rest_breaks(
            orjson.loads((old / "openapi.json").read_bytes()), orjson.loads((new / "openapi.json").read_bytes())
        ),
    ]
    return [each for each in breaks if not _is_allowed(each, changelog, today)]


def _is_allowed(each: Break, changelog: str, today: date) -> bool:
    return each.until is not None and each.until <= today and f"`{each.subject}`" in changelog


def graphql_breaks(old: str, new: str) -> Iterator[Break]:
    before = build_schema(old)
    for change in find_breaking_changes(before, build_schema(new)):
        # A standard scalar that nothing uses any more is no loss of its own.
        if not change.description.startswith("Standard scalar"):
            found = _MEMBER.search(change.description)
            subject = found[0] if found else change.description
            yield Break(subject, change.description, _promised_until(before, subject))


def _promised_until(schema: GraphQLSchema, subject: str) -> date | None:
    """The date in the `@deprecated` of a field or an enum's value, as the released schema has it."""
    kind, _, member = subject.partition(".")
    reason = _deprecation(schema.type_map.get(kind), member)
    found = _DATE.search(reason or "")
    return date.fromisoformat(found[0]) if found else None


def _deprecation(kind: GraphQLNamedType | None, member: str) -> str | None:
    members = kind.values if isinstance(kind, GraphQLEnumType) else getattr(kind, "fields", {})
    reason: str | None = getattr(members.get(member), "deprecation_reason", None)
    return reason


def rest_breaks(old: Json, new: Json) -> Iterator[Break]:
    for path, method, operation in _operations(old):
        subject = f"{method.upper()} {path}"
        sunset = operation.get("x-sunset")
        until = date.fromisoformat(sunset) if sunset else None
        later = new["paths"].get(path, {}).get(method)
        faults = ["is gone"] if later is None else _operation_faults(old, operation, new, later)
        for fault in faults:
            yield Break(subject, f"{subject}: {fault}", until)


def _operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                yield path, method, methods[method]


def _operation_faults(old: Json, before: Json, new: Json, after: Json) -> Iterator[str]:
    known = {(each["in"], each["name"]): each for each in before["parameters"]}
    for each in after["parameters"]:
        if each["required"] and not known.get((each["in"], each["name"]), {}).get("required"):
            yield f"now needs the parameter {each['name']}"
    if "requestBody" in after:
        given = _content(before.get("requestBody", {}))
        yield from _input_faults(Reader(old), given, Reader(new), _content(after["requestBody"]), "body")
    for status, answer in before["responses"].items():
        if status.startswith("2"):
            later = after["responses"].get(status)
            if later is None:
                yield f"no longer answers {status}"
            else:
                yield from _output_faults(Reader(old), _content(answer), Reader(new), _content(later), "answer")


def _content(part: Json) -> Json:
    schema: Json = part.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


class Reader:
    """Follows the references of one document; a schema is read once on each path, because schemas may be recursive."""

    def __init__(self, document: Json) -> None:
        self._schemas: Json = document["components"]["schemas"]

    def schema(self, part: Json) -> Json:
        while "$ref" in part:
            part = self._schemas[part["$ref"].rpartition("/")[2]]
        return part


DEEPEST: Final = 8


def _output_faults(old: Reader, before: Json, new: Reader, after: Json, path: str) -> Iterator[str]:
    """What a client may read must stay: members, and their types."""
    before, after = old.schema(before), new.schema(after)
    if path.count(".") > DEEPEST:
        return
    for name, member in before.get("properties", {}).items():
        place = f"{path}.{name}"
        if name not in after.get("properties", {}):
            yield f"{place} is gone"
        else:
            if name in before.get("required", ()) and name not in after.get("required", ()):
                yield f"{place} may be left out"
            yield from _output_faults(old, member, new, after["properties"][name], place)
    yield from _kind_fault(before, after, path)
    if "items" in before and "items" in after:
        yield from _output_faults(old, before["items"], new, after["items"], f"{path}[]")


def _input_faults(old: Reader, before: Json, new: Reader, after: Json, path: str) -> Iterator[str]:
    """What a client may send must stay: nothing new is needed, no member and no word is refused."""
    before, after = old.schema(before), new.schema(after)
    if path.count(".") > DEEPEST:
        return
    for name in after.get("required", ()):
        if name not in before.get("required", ()):
            yield f"{path}.{name} is needed now"
    for name, member in before.get("properties", {}).items():
        if name not in after.get("properties", {}):
            yield f"{path}.{name} is refused"
        else:
            yield from _input_faults(old, member, new, after["properties"][name], f"{path}.{name}")
    for word in before.get("enum", ()):
        if "enum" in after and word not in after["enum"]:
            yield f"{path} refuses {word}"
    yield from _kind_fault(before, after, path)


def _kind_fault(before: Json, after: Json, path: str) -> Iterator[str]:
    if "type" in before and "type" in after and before["type"] != after["type"]:
        yield f"{path} was {before['type']} and is {after['type']}"
