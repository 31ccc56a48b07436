"""How streams beat while nothing happens, and end when their source, their client or the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from typing import Any, TypeVar

T = TypeVar("T")


async def paced(source: AsyncIterator[T], heartbeat: float, *ends: Awaitable[None]) -> AsyncGenerator[T | None, None]:
    """The source's items; None whenever nothing came for `heartbeat` seconds; over with the source or any of `ends`."""
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
                end.result()  # one that failed has not ended anything
    except StopAsyncIteration:
        return
    finally:
        await _dropped([*last, *([] if step is None else [step])])


async def _next(source: AsyncIterator[T]) -> T:
    return await anext(source)


async def _dropped(steps: list[asyncio.Future[Any]]) -> None:
    """Cancels what is still waiting and lets it finish, so that nothing of it is left behind."""
    for step in steps:
        step.cancel()
    await asyncio.gather(*steps, return_exceptions=True)
