"""Committed notices that still have to be delivered: first their tasks are sent, then their outbox rows deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence

from application.ports.courier import Undelivered
from application.ports.mail import Mail, Unsent
from application.ports.push import PushMessage
from application.ports.queue import QueueLoad, Task
from application.ports.store import Notice
from domain.hosting.terms import Moment


class Outgoing:
    """Memory of one process only. After a loss a worker sends again what is still in the outbox."""

    def __init__(self) -> None:
        self._waiting: list[Notice] = []
        self._news = asyncio.Event()
        self._gone: list[str] = []

    def add(self, notices: Iterable[Notice]) -> None:
        """Adds notices whose topics have been woken. Those with a task wait until it is sent."""
        for notice in notices:
            if notice.task is None:
                self._gone.append(notice.id)
            else:
                self._waiting.append(notice)
                self._news.set()

    async def take_waiting(self) -> list[Notice]:
        """Waits for notices whose tasks have to be sent, and takes them all."""
        await self._news.wait()
        self._news.clear()
        notices, self._waiting = self._waiting, []
        return notices

    def mark_sent(self, notices: Iterable[Notice]) -> None:
        """Marks notices as sent: only their outbox rows are left to delete."""
        self._gone.extend(notice.id for notice in notices)

    def take_sent(self, most: int) -> list[str]:
        """Takes up to `most` ids of sent notices, to be deleted from the outbox."""
        ids, self._gone = self._gone[:most], self._gone[most:]
        return ids


class IdleQueue:
    """A queue without workers, for tools and tests: tasks sent to it stay in `tasks`."""

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


class NoMailCarrier:
    """A carrier that sends no mail, for tools and tests."""

    async def send(self, mail: Mail, id: str) -> None:
        raise Unsent("this server sends no mail")

    async def close(self) -> None:
        """There is nothing to let go of."""


class NoPushSealer:
    """A sealer that knows no browser, for tools and tests."""

    def new_key(self) -> str:
        return ""

    def public_key(self, key: str) -> str:
        return ""

    def key_fault(self, key: str, secret: str) -> str | None:
        return "cannot be reached by this server"

    def seal(self, message: PushMessage, key: str, now: Moment) -> tuple[bytes, Mapping[str, str]]:
        raise Undelivered("this server delivers nothing")
