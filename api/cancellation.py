"""Cancels work when the client that waits for it disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

T = TypeVar("T")


async def cancel_on_disconnect(request: Request, coroutine: Coroutine[Any, Any, T]) -> T:
    """The coroutine's result. If the client disconnects first, cancels the coroutine and raises ClientDisconnect."""
    work = asyncio.create_task(coroutine)
    disconnect = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait([work, disconnect], return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        raise ClientDisconnect
    finally:
        for task in (work, disconnect):
            task.cancel()
        await asyncio.gather(work, disconnect, return_exceptions=True)


async def _wait_for_disconnect(request: Request) -> None:
    """Returns when the client has disconnected. Discards what is left of the request's body."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
