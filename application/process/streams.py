"""The streams this process has open: each follows a topic live, for as long as its listener and the server want."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from application.errors import LimitReached
from application.limits.networks import Shares
from application.policy import Policy
from application.ports.bus import Bus
from application.ports.store import StoreAway

T = TypeVar("T")
A = TypeVar("A")

# Seconds until a store that is away is asked again: not the same for all streams, or they would come all at once.
STORE_PAUSES: Final = (0.5, 1.5)


@dataclass(frozen=True, slots=True)
class Batch(Generic[T]):
    """What one read found. With `has_more` the next read need not wait; after `is_last` nothing will ever come."""

    items: Sequence[T]
    has_more: bool = False
    is_last: bool = False


Read = Callable[[], Awaitable[Batch[T]]]
"""Finds what is new since the read before; moves its cursor only when it succeeds, because it may be repeated."""
Refresh = Callable[[], Awaitable[object]]


async def _nothing() -> None:
    """Streams that each read for themselves have nothing to refresh together."""


class _Watch:
    """The one waiter on the bus for every stream of a topic, so that a wake-up costs one read and not one each."""

    def __init__(self) -> None:
        self.streams = 0
        self.news = asyncio.Event()
        self.is_ready = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def announce(self) -> None:
        """Wakes every stream of the topic."""
        self.is_ready.set()
        self.news.set()
        self.news = asyncio.Event()

    def check(self) -> None:
        """Raises the failure of a watch that has ended."""
        if self.task is not None and self.task.done():
            self.task.result()


class Streams:
    """Counts open streams; `close` lets every one of them end at its next wake-up."""

    def __init__(self, bus: Bus, policy: Policy) -> None:
        self._bus = bus
        self._most = policy.streams_per_player
        self._patience = policy.stream_patience
        self._watches: dict[str, _Watch] = {}
        self._open: Counter[str] = Counter()
        self.open = 0
        self.is_closing = False

    def follow(
        self,
        who: Shares,
        topic: str,
        read: Read[T],
        refresh: Refresh = _nothing,
        presence: AbstractAsyncContextManager[None] | None = None,
    ) -> AsyncGenerator[T, None]:
        """Everything that `read` finds, now and whenever the topic is woken; refuses at once one stream too many.

        `refresh` runs once for all streams of the topic before they read. `presence` lasts as long as the stream.
        """
        self._check(who)
        return self._follow(who, topic, read, refresh, presence or nullcontext())

    async def _follow(
        self, who: Shares, topic: str, read: Read[T], refresh: Refresh, presence: AbstractAsyncContextManager[None]
    ) -> AsyncGenerator[T, None]:
        with self.hold(who):
            async with self._watching(topic, refresh) as watch, presence:
                while not self.is_closing:
                    watch.check()
                    news = watch.news
                    batch = await self._ask(read)
                    for item in batch.items:
                        yield item
                    if batch.is_last:
                        return
                    if not batch.has_more:
                        await news.wait()

    @asynccontextmanager
    async def _watching(self, topic: str, refresh: Refresh) -> AsyncIterator[_Watch]:
        watch = self._watches.get(topic)
        if watch is None:
            watch = self._watches[topic] = _Watch()
            watch.task = asyncio.create_task(self._keep_watch(watch, topic, refresh))
        watch.streams += 1
        try:
            await watch.is_ready.wait()
            yield watch
        finally:
            watch.streams -= 1
            if not watch.streams:
                await self._end_watch(watch, topic)

    async def _keep_watch(self, watch: _Watch, topic: str, refresh: Refresh) -> None:
        """Listens before it reads: what is committed after the read wakes it, so nothing is missed."""
        try:
            async with self._bus.waiting(topic) as waiter:
                while not self.is_closing:
                    await self._ask(refresh)
                    watch.announce()
                    await waiter.woken(self._patience)
        finally:
            self._forget(watch, topic)
            watch.announce()

    async def _end_watch(self, watch: _Watch, topic: str) -> None:
        self._forget(watch, topic)
        if watch.task is not None:
            watch.task.cancel()
            await asyncio.gather(watch.task, return_exceptions=True)

    def _forget(self, watch: _Watch, topic: str) -> None:
        """The next stream of the topic begins another watch."""
        if self._watches.get(topic) is watch:
            del self._watches[topic]

    @contextmanager
    def hold(self, who: Shares) -> Iterator[None]:
        """One stream more while the context lasts; refuses one too many."""
        self._check(who)
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

    def _check(self, who: Shares) -> None:
        most = self._most
        if any(self._open[key] >= most * share for key, share in who):
            raise LimitReached("too-many-streams", limit="streams-per-player", value=most, retry_after=None)

    async def _ask(self, read: Callable[[], Awaitable[A]]) -> A:
        """The answer of the store, asked again for as long as it is away; raises StoreAway only when streams end."""
        while True:
            try:
                return await read()
            except StoreAway:
                if self.is_closing:
                    raise
            await asyncio.sleep(random.uniform(*STORE_PAUSES))

    def close(self) -> None:
        self.is_closing = True
