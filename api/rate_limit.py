"""The refusal of a request whose rate limit is used up."""

from __future__ import annotations

from typing import Final

from application.errors import LimitReached
from application.ports.limits import Allowance, Rate

REFUSAL_PAUSE: Final = 0.2
"""Seconds before an excess request is refused. Otherwise a client that retries at once keeps the event loop busy."""


def too_many_requests(rate: Rate, left: Allowance) -> LimitReached:
    wait = round(left.retry_after, 3)
    return LimitReached("too-many-requests", limit=rate.name, value=rate.burst, retry_after=wait)
