"""One thread for pure computations that would block the event loop. Callers take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class WorkThread:
    """Each caller has at most one piece of work in the queue. So it waits for at most one of each other caller.

    There is one thread, because more would only compete with the event loop for the interpreter.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "work")
        # A lock lives as long as a caller holds it or waits for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, caller: str, work: Callable[[], T]) -> T:
        """The result of the work, or its exception. Cancelling the caller drops work that has not begun."""
        turn = self._turns.setdefault(caller, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
