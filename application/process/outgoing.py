"""Notices that this process has committed, on their way out: first the tasks, then the rows of the outbox."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence

from application.ports.courier import Undelivered
from application.ports.queue import QueueLoad, Task
from application.ports.store import Notice
from domain.hosting.terms import Moment


class Outgoing:
    """Losing any of it costs time only: what is still in the outbox is sent again by a worker."""

    def __init__(self) -> None:
        self._waiting: list[Notice] = []
        self._news = asyncio.Event()
        self._gone: list[str] = []

    def add(self, notices: Iterable[Notice]) -> None:
        """Notices whose topics have been woken: those with a task wait to be handed on."""
        for notice in notices:
            if notice.task is None:
                self._gone.append(notice.id)
            else:
                self._waiting.append(notice)
                self._news.set()

    async def take_waiting(self) -> list[Notice]:
        """All whose tasks are to be handed on, as soon as there are any."""
        await self._news.wait()
        self._news.clear()
        notices, self._waiting = self._waiting, []
        return notices

    def mark_sent(self, notices: Iterable[Notice]) -> None:
        """Nothing of these is left to do but to take them off the outbox."""
        self._gone.extend(notice.id for notice in notices)

    def take_sent(self, most: int) -> list[str]:
        """Ids to take off the outbox, no longer remembered here."""
        ids, self._gone = self._gone[:most], self._gone[most:]
        return ids


class IdleQueue:
    """A queue without workers, for tools and tests: what is sent stays there to be looked at."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    async def send(self, tasks: Sequence[Task]) -> None:
        self.tasks.extend(tasks)

    async def waiting(self, name: str) -> int:
        return len(self.tasks)

    async def loads(self) -> Mapping[str, QueueLoad]:
        return {}

    async def taken_until(self, name: str) -> Moment | None:
        return None

    async def is_up(self) -> bool:
        return True

    async def close(self) -> None:
        """There is nothing to let go of."""


class NoCourier:
    """A courier that carries nothing, for tools and tests."""

    def fault_of(self, url: str) -> str | None:
        return "this server delivers nothing"

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        raise Undelivered("this server delivers nothing")

    async def close(self) -> None:
        """There is nothing to let go of."""
