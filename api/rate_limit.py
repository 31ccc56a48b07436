"""The refusal of a request whose rate limit is used up, and the pause before it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from application.errors import LimitReached
from application.ports.limits import Allowance, Rate

REFUSAL_PAUSE: Final = 0.2
"""Seconds before an excess request is refused. Otherwise a client that retries at once keeps the event loop busy."""
PAUSE_STEP: Final = 0.02
"""Seconds more for each refusal that the same network already waits for: it gets at most 50 refusals a second."""
LONGEST_PAUSE: Final = 10.0


class RefusalPauses:
    """Delays refusals. A network with many connections waits longer for each, so their number gains it nothing."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    async def wait(self, network: str) -> None:
        pause = min(REFUSAL_PAUSE + PAUSE_STEP * self._waiting[network], LONGEST_PAUSE)
        self._waiting[network] += 1
        try:
            await asyncio.sleep(pause)
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]


def too_many_requests(rate: Rate, left: Allowance) -> LimitReached:
    wait = round(left.retry_after, 3)
    return LimitReached("too-many-requests", limit=rate.name, value=rate.burst, retry_after=wait)
