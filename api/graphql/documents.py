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
    OperationDefinitionNode,
    OperationType,
    VariableNode,
    Visitor,
    parse,
    validate,
    visit,
)
from graphql.validation import specified_rules
from graphql.validation.specified_rules import recommended_rules
from strawberry.schema.validation_rules.one_of import OneOfInputValidationRule

from api.graphql.plans import Plans
from api.graphql.weighing import PAGE_ARGUMENT, DocumentLimits, Scales, checked
from application.errors import LimitReached

RULES = (
    *specified_rules,
    *(rule for rule in recommended_rules if rule not in specified_rules),
    OneOfInputValidationRule,
)
MOST_ERRORS = 20
_MOST_COSTS = 64


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
    _costs: dict[tuple[object, ...], int] = field(default_factory=dict)

    def operation(self, name: str | None) -> OperationDefinitionNode:
        if name is None and len(self.operations) == 1:
            return next(iter(self.operations.values()))
        if name is None or name not in self.operations:
            raise NoSuchOperation
        return self.operations[name]

    def cost(self, name: str | None, variables: Mapping[str, object]) -> int:
        """The operation's cost with these page sizes; raises LimitReached where it is too much."""
        sizes = tuple((key, str(variables.get(key))) for key in sorted(self.page_variables))
        known = self._costs.get((name, sizes))
        if known is not None:
            return known
        weight = Scales(self.schema, self.fragments, self.limits, variables).operation(self.operation(name))
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
            raise LimitReached("document-too-long", limit="characters", value=self.limits.characters)
        try:
            return parse(text, max_lexical_tokens=self.limits.tokens, max_comments=self.limits.tokens)
        except GraphQLError as error:
            if "contains more than" in error.message:
                raise LimitReached("too-many-tokens", limit="tokens", value=self.limits.tokens) from None
            raise BadDocument([error]) from None

    def _validated(self, node: DocumentNode) -> Document:
        """Weighed first: validation itself can be made slow by a document that is over a limit."""
        document = self._taken_apart(node)
        for name in document.operations:
            document.cost(name, {})
        errors = validate(self.schema, node, RULES, max_errors=MOST_ERRORS)
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


class _PageVariables(Visitor):
    """Finds the variables that page sizes come from."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def enter_argument(self, node: object, *_: object) -> None:
        name, value = getattr(node, "name", None), getattr(node, "value", None)
        if getattr(name, "value", None) == PAGE_ARGUMENT and isinstance(value, VariableNode):
            self.names.add(value.name.value)
