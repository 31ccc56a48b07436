"""What stands in `errors[]`: malformed documents, missing permission, and our own faults, masked."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

import structlog
from graphql import GraphQLError

from api.outages import unavailable
from application.errors import Malformed, Refusal
from application.ports.store import StoreAway
from application.words import words
from domain.kernel.plain import Plain

log = structlog.get_logger("headwater.graphql")


def told(refusal: Refusal, language: str) -> str:
    """The refusal as a sentence in the reader's language."""
    game = refusal.data.get("game")
    return words(language).refusal(refusal.code, refusal.data, str(game) if game else None)


def refused(refusal: Refusal, language: str) -> dict[str, Plain]:
    """A refusal as an entry of `errors[]`."""
    rule: dict[str, Plain] = {"rule": refusal.rule} if refusal.rule else {}
    extensions: dict[str, Plain] = {**refusal.data, "code": refusal.code, **rule}
    return {"message": told(refusal, language), "extensions": extensions}


def malformed(path: str, fault: str, language: str) -> dict[str, Plain]:
    return refused(Malformed("malformed", path=path, fault=fault), language)


def all_told(errors: Sequence[GraphQLError], language: str) -> list[Plain]:
    return [one_told(error, language) for error in errors]


def one_told(error: GraphQLError, language: str) -> dict[str, Plain]:
    """An error of the executor: a refusal speaks for itself, a document's fault is named, ours is hidden."""
    cause = _cause(error)
    if isinstance(cause, Refusal):
        return {**refused(cause, language), **_place(error)}
    if cause is None:
        return {"message": error.message, **_place(error), "extensions": {"code": "bad-document"}}
    return {**hidden(cause, language), **_place(error)}


def _cause(error: GraphQLError) -> BaseException | None:
    """What was raised below; None when graphql-core itself found fault with the document or its values."""
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


def hidden(cause: BaseException, language: str) -> dict[str, Plain]:
    """Our own fault: the reader gets the number under which the log knows more, or hears when to come again."""
    if isinstance(cause, StoreAway):
        return refused(unavailable(), language)
    number = uuid4().hex
    log.error("graphql fault", request=number, exc_info=cause)
    text = words(language).refusal("internal", {"request": number})
    return {"message": text, "extensions": {"code": "internal", "request": number}}


def is_outage(errors: Sequence[Plain]) -> bool:
    """Whether the store was away for anything in an answer's `errors[]`."""
    codes = [error["extensions"] for error in errors if isinstance(error, dict)]
    return any(isinstance(each, dict) and each.get("code") == "unavailable" for each in codes)
