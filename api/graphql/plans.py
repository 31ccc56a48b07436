"""Compiled completion: a selection becomes one function from object to dictionary.

96 % of a nested query's time is the general executor asking each field what it is; a plan has asked once. A plan only
knows how things go well: whatever goes wrong is left to the general executor, which tells where.
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

from api.graphql.resolvers import resolver_of
from api.graphql.runs import Asking, Complete, Pending, Run

Details: TypeAlias = list[FieldDetails]

CONSTANT = "constant"
AS_THEY_ARE = frozenset({GraphQLBoolean.name, GraphQLFloat.name, GraphQLID.name, GraphQLInt.name, GraphQLString.name})
DEAREST = 10
"""What costs more is never planned: the general executor does it a second time where something else fails."""


MOST_SWITCHED = 200
"""Plans of a document that are remembered where variables may switch it: there are two ways for each of them."""


class Unplanned(Exception):
    """The selection, or a value met on the way, needs the general executor."""


@dataclass(slots=True)
class Plans:
    """The plans of one document, by field nodes and type; None where there can be none."""

    known: dict[tuple[object, ...], Complete | None] = field(default_factory=dict)


def same(value: Any, run: Run) -> Any:
    return value


NO_RUN = Run()
"""For plans of plain data alone."""


class PlanningExecutor(Executor[None]):
    """The general executor, except that plain values are completed by a plan."""

    plans: Plans
    classes: Mapping[type, str]
    switched: tuple[object, ...] = ()
    """How the variables switch the document's directives: a plan holds for these values."""

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
            with suppress(Exception):  # whatever it is, the general executor says which field is at fault
                return plan(result, NO_RUN)
        return super().complete_value(return_type, field_details_list, info, path, result, position_context)

    def plan(self, return_type: GraphQLOutputType, details: Details) -> Complete | None:
        """The plan for a field's value of plain data, remembered with the document."""
        if details[0].node.selection_set is None:
            return None
        key = (return_type, *(id(part.node) for part in details), *self.switched)
        plans = self.plans.known
        if key in plans:
            return plans[key]
        plan = self._planned(return_type, details)
        if not self.switched or len(plans) < MOST_SWITCHED:
            plans[key] = plan
        return plan

    def planner(self, *, is_plain: bool) -> Planner:
        """Plans outlive the request they are first made for: they must not hold on to who asked, nor for what."""
        blank = copy(self)
        blank.context_value = None
        blank.variable_values = self.switches
        return Planner(blank, is_plain)

    @property
    def switches(self) -> VariableValues:
        """The variables that may switch a directive."""
        sources, coerced = self.variable_values
        names = [name for name, value in coerced.items() if isinstance(value, bool)]
        return VariableValues({name: sources[name] for name in names}, {name: coerced[name] for name in names})

    def _planned(self, return_type: GraphQLOutputType, details: Details) -> Complete | None:
        try:
            return self.planner(is_plain=True).value(return_type, details)
        except Unplanned:
            return None


