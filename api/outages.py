"""The refusal that clients get while the store is unavailable."""

from __future__ import annotations

from typing import Final

from application.errors import Unavailable

# A restarting database is back within seconds. Retries at once would only delay it.
RETRY_AFTER: Final = 2


def unavailable() -> Unavailable:
    return Unavailable("unavailable", retry_after=RETRY_AFTER)
