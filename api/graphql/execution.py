"""Executes operations: one answer for queries and mutations, a stream of answers for subscriptions."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from inspect import isawaitable
from time import perf_counter
from typing import Any

import orjson
from graphql import ExecutionResult, GraphQLError, GraphQLSchema, OperationType
from graphql.execution import create_source_event_stream
from graphql.execution.collect_fields import collect_fields

from api.figures import count_errors, count_refusal
from api.graphql import faults
from api.graphql.asking import Asked
from api.graphql.context import Context
from api.graphql.documents import MOST_ERRORS, BadDocument, Document, Documents, NoSuchOperation, price
from api.graphql.operations import Operation, Outcomes, planned, settled
from api.graphql.plans import NO_RUN, PlanningExecutor
from api.graphql.runs import Complete, Run
from api.graphql.weighing import DocumentLimits, check_variables
from api.metering import too_many
from application.errors import LimitReached, Refusal
from application.limits.networks import metered_shares, take_share
from application.limits.owners import account_of
from application.ports.limits import Allowance, Rate
from domain.kernel.plain import Plain

MOST_PLANS = 16
MOST_ENCODED = 4
"""Selections of one event whose encoding is kept: clients are of few kinds, and anybody may make up others."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An encoded response; `is_request_error` when nothing was executed, `retry_after` where waiting helps."""

    payload: bytes
    is_request_error: bool = False
    refusal: Refusal | None = None
    is_outage: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One response of a stream, the cursor to resume after it, and whether it is known that no other follows."""

    payload: bytes
    cursor: str | None = None
    is_last: bool = False


class Rejected(Exception):
    """The request was not executed; `errors` say why, in the caller's language."""

    def __init__(self, errors: list[Plain], refusal: Refusal | None = None) -> None:
        super().__init__("rejected")
        self.errors = errors
        self.refusal = refusal

    def answer(self) -> Answer:
        return Answer(encoded({"errors": self.errors}), True, self.refusal, faults.is_outage(self.errors))


def encoded(value: object) -> bytes:
    return orjson.dumps(value, default=str)


@dataclass(frozen=True, slots=True)
class Prepared:
    """An operation that may run: its document, its cost and what the caller has left."""

    document: Document
    asked: Asked
    cost: int
    limit: int
    allowance: Allowance

    @property
    def is_subscription(self) -> bool:
        return self.document.is_subscription(self.asked.operation)

    @property
    def is_mutation(self) -> bool:
        return self.kind == OperationType.MUTATION.value

    @property
    def kind(self) -> str:
        """query, mutation or subscription."""
        return self.document.operation(self.asked.operation).operation.value

    @property
    def extensions(self) -> dict[str, Plain]:
        return {"cost": {"cost": self.cost, "limit": self.limit, "remaining": self.allowance.remaining}}


@dataclass(frozen=True, slots=True)
class Engine:
    """The schema with its documents; `classes` name the GraphQL type of each Python class."""

    schema: GraphQLSchema
    classes: Mapping[type, str]
    documents: Documents
    rate: Rate

    async def prepare(self, asked: Asked, context: Context) -> Prepared:
        """Raises Rejected when the request cannot or may not run."""
        language = context.caller.language
        try:
            check_variables(asked.variables, self.limits)
            document, paid = await self._document(asked.query, context)
            cost = document.cost(asked.operation, asked.variables)
            allowance = await self._taken(max(1, cost) - paid, context)
            return Prepared(document, asked, cost, self.limits.cost, allowance)
        except BadDocument as fault:
            raise Rejected(faults.all_told(fault.errors, language)) from None
        except NoSuchOperation:
            raise Rejected([faults.malformed("operationName", "names no operation", language)]) from None
        except LimitReached as refusal:
            raise Rejected([faults.refused(refusal, language)], refusal) from None

    @property
    def limits(self) -> DocumentLimits:
        return self.documents.limits

    async def _document(self, text: str, context: Context) -> tuple[Document, int]:
        """The document, and what was paid for reading it: before anything is known of it, so that bad ones cost too."""
        known = self.documents.known.get(text)
        if known is not None:
            return known, 0
        paid = min(price(text), self.rate.burst)
        await self._taken(paid, context)
        document = await context.services.work.run(account_of(context.caller), lambda: self.documents.read(text))
        self.documents.known.keep(text, document)
        return document, paid

    async def _taken(self, cost: int, context: Context) -> Allowance:
        allowance = await take_share(context.desk.limits, self.rate, metered_shares(context.caller), max(0, cost))
        if not allowance.granted:
            raise too_many(self.rate, allowance)
        return allowance

    async def answer(self, prepared: Prepared, context: Context) -> Answer:
        """The response to a query or mutation."""
        began = perf_counter()
        result = await self._result(prepared, context)
        payload = encoded({**result, "extensions": prepared.extensions})
        errors = result.get("errors", ())
        _count(prepared, context, began, errors)
        return Answer(payload, is_outage=faults.is_outage(errors))

    async def _result(self, prepared: Prepared, context: Context) -> dict[str, Any]:
        if prepared.document.is_introspection(prepared.asked.operation):
            return await self._schema(prepared, context)
        plan = self._plan(prepared, context)
        return await self._executed(prepared, context) if plan is None else await self._run(plan, prepared, context)

    async def _schema(self, prepared: Prepared, context: Context) -> dict[str, Any]:
        """The answer to an introspection, which needs nothing but the schema."""
        executor = self._executor(prepared, context)
        done = await context.services.work.run(account_of(context.caller), executor.execute_operation)
        assert isinstance(done, ExecutionResult)
        return _told(done, context)

    async def _run(self, plan: Operation, prepared: Prepared, context: Context) -> dict[str, Any]:
        variables = plan.variables(prepared.asked.variables)
        if variables is None:
            return await self._executed(prepared, context)
        run = Run(context, variables)
        outcomes = await plan.outcomes(run)
        try:
            return {"data": await plan.completed(outcomes, run)}
        except Exception:  # whatever it was, the general executor says where it happened
            return await self._executed(prepared, context, outcomes)

    async def _executed(self, prepared: Prepared, context: Context, outcomes: Outcomes | None = None) -> dict[str, Any]:
        executor = self._executor(prepared, context)
        if outcomes is not None:
            executor.middleware_manager = settled(outcomes)
        result = executor.execute_operation()
        done = await result if isawaitable(result) else result
        assert isinstance(done, ExecutionResult)
        return _told(done, context)

    def _plan(self, prepared: Prepared, context: Context) -> Operation | None:
        """One for each way in which variables switch the directives of the document, if it has any."""
        document, executor = prepared.document, None
        key: tuple[object, ...] = (prepared.asked.operation,)
        if document.has_directives:
            executor = self._executor(prepared, context)
            key += executor.switched
        if key in document.planned:
            return document.planned[key]
        plan = planned(executor or self._executor(prepared, context))
        if len(document.planned) < MOST_PLANS:
            document.planned[key] = plan
        return plan

    def _executor(self, prepared: Prepared, context: Context) -> PlanningExecutor:
        asked = prepared.asked
        executor = PlanningExecutor.build(
            self.schema,
            prepared.document.node,
            None,
            context,
            asked.variables,
            asked.operation,
            max_coercion_errors=MOST_ERRORS,
            # The suggestions of graphql-core fail where lower case is longer than upper case.
            hide_suggestions=True,
        )
        if isinstance(executor, list):
            raise Rejected(faults.all_told(executor, context.caller.language))
        assert isinstance(executor, PlanningExecutor)
        executor.plans = prepared.document.plans
        executor.classes = self.classes
        if prepared.document.has_directives:
            executor.switched = tuple(sorted(executor.switches.coerced.items()))
        return executor

    async def opened(self, prepared: Prepared, context: Context) -> AsyncGenerator[Piece, None]:
        """The stream of responses: of a subscription many, otherwise one; raises Rejected when it cannot begin."""
        if not prepared.is_subscription:
            return _single(await self.answer(prepared, context))
        began = perf_counter()
        executor = self._executor(prepared, context)
        pieces = _pieces(await _source(executor, context), _Responses.of(executor, context))
        context.desk.metrics.count("streams_opened", door=context.caller.door)
        _count(prepared, context, began)
        return pieces


