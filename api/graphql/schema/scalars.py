"""Scalars of our own."""

from __future__ import annotations

from typing import NewType

import strawberry
from strawberry.types.scalar import ScalarDefinition

JSON = NewType("JSON", object)
Moment = NewType("Moment", int)
Milliseconds = NewType("Milliseconds", int)

SCALARS: dict[object, ScalarDefinition] = {
    JSON: strawberry.scalar(
        name="JSON",
        description="Any JSON value: objects, lists, texts, numbers, true, false, null.",
        serialize=lambda value: value,
        parse_value=lambda value: value,
    ),
    Moment: strawberry.scalar(
        name="Moment",
        description="A point in time as a number: milliseconds since 1970-01-01T00:00:00Z.",
        serialize=int,
        parse_value=lambda value: _whole(value),
    ),
    Milliseconds: strawberry.scalar(
        name="Milliseconds",
        description="A span of time as a whole number of milliseconds.",
        serialize=int,
        parse_value=lambda value: _whole(value),
    ),
}


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**53:
        raise ValueError("must be a whole number of milliseconds, not below 0")
    return value
