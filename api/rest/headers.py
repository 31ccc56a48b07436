"""The headers with versions and idempotency keys: how they are read and described."""

from __future__ import annotations

import re

from api.rest.operation import Call, HeaderInfo
from application.errors import Malformed

VERSION = r'(?:W/)?"?(\d{1,9})"?'
CURSOR = r"(\d{1,16})"
KEY = r"[\x20-\x7e]{1,200}"

ETAG = HeaderInfo("ETag", "The version of the match or league, in quotes.")
LOCATION = HeaderInfo("Location", "Where the new match or league is.")
IF_MATCH = HeaderInfo(
    "If-Match",
    "The version that is expected, as `ETag` gave it; refused when the match moved on.",
    pattern=rf"\*|{VERSION}",
)
IF_MATCH_NEEDED = HeaderInfo(
    "If-Match",
    "The version on which the move is played, as `ETag` gave it; `*` for whichever it is now.",
    required=True,
    pattern=rf"\*|{VERSION}",
)
IF_NONE_MATCH = HeaderInfo("If-None-Match", "A version that is known already: 304 when it is still the newest.")
IDEMPOTENCY_KEY = HeaderInfo(
    "Idempotency-Key",
    "Any text of your own: the same key gives the same answer, and it is done only once.",
    pattern=KEY,
)
LAST_EVENT_ID = HeaderInfo("Last-Event-ID", "The `id` of the last event that was received.", pattern=rf"{CURSOR}?")
ANY_VERSION = "*"
PRIVATE = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Accept-Language"}
"""For responses that depend on the caller and the language: shared caches keep none, clients revalidate them."""

_VERSION, _CURSOR, _KEY = re.compile(VERSION), re.compile(CURSOR), re.compile(KEY)


def expected_version(call: Call) -> int | str | None:
    """The version of `If-Match`, ANY_VERSION, or None without the header."""
    value = call.header("if-match")
    if value is None or value.strip() == ANY_VERSION:
        return None if value is None else ANY_VERSION
    return _version("If-Match", value)


def known_versions(call: Call) -> set[str]:
    """The versions of `If-None-Match`, which may be a list."""
    return {part.strip().removeprefix("W/").strip('"') for part in (call.header("if-none-match") or "").split(",")}


def last_event_id(call: Call) -> int | None:
    value = call.header("last-event-id")
    return None if not value else _number("Last-Event-ID", value, _CURSOR)


def idempotency_key(call: Call) -> str | None:
    value = call.header("idempotency-key")
    if value is not None and not _KEY.fullmatch(value):
        raise Malformed("malformed", path="Idempotency-Key", fault="must be 1 to 200 printable ASCII characters")
    return value


def _version(header: str, value: str) -> int:
    return _number(header, value, _VERSION)


def _number(header: str, value: str, pattern: re.Pattern[str]) -> int:
    match = pattern.fullmatch(value.strip())
    if match is None:
        raise Malformed("malformed", path=header, fault="must be a version number")
    return int(match[1])
