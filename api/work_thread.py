"""Pure work that would hold up the event loop for more than a moment: done in one thread, callers in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class WorkThread:
    """Each caller has one piece of work in the queue: nobody waits for more than one piece of every other caller.

    One thread, because more would only compete for the interpreter with the loop.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "work")
        # A lock is remembered for as long as somebody holds it or waits for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, caller: str, work: Callable[[], T]) -> T:
        """What the work comes to, or raises; work that has not begun is dropped with whoever asked for it."""
        turn = self._turns.setdefault(caller, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
