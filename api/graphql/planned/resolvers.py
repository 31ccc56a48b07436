"""Direct calls of resolvers. The conversion of each argument is worked out once, not for each request."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass
from typing import Any, TypeAlias

from graphql import GraphQLField, GraphQLResolveInfo, GraphQLSchema, is_object_type
from graphql.execution import MiddlewareManager
from strawberry.schema.config import StrawberryConfig
from strawberry.types.base import StrawberryList, StrawberryOptional, StrawberryType, has_object_definition
from strawberry.types.field import StrawberryField

# graphql-core passes untyped values in and out.
Convert: TypeAlias = Callable[[Any], Any]

_NAMES = StrawberryConfig().name_converter


@dataclass(frozen=True, slots=True)
class Resolver:
    """A field's method; `arguments` are (name in GraphQL, name in Python, conversion)."""

    method: Callable[..., Any]
    is_async: bool
    takes_info: bool
    arguments: tuple[tuple[str, str, Convert], ...]

    def __call__(self, source: Any, info: Any, values: Mapping[str, Any]) -> Any:
        """The method's result. Methods use only the context of `info`."""
        arguments = {python: convert(values[name]) for name, python, convert in self.arguments if name in values}
        if self.takes_info:
            return self.method(source, info=info, **arguments)
        return self.method(source, **arguments)


class Resolvers:
    """The resolvers of a schema's fields. The schema itself stays as strawberry built it."""

    __slots__ = ("_direct", "_of_function")

    def __init__(self, schema: GraphQLSchema) -> None:
        self._of_function: dict[object, Resolver] = dict(_resolvers(schema))
        self._direct = {function: _resolve_function(resolver) for function, resolver in self._of_function.items()}

    def of(self, definition: GraphQLField) -> Resolver | None:
        """The resolver of a field; None for a field without a method."""
        return self._of_function.get(definition.resolve)

    def direct(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """What is called instead of strawberry's function."""
        return self._direct.get(function, function)


def _resolvers(schema: GraphQLSchema) -> Iterator[tuple[object, Resolver]]:
    for kind in schema.type_map.values():
        if is_object_type(kind) and kind is not schema.subscription_type:
            for definition in kind.fields.values():
                resolver = _resolver_from(definition)
                if resolver is not None:
                    yield definition.resolve, resolver


class DirectResolvers(MiddlewareManager):
    """Lets graphql-core call methods directly, without strawberry's unused features."""

    def __init__(self, resolvers: Resolvers, *middlewares: Any) -> None:
        super().__init__(*middlewares)
        self._resolvers = resolvers

    def get_field_resolver(self, field_resolver: Callable[..., Any]) -> Callable[..., Any]:
        return super().get_field_resolver(self._resolvers.direct(field_resolver))


def _resolver_from(definition: GraphQLField) -> Resolver | None:
    field = definition.extensions.get("strawberry-definition")
    if not isinstance(field, StrawberryField) or field.base_resolver is None or field.extensions:
        return None
    arguments = [
        (_NAMES.from_argument(argument), argument.python_name, conversion(argument.type))
        for argument in field.arguments
    ]
    base = field.base_resolver
    return Resolver(_function(base.wrapped_func), field.is_async, base.info_parameter is not None, tuple(arguments))


def _function(method: object) -> Callable[..., Any]:
    assert callable(method)
    return method


def _resolve_function(resolver: Resolver) -> Callable[..., Any]:
    def resolve(source: Any, info: GraphQLResolveInfo[Any], **values: Any) -> Any:
        return resolver(source, info, values)

    return resolve


def conversion(kind: StrawberryType | type) -> Convert:
    """The conversion of coerced values to arguments of methods. Only input objects and lists need one."""
    if isinstance(kind, StrawberryOptional):
        inner = conversion(kind.of_type)
        return lambda value: None if value is None else inner(value)
    if isinstance(kind, StrawberryList):
        item = conversion(kind.of_type)
        # Always a copy: graphql-core gives the same default to every request.
        return lambda value: [item(each) for each in value]
    return _input(kind) if has_object_definition(kind) else _identity


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
        return kind(
            **{
                **blank,
                **{python: convert_field(value[name]) for name, python, convert_field in fields if name in value},
            }
        )

    return convert


def _identity(value: Any) -> Any:
    return value
