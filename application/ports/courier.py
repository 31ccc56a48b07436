"""Carrying messages to addresses that strangers have named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Undelivered(Exception):
    """Why it could not be delivered, in a few words that may be shown to the bot's owner; `status` if one was given."""

    def __init__(self, text: str, status: int | None = None) -> None:
        super().__init__(text)
        self.status = status


class Courier(Protocol):
    def fault_of(self, url: str) -> str | None:
        """Why nothing would ever be carried there, None when it might be; asks nobody."""
        ...

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        """The answer, of bounded length, to a POST that was received well (2xx); raises Undelivered."""
        ...

    async def close(self) -> None: ...
