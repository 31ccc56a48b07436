"""The list of promises: each is a check of a walk, and a broken one raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance.walks import Walk

Promise = Callable[[Walk], None]
PROMISES: dict[str, Promise] = {}


def promise(check: Promise) -> Promise:
    """Puts a check on the list."""
    PROMISES[check.__name__] = check
    return check
