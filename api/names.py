"""How GraphQL spells the names of inputs. Use cases spell them as REST does."""

from __future__ import annotations

import re

from application.errors import Malformed, Refusal

_NEXT_WORD = re.compile(r"(?<=[a-z0-9])_([a-z])")


def camel_case(path: str) -> str:
    """`rules.tableSize` for `rules.table_size`."""
    return _NEXT_WORD.sub(lambda found: found[1].upper(), path)


def with_graphql_path(refusal: Refusal) -> Refusal:
    """The refusal with the path of the input as GraphQL spells it."""
    path = refusal.data.get("path")
    if not isinstance(refusal, Malformed) or not isinstance(path, str):
        return refusal
    return Malformed(refusal.code, refusal.rule, **{**refusal.data, "path": camel_case(path)})
