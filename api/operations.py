"""Routes for those who run the server: is it alive, is it ready."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from api.services import Services

_PATIENCE = 3.0


def operations_routes(services: Services) -> list[Route]:
    """`/healthz` and `/readyz`; neither asks who is calling."""

    async def healthz(_request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def readyz(_request: Request) -> Response:
        store, bus = await _states(services)
        ready = store and bus and not services.closing.has_begun
        parts = {"store": _word(store), "bus": _word(bus), "closing": services.closing.has_begun}
        return JSONResponse({"status": "ready" if ready else "not ready", **parts}, 200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]


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


def _word(is_up: bool) -> str:
    return "up" if is_up else "down"
