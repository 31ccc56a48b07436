"""Clients of a Valkey or Redis server with common settings, and a circuit breaker."""

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
# In seconds: after a failure no command is sent for this long; then one command tries the server again.
PAUSE: Final = 2.0

_log = logging.getLogger(__name__)


def client(url: str, patience: float | None = None, pool: int = POOL) -> Redis:
    """A client without retries: each user has its own fallback. It connects on first use."""
    return Redis.from_url(
        url.replace("valkey", "redis", 1) if url.startswith("valkey") else url,
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=patience or CONNECT_PATIENCE,
        socket_timeout=patience,
        socket_keepalive=True,
        max_connections=pool,
    )


class ServerDown(Exception):
    """The server did not answer, or the circuit breaker is open."""


class Server:
    """A shared client: at most `pool` commands at once, the others wait, and a circuit breaker after a failure.

    The bound keeps a crowd from exhausting the connections. Without the breaker, a server that hangs would delay every
    request by the whole time-out. `without` describes the fallback for the log.
    """

    def __init__(self, url: str, patience: float, pool: int, without: str, pause: float = PAUSE) -> None:
        self.client = client(url, patience, pool)
        self._free = asyncio.Semaphore(pool)
        self._without = without
        self._pause = pause
        self._shut_until: float | None = None

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """The server's answer; raises ServerDown."""
        async with self._free:
            self._pass()
            try:
                answer = await _heeding_cancellation(question)
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
        """Lets every command pass while the server answers, and otherwise one after each pause."""
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


async def _heeding_cancellation(question: Callable[[], Awaitable[T]]) -> T:
    """redis-py swallows some cancellations: a stream that its client has ended would go on for ever."""
    asker = asyncio.current_task()
    assert asker is not None
    before = asker.cancelling()
    try:
        return await question()
    finally:
        if asker.cancelling() > before:
            raise asyncio.CancelledError
