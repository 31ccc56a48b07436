"""Authorization requests in the query strings of apps."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl

from application.errors import Malformed
from application.ports.authorization import Parameters

_MOST: Final = 20


def parameters_of(query: str) -> Parameters:
    """The parameters of a query, with or without its question mark."""
    try:
        found = parse_qsl(query.removeprefix("?"), keep_blank_values=True, max_num_fields=_MOST, errors="strict")
    except ValueError:
        found = [("", "\0")]
    if any("\0" in name + value for name, value in found):
        raise Malformed("bad-authorization", path="request", fault="no query", error="invalid_request")
    return tuple(found)
