"""What a bucket that is empty means to whoever asked."""

from __future__ import annotations

from typing import Final

from application.errors import LimitReached
from application.ports.limits import Allowance, Rate

REFUSAL_PAUSE: Final = 0.2
"""Seconds until a request too many is refused: a client that asks again at once would keep the loop busy with it."""


def too_many(rate: Rate, left: Allowance) -> LimitReached:
    wait = round(left.retry_after, 3)
    return LimitReached("too-many-requests", limit=rate.name, value=rate.burst, retry_after=wait)
