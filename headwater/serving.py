"""Serving over HTTP: uvicorn on uvloop and httptools, and an end that lets every stream say goodbye."""

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
from headwater.connections import guard_of, guarded
from headwater.settings import Settings
from headwater.wiring import wired

# Larger than the largest message that is understood, so that the edge can say what is wrong with it.
SOCKET_MESSAGE = 2 * 65_536
PAUSE = 0.02
SWITCH = 0.001
"""Seconds after which a thread that works lets the loop have the interpreter; Python's own 5 ms add up."""
COLLECTED_AFTER = 20_000
"""New objects between two collections of garbage; a large page alone makes some thousands."""

NOT_STARTED = 1
CANNOT_LISTEN = 3
"""Exit statuses, as docs/operations.md lists them."""

log = structlog.get_logger("headwater")


def serve(settings: Settings) -> None:
    """Serves until a signal says to end."""
    whole = wired(settings)
    spare_collections()
    sys.setswitchinterval(SWITCH)
    http, sockets = guarded(guard_of(settings))
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
    """What is loaded by now stays; the slowest requests would wait until it was looked through for garbage again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER)


def _end_in_order() -> None:
    """uvicorn raises the signal that ended it once more: by then all is done, and that is a success."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)


class Server(uvicorn.Server):
    """uvicorn cuts streams off; here they are first told to end, and given the time to do so."""

    def __init__(self, config: uvicorn.Config, services: Services, grace: float, drain_delay: float) -> None:
        super().__init__(config)
        self._services = services
        self._grace = grace
        self._drain_delay = drain_delay

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            # uvicorn has logged why: the port is taken, or is not ours to take.
            raise SystemExit(CANNOT_LISTEN) from None
        if self.started:
            log.info("serving", url=self._url())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("ending")
        self._services.shutdown.announce()
        await self._drained()
        for server in self.servers:
            server.close()
        self._services.close()
        await self._answered()
        await super().shutdown(sockets)
        log.info("ended")

    async def _drained(self) -> None:
        """Returns when balancers have had the time to notice; a second SIGINT ends the wait."""
        end = monotonic() + self._drain_delay
        while monotonic() < end and not self.force_exit:  # noqa: ASYNC110  # uvicorn tells nobody
            await asyncio.sleep(PAUSE)

    async def _answered(self) -> None:
        """Returns when everything begun is answered, or the grace is over."""
        end = monotonic() + self._grace
        while self.server_state.tasks and monotonic() < end and not self.force_exit:  # noqa: ASYNC110  # uvicorn tells nobody
            await asyncio.sleep(PAUSE)

    def _url(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
