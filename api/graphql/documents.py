"""Documents are parsed, weighed and validated once, then the good ones are remembered by their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLError,
    GraphQLSchema,
    InlineFragmentNode,
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
from api.graphql.weighing import PAGE_ARGUMENT, PAGE_DEFAULT, DocumentLimits, Scales, checked, page_size, too_long
from application.errors import LimitReached
from application.process.bounded_cache import BoundedCache

MOST_ERRORS = 5
"""Each error quotes its part of the document, so that many of them would take longer than everything else."""
MERGING = 10_000
"""Comparisons that fields of one name may need: ample for any client's document."""
CHARACTERS_A_UNIT = 8
"""How much text is read for one unit of cost: about 0.1 ms for the dearest documents that were tried."""
_TOKEN_BYTES = 1_500
"""What a token takes in memory: 450 to 730 were measured with its node, the rest is allowed for plans."""
_CHARACTER_BYTES = 12
_MOST_COSTS = 64
_MOST_DIGITS = 100
_SCHEMA_FIELDS = frozenset({"__schema", "__type"})
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
    has_directives: bool
    plans: Plans = field(default_factory=Plans)
    planned: dict[tuple[object, ...], Operation | None] = field(default_factory=dict)
    _costs: dict[tuple[object, ...], int] = field(default_factory=dict)

    def operation(self, name: str | None) -> OperationDefinitionNode:
        if name is None and len(self.operations) == 1:
            return next(iter(self.operations.values()))
        if name is None or name not in self.operations:
            raise NoSuchOperation
        return self.operations[name]

    def cost(self, name: str | None, variables: Mapping[str, object]) -> int:
        """The operation's cost with these page sizes; raises LimitReached where it is too much."""
        pages = self._pages(self.operation(name), variables)
        known = self._costs.get((name, *pages.values()))
        return self._weigh(name, pages, self._scales(pages)) if known is None else known

    def check_costs(self) -> None:
        """Raises LimitReached where any operation is too costly; operations of the same pages share their fragments."""
        shared: dict[tuple[int, ...], Scales] = {}
        for name, operation in self.operations.items():
            pages = self._pages(operation, {})
            scales = shared.setdefault(tuple(pages.values()), self._scales(pages))
            self._weigh(name, pages, scales)

    def _pages(self, operation: OperationDefinitionNode, variables: Mapping[str, object]) -> dict[str, int]:
        """The size of each page that a variable decides; a caller chooses the values, so no others are kept."""
        given = {**_defaults(operation), **variables}
        most = self.limits.page
        return {name: page_size(given.get(name, PAGE_DEFAULT), most) for name in sorted(self.page_variables)}

    def _scales(self, pages: Mapping[str, int]) -> Scales:
        return Scales(self.schema, self.fragments, self.limits, pages)

    def _weigh(self, name: str | None, pages: Mapping[str, int], scales: Scales) -> int:
        weight = scales.operation(self.operation(name))
        checked(weight, self.limits)
        if len(self._costs) < _MOST_COSTS:
            self._costs[name, *pages.values()] = weight.cost
        return weight.cost

    def is_introspection(self, name: str | None) -> bool:
        """Whether it asks for the schema, and so for nothing else."""
        return not _SCHEMA_FIELDS.isdisjoint(root_fields(self.operation(name), self.fragments))

    def is_subscription(self, name: str | None) -> bool:
        return self.operation(name).operation is OperationType.SUBSCRIPTION


@dataclass(slots=True)
class Documents:
    """The good documents of one schema that were used last; a refused one leaves nothing behind."""

    schema: GraphQLSchema
    limits: DocumentLimits
    bytes: int = 64 * 2**20
    known: BoundedCache[str, Document] = field(init=False)

    def __post_init__(self) -> None:
        self.known = BoundedCache(self.bytes, _bytes)

    def prepared(self, text: str) -> Document:
        """The document of a text, remembered or read now; raises BadDocument or LimitReached."""
        found = self.known.get(text)
        if found is None:
            found = self.read(text)
            self.known.keep(text, found)
        return found

    def read(self, text: str) -> Document:
        """A new document from its text; knows nothing of any loop or other document, so any thread may do it."""
        return self._validated(self._parsed(text))

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
        document.check_costs()
        for operation in document.operations.values():
            _check_introspection(operation, document.fragments)
        errors = validate(self.schema, node, RULES, max_errors=MOST_ERRORS, hide_suggestions=True)
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
            finder.has_directives,
        )


def root_fields(operation: OperationDefinitionNode, fragments: Mapping[str, FragmentDefinitionNode]) -> frozenset[str]:
    """The names of the fields that an operation asks for at its root, directly or by fragments."""
    names: set[str] = set()
    spread: set[str] = set()
    open_sets = [operation.selection_set]
    while open_sets:
        for selection in open_sets.pop().selections:
            match selection:
                case FieldNode():
                    names.add(selection.name.value)
                case InlineFragmentNode():
                    open_sets.append(selection.selection_set)
                case FragmentSpreadNode(name=name) if name.value in fragments and name.value not in spread:
                    spread.add(name.value)
                    open_sets.append(fragments[name.value].selection_set)
    return frozenset(names)


def _check_introspection(operation: OperationDefinitionNode, fragments: Mapping[str, FragmentDefinitionNode]) -> None:
    """The schema is told off the loop, where nothing else may be looked up."""
    asked = root_fields(operation, fragments)
    if not asked.isdisjoint(_SCHEMA_FIELDS) and not all(name.startswith("__") for name in asked):
        raise BadDocument([GraphQLError("The schema is asked for in an operation of its own", operation)])


def price(text: str) -> int:
    """The cost of reading a new document, whether it turns out good or bad."""
    return 1 + len(text) // CHARACTERS_A_UNIT


def _bytes(text: str, document: Document) -> int:
    return _CHARACTER_BYTES * len(text) + _TOKEN_BYTES * document.node.token_count


def _defaults(operation: OperationDefinitionNode) -> dict[str, object]:
    """Values that variables have where a request gives none; a page's size may come from there too."""
    given = ((one.variable.name.value, one.default_value) for one in operation.variable_definitions or ())
    return {name: int(value.value) for name, value in given if isinstance(value, IntValueNode)}


class _PageVariables(Visitor):
    """Finds the variables that page sizes come from, and directives; Python reads no number of thousands of digits."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.has_directives = False

    def enter_directive(self, *_: object) -> None:
        self.has_directives = True

    def enter_int_value(self, node: IntValueNode, *_: object) -> None:
        if len(node.value) > _MOST_DIGITS:
            raise BadDocument([GraphQLError(f"A number has at most {_MOST_DIGITS} digits", node)])

    def enter_argument(self, node: object, *_: object) -> None:
        name, value = getattr(node, "name", None), getattr(node, "value", None)
        if getattr(name, "value", None) == PAGE_ARGUMENT and isinstance(value, VariableNode):
            self.names.add(value.name.value)
