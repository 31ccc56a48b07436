"""A bus that remembers what it was told to wake, and can lose everything."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from application.ports.bus import Waiter


class FakeWaiter:
    def __init__(self) -> None:
        self.news = asyncio.Event()

    async def woken(self, patience: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self.news.wait()
        was_woken = self.news.is_set()
        self.news.clear()
        return was_woken


class FakeBus:
    def __init__(self) -> None:
        self.woken: list[str] = []
        self.is_broken = False
        self._waiters: list[tuple[str, FakeWaiter]] = []

    async def wake(self, topics: Sequence[str]) -> None:
        if self.is_broken:
            return
        self.woken.extend(topics)
        for topic, waiter in self._waiters:
            if topic in topics:
                waiter.news.set()

    @asynccontextmanager
    async def waiting(self, topic: str) -> AsyncIterator[Waiter]:
        entry = (topic, FakeWaiter())
        self._waiters.append(entry)
        try:
            yield entry[1]
        finally:
            self._waiters.remove(entry)

    async def is_up(self) -> bool:
        return not self.is_broken

    async def close(self) -> None:
        for _, waiter in self._waiters:
            waiter.news.set()
