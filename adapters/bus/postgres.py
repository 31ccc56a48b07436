"""A link over PostgreSQL: LISTEN and NOTIFY on one connection outside the pool."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import asyncpg

from adapters.bus.linked import LinkDown, OpenLink

CHANNEL: Final = "headwater_wake"
CONNECT_PATIENCE: Final = 5.0
# In seconds: after this much silence the connection is checked.
SILENCE: Final = 15.0
FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class PostgresLink:
    def __init__(self, url: str) -> None:
        scheme, _, rest = url.partition("://")
        self._url = f"{scheme.partition('+')[0]}://{rest}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator[OpenLink]:
        with _translate_faults():
            connection = await asyncpg.connect(self._url, timeout=CONNECT_PATIENCE, command_timeout=SILENCE)
        try:
            link = OpenPostgresLink(connection)
            with _translate_faults():
                await connection.add_listener(CHANNEL, link.enqueue)
            yield link
        finally:
            with suppress(*FAULTS):
                await connection.close(timeout=CONNECT_PATIENCE)


class OpenPostgresLink:
    """One connection both sends and listens; a lock allows one statement at a time."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        connection.add_termination_listener(lambda _: self._incoming.put_nowait(None))

    def enqueue(self, _connection: object, _process: int, _channel: str, message: str) -> None:
        self._incoming.put_nowait(message)

    async def send(self, message: str) -> None:
        with _translate_faults():
            async with self._lock:
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def receive(self) -> str:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    message = await self._incoming.get()
            except TimeoutError:
                await self._check()
                continue
            if message is None:
                raise LinkDown("closed")
            return message

    async def _check(self) -> None:
        with _translate_faults():
            async with self._lock:
                await self._connection.execute("SELECT 1")


@contextmanager
def _translate_faults() -> Iterator[None]:
    try:
        yield
    except FAULTS as fault:
        raise LinkDown(type(fault).__name__) from None
