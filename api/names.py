"""The names of inputs at each door: use cases name them as GraphQL does."""

from __future__ import annotations

import re

_CAPITAL = re.compile(r"(?<=[a-z0-9])[A-Z]")


def snake_case(path: str) -> str:
    """`rules.tableSize` as REST and files spell it; headers keep their capitals."""
    return _CAPITAL.sub(lambda letter: f"_{letter[0].lower()}", path)
