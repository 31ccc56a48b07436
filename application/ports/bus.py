"""The bus wakes everyone who waits for a topic. What happened is read from the log."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Waiter(Protocol):
    async def woken(self, patience: float) -> bool:
        """Waits until the topic was woken since the last call, at most `patience` seconds; false when nothing came."""
        ...


class Bus(Protocol):
    async def wake(self, topics: Sequence[str]) -> None:
        """Wakes every waiter of these topics in every process; may be lost, never raises for a bus that is down."""
        ...

    def waiting(self, topic: str) -> AbstractAsyncContextManager[Waiter]:
        """Listens from the moment the context is entered: nothing woken after that is missed."""
        ...

    async def is_up(self) -> bool:
        """Whether other processes can be reached."""
        ...

    async def close(self) -> None:
        """Ends every waiter's wait and lets go of connections."""
        ...
