"""From a request to its answer: one response for a query or mutation, a stream of responses for a subscription."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from api.graphql import faults
from api.graphql.context import Context
from api.graphql.document_cost import DocumentLimits, check_variables
from api.graphql.documents import BadDocument, Document, Documents, NoSuchOperation, reading_cost
from api.graphql.general import EventStream, Execution
from api.graphql.operations import Answer, Piece, PreparedOperation, Rejected, json_bytes
from api.graphql.request import GraphQLRequest
from api.graphql.trusted_documents import TrustedDocuments
from api.rate_limit import too_many_requests
from api.request_metrics import count_errors, count_refusal
from application.errors import LimitReached, Refusal
from application.limits.networks import metered_shares, take_share
from application.limits.owners import account_of
from application.ports.limits import Allowance, Rate
from domain.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Engine:
    """What is between a request and its execution: its document, its cost and the figures."""

    execution: Execution
    documents: Documents
    rate: Rate
    trusted: TrustedDocuments = field(default_factory=TrustedDocuments)

    async def prepare(self, request: GraphQLRequest, context: Context) -> PreparedOperation:
        """Raises Rejected if the request cannot or may not run."""
        language = context.caller.language
        try:
            check_variables(request.variables, self.limits)
            document, paid = await self._document(self.trusted.text_of(request), context)
            cost = document.cost(request.operation, request.variables)
            allowance = await self._spend(max(1, cost) - paid, context)
            return PreparedOperation(document, request, cost, self.limits.cost, allowance)
        except BadDocument as fault:
            raise Rejected(faults.error_entries(fault.errors, language)) from None
        except NoSuchOperation:
            raise Rejected([faults.malformed_entry("operationName", "names no operation", language)]) from None
        except LimitReached as refusal:
            raise Rejected([faults.refusal_entry(refusal, language)], refusal) from None

    @property
    def limits(self) -> DocumentLimits:
        return self.documents.limits

    async def _document(self, text: str, context: Context) -> tuple[Document, int]:
        """The document, and the cost paid for reading it. It is paid in advance, so invalid documents cost too."""
        cached = self.documents.cache.get(text)
        if cached is not None:
            return cached, 0
        paid = min(reading_cost(text), self.rate.burst)
        await self._spend(paid, context)
        document = await context.services.work.run(account_of(context.caller), lambda: self.documents.read(text))
        # Another request may have read the same text meanwhile: listeners share payloads only if they share plans.
        known = self.documents.cache.get(text)
        if known is None:
            self.documents.cache.keep(text, document)
        return known or document, paid

    async def _spend(self, cost: int, context: Context) -> Allowance:
        allowance = await take_share(context.desk.limits, self.rate, metered_shares(context.caller), max(0, cost))
        if not allowance.granted:
            raise too_many_requests(self.rate, allowance)
        return allowance

    async def answer(self, prepared: PreparedOperation, context: Context) -> Answer:
        """The response to a query or mutation."""
        began = perf_counter()
        result = await self.execution.response(prepared, context)
        payload = json_bytes({**result, "extensions": prepared.extensions})
        errors = result.get("errors", ())
        _count(prepared, context, began, errors)
        return Answer(payload, is_outage=faults.is_outage(errors))

    async def open_stream(self, prepared: PreparedOperation, context: Context) -> AsyncGenerator[Piece, None]:
        """The responses of an operation: many for a subscription, else one. Raises Rejected if it cannot begin."""
        if not prepared.is_subscription:
            return _single(await self.answer(prepared, context))
        began = perf_counter()
        pieces = _pieces(await self.execution.stream(prepared, context), context)
        context.desk.metrics.count("streams_opened", door=context.caller.door)
        _count(prepared, context, began)
        return pieces


def _count(prepared: PreparedOperation, context: Context, began: float, errors: Sequence[Plain] = ()) -> None:
    context.desk.metrics.observe("graphql_seconds", perf_counter() - began, kind=prepared.kind)
    count_errors(context.desk.metrics, errors, context.caller.door)


async def _single(answer: Answer) -> AsyncGenerator[Piece, None]:
    yield Piece(answer.payload, is_last=True)


async def _pieces(stream: EventStream, context: Context) -> AsyncGenerator[Piece, None]:
    try:
        async for event in stream.source:
            yield Piece(await stream.payload(event), getattr(event, "cursor", None))
    except Refusal as refusal:
        count_refusal(context.desk.metrics, refusal, context.caller.door, "/graphql")
        yield Piece(json_bytes({"errors": [faults.refusal_entry(refusal, context.caller.language)]}))
    finally:
        await stream.source.aclose()
