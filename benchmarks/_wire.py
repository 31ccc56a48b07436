"""Clients that cost next to nothing: HTTP/1.1 and WebSocket by hand on asyncio streams, and a look at a process."""

from __future__ import annotations

import asyncio
import os
import statistics
import struct
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

TICKS = os.sysconf("SC_CLK_TCK")
TEXT, PING, PONG = 1, 9, 10


class Connection:
    """One connection that is kept open; one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self._host = host

    @classmethod
    async def opened(cls, url: str, source: str | None = None) -> Connection:
        """To a server; from an address of one's own where `source` names it."""
        host = url.removeprefix("http://")
        name, _, port = host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port), local_addr=(source, 0) if source else None)
        return cls(reader, writer, host)

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "", **headers: str) -> bytes:
        """The answer's body; anything but 200 and 201 is a fault of the benchmark."""
        status, answer = await self.exchange(method, path, body, token, **headers)
        if status not in ("200", "201"):
            raise RuntimeError(f"{path}: {status} {answer[:500]!r}")
        return answer

    async def exchange(
        self, method: str, path: str, body: bytes = b"", token: str = "", **headers: str
    ) -> tuple[str, bytes]:
        """The answer's status and body, whatever they are."""
        own = {"Host": self._host, "Content-Type": "application/json", "Content-Length": str(len(body))}
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        lines = [f"{name.replace('_', '-')}: {value}\r\n" for name, value in (own | bearer | headers).items()]
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + body)
        told = await self.reader.readuntil(b"\r\n\r\n")
        length = int(told.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        return told[9:12].decode(), await self.reader.readexactly(length)

    async def upgrade(self, path: str, protocol: str = "") -> None:
        """The connection speaks WebSocket from here on."""
        chosen = f"Sec-WebSocket-Protocol: {protocol}\r\n" if protocol else ""
        self.writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{chosen}\r\n".encode()
        )
        told = await self.reader.readuntil(b"\r\n\r\n")
        if told[9:12] != b"101":
            raise ConnectionRefusedError(told[:40])

    def send(self, text: bytes) -> None:
        """A text frame."""
        self.frame(TEXT, text)

    async def receive(self) -> bytes:
        """The next text frame's content."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            content = await self.reader.readexactly(size)
            if kind & 0x0F == TEXT:
                return content
            if kind & 0x0F == PING:
                self.frame(PONG, content)

    def frame(self, kind: int, content: bytes) -> None:
        """A masked frame; the mask is all zeros, so nothing has to be masked."""
        size = len(content)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self.writer.write(head + bytes(4) + content)


@dataclass(frozen=True, slots=True)
class Load:
    """What a load of requests came to; `cpu` is what the server's process used."""

    seconds: Sequence[float]
    wall: float
    cpu: float

    @property
    def per_second(self) -> float:
        return len(self.seconds) / self.wall

    @property
    def per_cpu_second(self) -> float:
        return len(self.seconds) / self.cpu

    def percentile(self, percent: int) -> float:
        """In milliseconds."""
        return statistics.quantiles(self.seconds, n=100, method="inclusive")[percent - 1] * 1e3


async def loaded(pid: int, works: Sequence[Callable[[], Awaitable[list[float]]]]) -> Load:
    """All works at once, each of which says how long its requests took."""
    cpu, began = cpu_of(pid), perf_counter()
    seconds = await asyncio.gather(*(work() for work in works))
    return Load([each for part in seconds for each in part], perf_counter() - began, cpu_of(pid) - cpu)


def together(loads: Sequence[Load]) -> Load:
    """Several loads, one after the other, as one."""
    seconds = [each for load in loads for each in load.seconds]
    return Load(seconds, sum(load.wall for load in loads), sum(load.cpu for load in loads))


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
