"""The headers that carry versions and idempotency keys, read and described."""

from __future__ import annotations

import re

from api.rest.operation import Ask, HeaderInfo
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
"""For what depends on who asks, and in which language: kept by nobody else, and asked for again by its version."""

_VERSION, _CURSOR, _KEY = re.compile(VERSION), re.compile(CURSOR), re.compile(KEY)


def expected_version(ask: Ask) -> int | str | None:
    """The version of `If-Match`, ANY_VERSION, or None without the header."""
    given = ask.header("if-match")
    if given is None or given.strip() == ANY_VERSION:
        return None if given is None else ANY_VERSION
    return _version("If-Match", given)


def known_versions(ask: Ask) -> set[str]:
    """The versions of `If-None-Match`; a list is allowed."""
    return {part.strip().removeprefix("W/").strip('"') for part in (ask.header("if-none-match") or "").split(",")}


def last_event_id(ask: Ask) -> int | None:
    given = ask.header("last-event-id")
    return None if not given else _number("Last-Event-ID", given, _CURSOR)


def idempotency_key(ask: Ask) -> str | None:
    given = ask.header("idempotency-key")
    if given is not None and not _KEY.fullmatch(given):
        raise Malformed("malformed", path="Idempotency-Key", fault="must be 1 to 200 printable ASCII characters")
    return given


def _version(header: str, given: str) -> int:
    return _number(header, given, _VERSION)


def _number(header: str, given: str, pattern: re.Pattern[str]) -> int:
    found = pattern.fullmatch(given.strip())
    if found is None:
        raise Malformed("malformed", path=header, fault="must be a version number")
    return int(found[1])
