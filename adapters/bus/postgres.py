"""A link over PostgreSQL: LISTEN and NOTIFY on one connection that belongs to no pool."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import asyncpg

from adapters.bus.linked import Line, LinkDown

CHANNEL: Final = "headwater_wake"
CONNECT_PATIENCE: Final = 5.0
# A line that has been silent for so long is asked whether it is still there, in seconds.
SILENCE: Final = 15.0
FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class PostgresLink:
    def __init__(self, url: str) -> None:
        scheme, _, rest = url.partition("://")
        self._url = f"{scheme.partition('+')[0]}://{rest}"

    @asynccontextmanager
    async def up(self) -> AsyncIterator[Line]:
        with _faults_told():
            connection = await asyncpg.connect(self._url, timeout=CONNECT_PATIENCE, command_timeout=SILENCE)
        try:
            line = PostgresLine(connection)
            with _faults_told():
                await connection.add_listener(CHANNEL, line.hear)
            yield line
        finally:
            with suppress(*FAULTS):
                await connection.close(timeout=CONNECT_PATIENCE)


class PostgresLine:
    """One connection does everything, one thing at a time."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection.add_termination_listener(lambda _: self._heard.put_nowait(None))

    def hear(self, _connection: object, _process: int, _channel: str, message: str) -> None:
        self._heard.put_nowait(message)

    async def send(self, message: str) -> None:
        with _faults_told():
            async with self._turn:
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def receive(self) -> str:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    message = await self._heard.get()
            except TimeoutError:
                await self._check()
                continue
            if message is None:
                raise LinkDown("closed")
            return message

    async def _check(self) -> None:
        with _faults_told():
            async with self._turn:
                await self._connection.execute("SELECT 1")


@contextmanager
def _faults_told() -> Iterator[None]:
    try:
        yield
    except FAULTS as fault:
        raise LinkDown(type(fault).__name__) from None
