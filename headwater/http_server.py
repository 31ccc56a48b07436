"""The HTTP server: uvicorn on uvloop and httptools, with a shutdown that ends every stream properly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from math import ceil
from time import monotonic

import structlog
import uvicorn

from api.services import Services
from headwater.guarded_protocols import guard_of, protocol_classes
from headwater.settings import Settings
from headwater.wiring import wire

# Larger than the largest accepted message, so that the API can refuse a larger one with a reason.
SOCKET_MESSAGE = 2 * 65_536
PAUSE = 0.02
SWITCH = 0.0002
"""Seconds after which a busy thread yields the interpreter. A move changes threads often: Python's 5 ms add up."""
COLLECTED_AFTER = 20_000
"""New objects between two collections of garbage; a large page alone makes some thousands."""

NOT_STARTED = 1
CANNOT_LISTEN = 3
"""Exit statuses, as docs/operations.md lists them."""

log = structlog.get_logger("headwater")


def serve(settings: Settings) -> None:
    """Serves until SIGINT or SIGTERM."""
    whole = wire(settings)
    spare_collections()
    sys.setswitchinterval(SWITCH)
    http, sockets = protocol_classes(guard_of(settings))
    config = uvicorn.Config(
        whole.app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=http,
        ws=sockets,
        ws_max_size=SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=ceil(settings.shutdown_grace),
        timeout_keep_alive=ceil(settings.keep_alive),
    )
    _end_in_order()
    server = Server(config, whole.services, settings.shutdown_grace, settings.drain_delay)
    server.run()
    if not server.started:
        raise SystemExit(NOT_STARTED)


def spare_collections() -> None:
    """Excludes everything loaded so far from garbage collection, which would delay the slowest requests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER)


def _end_in_order() -> None:
    """Ignores the signal that uvicorn raises again after its shutdown, so that the exit status is 0."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)


class Server(uvicorn.Server):
    """uvicorn cuts streams off. This server first asks them to end and gives them time to do so."""

    def __init__(self, config: uvicorn.Config, services: Services, grace: float, drain_delay: float) -> None:
        super().__init__(config)
        self._services = services
        self._grace = grace
        self._drain_delay = drain_delay

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            # uvicorn has logged why: the port is taken or not permitted.
            raise SystemExit(CANNOT_LISTEN) from None
        if self.started:
            log.info("serving", url=self._url())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("ending")
        self._services.shutdown.announce()
        await self._await_drain()
        for server in self.servers:
            server.close()
        self._services.close()
        await self._await_answers()
        await super().shutdown(sockets)
        log.info("ended")

    async def _await_drain(self) -> None:
        """Waits until load balancers have noticed; a second SIGINT ends the wait."""
        end = monotonic() + self._drain_delay
        while monotonic() < end and not self.force_exit:  # noqa: ASYNC110  # uvicorn tells nobody
            await asyncio.sleep(PAUSE)

    async def _await_answers(self) -> None:
        """Waits until every request is answered, or the grace period is over."""
        end = monotonic() + self._grace
        while self.server_state.tasks and monotonic() < end and not self.force_exit:  # noqa: ASYNC110  # uvicorn tells nobody
            await asyncio.sleep(PAUSE)

    def _url(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
