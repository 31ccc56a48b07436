"""Executes operations: one response for a query or mutation, a stream of responses for a subscription."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from inspect import isawaitable
from time import perf_counter
from typing import Any

from graphql import ExecutionResult, GraphQLError, GraphQLSchema, OperationType
from graphql.execution import create_source_event_stream

from api.graphql import faults
from api.graphql.context import Context
from api.graphql.document_cost import DocumentLimits, check_variables
from api.graphql.documents import MOST_ERRORS, BadDocument, Document, Documents, NoSuchOperation, reading_cost
from api.graphql.planned.operation_plan import OperationPlan, Outcomes, operation_plan, replay_middleware
from api.graphql.planned.plans import PlanningExecutor
from api.graphql.planned.runs import Run
from api.graphql.request import GraphQLRequest
from api.graphql.stream_responses import StreamResponses, json_bytes, response_data
from api.rate_limit import too_many_requests
from api.request_metrics import count_errors, count_refusal
from application.errors import LimitReached, Refusal
from application.limits.networks import metered_shares, take_share
from application.limits.owners import account_of
from application.ports.limits import Allowance, Rate
from domain.kernel.plain import Plain

MOST_PLANS = 16


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
    def kind(self) -> str:
        """query, mutation or subscription."""
        return self.document.operation(self.request.operation).operation.value

    @property
    def extensions(self) -> dict[str, Plain]:
        return {"cost": {"cost": self.cost, "limit": self.limit, "remaining": self.allowance.remaining}}


@dataclass(frozen=True, slots=True)
class Engine:
    """The schema with its documents; `classes` maps each Python class to its GraphQL type."""

    schema: GraphQLSchema
    classes: Mapping[type, str]
    documents: Documents
    rate: Rate

    async def prepare(self, request: GraphQLRequest, context: Context) -> PreparedOperation:
        """Raises Rejected if the request cannot or may not run."""
        language = context.caller.language
        try:
            check_variables(request.variables, self.limits)
            document, paid = await self._document(request.query, context)
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
        result = await self._result(prepared, context)
        payload = json_bytes({**result, "extensions": prepared.extensions})
        errors = result.get("errors", ())
        _count(prepared, context, began, errors)
        return Answer(payload, is_outage=faults.is_outage(errors))

    async def _result(self, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        if prepared.document.is_introspection(prepared.request.operation):
            return await self._schema(prepared, context)
        plan = self._plan(prepared, context)
        return await self._execute(prepared, context) if plan is None else await self._run(plan, prepared, context)

    async def _schema(self, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        """The response to an introspection, which needs only the schema."""
        executor = self._executor(prepared, context)
        result = await context.services.work.run(account_of(context.caller), executor.execute_operation)
        assert isinstance(result, ExecutionResult)
        return response_data(result, context)

    async def _run(self, plan: OperationPlan, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        variables = plan.variables(prepared.request.variables)
        if variables is None:
            return await self._execute(prepared, context)
        run = Run(context, variables)
        outcomes = await plan.outcomes(run)
        try:
            return {"data": await plan.data(outcomes, run)}
        except Exception:  # Fall back to graphql-core: it reports the path of the error.
            return await self._execute(prepared, context, outcomes)

    async def _execute(
        self, prepared: PreparedOperation, context: Context, outcomes: Outcomes | None = None
    ) -> dict[str, Any]:
        executor = self._executor(prepared, context)
        if outcomes is not None:
            executor.middleware_manager = replay_middleware(outcomes)
        execution = executor.execute_operation()
        result = await execution if isawaitable(execution) else execution
        assert isinstance(result, ExecutionResult)
        return response_data(result, context)

    def _plan(self, prepared: PreparedOperation, context: Context) -> OperationPlan | None:
        """The plan of the operation. A document with directives has one plan for each setting of its switches."""
        document, executor = prepared.document, None
        key: tuple[object, ...] = (prepared.request.operation,)
        if document.has_directives:
            executor = self._executor(prepared, context)
            key += executor.switched
        if key in document.operation_plans:
            return document.operation_plans[key]
        plan = operation_plan(executor or self._executor(prepared, context))
        if len(document.operation_plans) < MOST_PLANS:
            document.operation_plans[key] = plan
        return plan

    def _executor(self, prepared: PreparedOperation, context: Context) -> PlanningExecutor:
        request = prepared.request
        executor = PlanningExecutor.build(
            self.schema,
            prepared.document.node,
            None,
            context,
            request.variables,
            request.operation,
            max_coercion_errors=MOST_ERRORS,
            # Suggestions of graphql-core fail for texts whose lower case is longer than their upper case.
            hide_suggestions=True,
        )
        if isinstance(executor, list):
            raise Rejected(faults.error_entries(executor, context.caller.language))
        assert isinstance(executor, PlanningExecutor)
        executor.plans = prepared.document.plans
        executor.classes = self.classes
        if prepared.document.has_directives:
            executor.switched = tuple(sorted(executor.switches.coerced.items()))
        return executor

    async def open_stream(self, prepared: PreparedOperation, context: Context) -> AsyncGenerator[Piece, None]:
        """The responses of an operation: many for a subscription, else one. Raises Rejected if it cannot begin."""
        if not prepared.is_subscription:
            return _single(await self.answer(prepared, context))
        began = perf_counter()
        executor = self._executor(prepared, context)
        pieces = _pieces(await _source(executor, context), StreamResponses.of(executor, context))
        context.desk.metrics.count("streams_opened", door=context.caller.door)
        _count(prepared, context, began)
        return pieces


def _count(prepared: PreparedOperation, context: Context, began: float, errors: Sequence[Plain] = ()) -> None:
    context.desk.metrics.observe("graphql_seconds", perf_counter() - began, kind=prepared.kind)
    count_errors(context.desk.metrics, errors, context.caller.door)


async def _single(answer: Answer) -> AsyncGenerator[Piece, None]:
    yield Piece(answer.payload, is_last=True)


async def _pieces(source: Any, responses: StreamResponses) -> AsyncGenerator[Piece, None]:
    try:
        async for event in source:
            yield Piece(await responses.payload(event), getattr(event, "cursor", None))
    except Refusal as refusal:
        context = responses.context
        count_refusal(context.desk.metrics, refusal, context.caller.door, "/graphql")
        yield Piece(json_bytes({"errors": [faults.refusal_entry(refusal, context.caller.language)]}))
    finally:
        await source.aclose()


async def _source(executor: PlanningExecutor, context: Context) -> Any:
    stream = create_source_event_stream(executor)
    source = await stream if isawaitable(stream) else stream
    if isinstance(source, ExecutionResult):
        errors = source.errors or [GraphQLError("no stream")]
        raise Rejected(faults.error_entries(errors, context.caller.language))
    return source
