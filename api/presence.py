"""Work that is worth doing only as long as somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

T = TypeVar("T")


async def while_connected(request: Request, doing: Coroutine[Any, Any, T]) -> T:
    """What the coroutine gives; it is cancelled, and ClientDisconnect raised, when the client hangs up before."""
    work = asyncio.create_task(doing)
    departure = asyncio.create_task(_departure(request))
    try:
        await asyncio.wait([work, departure], return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        raise ClientDisconnect
    finally:
        for task in (work, departure):
            task.cancel()
        await asyncio.gather(work, departure, return_exceptions=True)


async def _departure(request: Request) -> None:
    """Returns when the client has hung up. What is left of its body is of no interest by then."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
