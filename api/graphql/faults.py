"""The entries of `errors[]`: invalid documents, missing permission, and masked internal errors."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

import structlog
from graphql import GraphQLError

from api.names import with_graphql_path
from api.outages import unavailable
from api.problems import refusal_text
from application.errors import Malformed, Refusal
from application.ports.store import StoreAway
from application.words import words
from domain.kernel.plain import Plain

log = structlog.get_logger("headwater.graphql")


def refusal_entry(refusal: Refusal, language: str) -> dict[str, Plain]:
    """A refusal as an entry of `errors[]`."""
    rule: dict[str, Plain] = {"rule": refusal.rule} if refusal.rule else {}
    refusal = with_graphql_path(refusal)
    extensions: dict[str, Plain] = {**refusal.data, "code": refusal.code, **rule}
    return {"message": refusal_text(refusal, language), "extensions": extensions}


def malformed_entry(path: str, fault: str, language: str) -> dict[str, Plain]:
    return refusal_entry(Malformed("malformed", path=path, fault=fault), language)


def error_entries(errors: Sequence[GraphQLError], language: str) -> list[Plain]:
    return [error_entry(error, language) for error in errors]


def error_entry(error: GraphQLError, language: str) -> dict[str, Plain]:
    """The entry of an executor's error: a refusal, an error in the document, or a masked internal error."""
    cause = _cause(error)
    if isinstance(cause, Refusal):
        return {**refusal_entry(cause, language), **_place(error)}
    if cause is None:
        return {"message": error.message, **_place(error), "extensions": {"code": "bad-document"}}
    return {**masked_entry(cause, language), **_place(error)}


def _cause(error: GraphQLError) -> BaseException | None:
    """The exception of a resolver; None when graphql-core itself rejects the document or its values."""
    cause: BaseException | None = error.original_error
    while isinstance(cause, GraphQLError):
        cause = cause.original_error
    return cause


def _place(error: GraphQLError) -> dict[str, Plain]:
    place: dict[str, Plain] = {}
    if error.locations:
        place["locations"] = [{"line": at.line, "column": at.column} for at in error.locations]
    if error.path:
        place["path"] = list(error.path)
    return place


def masked_entry(cause: BaseException, language: str) -> dict[str, Plain]:
    """The entry of an internal error: a number to find the cause in the log, or when to retry after an outage."""
    if isinstance(cause, StoreAway):
        return refusal_entry(unavailable(), language)
    number = uuid4().hex
    log.error("graphql.failed", request=number, exc_info=cause)
    text = words(language).refusal("internal", {"request": number})
    return {"message": text, "extensions": {"code": "internal", "request": number}}


def is_outage(errors: Sequence[Plain]) -> bool:
    """Whether any entry of `errors[]` says that the store was unavailable."""
    codes = [error["extensions"] for error in errors if isinstance(error, dict)]
    return any(isinstance(each, dict) and each.get("code") == "unavailable" for each in codes)
