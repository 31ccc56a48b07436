"""One execution of a plan: what is worked out at once, and what has to be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from graphql import FieldNode, GraphQLField, Visitor, visit
from graphql.execution.values import VariableValues, get_argument_values

from api.graphql.resolvers import Resolver

# What graphql-core hands through is untyped: values of any class in, JSON data out.
Complete: TypeAlias = Callable[[Any, "Run"], Any]


@dataclass(slots=True)
class Run:
    """What resolvers get as their info; `pending` are the fields that have to be waited for."""

    context: Any = None
    variables: VariableValues | None = None
    pending: list[Pending] = field(default_factory=list)

    async def settle(self) -> None:
        """Fills in what is pending, and what comes of it: a whole level at once, so that loaders see it together."""
        while self.pending:
            level, self.pending = self.pending, []
            for each, value in zip(level, await self._found(level), strict=True):
                if isinstance(value, BaseException):
                    raise value
                each.told[each.key] = each.complete(value, self)

    async def _found(self, level: list[Pending]) -> list[Any]:
        if len(level) == 1:
            return [await level[0].asked(self)]
        return await asyncio.gather(*(each.asked(self) for each in level), return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Pending:
    """A field that must be waited for: where its value goes, whose it is, how it is asked for and completed."""

    told: dict[str, Any]
    key: str
    source: Any
    ask: Asking
    complete: Complete

    def asked(self, run: Run) -> Any:
        return self.ask(self.source, run)


@dataclass(frozen=True, slots=True)
class Asking:
    """A call of a resolver with a field's arguments; `constants` are None where variables decide."""

    resolver: Resolver
    definition: GraphQLField
    node: FieldNode
    constants: Mapping[str, Any] | None

    @classmethod
    def of(cls, resolver: Resolver, definition: GraphQLField, node: FieldNode) -> Asking:
        constants = None if _has_variables(node) else get_argument_values(definition, node)
        return cls(resolver, definition, node, constants)

    def __call__(self, source: Any, run: Run) -> Any:
        given = self.constants
        if given is None:
            given = get_argument_values(self.definition, self.node, run.variables)
        return self.resolver(source, run, given)


def _has_variables(node: FieldNode) -> bool:
    finder = _Variables()
    for argument in node.arguments or ():
        visit(argument, finder)
    return finder.found


class _Variables(Visitor):
    """Whether there is a variable."""

    found = False

    def enter_variable(self, *_: object) -> None:
        self.found = True
