"""Strawberry's decorators with types: what they decorate keeps its signature for the type checker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import strawberry

F = TypeVar("F", bound=Callable[..., Any])


def resolved(**told: Any) -> Callable[[F], F]:
    """A field that a method works out."""
    return cast(Callable[[F], F], strawberry.field(**told))


def mutation(**told: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.mutation(**told))


def subscription(**told: Any) -> Callable[[F], F]:
    return cast(Callable[[F], F], strawberry.subscription(**told))
