"""Routes for those who run the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from api.metrics import CONTENT_TYPE
from api.services import Services

_PATIENCE = 3.0


def operations_routes(services: Services) -> list[Route]:
    """`/healthz`, `/readyz` and `/metrics`; none of them asks who is calling, so keep `/metrics` behind your proxy."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def readyz(_request: Request) -> Response:
        store, bus = await _states(services)
        pulse, is_closing = services.desk.pulse, services.closing.is_announced
        needed = {"store": store, "writes": pulse.can_write is not False}
        helpful = {"bus": bus, "broker": pulse.has_broker is not False}
        is_ready = all(needed.values()) and not is_closing
        status = _status(is_ready, all(helpful.values()))
        parts = {part: _word(is_up) for part, is_up in (needed | helpful).items()}
        return JSONResponse({"status": status, **parts, "closing": is_closing}, 200 if is_ready else 503)

    async def metrics(_request: Request) -> Response:
        services.metrics.state(*await _states(services))
        return Response(services.metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]


async def _states(services: Services) -> tuple[bool, bool]:
    store, bus = await asyncio.gather(_answers(services.desk.store.is_up()), _answers(services.desk.bus.is_up()))
    return store, bus


async def _answers(question: Awaitable[bool]) -> bool:
    """Silence is an answer too."""
    try:
        async with asyncio.timeout(_PATIENCE):
            return await question
    except TimeoutError:
        return False


def _status(is_ready: bool, is_whole: bool) -> str:
    """A server without bus or broker still answers everybody: what it tells others comes late, no more."""
    if not is_ready:
        return "not ready"
    return "ready" if is_whole else "degraded"


def _word(is_up: bool) -> str:
    return "up" if is_up else "down"
