"""The OpenAPI 3.1 document, generated from the table of operations; openapi.json is a copy of it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from api.problems import MEDIA_TYPE
from api.rest.event_schemas import event_schemas
from api.rest.game_schemas import COMPONENTS, Json, game_schemas
from api.rest.match_shapes import StateShape
from api.rest.operation import EVENT_STREAM, JSON, LONGEST_PART, Deprecation, HeaderInfo, Nothing, Operation
from api.rest.operation_table import OPERATIONS, PATH_PARAMETERS, TAGS
from api.rest.shapes import Problem
from api.statuses import status_of_code
from api.version import API_VERSION

_REFS = COMPONENTS + "{name}"
_INFO = (
    "Host and play matches of Moon River and The River. Every refusal is a problem (RFC 9457) whose `code` is stable "
    "and whose `detail` speaks the language of `Accept-Language` (en, it, es, pt). The version of a match is its only "
    "cursor: `ETag`, `If-Match`, `after` and `Last-Event-ID` are all the same number."
)
_PART: dict[str, Json] = {"type": "string", "minLength": 1, "maxLength": LONGEST_PART}
_ANYONE: list[str] = ["malformed", "bad-token", "too-many-requests", "unavailable", "internal"]


def document(operations: Sequence[Operation] = OPERATIONS) -> dict[str, Json]:
    """The whole document, the same on every call."""
    shapes, components = _schemas(operations)
    paths: defaultdict[str, dict[str, Json]] = defaultdict(dict)
    for operation in operations:
        paths[operation.path][operation.method.lower()] = _operation(operation, shapes, components)
    whole: dict[str, Json] = {
        "openapi": "3.1.0",
        "info": {"title": "Headwater", "version": API_VERSION, "description": _INFO},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": says} for name, says in TAGS.items()],
        "security": [],
        "paths": dict(paths),
        "components": {
            "schemas": _named_components(dict(paths), components),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    renamed = _with_public_names(whole)
    assert isinstance(renamed, dict)
    return renamed


def _public_name(name: str) -> str:
    """The name of a component: what it is, without our word for a class of the edge."""
    if name.endswith("Wish"):
        return name.removesuffix("Wish") + "Input"
    return name.removesuffix("Shape")


def _with_public_names(part: Json) -> Json:
    if isinstance(part, list):
        return [_with_public_names(item) for item in part]
    if not isinstance(part, dict):
        return part
    named = {key: _with_public_names(value) for key, value in part.items() if not _is_default_object(key, value)}
    target, title = named.get("$ref"), named.get("title")
    if isinstance(target, str):
        named["$ref"] = COMPONENTS + _public_name(target.removeprefix(COMPONENTS))
    if isinstance(title, str):
        named["title"] = _public_name(title)
    return named


def _is_default_object(key: str, value: Json) -> bool:
    """Generators of clients stumble over objects as defaults. The members of such an object tell the same."""
    return key == "default" and isinstance(value, dict) and "type" not in value and "anyOf" not in value


def _named_components(paths: Json, components: Mapping[str, Json]) -> dict[str, Json]:
    """The components that some operation leads to, by their public names; two never share one."""
    reached = _reached(paths, components)
    named = {_public_name(name): components[name] for name in reached}
    assert len(named) == len(reached)
    return dict(sorted(named.items()))


def _reached(part: Json, components: Mapping[str, Json]) -> set[str]:
    """The names of all components that a part of the document leads to."""
    reached: set[str] = set()
    waiting = _references(part)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _references(components[name])
    return reached


def _references(part: Json) -> list[str]:
    """The names of the components that a part of the document refers to."""
    if isinstance(part, list):
        return [name for item in part for name in _references(item)]
    if not isinstance(part, dict):
        return []
    target = part.get("$ref")
    own = [target.removeprefix(COMPONENTS)] if isinstance(target, str) else []
    return own + [name for value in part.values() for name in _references(value)]


def _schemas(operations: Sequence[Operation]) -> tuple[dict[type, Json], dict[str, Json]]:
    """The schema of each shape in use, and the components that they refer to."""
    # Every operation may answer with a problem, a problem may hold events, and an event a state.
    used: dict[type, None] = {Problem: None, StateShape: None}
    for operation in operations:
        used[operation.input] = None
        if operation.output is not None:
            used[operation.output] = None
    schemas, components = msgspec.json.schema_components(list(used), ref_template=_REFS)
    shapes: dict[type, Json] = dict(zip(used, schemas, strict=True))
    named: dict[str, Json] = {**components, **game_schemas(), **event_schemas()}
    for name in _reached([shapes[each.input] for each in operations if each.has_body], named):
        _tell_defaults(named[name])
    return shapes, named


def _tell_defaults(schema: Json) -> None:
    """Says in words what stands for a member that is left out: generators take a `default` for a member that is
    always there, and then ask for it in requests too."""
    properties = schema.get("properties") if isinstance(schema, dict) else None
    for member in properties.values() if isinstance(properties, dict) else ():
        if isinstance(member, dict) and (default := member.pop("default", None)) is not None:
            says = member.get("description", "")
            member["description"] = f"{says} Left out: `{json.dumps(default)}`.".strip()


def _operation(operation: Operation, shapes: dict[type, Json], components: dict[str, Json]) -> Json:
    entry: dict[str, Json] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "tags": [operation.tag],
        "parameters": [*_path(operation), *_query(operation, components), *map(_header, operation.reads)],
        "responses": _responses(operation, shapes),
        "security": _security(operation),
    }
    if operation.details:
        entry["description"] = operation.details
    if operation.deprecation is not None:
        entry |= _deprecation(operation.deprecation)
    if operation.has_body:
        content: Json = {JSON: {"schema": shapes[operation.input]}}
        entry["requestBody"] = {"required": not operation.optional_body, "content": content}
    return entry


def _deprecation(deprecation: Deprecation) -> dict[str, Json]:
    says = f"Deprecated since {deprecation.since}, answered until {deprecation.sunset}: use {deprecation.instead}."
    return {"deprecated": True, "description": says, "x-sunset": deprecation.sunset.isoformat()}


def _security(operation: Operation) -> list[Json]:
    """The security of an operation. Without a scope the token is optional."""
    with_token: Json = {"token": [] if operation.scope in (None, "known") else [str(operation.scope)]}
    return [with_token] if operation.scope else [{}, with_token]


def _path(operation: Operation) -> list[Json]:
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    return [_path_parameter(name) for name in names]


def _path_parameter(name: str) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": dict(_PART), **PATH_PARAMETERS[name]}


def _query(operation: Operation, components: dict[str, Json]) -> list[Json]:
    if operation.has_body or operation.input is Nothing:
        return []
    shape = components[operation.input.__name__]
    assert isinstance(shape, dict)
    properties = shape["properties"]
    assert isinstance(properties, dict)
    needed = shape.get("required", [])
    assert isinstance(needed, list)
    return [
        _query_parameter(name, dict(schema), name in needed)
        for name, schema in properties.items()
        if isinstance(schema, dict)
    ]


def _query_parameter(name: str, schema: dict[str, Json], required: bool) -> Json:
    says = schema.pop("description", "")
    return {"name": name, "in": "query", "required": required, "description": says, "schema": _without_null(schema)}


def _without_null(schema: dict[str, Json]) -> dict[str, Json]:
    """The schema of a query parameter, which is left out instead of being null."""
    choices = schema.pop("anyOf", None)
    if not isinstance(choices, list):
        return schema
    rest = [choice for choice in choices if choice != {"type": "null"}]
    schema.pop("default", None)
    assert len(rest) == 1
    assert isinstance(rest[0], dict)
    return {**schema, **rest[0]}


def _header(header: HeaderInfo) -> Json:
    return {
        "name": header.name,
        "in": "header",
        "required": header.required,
        "description": header.says,
        "schema": {"type": "string", **({"pattern": f"^(?:{header.pattern})$"} if header.pattern else {})},
    }


def _responses(operation: Operation, shapes: dict[type, Json]) -> dict[str, Json]:
    is_empty = operation.output is None and operation.media is None
    good: dict[str, Json] = {"description": "Done" if is_empty else "What was asked for"}
    if operation.media is not None:
        good["content"] = {operation.media: {"schema": {"type": "string"}}}
    if operation.output is not None:
        stream: dict[str, Json] = {EVENT_STREAM: {"schema": {"type": "string"}}} if operation.streams else {}
        good["content"] = {JSON: {"schema": shapes[operation.output]}, **stream}
    if operation.writes:
        good["headers"] = {
            header.name: {"description": header.says, "schema": {"type": "string"}} for header in operation.writes
        }
    responses: dict[str, Json] = {str(operation.status): good}
    if operation.may_be_unchanged:
        responses["304"] = {"description": "Nothing has changed since that version"}
    if operation.may_repeat:
        responses["200"] = {**good, "description": "What was answered before to the same key"}
    if operation.may_be_empty:
        responses["204"] = {"description": "There is nothing"}
    if operation.streams:
        responses["204"] = {"description": "The stream is over: nothing more will come"}
    return responses | _problems(operation)


def _problems(operation: Operation) -> dict[str, Json]:
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    for code in (*operation.codes, *_ANYONE):
        by_status[status_of_code(code)].append(code)
    return {str(status): _problem(sorted(set(codes))) for status, codes in sorted(by_status.items())}


def _problem(codes: list[str]) -> Json:
    names = ", ".join(f"`{code}`" for code in codes)
    schema: Json = {"$ref": _REFS.format(name="Problem")}
    return {"description": f"Refused: {names}", "content": {MEDIA_TYPE: {"schema": schema}}}
