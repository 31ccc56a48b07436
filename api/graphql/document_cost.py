"""The complexity of a document: depth, aliases and cost, in one pass that visits each fragment once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from graphql import (
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLField,
    GraphQLNamedType,
    GraphQLSchema,
    InlineFragmentNode,
    IntValueNode,
    ListValueNode,
    OperationDefinitionNode,
    SelectionSetNode,
    VariableNode,
    get_named_type,
    is_composite_type,
)

from api.graphql.schema.fields import is_plain
from application.errors import LimitReached

PAGE_ARGUMENTS = frozenset({"first", "last", "ids"})
"""What says how many items a field gives."""
PAGE_DEFAULT = 20
INTROSPECTION_COST = {"__schema": 50, "__type": 10}
ENTRIES_A_UNIT = 400
"""Entries of an introspection for one unit of cost. The usual introspection costs half of a document's limit."""
_INTROSPECTION_LISTS = {"types": 330, "fields": 6, "directives": 8}
"""The average lengths of the longer lists of an introspection."""


@dataclass(frozen=True, slots=True)
class DocumentLimits:
    """The published limits of one request; see docs/graphql.md."""

    characters: int = 20_000
    tokens: int = 2_000
    depth: int = 16
    aliases: int = 30
    cost: int = 1_000
    stream_cost: int = 100
    """The cost of a subscription, which every event causes again and nobody pays again."""
    page: int = 100
    values: int = 1_000
    """Values in the variables, counted over all lists and objects."""


@dataclass(frozen=True, slots=True)
class Complexity:
    """The complexity of a selection set, including its fragments."""

    depth: int = 0
    aliases: int = 0
    cost: int = 0
    entries: int = 0
    """The values in the response to an introspection; meaningless elsewhere."""

    def plus(self, other: Complexity) -> Complexity:
        return Complexity(
            max(self.depth, other.depth),
            self.aliases + other.aliases,
            self.cost + other.cost,
            self.entries + other.entries,
        )


NOTHING = Complexity()


@dataclass(slots=True)
class ComplexityMeter:
    """Measures the operations of one document. Each fragment is measured once, however often it is spread."""

    schema: GraphQLSchema
    fragments: Mapping[str, FragmentDefinitionNode]
    limits: DocumentLimits
    variables: Mapping[str, object]
    _known: dict[str, Complexity] = field(default_factory=dict)

    def operation(self, operation: OperationDefinitionNode) -> Complexity:
        """Raises LimitReached as soon as the depth is exceeded, so that no document causes deep recursion."""
        root = self.schema.get_root_type(operation.operation)
        return self._set(operation.selection_set, root, 1)

    def _set(self, selections: SelectionSetNode | None, parent: GraphQLNamedType | None, level: int) -> Complexity:
        if selections is None:
            return NOTHING
        if level > 2 * self.limits.depth:
            raise too_deep(self.limits)
        total = NOTHING
        for part in self._parts(selections, parent, level):
            total = total.plus(part)
        return total

    def _parts(self, selections: SelectionSetNode, parent: GraphQLNamedType | None, level: int) -> Iterator[Complexity]:
        for selection in selections.selections:
            match selection:
                case FieldNode():
                    yield self._field(selection, parent, level)
                case InlineFragmentNode(type_condition=condition):
                    named = self.schema.get_type(condition.name.value) if condition else parent
                    yield self._set(selection.selection_set, named, level + 1)
                case FragmentSpreadNode():
                    yield self._fragment(selection.name.value, level + 1)

    def _fragment(self, name: str, level: int) -> Complexity:
        """A fragment inside itself counts nothing here; validation refuses the cycle afterwards."""
        if name not in self._known:
            self._known[name] = NOTHING
            definition = self.fragments.get(name)
            if definition is not None:
                condition = self.schema.get_type(definition.type_condition.name.value)
                self._known[name] = self._set(definition.selection_set, condition, level)
        return self._known[name]

    def _field(self, node: FieldNode, parent: GraphQLNamedType | None, level: int) -> Complexity:
        name = node.name.value
        definition = _definition(self.schema, parent, name)
        inner = self._set(node.selection_set, get_named_type(definition.type) if definition else None, level + 1)
        entries = _INTROSPECTION_LISTS.get(name, 1) * (1 + inner.entries)
        cost = _introspection_cost(name, entries) if definition is None else cost_of(definition)
        if definition is not None and not PAGE_ARGUMENTS.isdisjoint(definition.args):
            cost += self._page(node) * max(1, inner.cost)
        else:
            cost += inner.cost
        return Complexity(inner.depth + 1, inner.aliases + (node.alias is not None), cost, entries)

    def _page(self, node: FieldNode) -> int:
        """The most items that a page or a list of ids can have."""
        pages = [
            _requested_page(argument.value, self.variables, self.limits.page)
            for argument in node.arguments or ()
            if argument.name.value in PAGE_ARGUMENTS
        ]
        return max(pages, default=PAGE_DEFAULT)


def _introspection_cost(name: str, entries: int) -> int:
    base = INTROSPECTION_COST.get(name)
    return 0 if base is None else base + entries // ENTRIES_A_UNIT


def _requested_page(value: object, variables: Mapping[str, object], most: int) -> int:
    """The page size that an argument requests."""
    requested: object = most
    if isinstance(value, IntValueNode):
        requested = int(value.value) if len(value.value) < 10 else most
    elif isinstance(value, VariableNode):
        requested = variables.get(value.name.value, PAGE_DEFAULT)
    elif isinstance(value, ListValueNode):
        requested = value.values
    return page_size(requested, most)


def page_size(requested: object, most: int) -> int:
    """The page size for the cost, or the length of a list. A value that is no page size counts as the largest."""
    size = max(1, len(requested)) if isinstance(requested, list | tuple) else requested
    return min(size, most) if isinstance(size, int) and size > 0 else most


def _definition(schema: GraphQLSchema, parent: GraphQLNamedType | None, name: str) -> GraphQLField | None:
    if parent is None or not is_composite_type(parent) or name.startswith("__"):
        return None
    return schema.get_field(parent, name)


def cost_of(definition: GraphQLField) -> int:
    """The cost of a field in the schema: 0 for plain data, at least 1 for a field with a resolver."""
    field = definition.extensions.get("strawberry-definition")
    if field is None or is_plain(definition):
        return 0
    return int(field.metadata.get("cost", 1))


def check_variables(variables: Mapping[str, object], limits: DocumentLimits) -> None:
    """Raises LimitReached for more values than the event loop can read quickly."""
    count = 0
    unread: list[object] = [variables]
    while unread:
        value = unread.pop()
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        count += len(parts)
        if count > limits.values:
            raise too_long("values", limits.values)
        unread.extend(parts)


def too_long(limit: str, value: int) -> LimitReached:
    return LimitReached("document-too-long", limit=limit, value=value, retry_after=None)


def too_deep(limits: DocumentLimits) -> LimitReached:
    return LimitReached("document-too-deep", limit="depth", value=limits.depth, retry_after=None)


def check_complexity(complexity: Complexity, limits: DocumentLimits, is_stream: bool) -> None:
    """Raises LimitReached for the first limit that a document exceeds."""
    if complexity.depth > limits.depth:
        raise too_deep(limits)
    if complexity.aliases > limits.aliases:
        raise LimitReached("too-many-aliases", limit="aliases", value=limits.aliases, retry_after=None)
    name, most = ("stream-cost", limits.stream_cost) if is_stream else ("cost", limits.cost)
    if complexity.cost > most:
        raise LimitReached("document-too-costly", limit=name, value=most, retry_after=None)
