"""The signal that the server is about to end: every open stream listens to it."""

from __future__ import annotations

import asyncio


class Closing:
    """Begins once and stays begun."""

    __slots__ = ("_begun",)

    def __init__(self) -> None:
        self._begun = asyncio.Event()

    def begin(self) -> None:
        """Tells every stream to say goodbye; to be called on the event loop."""
        self._begun.set()

    @property
    def has_begun(self) -> bool:
        return self._begun.is_set()

    async def wait(self) -> None:
        """Returns when the server is about to end."""
        await self._begun.wait()
