"""A client of a Valkey or Redis server, set up the same way for all that use one, and a server that many ask."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

T = TypeVar("T")

CONNECT_PATIENCE: Final = 2.0
POOL: Final = 50
# How long a server that did not answer is left alone, in seconds; then one question tries it again.
PAUSE: Final = 2.0

_log = logging.getLogger(__name__)


def client(url: str, patience: float | None = None, pool: int = POOL) -> Redis:
    """Never retries by itself: each user knows better what to do without the server. No connection is made yet."""
    return Redis.from_url(
        url.replace("valkey", "redis", 1) if url.startswith("valkey") else url,
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=patience or CONNECT_PATIENCE,
        socket_timeout=patience,
        socket_keepalive=True,
        max_connections=pool,
    )


class ServerDown(Exception):
    """The server did not answer, or is left alone because it did not."""


class Server:
    """A server asked by many: `pool` questions at once, the others wait; none for a while after one went unanswered.

    The first keeps a crowd from failing for want of connections. The second is a circuit breaker: without it a server
    that hangs would hold up every request for as long as it has to answer. `without` says what is true meanwhile.
    """

    def __init__(self, url: str, patience: float, pool: int, without: str, pause: float = PAUSE) -> None:
        self.client = client(url, patience, pool)
        self._free = asyncio.Semaphore(pool)
        self._without = without
        self._pause = pause
        self._shut_until: float | None = None

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """What the server answers; raises ServerDown."""
        async with self._free:
            self._pass()
            try:
                answer = await question()
            except (RedisError, OSError) as fault:
                if self._shut(type(fault).__name__):
                    # The others at hand broke with it: each would shut out everybody once more when its turn comes.
                    await self.client.connection_pool.disconnect(inuse_connections=False)
                raise ServerDown from None
        self._open()
        return answer

    async def close(self) -> None:
        await self.client.aclose()

    def _pass(self) -> None:
        """Lets everybody pass while the server answers, and otherwise one after each pause."""
        if self._shut_until is None:
            return
        now = time.monotonic()
        if now < self._shut_until:
            raise ServerDown
        self._shut_until = now + self._pause

    def _shut(self, fault: str) -> bool:
        """Says whether the server was answering until now."""
        was_open = self._shut_until is None
        if was_open:
            _log.warning("valkey.lost: %s; %s", fault, self._without)
        self._shut_until = time.monotonic() + self._pause
        return was_open

    def _open(self) -> None:
        if self._shut_until is not None:
            _log.warning("valkey.restored")
        self._shut_until = None
