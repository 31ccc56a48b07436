"""Executes operations: one answer for queries and mutations, a stream of answers for subscriptions."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass
from inspect import isawaitable
from typing import Any

import orjson
from graphql import ExecutionResult, GraphQLError, GraphQLSchema, OperationType
from graphql.execution import create_source_event_stream
from graphql.execution.collect_fields import collect_fields

from api.graphql import faults
from api.graphql.asking import Asked
from api.graphql.context import Context
from api.graphql.documents import BadDocument, Document, Documents, NoSuchOperation
from api.graphql.operations import Operation, Outcomes, planned, settled
from api.graphql.plans import NO_RUN, PlanningExecutor
from api.graphql.runs import Complete, Run
from api.graphql.weighing import DocumentLimits
from application.errors import LimitReached, Refusal
from application.ports.limits import Allowance, Rate
from application.streams import listener
from domain.kernel.plain import Plain


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
        return self.document.operation(self.asked.operation).operation is OperationType.MUTATION

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
            document = self.documents.prepared(asked.query)
            cost = document.cost(asked.operation, asked.variables)
            return Prepared(document, asked, cost, self.limits.cost, await self._taken(cost, context))
        except BadDocument as fault:
            raise Rejected(faults.all_told(fault.errors, language)) from None
        except NoSuchOperation:
            raise Rejected([faults.malformed("operationName", "names no operation", language)]) from None
        except LimitReached as refusal:
            raise Rejected([faults.refused(refusal, language)], refusal) from None

    @property
    def limits(self) -> DocumentLimits:
        return self.documents.limits

    async def _taken(self, cost: int, context: Context) -> Allowance:
        allowance = await context.desk.limits.take(self.rate, listener(context.caller), max(1, cost))
        if not allowance.granted:
            wait = round(allowance.retry_after, 3)
            raise LimitReached("too-many-requests", limit=self.rate.name, value=self.rate.burst, retry_after=wait)
        return allowance

    async def answer(self, prepared: Prepared, context: Context) -> Answer:
        """The response to a query or mutation."""
        plan = self._plan(prepared, context)
        told = await self._executed(prepared, context) if plan is None else await self._run(plan, prepared, context)
        is_outage = faults.is_outage(told.get("errors", ()))
        return Answer(encoded({**told, "extensions": prepared.extensions}), is_outage=is_outage)

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
        known, name = prepared.document.planned, prepared.asked.operation
        if name not in known:
            known[name] = planned(self._executor(prepared, context))
        return known[name]

    def _executor(self, prepared: Prepared, context: Context) -> PlanningExecutor:
        asked = prepared.asked
        executor = PlanningExecutor.build(
            self.schema, prepared.document.node, None, context, asked.variables, asked.operation
        )
        if isinstance(executor, list):
            raise Rejected(faults.all_told(executor, context.caller.language))
        assert isinstance(executor, PlanningExecutor)
        executor.plans = prepared.document.plans
        executor.classes = self.classes
        return executor

    async def opened(self, prepared: Prepared, context: Context) -> AsyncGenerator[Piece, None]:
        """The stream of responses: of a subscription many, otherwise one; raises Rejected when it cannot begin."""
        if not prepared.is_subscription:
            return _single(await self.answer(prepared, context))
        executor = self._executor(prepared, context)
        return _pieces(await _source(executor, context), _Responses.of(executor, context))


async def _single(answer: Answer) -> AsyncGenerator[Piece, None]:
    yield Piece(answer.payload, is_last=True)


async def _pieces(source: Any, responses: _Responses) -> AsyncGenerator[Piece, None]:
    try:
        async for event in source:
            yield Piece(await responses.payload(event), getattr(event, "cursor", None))
    except Refusal as refusal:
        yield Piece(encoded({"errors": [faults.refused(refusal, responses.context.caller.language)]}))
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
        if mine not in known:
            try:
                known[mine] = encoded({"data": {self.key: self.plan(event, NO_RUN)}})
            except Exception:  # whatever it was, the general executor says where it happened
                return await self._executed(event)
        return known[mine]

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
