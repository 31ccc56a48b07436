"""Health checks for operators: is the server alive, is it ready."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from api.services import Services

_PATIENCE = 3.0


def health_routes(services: Services) -> list[Route]:
    """`/healthz` and `/readyz`; neither needs a caller."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def readyz(_request: Request) -> Response:
        store, bus = await _dependency_states(services)
        pulse, is_closing = services.desk.pulse, services.shutdown.is_announced
        needed = {"store": store, "writes": pulse.can_write is not False}
        helpful = {"bus": bus, "broker": pulse.has_broker is not False}
        is_ready = all(needed.values()) and not is_closing
        status = _status(is_ready, all(helpful.values()))
        parts = {part: _word(is_up) for part, is_up in (needed | helpful).items()}
        return JSONResponse({"status": status, **parts, "closing": is_closing}, 200 if is_ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]


async def _dependency_states(services: Services) -> tuple[bool, bool]:
    store, bus = await asyncio.gather(
        _is_up_in_time(services.desk.store.is_up()), _is_up_in_time(services.desk.bus.is_up())
    )
    return store, bus


async def _is_up_in_time(question: Awaitable[bool]) -> bool:
    """Whether a dependency is up. No answer in time counts as down."""
    try:
        async with asyncio.timeout(_PATIENCE):
            return await question
    except TimeoutError:
        return False


def _status(is_ready: bool, is_whole: bool) -> str:
    """A server without bus or broker still answers every request. Only its notifications arrive late."""
    if not is_ready:
        return "not ready"
    return "ready" if is_whole else "degraded"


def _word(is_up: bool) -> str:
    return "up" if is_up else "down"
