"""Documents are parsed, measured and validated once. Valid ones are cached by their text."""

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

from api.graphql.document_cost import (
    PAGE_ARGUMENTS,
    PAGE_DEFAULT,
    ComplexityMeter,
    DocumentLimits,
    check_complexity,
    page_size,
    too_long,
)
from application.errors import LimitReached
from application.process.bounded_cache import BoundedCache

MOST_ERRORS = 5
"""Each error quotes its part of the document, so many errors would take longer than everything else."""
MERGING = 10_000
"""The most comparisons of fields with the same name: ample for any client's document."""
CHARACTERS_A_UNIT = 2
"""Characters of text for one unit of cost. With 8, the dearest documents of one address kept a core a quarter busy."""
_TOKEN_BYTES = 1_500
"""Memory of a token. Measured: 450 to 730 bytes with its node; the rest is for plans."""
_CHARACTER_BYTES = 12
_MOST_COSTS = 64
_MOST_DIGITS = 100
_SCHEMA_FIELDS = frozenset({"__schema", "__type"})
_ABORTED = "Validation aborted."
LIBRARY_PARTS: Mapping[str, str | None] = {
    "graphql.validation:OverlappingFieldsCanBeMergedRule": "context",
    "graphql.validation.rules.overlapping_fields_can_be_merged:RuleContext.remaining_complexity_budget": None,
    "strawberry.schema.validation_rules.one_of:OneOfInputValidationRule": "validation_context",
}
"""What validation uses of the libraries beyond their documented functions; checked at start."""


class ThriftyOverlapRule(OverlappingFieldsCanBeMergedRule):
    """Compares fields of the same name in pairs, and gives up early on a document full of repetitions."""

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
    """A document that cannot be executed, with all its errors."""

    def __init__(self, errors: Sequence[GraphQLError]) -> None:
        super().__init__(errors[0].message)
        self.errors = tuple(errors)


class NoSuchOperation(Exception):
    """The request names no operation of its document, or names none where there are several."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Document:
    """A valid document."""

    node: DocumentNode
    schema: GraphQLSchema
    limits: DocumentLimits
    operations: Mapping[str | None, OperationDefinitionNode]
    fragments: Mapping[str, FragmentDefinitionNode]
    page_variables: frozenset[str]
    has_directives: bool
    _costs: dict[tuple[object, ...], int] = field(default_factory=dict)

    def operation(self, name: str | None) -> OperationDefinitionNode:
        if name is None and len(self.operations) == 1:
            return next(iter(self.operations.values()))
        if name is None or name not in self.operations:
            raise NoSuchOperation
        return self.operations[name]

    def cost(self, name: str | None, variables: Mapping[str, object]) -> int:
        """The operation's cost with these page sizes; raises LimitReached if it is too high."""
        pages = self._pages(self.operation(name), variables)
        cost = self._costs.get((name, *pages.values()))
        return self._measure(name, pages, self._meter(pages)) if cost is None else cost

    def check_costs(self) -> None:
        """Raises LimitReached if any operation costs too much. Operations with the same page sizes share a meter."""
        shared: dict[tuple[int, ...], ComplexityMeter] = {}
        for name, operation in self.operations.items():
            pages = self._pages(operation, {})
            meter = shared.setdefault(tuple(pages.values()), self._meter(pages))
            self._measure(name, pages, meter)

    def _pages(self, operation: OperationDefinitionNode, variables: Mapping[str, object]) -> dict[str, int]:
        """The size of each page that a variable decides. Callers choose other variables freely."""
        values = {**_defaults(operation), **variables}
        most = self.limits.page
        return {name: page_size(values.get(name, PAGE_DEFAULT), most) for name in sorted(self.page_variables)}

    def _meter(self, pages: Mapping[str, int]) -> ComplexityMeter:
        return ComplexityMeter(self.schema, self.fragments, self.limits, pages)

    def _measure(self, name: str | None, pages: Mapping[str, int], meter: ComplexityMeter) -> int:
        complexity = meter.operation(self.operation(name))
        check_complexity(complexity, self.limits, self.is_subscription(name))
        if len(self._costs) < _MOST_COSTS:
            self._costs[name, *pages.values()] = complexity.cost
        return complexity.cost

    def is_introspection(self, name: str | None) -> bool:
        """Whether the operation is an introspection; it then selects nothing else."""
        return not _SCHEMA_FIELDS.isdisjoint(root_fields(self.operation(name), self.fragments))

    def is_subscription(self, name: str | None) -> bool:
        return self.operation(name).operation is OperationType.SUBSCRIPTION


@dataclass(slots=True)
class Documents:
    """A cache of the valid documents of one schema. A refused document is not kept."""

    schema: GraphQLSchema
    limits: DocumentLimits
    bytes: int = 64 * 2**20
    cache: BoundedCache[str, Document] = field(init=False)

    def __post_init__(self) -> None:
        self.cache = BoundedCache(self.bytes, _bytes)

    def document_of(self, text: str) -> Document:
        """The document of a text, from the cache or newly read; raises BadDocument or LimitReached."""
        document = self.cache.get(text)
        if document is None:
            document = self.read(text)
            self.cache.keep(text, document)
        return document

    def read(self, text: str) -> Document:
        """A new document from its text. It uses no shared state, so any thread may call it."""
        return self._validate(self._parse(text))

    def _parse(self, text: str) -> DocumentNode:
        if len(text) > self.limits.characters:
            raise too_long("characters", self.limits.characters)
        try:
            return parse(text, max_lexical_tokens=self.limits.tokens, max_comments=self.limits.tokens)
        except GraphQLError as error:
            if "contains more than" in error.message:
                raise too_long("tokens", self.limits.tokens) from None
            raise BadDocument([error]) from None

    def _validate(self, node: DocumentNode) -> Document:
        """Checks the costs first, because validation is slow for a document over a limit."""
        document = self._new_document(node)
        document.check_costs()
        for operation in document.operations.values():
            _check_introspection(operation, document.fragments)
        errors = validate(self.schema, node, RULES, max_errors=MOST_ERRORS, hide_suggestions=True)
        if errors and errors[-1].message == _ABORTED:
            raise LimitReached("document-too-costly", limit="merging", value=MERGING, retry_after=None)
        if errors:
            raise BadDocument(errors)
        return document

    def _new_document(self, node: DocumentNode) -> Document:
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
    """The names of the root fields of an operation, selected directly or by fragments."""
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
    """Introspection runs in a thread, where resolvers may not run. So it needs an operation of its own."""
    names = root_fields(operation, fragments)
    if not names.isdisjoint(_SCHEMA_FIELDS) and not all(name.startswith("__") for name in names):
        raise BadDocument([GraphQLError("The schema is asked for in an operation of its own", operation)])


def reading_cost(text: str) -> int:
    """The cost of reading a new document, valid or not."""
    return 1 + len(text) // CHARACTERS_A_UNIT


def _bytes(text: str, document: Document) -> int:
    return _CHARACTER_BYTES * len(text) + _TOKEN_BYTES * document.node.token_count


def _defaults(operation: OperationDefinitionNode) -> dict[str, object]:
    """The defaults of whole-number variables, from which page sizes may come."""
    values = ((one.variable.name.value, one.default_value) for one in operation.variable_definitions or ())
    return {name: int(value.value) for name, value in values if isinstance(value, IntValueNode)}


class _PageVariables(Visitor):
    """Finds directives and the variables of page sizes. Refuses numbers with too many digits for Python to read."""

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
        if getattr(name, "value", None) in PAGE_ARGUMENTS and isinstance(value, VariableNode):
            self.names.add(value.name.value)
