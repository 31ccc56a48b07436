"""Token buckets of one process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from application.ports.limits import Allowance, Rate
from application.process.bounded_cache import BoundedCache

# Clients can cause any number of keys, so the least recently used bucket is dropped beyond this many.
MOST_BUCKETS: Final = 100_000


class MemoryLimits:
    """The port's Limits; `now` is in seconds."""

    def __init__(self, most: int = MOST_BUCKETS, now: Callable[[], float] = time.monotonic) -> None:
        self._buckets: BoundedCache[tuple[str, str], tuple[float, float]] = BoundedCache(most)
        self._now = now

    async def take(self, rate: Rate, key: str, cost: float = 1) -> Allowance:
        now = self._now()
        level = self._level(rate, key, now)
        granted = level >= cost
        self._buckets.keep((rate.name, key), (level - cost if granted else level, now))
        return allowance(rate, level, cost)

    async def close(self) -> None:
        """There is nothing to let go of."""

    def _level(self, rate: Rate, key: str, now: float) -> float:
        level, since = self._buckets.get((rate.name, key)) or (float(rate.burst), now)
        return min(float(rate.burst), level + (now - since) * rate.per_second)


def allowance(rate: Rate, level: float, cost: float) -> Allowance:
    """The allowance of a bucket at this level."""
    if level >= cost:
        return Allowance(granted=True, remaining=int(level - cost), retry_after=0)
    return Allowance(granted=False, remaining=int(level), retry_after=(cost - level) / rate.per_second)
