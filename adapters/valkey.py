"""A client of a Valkey or Redis server, set up the same way for all that use one."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

CONNECT_PATIENCE: Final = 2.0


def client(url: str, patience: float | None = None) -> Redis:
    """Never retries by itself: each user knows better what to do without the server. No connection is made yet."""
    return Redis.from_url(
        url.replace("valkey", "redis", 1) if url.startswith("valkey") else url,
        retry=Retry(NoBackoff(), 0),
        socket_connect_timeout=CONNECT_PATIENCE,
        socket_timeout=patience,
        socket_keepalive=True,
    )
