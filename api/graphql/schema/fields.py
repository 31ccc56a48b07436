"""Strawberry's decorators with types: a decorated method keeps its signature for the type checker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import strawberry

F = TypeVar("F", bound=Callable[..., Any])


def computed_field(**options: Any) -> Callable[[F], F]:
    """A field with a method as its resolver."""
    return cast(Callable[[F], F], strawberry.field(**options))


def mutation(**options: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.mutation(**options))


def subscription(**options: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.subscription(**options))
