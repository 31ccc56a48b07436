"""What every edge says while the store is away."""

from __future__ import annotations

from typing import Final

from application.errors import Unavailable

# A database that restarts is back within seconds; everybody asking at once would only hold it up.
RETRY_AFTER: Final = 2


def unavailable() -> Unavailable:
    return Unavailable("unavailable", retry_after=RETRY_AFTER)
