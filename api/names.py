"""How REST spells the names of inputs. Use cases spell them as GraphQL does."""

from __future__ import annotations

import re

_CAPITAL = re.compile(r"(?<=[a-z0-9])[A-Z]")


def snake_case(path: str) -> str:
    """`rules.table_size` for `rules.tableSize`. Header names keep their capitals."""
    return _CAPITAL.sub(lambda letter: f"_{letter[0].lower()}", path)
