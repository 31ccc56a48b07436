"""Compiled completion: a selection becomes one function from object to dictionary.

graphql-core spends 96 % of a nested query's time on finding out what each field is. A plan finds it out once. A
plan only handles success: after any failure graphql-core executes the selection and reports the path of the error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, TypeAlias

from graphql import (
    FieldNode,
    GraphQLBoolean,
    GraphQLField,
    GraphQLFloat,
    GraphQLID,
    GraphQLInt,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLResolveInfo,
    GraphQLSchema,
    GraphQLString,
    is_abstract_type,
    is_leaf_type,
    is_list_type,
    is_non_null_type,
    is_object_type,
)
from graphql.execution import Executor
from graphql.execution.collect_fields import FieldDetails
from graphql.execution.values import VariableValues
from graphql.pyutils import Path

from api.graphql.planned.resolvers import Resolvers
from api.graphql.planned.runs import Complete, Pending, ResolverCall, Run
from api.graphql.schema.fields import AUDIENCE, CONSTANT, is_plain

Details: TypeAlias = list[FieldDetails]

PASSED_THROUGH = frozenset(
    {GraphQLBoolean.name, GraphQLFloat.name, GraphQLID.name, GraphQLInt.name, GraphQLString.name}
)
MOST_PLANNED_COST = 10
"""Costlier fields are never planned, because graphql-core would resolve them again after a failure elsewhere."""


MOST_SWITCHED_PLANS = 200
"""The most plans kept for a document whose variables switch directives: each variable doubles their number."""


StreamPlan: TypeAlias = "tuple[Complete | None, list[GraphQLField]]"
"""The plan of a subscription's events, and the fields in it that are private to the caller."""


class Unplanned(Exception):
    """The selection, or a value in it, needs graphql-core."""


@dataclass(frozen=True, slots=True)
class SchemaFacts:
    """What plans know of the schema: its resolvers, and the GraphQL type of each Python class."""

    resolvers: Resolvers
    classes: Mapping[type, str]


@dataclass(slots=True)
class Plans:
    """The plans of one document by field nodes and type; None for a selection without a plan."""

    cache: dict[tuple[object, ...], Complete | None] = field(default_factory=dict)
    streams: dict[tuple[object, ...], StreamPlan] = field(default_factory=dict)


def identity(value: Any, run: Run) -> Any:
    return value


NO_RUN = Run()
"""The run of plans for plain data, which call no resolvers."""


class PlanningExecutor(Executor[None]):
    """The executor of graphql-core, except that plans complete plain values."""

    plans: Plans
    facts: SchemaFacts
    switched: tuple[object, ...] = ()
    """The values of the variables that switch directives; a plan is valid for these values."""

    def complete_value(
        self,
        return_type: GraphQLOutputType,
        field_details_list: Details,
        info: GraphQLResolveInfo[Any],
        path: Path,
        result: Any,
        position_context: None,
    ) -> Any:
        plan = None if result is None else self.plan(return_type, field_details_list)
        if plan is not None:
            with suppress(Exception):  # Fall back to graphql-core: it reports the path of the error.
                return plan(result, NO_RUN)
        return super().complete_value(return_type, field_details_list, info, path, result, position_context)

    def plan(self, return_type: GraphQLOutputType, details: Details) -> Complete | None:
        """The plan for a field's plain value, cached with the document."""
        if details[0].node.selection_set is None:
            return None
        key = (return_type, *(id(part.node) for part in details), *self.switched)
        plans = self.plans.cache
        if key in plans:
            return plans[key]
        plan = self._new_plan(return_type, details)
        if not self.switched or len(plans) < MOST_SWITCHED_PLANS:
            plans[key] = plan
        return plan

    def stream_plan(self, return_type: GraphQLOutputType, details: Details) -> StreamPlan:
        """The plan for the events of a subscription and its private fields, cached with the document."""
        key = (return_type, *(id(part.node) for part in details), *self.switched)
        plans = self.plans.streams
        if key in plans:
            return plans[key]
        planner = self.planner(is_plain=False)
        try:
            plan: StreamPlan = planner.value(return_type, details), planner.private
        except Unplanned:
            plan = None, []
        if not self.switched or len(plans) < MOST_SWITCHED_PLANS:
            plans[key] = plan
        return plan

    def planner(self, *, is_plain: bool) -> Planner:
        """A planner without the request's context and variables, because plans outlive the request."""
        blank = copy(self)
        blank.context_value = None
        blank.variable_values = self.switches
        return Planner(blank, is_plain)

    @property
    def switches(self) -> VariableValues:
        """The variables that can switch a directive: the booleans."""
        sources, coerce = self.variable_values
        names = [name for name, value in coerce.items() if isinstance(value, bool)]
        return VariableValues({name: sources[name] for name in names}, {name: coerce[name] for name in names})

    def _new_plan(self, return_type: GraphQLOutputType, details: Details) -> Complete | None:
        try:
            return self.planner(is_plain=True).value(return_type, details)
        except Unplanned:
            return None


