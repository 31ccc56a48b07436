"""Resolvers called directly: how each argument becomes a Python value is found out once, not for each request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from typing import Any, TypeAlias

from graphql import GraphQLField, GraphQLResolveInfo, GraphQLSchema, is_object_type
from strawberry.schema.config import StrawberryConfig
from strawberry.types.base import StrawberryList, StrawberryOptional, StrawberryType, has_object_definition
from strawberry.types.field import StrawberryField

# What graphql-core hands through is untyped: values of any class in and out.
Convert: TypeAlias = Callable[[Any], Any]

_NAMES = StrawberryConfig().name_converter
_KEPT = "headwater-resolver"


@dataclass(frozen=True, slots=True)
class Resolver:
    """A field's method; `arguments` are (name in GraphQL, name in Python, conversion)."""

    method: Callable[..., Any]
    is_async: bool
    takes_info: bool
    arguments: tuple[tuple[str, str, Convert], ...]

    def __call__(self, source: Any, info: Any, given: Mapping[str, Any]) -> Any:
        """The method's result; of `info` no method uses more than its context."""
        told = {python: convert(given[name]) for name, python, convert in self.arguments if name in given}
        if self.takes_info:
            return self.method(source, info=info, **told)
        return self.method(source, **told)


def resolver_of(definition: GraphQLField) -> Resolver | None:
    """The resolver of a field that a method works out, once `shorten` has found it; None for every other field."""
    found: Resolver | None = definition.extensions.get(_KEPT)
    return found


def _found(definition: GraphQLField) -> Resolver | None:
    told = definition.extensions.get("strawberry-definition")
    if not isinstance(told, StrawberryField) or told.base_resolver is None or told.extensions:
        return None
    arguments = [
        (_NAMES.from_argument(argument), argument.python_name, conversion(argument.type)) for argument in told.arguments
    ]
    base = told.base_resolver
    return Resolver(_function(base.wrapped_func), told.is_async, base.info_parameter is not None, tuple(arguments))


def _function(method: object) -> Callable[..., Any]:
    assert callable(method)
    return method


def shorten(schema: GraphQLSchema) -> None:
    """Gives every field of the schema its resolver as it is, without the detours for what we do not use."""
    for kind in schema.type_map.values():
        if is_object_type(kind) and kind is not schema.subscription_type:
            for definition in kind.fields.values():
                resolver = _found(definition)
                if resolver is not None:
                    definition.extensions[_KEPT] = resolver
                    definition.resolve = _short(resolver)


def _short(resolver: Resolver) -> Callable[..., Any]:
    def resolve(source: Any, info: GraphQLResolveInfo[Any], **given: Any) -> Any:
        return resolver(source, info, given)

    return resolve


def conversion(kind: StrawberryType | type) -> Convert:
    """From what graphql-core has coerced to what methods take: only input objects and lists have to be made."""
    if isinstance(kind, StrawberryOptional):
        inner = conversion(kind.of_type)
        return lambda value: None if value is None else inner(value)
    if isinstance(kind, StrawberryList):
        item = conversion(kind.of_type)
        # Copied in any case: graphql-core gives the same default to every request.
        return lambda value: [item(each) for each in value]
    return _input(kind) if has_object_definition(kind) else _same


def _input(kind: Any) -> Convert:
    definition = kind.__strawberry_definition__
    blank = {
        field.python_name: None
        for field in definition.fields
        if field.default_value is MISSING and field.default_factory is MISSING
    }
    fields = [
        (_NAMES.from_field(field), field.python_name, conversion(field.resolve_type(type_definition=definition)))
        for field in definition.fields
    ]

    def convert(value: Mapping[str, Any]) -> Any:
        return kind(**{**blank, **{python: made(value[name]) for name, python, made in fields if name in value}})

    return convert


def _same(value: Any) -> Any:
    return value
