"""The signal that the server is about to end: every open stream listens to it."""

from __future__ import annotations

import asyncio


class Closing:
    """Begins once and stays begun."""

    __slots__ = ("_begun", "_is_announced")

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._is_announced = False

    def announce(self) -> None:
        """From here on the server says that it is not ready, and otherwise goes on as before."""
        self._is_announced = True

    def begin(self) -> None:
        """Tells every stream to say goodbye; to be called on the event loop."""
        self._begun.set()

    @property
    def is_announced(self) -> bool:
        return self._is_announced or self.has_begun

    @property
    def has_begun(self) -> bool:
        return self._begun.is_set()

    async def wait(self) -> None:
        """Returns when the server is about to end."""
        await self._begun.wait()
