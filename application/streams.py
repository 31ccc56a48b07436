"""The streams this process has open: how many each listener has, and whether it is time to end them all."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from application.callers import Caller
from application.errors import LimitReached
from application.ports.store import StoreAway

T = TypeVar("T")

# Seconds until a store that is away is asked again: not the same for all streams, or they would come all at once.
STORE_PAUSES: Final = (0.5, 1.5)


def listener(caller: Caller) -> str:
    """Streams of unknown callers are counted by where they come from."""
    return caller.player.id if caller.player else f"origin:{caller.origin}"


class Streams:
    """Counts open streams; `close` lets every one of them end at its next wake-up."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self.is_closing = False

    def check(self, who: str, most: int) -> None:
        """Refuses when one more would be too many."""
        if self._open[who] >= most:
            raise LimitReached("too-many-streams", limit="streams-per-player", value=most, retry_after=None)

    @contextmanager
    def counted(self, who: str, most: int) -> Iterator[None]:
        """One stream more while the context lasts."""
        self.check(who, most)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """The answer of the store, asked again for as long as it is away; raises StoreAway only when streams end."""
        while True:
            try:
                return await question()
            except StoreAway:
                if self.is_closing:
                    raise
            await asyncio.sleep(random.uniform(*STORE_PAUSES))

    @property
    def open(self) -> int:
        """All of them together."""
        return self._open.total()

    def close(self) -> None:
        self.is_closing = True
