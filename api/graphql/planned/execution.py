"""Execution by plans. graphql-core executes what has no plan, and whatever fails."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from graphql import GraphQLSchema
from graphql.execution import execute_root_selection_set

from api.graphql.context import Context
from api.graphql.documents import Document
from api.graphql.general import EventStream, build_executor, introspect, open_source, response_of, settled
from api.graphql.operations import PreparedOperation
from api.graphql.planned.operation_plan import OperationPlan, Outcomes, operation_plan, replay
from api.graphql.planned.plans import PlanningExecutor, Plans, SchemaFacts
from api.graphql.planned.resolvers import DirectResolvers
from api.graphql.planned.runs import Run
from api.graphql.planned.stream_responses import StreamResponses

MOST_PLANS = 16


@dataclass(slots=True)
class _DocumentPlans:
    """The plans of one document; they grow with use."""

    selections: Plans = field(default_factory=Plans)
    operations: dict[tuple[object, ...], OperationPlan | None] = field(default_factory=dict)


class PlannedExecution:
    """Plans each operation of a document once, and keeps its plans as long as the document."""

    def __init__(self, schema: GraphQLSchema, facts: SchemaFacts) -> None:
        self._schema, self._facts = schema, facts
        self._plans: WeakKeyDictionary[Document, _DocumentPlans] = WeakKeyDictionary()

    async def response(self, prepared: PreparedOperation, context: Context) -> dict[str, Any]:
        if prepared.is_introspection:
            return await introspect(self._executor(prepared, context), context)
        plan = self._plan(prepared, context)
        return await self._execute(prepared, context) if plan is None else await self._run(plan, prepared, context)

    async def stream(self, prepared: PreparedOperation, context: Context) -> EventStream:
        executor = self._executor(prepared, context)
        return EventStream(await open_source(executor, context), StreamResponses.of(executor, context).payload)

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
        executor = self._executor(prepared, context, outcomes)
        return response_of(await settled(execute_root_selection_set(executor)), context)

    def _plan(self, prepared: PreparedOperation, context: Context) -> OperationPlan | None:
        """The plan of the operation. A document with directives has one plan for each setting of its switches."""
        plans, executor = self._plans_of(prepared.document).operations, None
        key: tuple[object, ...] = (prepared.request.operation,)
        if prepared.document.has_directives:
            executor = self._executor(prepared, context)
            key += executor.switched
        if key in plans:
            return plans[key]
        plan = operation_plan(executor or self._executor(prepared, context))
        if len(plans) < MOST_PLANS:
            plans[key] = plan
        return plan

    def _plans_of(self, document: Document) -> _DocumentPlans:
        plans = self._plans.get(document)
        if plans is None:
            plans = self._plans[document] = _DocumentPlans()
        return plans

    def _executor(
        self, prepared: PreparedOperation, context: Context, outcomes: Outcomes | None = None
    ) -> PlanningExecutor:
        resolvers = self._facts.resolvers
        middleware = DirectResolvers(resolvers) if outcomes is None else DirectResolvers(resolvers, replay(outcomes))
        executor = build_executor(PlanningExecutor, self._schema, prepared, context, middleware=middleware)
        assert isinstance(executor, PlanningExecutor)
        executor.plans = self._plans_of(prepared.document).selections
        executor.facts = self._facts
        if prepared.document.has_directives:
            executor.switched = tuple(sorted(executor.switches.coerced.items()))
        return executor
