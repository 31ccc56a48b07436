"""The signal that the server is shutting down; every open stream waits for it."""

from __future__ import annotations

import asyncio


class Shutdown:
    """A shutdown begins once and is never taken back."""

    __slots__ = ("_begun", "_is_announced")

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._is_announced = False

    def announce(self) -> None:
        """Makes the server report that it is not ready. Otherwise it works as before."""
        self._is_announced = True

    def begin(self) -> None:
        """Ends every stream. Call it on the event loop."""
        self._begun.set()

    @property
    def is_announced(self) -> bool:
        return self._is_announced or self.has_begun

    @property
    def has_begun(self) -> bool:
        return self._begun.is_set()

    async def wait(self) -> None:
        """Returns when the shutdown begins."""
        await self._begun.wait()