def _count(prepared: Prepared, context: Context, began: float, errors: Sequence[Plain] = ()) -> None:
    context.desk.metrics.observe("graphql_seconds", perf_counter() - began, kind=prepared.kind)
    count_errors(context.desk.metrics, errors, context.caller.door)


async def _single(answer: Answer) -> AsyncGenerator[Piece, None]:
    yield Piece(answer.payload, is_last=True)


async def _pieces(source: Any, responses: _Responses) -> AsyncGenerator[Piece, None]:
    try:
        async for event in source:
            yield Piece(await responses.payload(event), getattr(event, "cursor", None))
    except Refusal as refusal:
        context = responses.context
        count_refusal(context.desk.metrics, refusal, context.caller.door, "/graphql")
        yield Piece(encoded({"errors": [faults.refused(refusal, context.caller.language)]}))
    finally:
        await source.aclose()


async def _source(executor: PlanningExecutor, context: Context) -> Any:
    made = create_source_event_stream(executor)
    source = await made if isawaitable(made) else made
    if isinstance(source, ExecutionResult):
        errors = source.errors or [GraphQLError("no stream")]
        raise Rejected(faults.all_told(errors, context.caller.language))
    return source


@dataclass(frozen=True, slots=True)
class _Responses:
    """Makes the responses of one subscription; what another listener had made from the same event is used again."""

    executor: PlanningExecutor
    context: Context
    key: str
    plan: Complete | None

    @classmethod
    def of(cls, executor: PlanningExecutor, context: Context) -> _Responses:
        root = executor.schema.subscription_type
        assert root is not None
        fields = collect_fields(
            executor.schema, executor.fragments, executor.variable_values, root, executor.operation
        ).grouped_field_set
        key, details = next(iter(fields.items()))
        return cls(executor, context, key, executor.plan(root.fields[details[0].node.name.value].type, details))

    async def payload(self, event: Any) -> bytes:
        if self.plan is None:
            return await self._executed(event)
        known: dict[object, bytes] = event.encoded
        mine = (self.key, self.plan)
        if mine in known:
            return known[mine]
        try:
            made = encoded({"data": {self.key: self.plan(event, NO_RUN)}})
        except Exception:  # whatever it was, the general executor says where it happened
            return await self._executed(event)
        if len(known) < MOST_ENCODED:
            known[mine] = made
        return made

    async def _executed(self, event: Any) -> bytes:
        result = self.executor.build_per_event_executor(event).execute_operation(False)
        done = await result if isawaitable(result) else result
        assert isinstance(done, ExecutionResult)
        return encoded(_told(done, self.context))


def _told(result: ExecutionResult, context: Context) -> dict[str, Any]:
    response: dict[str, Any] = {"data": result.data}
    if result.errors:
        response["errors"] = faults.all_told(result.errors, context.caller.language)
    return response
