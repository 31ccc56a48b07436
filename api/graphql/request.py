"""A GraphQL request, read from JSON or from a query string. Its document is not parsed here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import orjson

from application.errors import Malformed


@dataclass(frozen=True, slots=True)
class GraphQLRequest:
    """The operation that a client wants to execute."""

    query: str
    variables: dict[str, object]
    operation: str | None
    document: str | None = None
    """The hash of a trusted document, sent instead of `query`."""


def request_from_json(body: bytes) -> GraphQLRequest:
    """The request in a JSON body; raises Malformed."""
    try:
        data = orjson.loads(body)
    except orjson.JSONDecodeError as fault:
        raise Malformed("malformed", path="body", fault=str(fault)[:120]) from None
    return request_from_data(data)


def request_from_url(parameters: Mapping[str, str]) -> GraphQLRequest:
    """The request in a query string, `variables` as JSON; raises Malformed."""
    data: dict[str, object] = {
        key: parameters[key] for key in ("query", "operationName", "documentId") if parameters.get(key)
    }
    if parameters.get("variables"):
        try:
            data["variables"] = orjson.loads(parameters["variables"])
        except orjson.JSONDecodeError as fault:
            raise Malformed("malformed", path="variables", fault=str(fault)[:120]) from None
    return request_from_data(data)


def request_from_data(data: object) -> GraphQLRequest:
    """The request in JSON data; raises Malformed naming the member at fault."""
    if not isinstance(data, dict):
        raise Malformed("malformed", path="body", fault="must be an object; batches are not supported")
    query, variables, operation = data.get("query"), data.get("variables"), data.get("operationName")
    document = None if query is not None else _document_hash(data)
    if document is None and not isinstance(query, str):
        raise Malformed("malformed", path="query", fault="must be a text")
    if variables is not None and not isinstance(variables, dict):
        raise Malformed("malformed", path="variables", fault="must be an object")
    if operation is not None and not isinstance(operation, str):
        raise Malformed("malformed", path="operationName", fault="must be a text")
    _drop_type_names(variables)
    return GraphQLRequest(query or "", variables or {}, operation or None, document)


def _drop_type_names(variables: object) -> None:
    """Apollo and urql add `__typename` to what they ask for, and clients send that back. No input has such a field."""
    pending = [variables]
    while pending:
        part = pending.pop()
        if isinstance(part, dict):
            part.pop("__typename", None)
            pending.extend(part.values())
        elif isinstance(part, list):
            pending.extend(part)


def _document_hash(data: dict[str, object]) -> str | None:
    """`documentId` of GraphQL over HTTP, or the same as Apollo's clients spell it."""
    extensions = data.get("extensions")
    persisted = extensions.get("persistedQuery") if isinstance(extensions, dict) else None
    spelled = persisted.get("sha256Hash") if isinstance(persisted, dict) else None
    document = data.get("documentId", spelled)
    if document is not None and not isinstance(document, str):
        raise Malformed("malformed", path="documentId", fault="must be a text")
    return document
