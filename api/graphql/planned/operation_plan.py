"""Plans of whole operations. Root fields are resolved once; graphql-core reports whatever fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from graphql import (
    GraphQLError,
    GraphQLInputType,
    GraphQLObjectType,
    GraphQLResolveInfo,
    OperationType,
    Undefined,
    is_non_null_type,
)
from graphql.execution.collect_fields import collect_fields
from graphql.execution.get_variable_signature import GraphQLVariableSignature, get_variable_signature
from graphql.execution.values import VariableValues, VariableValueSource, input_is_nested_too_deeply
from graphql.utilities import coerce_input_value

from api.graphql.planned.plans import Planner, PlanningExecutor, Unplanned, identity
from api.graphql.planned.runs import Complete, ResolverCall, Run

Outcomes = dict[str, Any]
"""The results of the root fields by key; an exception for a field that failed."""


@dataclass(frozen=True, slots=True)
class Root:
    """A root field: the key of its result, its resolver call or its constant, and its completion."""

    key: str
    call: ResolverCall | str
    complete: Complete

    async def outcome(self, run: Run) -> Any:
        if isinstance(self.call, str):
            return self.call
        try:
            result = self.call(None, run)
            return await result if self.call.resolver.is_async else result
        except Exception as failure:  # graphql-core raises it again at its path
            return failure


@dataclass(frozen=True, slots=True)
class OperationPlan:
    """The plan of an operation."""

    roots: tuple[Root, ...]
    signatures: tuple[GraphQLVariableSignature, ...]
    is_serial: bool

    def variables(self, values: Mapping[str, Any]) -> VariableValues | None:
        """The coerced variables. None if one is missing, wrong or has a default: graphql-core handles those."""
        coerced: dict[str, Any] = {}
        sources: dict[str, VariableValueSource] = {}
        for signature in self.signatures:
            name, kind = signature.name, signature.type
            if name in values:
                if input_is_nested_too_deeply(values[name], kind):
                    return None
                value = _coerced(values[name], kind)
                if value is Undefined:
                    return None
                coerced[name], sources[name] = value, VariableValueSource(signature, values[name])
            elif signature.default is not None or is_non_null_type(kind):
                return None
            else:
                sources[name] = VariableValueSource(signature)
        return VariableValues(sources, coerced)

    async def outcomes(self, run: Run) -> Outcomes:
        """Resolves mutations one after another, and queries concurrently."""
        if self.is_serial or len(self.roots) == 1:
            return {root.key: await root.outcome(run) for root in self.roots}
        result = await asyncio.gather(*(root.outcome(run) for root in self.roots))
        return {root.key: value for root, value in zip(self.roots, result, strict=True)}

    async def data(self, outcomes: Outcomes, run: Run) -> dict[str, Any]:
        """The data of the response; raises if anything failed. It yields to the event loop between two fields."""
        data: dict[str, Any] = {}
        for root in self.roots:
            if isinstance(outcomes[root.key], Exception):
                raise Unplanned
            if data:
                await asyncio.sleep(0)
            data[root.key] = root.complete(outcomes[root.key], run)
        await run.fill_pending()
        return data


def _coerced(value: Any, kind: GraphQLInputType) -> Any:
    """The coerced value; Undefined if it is wrong. Strawberry's check of `@oneOf` raises, graphql-core's do not."""
    try:
        return coerce_input_value(value, kind)
    except GraphQLError:
        return Undefined


def operation_plan(executor: PlanningExecutor) -> OperationPlan | None:
    """The plan of the executor's operation for these switches of its directives; None if there can be none."""
    operation = executor.operation
    root = executor.schema.get_root_type(operation.operation)
    if root is None or operation.directives:
        return None
    planner = executor.planner(is_plain=False)
    fields = collect_fields(executor.schema, executor.fragments, executor.variable_values, root, operation)
    try:
        roots = [_root(planner, key, root, parts) for key, parts in fields.grouped_field_set.items()]
    except Unplanned:
        return None
    signatures = [get_variable_signature(executor.schema, node) for node in operation.variable_definitions or ()]
    sound = [each for each in signatures if not isinstance(each, GraphQLError)]
    return OperationPlan(tuple(roots), tuple(sound), operation.operation is OperationType.MUTATION)


def _root(planner: Planner, key: str, kind: GraphQLObjectType, parts: Sequence[Any]) -> Root:
    node = parts[0].node
    if node.name.value == "__typename":
        return Root(key, kind.name, identity)
    definition = kind.fields.get(node.name.value)
    if definition is None:
        raise Unplanned
    return Root(key, planner.resolver_call(definition, node), planner.value(definition.type, list(parts)))


def replay(outcomes: Outcomes) -> Callable[..., Any]:
    """A middleware that gives graphql-core the outcomes of the root fields, so that no mutation runs twice."""

    def resolve(resolve_next: Any, source: Any, info: GraphQLResolveInfo[Any], **values: Any) -> Any:
        if info.path.prev is not None:
            return resolve_next(source, info, **values)
        outcome = outcomes[str(info.path.key)]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return resolve
