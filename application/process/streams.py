"""The streams this process has open: how many each listener has, and whether it is time to end them all."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from application.errors import LimitReached
from application.limits.networks import Shares
from application.ports.store import StoreAway

T = TypeVar("T")

# Seconds until a store that is away is asked again: not the same for all streams, or they would come all at once.
STORE_PAUSES: Final = (0.5, 1.5)


class Streams:
    """Counts open streams; `close` lets every one of them end at its next wake-up."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self.open = 0
        self.is_closing = False

    def check(self, who: Shares, most: int) -> None:
        """Refuses when one more would be too many."""
        if any(self._open[key] >= most * share for key, share in who):
            raise LimitReached("too-many-streams", limit="streams-per-player", value=most, retry_after=None)

    @contextmanager
    def hold(self, who: Shares, most: int) -> Iterator[None]:
        """One stream more while the context lasts."""
        self.check(who, most)
        keys = [key for key, _ in who]
        self._open.update(keys)
        self.open += 1
        try:
            yield
        finally:
            self.open -= 1
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """The answer of the store, asked again for as long as it is away; raises StoreAway only when streams end."""
        while True:
            try:
                return await question()
            except StoreAway:
                if self.is_closing:
                    raise
            await asyncio.sleep(random.uniform(*STORE_PAUSES))

    def close(self) -> None:
        self.is_closing = True
