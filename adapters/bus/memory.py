"""The bus inside one process: the waiters of each topic."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress

from application.ports.bus import Waiter


class LocalWaiter:
    """Remembers a wake-up until `woken` is called. Several wake-ups count as one."""

    def __init__(self) -> None:
        self._news = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    async def woken(self, patience: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._news.wait()
        was_woken = self._news.is_set()
        self._news.clear()
        return was_woken


class MemoryBus:
    """The port's Bus for a single process. `LinkedBus` uses it to wake its own process."""

    def __init__(self) -> None:
        self._waiters: defaultdict[str, set[LocalWaiter]] = defaultdict(set)

    async def wake(self, topics: Sequence[str]) -> None:
        self.wake_here(topics)

    def wake_here(self, topics: Iterable[str]) -> None:
        for topic in topics:
            for waiter in self._waiters.get(topic, ()):
                waiter.wake()

    def wake_all(self) -> None:
        self.wake_here(self._waiters)

    @asynccontextmanager
    async def waiting(self, topic: str) -> AsyncIterator[Waiter]:
        waiter = LocalWaiter()
        self._waiters[topic].add(waiter)
        try:
            yield waiter
        finally:
            self._waiters[topic].discard(waiter)
            if not self._waiters[topic]:
                del self._waiters[topic]

    async def is_up(self) -> bool:
        return True

    async def close(self) -> None:
        self.wake_all()
