"""One run of a plan, with the resolvers that it has to await."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from graphql import FieldNode, GraphQLField, Visitor, visit
from graphql.execution.values import VariableValues, get_argument_values

from api.graphql.planned.resolvers import Resolver

# graphql-core passes untyped values: any class in, JSON data out.
Complete: TypeAlias = Callable[[Any, "Run"], Any]


@dataclass(slots=True)
class Run:
    """What resolvers get as their info; `pending` are the fields to await."""

    context: Any = None
    variables: VariableValues | None = None
    pending: list[Pending] = field(default_factory=list)

    async def fill_pending(self) -> None:
        """Resolves pending fields and those that follow from them, a level at a time, so that loaders batch."""
        while self.pending:
            level, self.pending = self.pending, []
            for each, value in zip(level, await self._resolve_level(level), strict=True):
                if isinstance(value, BaseException):
                    raise value
                each.target[each.key] = each.complete(value, self)

    async def _resolve_level(self, level: list[Pending]) -> list[Any]:
        if len(level) == 1:
            return [await level[0].resolve(self)]
        return await asyncio.gather(*(each.resolve(self) for each in level), return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Pending:
    """A field to await: the target of its value, its source object, its resolver call and its completion."""

    target: dict[str, Any]
    key: str
    source: Any
    call: ResolverCall
    complete: Complete

    def resolve(self, run: Run) -> Any:
        return self.call(self.source, run)


@dataclass(frozen=True, slots=True)
class ResolverCall:
    """The call of a resolver with a field's arguments; `constants` is None if an argument is a variable."""

    resolver: Resolver
    definition: GraphQLField
    node: FieldNode
    constants: Mapping[str, Any] | None

    @classmethod
    def of(cls, resolver: Resolver, definition: GraphQLField, node: FieldNode) -> ResolverCall:
        constants = None if _has_variables(node) else get_argument_values(definition, node)
        return cls(resolver, definition, node, constants)

    def __call__(self, source: Any, run: Run) -> Any:
        arguments = self.constants
        if arguments is None:
            arguments = get_argument_values(self.definition, self.node, run.variables)
        return self.resolver(source, run, arguments)


def _has_variables(node: FieldNode) -> bool:
    finder = _Variables()
    for argument in node.arguments or ():
        visit(argument, finder)
    return finder.found


class _Variables(Visitor):
    """Finds out whether there is a variable."""

    found = False

    def enter_variable(self, *_: object) -> None:
        self.found = True
