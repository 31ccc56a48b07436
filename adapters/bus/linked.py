"""The bus between processes: a local one, and a link that carries wake-ups to the others and is mended by itself.

A wake-up reaches this process's waiters at once and travels to the others in the background, so that neither a slow
nor a dead link ever holds up whoever wakes. What is lost meanwhile does not matter: once the link is mended, everyone
is woken and looks for himself.
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

# Whoever begins to wait is not kept longer than this by a link that will not come up, in seconds.
PATIENCE: Final = 5.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
# PostgreSQL takes at most 8000 bytes a message.
TOPICS_A_MESSAGE: Final = 64

_log = logging.getLogger(__name__)


class LinkDown(Exception):
    """The link broke, or did not come up."""


class Line(Protocol):
    """A link while it is up; both raise LinkDown when it no longer is."""

    async def send(self, message: str) -> None: ...

    async def receive(self) -> str:
        """The next message of any process, this one included."""
        ...


class Link(Protocol):
    """A way to the other processes."""

    def up(self) -> AbstractAsyncContextManager[Line]:
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
        self._has_tried = asyncio.Event()
        self._is_up = False
        self._keeper: asyncio.Task[None] | None = None
        self._is_closed = False

    async def wake(self, topics: Sequence[str]) -> None:
        self._local.wake_here(topics)
        self._keep_up()
        self._outgoing |= dict.fromkeys(topics)
        self._is_all_sent.clear()
        self._has_outgoing.set()

    @asynccontextmanager
    async def waiting(self, topic: str) -> AsyncIterator[Waiter]:
        async with self._local.waiting(topic) as waiter:
            await self._tried()
            yield waiter

    async def is_up(self) -> bool:
        await self._tried()
        return self._is_up

    async def close(self) -> None:
        """What is still to be sent is sent, if the link is up."""
        self._is_closed = True
        self._local.wake_all()
        if self._keeper is not None:
            await _within_patience(self._is_all_sent)
            self._keeper.cancel()
            await asyncio.wait([self._keeper])

    def _keep_up(self) -> None:
        if self._keeper is None and not self._is_closed:
            self._keeper = asyncio.create_task(self._kept_up(), name="bus")

    async def _tried(self) -> None:
        """The link is up, or has failed once: then waiters are woken as soon as it comes up."""
        self._keep_up()
        if self._keeper is not None:
            await _within_patience(self._has_tried)

    async def _kept_up(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                async with self._link.up() as line:
                    pause = SHORTEST_PAUSE
                    await self._used(line)
            except* LinkDown as faults:
                if self._is_up or not self._has_tried.is_set():
                    _log.warning("the bus is down: %s", faults.exceptions[0])
            self._note_down()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _used(self, line: Line) -> None:
        self._is_up = True
        self._has_tried.set()
        self._local.wake_all()
        async with asyncio.TaskGroup() as both:
            both.create_task(self._send(line))
            both.create_task(self._receive(line))

    def _note_down(self) -> None:
        self._is_up = False
        self._has_tried.set()
        # What could not be sent is not sent later: whoever needs it looks for it when the link is mended.
        self._outgoing.clear()
        self._is_all_sent.set()

    async def _send(self, line: Line) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            topics = list(self._outgoing)
            self._outgoing.clear()
            for start in range(0, len(topics), TOPICS_A_MESSAGE):
                await line.send(orjson.dumps([self._name, *topics[start : start + TOPICS_A_MESSAGE]]).decode())
            if not self._outgoing:
                self._is_all_sent.set()

    async def _receive(self, line: Line) -> None:
        while True:
            sender, *topics = orjson.loads(await line.receive())
            if sender != self._name:
                self._local.wake_here(topics)


async def _within_patience(event: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await event.wait()
