"""The bus between processes: a local bus, and a link that carries wake-ups to the other processes.

A wake-up reaches this process's waiters at once and travels to the others in the background. A slow or dead link
therefore never delays the sender. The link reconnects by itself. Wake-ups lost meanwhile do no harm: after a reconnect
every waiter is woken and reads the store again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Final, Protocol

import orjson

from adapters.bus.memory import MemoryBus
from application.ports.bus import Waiter

# In seconds: a new waiter waits at most this long for a link that does not open.
PATIENCE: Final = 5.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
# PostgreSQL limits a message to 8000 bytes.
TOPICS_A_MESSAGE: Final = 64

_log = logging.getLogger(__name__)


class LinkDown(Exception):
    """The link broke, or did not open."""


class OpenLink(Protocol):
    """A connected link. Both methods raise LinkDown once the connection is lost."""

    async def send(self, message: str) -> None: ...

    async def receive(self) -> str:
        """The next message from any process, this one included."""
        ...


class Link(Protocol):
    """A way to the other processes."""

    def open(self) -> AbstractAsyncContextManager[OpenLink]:
        """Connects and listens; raises LinkDown when that fails."""
        ...


class LinkedBus:
    """The port's Bus on a link."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._local = MemoryBus()
        self._name = secrets.token_hex(8)
        self._outgoing: dict[str, None] = {}
        self._has_outgoing = asyncio.Event()
        self._is_all_sent = asyncio.Event()
        self._is_all_sent.set()
        self._has_attempted = asyncio.Event()
        self._is_up = False
        self._link_task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def wake(self, topics: Sequence[str]) -> None:
        self._local.wake_here(topics)
        self._start_link()
        self._outgoing |= dict.fromkeys(topics)
        self._is_all_sent.clear()
        self._has_outgoing.set()

    @asynccontextmanager
    async def waiting(self, topic: str) -> AsyncIterator[Waiter]:
        async with self._local.waiting(topic) as waiter:
            await self._await_first_attempt()
            yield waiter

    async def is_up(self) -> bool:
        await self._await_first_attempt()
        return self._is_up

    async def close(self) -> None:
        """Sends the remaining wake-ups first, if the link is up."""
        self._is_closed = True
        self._local.wake_all()
        if self._link_task is not None:
            await _await_event(self._is_all_sent)
            self._link_task.cancel()
            await asyncio.wait([self._link_task])

    def _start_link(self) -> None:
        if self._link_task is None and not self._is_closed:
            self._link_task = asyncio.create_task(self._run_link(), name="bus")

    async def _await_first_attempt(self) -> None:
        """Waits until the link is open or has failed once. After a failure, waiters are woken as soon as it opens."""
        self._start_link()
        if self._link_task is not None:
            await _await_event(self._has_attempted)

    async def _run_link(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                async with self._link.open() as link:
                    pause = SHORTEST_PAUSE
                    await self._exchange(link)
            except* LinkDown as faults:
                if self._is_up or not self._has_attempted.is_set():
                    _log.warning("bus.lost: %s", faults.exceptions[0])
            self._note_down()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _exchange(self, link: OpenLink) -> None:
        self._is_up = True
        self._has_attempted.set()
        self._local.wake_all()
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(link))
            both.create_task(self._receive(link))

    def _note_down(self) -> None:
        self._is_up = False
        self._has_attempted.set()
        # Unsent wake-ups are dropped: every waiter reads the store again after a reconnect.
        self._outgoing.clear()
        self._is_all_sent.set()

    async def _send(self, link: OpenLink) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            topics = list(self._outgoing)
            self._outgoing.clear()
            for start in range(0, len(topics), TOPICS_A_MESSAGE):
                await link.send(orjson.dumps([self._name, *topics[start : start + TOPICS_A_MESSAGE]]).decode())
            if not self._outgoing:
                self._is_all_sent.set()

    async def _receive(self, link: OpenLink) -> None:
        while True:
            sender, *topics = orjson.loads(await link.receive())
            if sender != self._name:
                self._local.wake_here(topics)


async def _await_event(event: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await event.wait()
