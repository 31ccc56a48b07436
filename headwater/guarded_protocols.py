"""uvicorn's protocols, guarded against slow and greedy clients: time-outs, connections per address, frame rates.

uvicorn waits for ever for the rest of a request, and accepts any number of connections and control frames. This module
overrides callbacks of its two protocol classes; `tests/server/test_slow_clients.py` notices when they change.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum, auto
from time import monotonic
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from api.auth import address_of
from api.forwarded import Proxies
from application.limits.networks import networks
from application.ports.limits import Rate
from application.process.bounded_cache import BoundedCache
from headwater.settings import Settings

LARGEST_HEAD: Final = 65_536
"""Bytes of a request line and all headers together."""
PIECE: Final = 2_048
"""Bytes that are parsed at once. The frame rate is checked between two pieces."""
FRAMES_A_REQUEST: Final = 2
"""An operation is a `subscribe` and perhaps a `complete`; pings and pongs are few beside them."""
CROWD_PAUSE: Final = 5.0
"""Seconds until an excess connection is refused; an immediate refusal would cause an immediate reconnect."""
CROWD: Final = 4
"""Excess connections may wait up to this multiple of the limit."""
LONGEST_WAIT: Final = 5.0
"""Seconds that a new connection waits at most until it is read."""
MOST_ADDRESSES: Final = 100_000
TOO_MANY_FRAMES: Final = (1008, "Too many frames")

_TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@dataclass(frozen=True, slots=True)
class Guard:
    """The limits of connections, and the number of each address; connections from proxies are not counted."""

    header_patience: float
    body_patience: float
    connections_per_address: int
    frames: Rate
    arrivals: Rate
    proxies: Proxies
    open: Counter[str] = field(default_factory=Counter)
    next_turn: BoundedCache[str, float] = field(default_factory=lambda: BoundedCache(MOST_ADDRESSES))
    """When a new connection of each address would be read if there were no burst."""

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Counts a connection; returns the address for `leave`, None if it is not counted."""
        if client is None or self.proxies.includes(client[0]):
            return None
        address = address_of({"client": client})
        self.open.update(_keys(address))
        return address

    def leave(self, address: str | None) -> None:
        if address is None:
            return
        for key in _keys(address):
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]

    def crowd(self, address: str | None) -> float:
        """The connections of the address, or of an IPv6 network around it, as a multiple of the limit."""
        if address is None:
            return 0.0
        return max(self.open[key] / (share * self.connections_per_address) for key, share in networks(address))

    def wait(self, address: str | None) -> float:
        """Seconds until this new connection is read: an address that connects too often is read later and later."""
        if address is None:
            return 0.0
        now = monotonic()
        return max(self._turn(key, share, now) for key, share in networks(address))

    def _turn(self, key: str, share: int, now: float) -> float:
        rate = share * self.arrivals.per_second
        ahead = (share * self.arrivals.burst - 1) / rate
        turn = min(max(now, self.next_turn.get(key) or now), now + ahead + LONGEST_WAIT)
        self.next_turn.keep(key, turn + 1 / rate)
        return max(0.0, turn - now - ahead)


def _keys(address: str) -> list[str]:
    return [key for key, _ in networks(address)]


def guard_of(settings: Settings) -> Guard:
    burst, per_second = settings.requests_burst, settings.requests_per_second
    return Guard(
        settings.header_patience,
        settings.body_patience,
        settings.connections_per_address,
        Rate("frames", FRAMES_A_REQUEST * burst, FRAMES_A_REQUEST * per_second),
        Rate("connections", burst, per_second),
        Proxies.parse(settings.trusted_proxies),
    )


class Phase(Enum):
    """How much of a request has arrived."""

    HEAD = auto()
    BODY = auto()
    WHOLE = auto()


class GuardedHttp(HttpToolsProtocol):
    """A request's head and body each have a time-out; so has an answer that the client does not read."""

    guard: Guard
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _phase = Phase.HEAD
    _requests = 0
    _head = 0
    _unread: bytes | None = None
    """What a connection that waits for its turn has sent; None when it does not wait."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._address = self.guard.enter(self.client)
        crowd = self.guard.crowd(self._address)
        if crowd <= 1:
            self._begin()
        elif crowd <= CROWD:
            transport.pause_reading()
            self._timer = self.loop.call_later(CROWD_PAUSE, self._refuse, _TOO_MANY)
        else:
            transport.abort()

    def _begin(self) -> None:
        wait = self.guard.wait(self._address)
        if not wait:
            self._restart()
            return
        # It is not paused: a client that hangs up while it waits is noticed, and has cost hardly anything.
        self._unread = b""
        self._timer = self.loop.call_later(wait, self._read)

    def _read(self) -> None:
        unread, self._unread = self._unread, None
        self._restart()
        if unread:
            self.data_received(unread)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Leaves the count to the WebSocket protocol, which takes over the connection."""
        self._let_go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._unread is not None:
            self._unread += data
            if len(self._unread) > LARGEST_HEAD:
                self._refuse(_TOO_LARGE)
            return
        before = self._requests, self._phase
        self._head = self._head + len(data) if self._phase is Phase.HEAD else 0
        if self._head > LARGEST_HEAD:
            self._refuse(_TOO_LARGE)
            return
        super().data_received(data)
        if self._phase is Phase.WHOLE:
            self._stop()
        elif before != (self._requests, self._phase):
            self._restart()

    def on_message_begin(self) -> None:
        self._phase = Phase.HEAD
        self._requests += 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._phase = Phase.BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._phase = Phase.WHOLE
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(self.guard.body_patience, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_writing()
        super().resume_writing()

    def _restart(self) -> None:
        self._stop()
        guard = self.guard
        patience = guard.header_patience if self._phase is Phase.HEAD else guard.body_patience
        self._timer = self.loop.call_later(patience, self._refuse, _TIMEOUT)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_writing(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _refuse(self, answer: bytes) -> None:
        """Closes the connection, with a reason unless the application is already answering."""
        if not _is_answering(self.cycle):
            self.transport.write(answer)
        self.transport.close()

    def _let_go(self) -> None:
        self._stop()
        self._stop_writing()
        self.guard.leave(self._address)
        self._address = None


def _is_answering(cycle: RequestResponseCycle | None) -> bool:
    """uvicorn has no cycle before the first request."""
    return cycle is not None and cycle.response_started and not cycle.response_complete


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counts every frame, also control frames, which the application never sees."""

    guard: Guard
    _address: str | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.guard.enter(self.client)
        self._left, self._since = float(self.guard.frames.burst), monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self._address)
        self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self._left < 0:
                self._end()

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        now, rate = monotonic(), self.guard.frames
        self._left = min(float(rate.burst), self._left + (now - self._since) * rate.per_second) - 1
        self._since = now

    def _end(self) -> None:
        if not self.close_sent:
            self.conn.fail(*TOO_MANY_FRAMES)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


def protocol_classes(guard: Guard) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocol classes of one server, with its guard."""
    return (
        type("Http", (GuardedHttp,), {"guard": guard}),
        type("Socket", (GuardedSocket,), {"guard": guard}),
    )