@dataclass(frozen=True, slots=True)
class Planner:
    """Writes plans for one document: of plain data alone, or of everything that resolvers work out too."""

    executor: PlanningExecutor
    is_plain: bool

    @property
    def schema(self) -> GraphQLSchema:
        return self.executor.schema

    def value(self, kind: GraphQLOutputType, details: Details) -> Complete:
        """Composite values that are missing fail by themselves; leaves are trusted, the type checker has seen them."""
        if is_non_null_type(kind):
            return self._inner(kind.of_type, details)
        inner = self._inner(kind, details)
        return inner if inner is same else lambda value, run: None if value is None else inner(value, run)

    def _inner(self, kind: GraphQLOutputType, details: Details) -> Complete:
        if is_list_type(kind):
            return _list(self.value(kind.of_type, details))
        if is_leaf_type(kind):
            return same if kind.name in AS_THEY_ARE else _leaf(kind.coerce_output_value)
        if is_object_type(kind):
            return self.object(kind, details)
        assert is_abstract_type(kind)
        return _Either(self, details)

    def object(self, kind: GraphQLObjectType, details: Details) -> Complete:
        shape = _Shape()
        for key, parts in self._selected(kind, details).items():
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
            shape.asked.append((key, self.asking(definition, node), self.value(definition.type, parts)))

    def _attribute(self, shape: _Shape, key: str, definition: GraphQLField, parts: Details) -> None:
        told = definition.extensions["strawberry-definition"]
        if CONSTANT in told.metadata:
            shape.blank[key] = told.metadata[CONSTANT]
            return
        shape.attributes[key] = str(told.python_name)
        complete = self.value(definition.type, parts)
        if complete is not same:
            shape.inner.append((key, complete))

    def asking(self, definition: GraphQLField, node: FieldNode) -> Asking:
        """How a field that is worked out is asked for."""
        resolver = None if self.is_plain else resolver_of(definition)
        if resolver is None or definition.extensions["strawberry-definition"].metadata.get("cost", 1) > DEAREST:
            raise Unplanned
        return Asking.of(resolver, definition, node)

    def _selected(self, kind: GraphQLObjectType, details: Details) -> dict[str, Details]:
        return self.executor.collect_subfields(kind, details).grouped_field_set


@dataclass(slots=True)
class _Shape:
    """What an object's plan is put together from: attributes as they are, those to complete, fields to ask for."""

    blank: dict[str, Any] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)
    inner: list[tuple[str, Complete]] = field(default_factory=list)
    asked: list[tuple[str, Asking, Complete]] = field(default_factory=list)

    def plan(self) -> Complete:
        keys, read, inner = tuple(self.attributes), _reader(tuple(self.attributes.values())), tuple(self.inner)
        blank = None if len(keys) == len(self.blank) else self.blank

        def complete(value: Any, run: Run) -> dict[str, Any]:
            told = dict(zip(keys, read(value), strict=True))
            if blank is not None:
                told = {**blank, **told}
            for key, finish in inner:
                told[key] = finish(told[key], run)
            return told

        return _asking(complete, tuple(self.asked)) if self.asked else complete


def _asking(plain: Complete, asked: tuple[tuple[str, Asking, Complete], ...]) -> Complete:
    """The plan of an object with fields that are worked out: at once where possible, otherwise they wait."""

    def complete(value: Any, run: Run) -> Any:
        told = plain(value, run)
        for key, asking, finish in asked:
            if asking.resolver.is_async:
                run.pending.append(Pending(told, key, value, asking, finish))
            else:
                told[key] = finish(asking(value, run), run)
        return told

    return complete


class _Either:
    """For unions and interfaces: the class of a value names its type, whose plan is written when the first comes by."""

    __slots__ = ("_details", "_planner", "_plans")

    def __init__(self, planner: Planner, details: Details) -> None:
        self._planner, self._details = planner, details
        self._plans: dict[type, Complete] = {}

    def __call__(self, value: Any, run: Run) -> Any:
        cls = type(value)
        if cls not in self._plans:
            self._plans[cls] = self._planned(cls)
        return self._plans[cls](value, run)

    def _planned(self, cls: type) -> Complete:
        kind = self._planner.schema.get_type(self._planner.executor.classes[cls])
        if not isinstance(kind, GraphQLObjectType):
            return _unplanned
        try:
            return self._planner.object(kind, self._details)
        except Unplanned:
            return _unplanned


def _unplanned(value: Any, run: Run) -> Any:
    raise Unplanned


def is_plain(definition: GraphQLField) -> bool:
    """Whether the field is nothing but an attribute of its object, or always the same."""
    told = definition.extensions.get("strawberry-definition")
    return told is not None and not definition.args and (told.is_basic_field or CONSTANT in told.metadata)


def _leaf(coerced: Callable[[Any], Any]) -> Complete:
    return lambda value, run: coerced(value)


def _list(item: Complete) -> Complete:
    if item is same:
        return lambda values, run: list(values)
    return lambda values, run: [item(value, run) for value in values]


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if not names:
        return lambda value: ()
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda value: (only(value),)
    return attrgetter(*names)
