"""Token buckets: rate limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of `burst` that fills with `per_second`; `name` is how the limit is published."""

    name: str
    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Allowance:
    """What is left after taking; `retry_after` seconds is 0 when it was granted."""

    granted: bool
    remaining: int
    retry_after: float


class Limits(Protocol):
    async def take(self, rate: Rate, key: str, cost: float = 1) -> Allowance:
        """Takes from the bucket of this rate and key, all or nothing; a negative cost gives back, up to the burst."""
        ...

    async def close(self) -> None:
        """Closes all connections."""
        ...
