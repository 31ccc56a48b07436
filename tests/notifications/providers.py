"""A push provider on this machine: it keeps what servers post to its browsers, and answers as a test wishes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.notifications.browsers import Browser, claims


@dataclass(frozen=True)
class Posted:
    path: str
    headers: Mapping[str, str]
    body: bytes


def ignore(_: object) -> None:
    """What is done with everything that comes, unless somebody wants to know at once."""


@dataclass
class Provider:
    """`answers` are statuses by path; while `is_silent` it takes everything and says nothing."""

    url: str = ""
    is_silent: bool = False
    answers: dict[str, int] = field(default_factory=dict)
    browsers: dict[str, Browser] = field(default_factory=dict)
    posted: list[Posted] = field(default_factory=list)
    arrived: asyncio.Condition = field(default_factory=asyncio.Condition)
    writers: list[asyncio.StreamWriter] = field(default_factory=list)
    on_posted: Callable[[Posted], None] = ignore

    def browser(self, name: str) -> dict[str, Any]:
        """What `PushSubscription.toJSON()` gives for a new browser."""
        made = self.browsers[f"/{name}"] = Browser()
        return {"endpoint": f"{self.url}/{name}", "keys": {"p256dh": made.key, "auth": made.secret}, "label": name}

    def read(self, posted: Posted) -> dict[str, Any]:
        return self.browsers[posted.path].read(posted.body)

    def sender(self, posted: Posted) -> dict[str, Any]:
        """Who signed the message, for whom."""
        return claims(posted.headers)

    async def await_posted(self, count: int) -> list[Posted]:
        async with asyncio.timeout(120), self.arrived:
            await self.arrived.wait_for(lambda: len(self.posted) >= count)
        return self.posted

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        line, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.title(): value for name, _, value in (each.partition(": ") for each in lines)}
        body = await reader.readexactly(int(headers["Content-Length"]))
        path = line.split()[1]
        async with self.arrived:
            self.posted.append(posted := Posted(path, headers, body))
            self.on_posted(posted)
            self.arrived.notify_all()
        if not self.is_silent:
            writer.write(f"HTTP/1.1 {self.answers.get(path, 201)} Done\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()


@asynccontextmanager
async def push_provider() -> AsyncIterator[Provider]:
    provider = Provider()
    server = await asyncio.start_server(provider.take, "127.0.0.1", 0)
    provider.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield provider
    finally:
        for writer in provider.writers:
            writer.close()
        server.close()
