"""How the doors spell the names of inputs, which use cases call by the domain's names."""

from __future__ import annotations

import re
from typing import Final

from api.rule_names import RULE_NAMES
from application.errors import Malformed, Refusal

_NEXT_WORD = re.compile(r"(?<=[a-z0-9])_([a-z])")
_INPUTS: Final = {
    **{f"rules.{path}": f"rules.{name}" for path, (name, _) in RULE_NAMES.items()},
    "milliseconds": "more",
    "substitute": "substitute_id",
}


def camel_case(path: str) -> str:
    """`rules.tableSize` for `rules.table_size`."""
    return _NEXT_WORD.sub(lambda found: found[1].upper(), path)


def with_rest_path(refusal: Refusal) -> Refusal:
    """The refusal with the path of the input as REST spells it."""
    path = refusal.data.get("path")
    if not isinstance(refusal, Malformed) or not isinstance(path, str) or path not in _INPUTS:
        return refusal
    return _with_path(refusal, _INPUTS[path])


def with_graphql_path(refusal: Refusal) -> Refusal:
    """The refusal with the path of the input as GraphQL spells it."""
    refusal = with_rest_path(refusal)
    path = refusal.data.get("path")
    return (
        _with_path(refusal, camel_case(path)) if isinstance(refusal, Malformed) and isinstance(path, str) else refusal
    )


def _with_path(refusal: Refusal, path: str) -> Malformed:
    return Malformed(refusal.code, refusal.rule, **{**refusal.data, "path": path})
