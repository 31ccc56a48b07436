"""Whole operations as plans: the root fields are resolved once, and what goes wrong is told by the general executor."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from graphql import GraphQLError, GraphQLObjectType, GraphQLResolveInfo, OperationType, Undefined, is_non_null_type
from graphql.execution import MiddlewareManager
from graphql.execution.collect_fields import collect_fields
from graphql.execution.get_variable_signature import GraphQLVariableSignature, get_variable_signature
from graphql.execution.values import VariableValues, VariableValueSource, input_is_nested_too_deeply
from graphql.utilities import coerce_input_value

from api.graphql.plans import Planner, PlanningExecutor, Unplanned, same
from api.graphql.runs import Asking, Complete, Run

Outcomes = dict[str, Any]
"""What the root fields came to, by their keys; an exception where one failed."""


@dataclass(frozen=True, slots=True)
class Root:
    """A root field: the key of its answer, how it is asked for (or what is known already) and completed."""

    key: str
    asking: Asking | str
    complete: Complete

    async def outcome(self, run: Run) -> Any:
        if isinstance(self.asking, str):
            return self.asking
        try:
            found = self.asking(None, run)
            return await found if self.asking.resolver.is_async else found
        except Exception as failure:  # told by the general executor, in its place
            return failure


@dataclass(frozen=True, slots=True)
class Operation:
    """A planned operation."""

    roots: tuple[Root, ...]
    signatures: tuple[GraphQLVariableSignature, ...]
    is_serial: bool

    def variables(self, given: Mapping[str, Any]) -> VariableValues | None:
        """The coerced variables; None where one is missing or wrong, or has a default: the executor sees to those."""
        coerced: dict[str, Any] = {}
        sources: dict[str, VariableValueSource] = {}
        for signature in self.signatures:
            name, kind = signature.name, signature.type
            if name in given:
                if input_is_nested_too_deeply(given[name], kind):
                    return None
                value = coerce_input_value(given[name], kind)
                if value is Undefined:
                    return None
                coerced[name], sources[name] = value, VariableValueSource(signature, given[name])
            elif signature.default is not None or is_non_null_type(kind):
                return None
            else:
                sources[name] = VariableValueSource(signature)
        return VariableValues(sources, coerced)

    async def outcomes(self, run: Run) -> Outcomes:
        """Changes one after the other, questions all at once."""
        if self.is_serial or len(self.roots) == 1:
            return {root.key: await root.outcome(run) for root in self.roots}
        found = await asyncio.gather(*(root.outcome(run) for root in self.roots))
        return {root.key: value for root, value in zip(self.roots, found, strict=True)}

    async def completed(self, outcomes: Outcomes, run: Run) -> dict[str, Any]:
        """The data of the answer, letting others have the loop between two fields; raises where anything went wrong."""
        data: dict[str, Any] = {}
        for root in self.roots:
            if isinstance(outcomes[root.key], Exception):
                raise Unplanned
            if data:
                await asyncio.sleep(0)
            data[root.key] = root.complete(outcomes[root.key], run)
        await run.settle()
        return data


def planned(executor: PlanningExecutor) -> Operation | None:
    """The plan of the executor's operation, as its variables switch directives; None without one."""
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
    return Operation(tuple(roots), tuple(sound), operation.operation is OperationType.MUTATION)


def _root(planner: Planner, key: str, kind: GraphQLObjectType, parts: Sequence[Any]) -> Root:
    node = parts[0].node
    if node.name.value == "__typename":
        return Root(key, kind.name, same)
    definition = kind.fields.get(node.name.value)
    if definition is None:
        raise Unplanned
    return Root(key, planner.asking(definition, node), planner.value(definition.type, list(parts)))


def settled(outcomes: Outcomes) -> MiddlewareManager:
    """Lets the general executor go on from what the root fields came to, so that no change is made twice."""

    def resolve(further: Any, source: Any, info: GraphQLResolveInfo[Any], **given: Any) -> Any:
        if info.path.prev is not None:
            return further(source, info, **given)
        outcome = outcomes[str(info.path.key)]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return MiddlewareManager(resolve)
