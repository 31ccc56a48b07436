"""Sends messages to addresses that players have entered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Undelivered(Exception):
    """Why a message was not delivered, in a few words for its owner. `status` is the HTTP status, if there was one."""

    def __init__(self, text: str, status: int | None = None) -> None:
        super().__init__(text)
        self.status = status


class Courier(Protocol):
    def fault_of(self, url: str) -> str | None:
        """Why this address is never allowed, or None. Opens no connection."""
        ...

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        """Sends a POST and returns the answer of limited length. Raises Undelivered for any status but 2xx."""
        ...

    async def close(self) -> None: ...
