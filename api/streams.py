"""Streams with heartbeats, which end with their source, their client or the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from typing import Any, TypeVar

T = TypeVar("T")


async def with_heartbeats(
    source: AsyncIterator[T], heartbeat: float, *ends: Awaitable[None]
) -> AsyncGenerator[T | None, None]:
    """The source's items, and None after `heartbeat` seconds without one. Ends with the source or any of `ends`."""
    last = [asyncio.ensure_future(end) for end in ends]
    step: asyncio.Future[T] | None = None
    try:
        while not any(end.done() for end in last):
            step = step or asyncio.ensure_future(_next(source))
            waited: list[asyncio.Future[Any]] = [step, *last]
            await asyncio.wait(waited, timeout=heartbeat, return_when=asyncio.FIRST_COMPLETED)
            if step.done():
                done, step = step, None
                yield done.result()
            elif not any(end.done() for end in last):
                yield None
        for end in last:
            if end.done():
                end.result()  # raises the failure of an awaitable that failed instead of ending
    except StopAsyncIteration:
        return
    finally:
        await _cancel([*last, *([] if step is None else [step])])


async def _next(source: AsyncIterator[T]) -> T:
    return await anext(source)


async def _cancel(steps: list[asyncio.Future[Any]]) -> None:
    """Cancels the futures that still wait, and waits until they have finished."""
    for step in steps:
        step.cancel()
    await asyncio.gather(*steps, return_exceptions=True)
