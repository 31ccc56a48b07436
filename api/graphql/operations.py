"""An operation on its way: prepared, then answered, streamed in pieces, or rejected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import orjson
from graphql import GraphQLError, OperationType

from api.graphql import faults
from api.graphql.documents import Document
from api.graphql.request import GraphQLRequest
from application.errors import Refusal
from application.ports.limits import Allowance
from domain.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Answer:
    """An encoded response. `is_request_error`: nothing was executed; `is_outage`: the store was unavailable."""

    payload: bytes
    is_request_error: bool = False
    refusal: Refusal | None = None
    is_outage: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One response of a stream, and the cursor to resume after it. `is_last` says that no other follows."""

    payload: bytes
    cursor: str | None = None
    is_last: bool = False


class Rejected(Exception):
    """The request was not executed; `errors` give the reasons in the caller's language."""

    def __init__(self, errors: list[Plain], refusal: Refusal | None = None) -> None:
        super().__init__("rejected")
        self.errors = errors
        self.refusal = refusal

    def answer(self) -> Answer:
        return Answer(json_bytes({"errors": self.errors}), True, self.refusal, faults.is_outage(self.errors))


def json_bytes(value: object) -> bytes:
    return orjson.dumps(value, default=str)


@dataclass(frozen=True, slots=True)
class PreparedOperation:
    """An operation that may run: its document, its cost and the caller's remaining allowance."""

    document: Document
    request: GraphQLRequest
    cost: int
    limit: int
    allowance: Allowance

    @property
    def is_subscription(self) -> bool:
        return self.document.is_subscription(self.request.operation)

    @property
    def is_mutation(self) -> bool:
        return self.kind == OperationType.MUTATION.value

    @property
    def is_introspection(self) -> bool:
        return self.document.is_introspection(self.request.operation)

    @property
    def kind(self) -> str:
        """query, mutation or subscription."""
        return self.document.operation(self.request.operation).operation.value

    @property
    def extensions(self) -> dict[str, Plain]:
        return {"cost": {"cost": self.cost, "limit": self.limit, "remaining": self.allowance.remaining}}


def rejected(errors: Sequence[GraphQLError], language: str) -> Rejected:
    """What graphql-core says against executing a request."""
    return Rejected(faults.error_entries(errors, language))
