"""A link over Valkey or Redis: publish and subscribe on one channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from adapters.bus.linked import LinkDown, OpenLink
from adapters.valkey import client

# In seconds: after this much silence the server is pinged.
SILENCE: Final = 15.0
SEND_PATIENCE: Final = 5.0


class ValkeyLink:
    """All databases of a server share its channels, so the channel's name contains the database's number."""

    def __init__(self, url: str) -> None:
        self._url = url

    @asynccontextmanager
    async def open(self) -> AsyncIterator[OpenLink]:
        server = client(self._url)
        channel = f"headwater:{server.connection_pool.connection_kwargs.get('db', 0)}:wake"
        listener = server.pubsub(ignore_subscribe_messages=False)
        try:
            await _listen(listener, channel)
            yield OpenValkeyLink(server, listener, channel)
        finally:
            with suppress(RedisError, OSError):
                await listener.aclose()  # type: ignore[no-untyped-call]  # redis-py leaves it untyped
                await server.aclose()


class OpenValkeyLink:
    def __init__(self, server: Redis, listener: PubSub, channel: str) -> None:
        self._server = server
        self._listener = listener
        self._channel = channel

    async def send(self, message: str) -> None:
        with _translate_faults():
            async with asyncio.timeout(SEND_PATIENCE):
                await self._server.publish(self._channel, message)

    async def receive(self) -> str:
        silences = 0
        with _translate_faults():
            while silences < 2:
                message = await self._listener.get_message(timeout=SILENCE)
                if message is None:
                    silences += 1
                    await self._listener.ping()
                elif message["type"] == "message":
                    return str(message["data"], "utf-8")
                else:
                    silences = 0
        raise LinkDown("silence")


async def _listen(listener: PubSub, channel: str) -> None:
    with _translate_faults():
        await listener.subscribe(channel)
        # From the server's confirmation on, no message is missed.
        if await listener.get_message(timeout=SEND_PATIENCE) is None:
            raise LinkDown("silence")


@contextmanager
def _translate_faults() -> Iterator[None]:
    try:
        yield
    except (RedisError, OSError) as fault:
        raise LinkDown(type(fault).__name__) from None