@dataclass(frozen=True, slots=True)
class Planner:
    """Builds the plans of one document: for plain data only, or also for fields with resolvers."""

    executor: PlanningExecutor
    is_plain: bool
    private: list[GraphQLField] = field(default_factory=list)
    """The planned fields whose values may differ between two callers of the same audience."""

    @property
    def schema(self) -> GraphQLSchema:
        return self.executor.schema

    def value(self, kind: GraphQLOutputType, details: Details) -> Complete:
        """The plan of a value. A missing composite value fails by itself; mypy has checked the leaves."""
        if is_non_null_type(kind):
            return self._inner(kind.of_type, details)
        inner = self._inner(kind, details)
        return inner if inner is identity else lambda value, run: None if value is None else inner(value, run)

    def _inner(self, kind: GraphQLOutputType, details: Details) -> Complete:
        if is_list_type(kind):
            return _list(self.value(kind.of_type, details))
        if is_leaf_type(kind):
            return identity if kind.name in PASSED_THROUGH else _leaf(kind.coerce_output_value)
        if is_object_type(kind):
            return self.object(kind, details)
        assert is_abstract_type(kind)
        return _ByClass(self, details)

    def object(self, kind: GraphQLObjectType, details: Details) -> Complete:
        shape = _Shape()
        for key, parts in self._subfields(kind, details).items():
            self._field(shape, key, kind, parts)
        return shape.plan()

    def _field(self, shape: _Shape, key: str, kind: GraphQLObjectType, parts: Details) -> None:
        shape.blank[key] = None
        node = parts[0].node
        definition: GraphQLField | None = kind.fields.get(node.name.value)
        if node.name.value == "__typename":
            shape.blank[key] = kind.name
        elif definition is None:
            raise Unplanned
        elif is_plain(definition):
            self._attribute(shape, key, definition, parts)
        else:
            shape.calls.append((key, self.resolver_call(definition, node), self.value(definition.type, parts)))

    def _attribute(self, shape: _Shape, key: str, definition: GraphQLField, parts: Details) -> None:
        field = definition.extensions["strawberry-definition"]
        if CONSTANT in field.metadata:
            shape.blank[key] = field.metadata[CONSTANT]
            return
        shape.attributes[key] = str(field.python_name)
        complete = self.value(definition.type, parts)
        if complete is not identity:
            shape.inner.append((key, complete))

    def resolver_call(self, definition: GraphQLField, node: FieldNode) -> ResolverCall:
        """The call of a field's resolver; raises Unplanned if it is too costly to repeat."""
        resolver = None if self.is_plain else self.executor.facts.resolvers.of(definition)
        if (
            resolver is None
            or definition.extensions["strawberry-definition"].metadata.get("cost", 1) > MOST_PLANNED_COST
        ):
            raise Unplanned
        resolver_call = ResolverCall.of(resolver, definition, node)
        is_for_audience = definition.extensions["strawberry-definition"].metadata.get(AUDIENCE)
        if resolver_call.constants is None or (resolver.takes_info and not is_for_audience):
            self.private.append(definition)
        return resolver_call

    def _subfields(self, kind: GraphQLObjectType, details: Details) -> dict[str, Details]:
        return self.executor.collect_subfields(kind, details).grouped_field_set


@dataclass(slots=True)
class _Shape:
    """The parts of an object's plan: attributes, completions of attributes, and resolver calls."""

    blank: dict[str, Any] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    inner: list[tuple[str, Complete]] = field(default_factory=list)
    calls: list[tuple[str, ResolverCall, Complete]] = field(default_factory=list)

    def plan(self) -> Complete:
        keys, read, inner = tuple(self.attributes), _reader(tuple(self.attributes.values())), tuple(self.inner)
        blank = None if len(keys) == len(self.blank) else self.blank

        def complete(value: Any, run: Run) -> dict[str, Any]:
            data = dict(zip(keys, read(value), strict=True))
            if blank is not None:
                data = {**blank, **data}
            for key, finish in inner:
                data[key] = finish(data[key], run)
            return data

        return _with_resolver_calls(complete, tuple(self.calls)) if self.calls else complete


def _with_resolver_calls(plain: Complete, calls: tuple[tuple[str, ResolverCall, Complete], ...]) -> Complete:
    """The plan of an object with resolvers. Synchronous ones are called at once, the others become pending."""

    def complete(value: Any, run: Run) -> Any:
        data = plain(value, run)
        for key, resolver_call, finish in calls:
            if resolver_call.resolver.is_async:
                run.pending.append(Pending(data, key, value, resolver_call, finish))
            else:
                data[key] = finish(resolver_call(value, run), run)
        return data

    return complete


class _ByClass:
    """The plan of a union or interface: one plan for each class of values, built for the first value of that class."""

    __slots__ = ("_details", "_planner", "_plans")

    def __init__(self, planner: Planner, details: Details) -> None:
        self._planner, self._details = planner, details
        self._plans: dict[type, Complete] = {}

    def __call__(self, value: Any, run: Run) -> Any:
        cls = type(value)
        if cls not in self._plans:
            self._plans[cls] = self._plan_for(cls)
        return self._plans[cls](value, run)

    def _plan_for(self, cls: type) -> Complete:
        kind = self._planner.schema.get_type(self._planner.executor.facts.classes[cls])
        if not isinstance(kind, GraphQLObjectType):
            return _need_executor
        try:
            return self._planner.object(kind, self._details)
        except Unplanned:
            return _need_executor


def _need_executor(value: Any, run: Run) -> Any:
    raise Unplanned


def _leaf(coerce: Callable[[Any], Any]) -> Complete:
    return lambda value, run: coerce(value)


def _list(item: Complete) -> Complete:
    if item is identity:
        return lambda values, run: list(values)
    return lambda values, run: [item(value, run) for value in values]


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if not names:
        return lambda value: ()
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda value: (only(value),)
    return attrgetter(*names)
