"""Documents are parsed, weighed and validated once, then remembered by their text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from graphql import (
    DocumentNode,
    FragmentDefinitionNode,
    GraphQLError,
    GraphQLSchema,
    IntValueNode,
    OperationDefinitionNode,
    OperationType,
    VariableNode,
    Visitor,
    parse,
    validate,
    visit,
)
from graphql.validation import OverlappingFieldsCanBeMergedRule, ValidationContext, specified_rules
from graphql.validation.specified_rules import recommended_rules
from strawberry.schema.validation_rules.one_of import OneOfInputValidationRule

from api.graphql.operations import Operation
from api.graphql.plans import Plans
from api.graphql.weighing import PAGE_ARGUMENT, DocumentLimits, Scales, checked
from application.errors import LimitReached

MOST_ERRORS = 20
MERGING = 20_000
"""Comparisons that fields of one name may need: ample for any client's document, a tenth of a second at most."""
_MOST_COSTS = 64
_MOST_DIGITS = 100
_ABORTED = "Validation aborted."


class ThriftyOverlapRule(OverlappingFieldsCanBeMergedRule):
    """Compares fields of one name in pairs, and gives up long before a document of repetitions becomes a burden."""

    def __init__(self, context: ValidationContext) -> None:
        super().__init__(context)
        self.rule_context.remaining_complexity_budget = MERGING


RULES = (
    *(rule for rule in specified_rules if rule is not OverlappingFieldsCanBeMergedRule),
    *(rule for rule in recommended_rules if rule not in specified_rules),
    OneOfInputValidationRule,
    ThriftyOverlapRule,
)


class BadDocument(Exception):
    """A document that cannot be executed, with everything that is wrong with it."""

    def __init__(self, errors: Sequence[GraphQLError]) -> None:
        super().__init__(errors[0].message)
        self.errors = tuple(errors)


class NoSuchOperation(Exception):
    """The request names no operation of its document, or leaves open which of several is meant."""


@dataclass(slots=True)
class Document:
    """A document that may be executed; `plans` grow with use."""

    node: DocumentNode
    schema: GraphQLSchema
    limits: DocumentLimits
    operations: Mapping[str | None, OperationDefinitionNode]
    fragments: Mapping[str, FragmentDefinitionNode]
    page_variables: frozenset[str]
    plans: Plans = field(default_factory=Plans)
    planned: dict[str | None, Operation | None] = field(default_factory=dict)
    _costs: dict[tuple[object, ...], int] = field(default_factory=dict)

    def operation(self, name: str | None) -> OperationDefinitionNode:
        if name is None and len(self.operations) == 1:
            return next(iter(self.operations.values()))
        if name is None or name not in self.operations:
            raise NoSuchOperation
        return self.operations[name]

    def cost(self, name: str | None, variables: Mapping[str, object]) -> int:
        """The operation's cost with these page sizes; raises LimitReached where it is too much."""
        operation = self.operation(name)
        pages = {**_defaults(operation), **variables}
        sizes = tuple((key, str(pages.get(key))) for key in sorted(self.page_variables))
        known = self._costs.get((name, sizes))
        if known is not None:
            return known
        weight = Scales(self.schema, self.fragments, self.limits, pages).operation(operation)
        checked(weight, self.limits)
        if len(self._costs) < _MOST_COSTS:
            self._costs[name, sizes] = weight.cost
        return weight.cost

    def is_subscription(self, name: str | None) -> bool:
        return self.operation(name).operation is OperationType.SUBSCRIPTION


@dataclass(slots=True)
class Documents:
    """The most recently used documents of one schema, good and bad."""

    schema: GraphQLSchema
    limits: DocumentLimits
    capacity: int = 1_000
    _known: OrderedDict[str, Document | BadDocument | LimitReached] = field(default_factory=OrderedDict)

    def prepared(self, text: str) -> Document:
        """The document of a text; raises BadDocument or LimitReached, the second time without any work."""
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = self._prepare(text)
            if len(self._known) > self.capacity:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(text)
        if isinstance(found, Document):
            return found
        raise found.with_traceback(None)

    def _prepare(self, text: str) -> Document | BadDocument | LimitReached:
        try:
            return self._validated(self._parsed(text))
        except (BadDocument, LimitReached) as fault:
            return fault

    def _parsed(self, text: str) -> DocumentNode:
        if len(text) > self.limits.characters:
            raise too_long("characters", self.limits.characters)
        try:
            return parse(text, max_lexical_tokens=self.limits.tokens, max_comments=self.limits.tokens)
        except GraphQLError as error:
            if "contains more than" in error.message:
                raise too_long("tokens", self.limits.tokens) from None
            raise BadDocument([error]) from None

    def _validated(self, node: DocumentNode) -> Document:
        """Weighed first: validation itself can be made slow by a document that is over a limit."""
        document = self._taken_apart(node)
        for name in document.operations:
            document.cost(name, {})
        errors = validate(self.schema, node, RULES, max_errors=MOST_ERRORS)
        if errors and errors[-1].message == _ABORTED:
            raise LimitReached("document-too-costly", limit="merging", value=MERGING, retry_after=None)
        if errors:
            raise BadDocument(errors)
        return document

    def _taken_apart(self, node: DocumentNode) -> Document:
        operations = [part for part in node.definitions if isinstance(part, OperationDefinitionNode)]
        fragments = [part for part in node.definitions if isinstance(part, FragmentDefinitionNode)]
        finder = _PageVariables()
        visit(node, finder)
        return Document(
            node,
            self.schema,
            self.limits,
            {operation.name.value if operation.name else None: operation for operation in operations},
            {fragment.name.value: fragment for fragment in fragments},
            frozenset(finder.names),
        )


def _defaults(operation: OperationDefinitionNode) -> dict[str, object]:
    """Values that variables have where a request gives none; a page's size may come from there too."""
    given = ((one.variable.name.value, one.default_value) for one in operation.variable_definitions or ())
    return {name: int(value.value) for name, value in given if isinstance(value, IntValueNode)}


def too_long(limit: str, value: int) -> LimitReached:
    return LimitReached("document-too-long", limit=limit, value=value, retry_after=None)


class _PageVariables(Visitor):
    """Finds the variables that page sizes come from; Python reads no number of thousands of digits."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def enter_int_value(self, node: IntValueNode, *_: object) -> None:
        if len(node.value) > _MOST_DIGITS:
            raise BadDocument([GraphQLError(f"A number has at most {_MOST_DIGITS} digits", node)])

    def enter_argument(self, node: object, *_: object) -> None:
        name, value = getattr(node, "name", None), getattr(node, "value", None)
        if getattr(name, "value", None) == PAGE_ARGUMENT and isinstance(value, VariableNode):
            self.names.add(value.name.value)
