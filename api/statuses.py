"""The HTTP status of every refusal, the same through REST and GraphQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from application.codes import CODES
from application.errors import Refusal

_OF_KIND: Final[Mapping[str, int]] = {
    "Unauthenticated": 401,
    "Forbidden": 403,
    "NotFound": 404,
    "Malformed": 422,
    "LimitReached": 429,
    "RuledOut": 422,
    "NotYourTurn": 409,
    "StaleVersion": 412,
    "WrongStatus": 409,
    "Conflict": 409,
    "Unavailable": 503,
    "Refusal": 500,
}

# Codes whose kind has another status: faults of HTTP itself, limits that waiting does not lift, short outages.
_OF_CODE: Final[Mapping[str, int]] = {
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "not-json": 400,
    "version-needed": 428,
    "passwords-busy": 503,
    "too-many-ai-seats": 422,
    "joined-too-often": 422,
    "vacation-used-up": 422,
    "too-many-undos": 422,
    "log-full": 422,
    "too-many-acts": 422,
    "too-many-machines": 422,
    "sandbox-full": 422,
    "page-too-large": 422,
    "body-too-large": 413,
    "document-too-costly": 422,
    "document-too-deep": 422,
    "document-too-long": 422,
    "too-many-aliases": 422,
    "too-busy": 503,
}

RULED_OUT: Final = _OF_KIND["RuledOut"]
"""The games' own refusals: an illegal or unreadable move."""


def status_of(refusal: Refusal) -> int:
    return _OF_CODE.get(refusal.code, _OF_KIND[type(refusal).__name__])


def status_of_code(code: str) -> int:
    """The status of one of the server's own codes."""
    return _OF_CODE.get(code, _OF_KIND[CODES[code].kind])
