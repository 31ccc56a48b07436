"""The encodings of a stream's events, shared by listeners."""

from __future__ import annotations

import asyncio

MOST_CACHED_PAYLOADS = 4
"""Payloads cached for one event, by selection. There are few kinds of clients, but anyone may invent selections."""


class Payloads:
    """The encodings of one event for one audience, by selection. Listeners who want the same one wait for it."""

    def __init__(self) -> None:
        self.cached: dict[object, bytes] = {}
        self.lock = asyncio.Lock()

    def keep(self, selection: object, payload: bytes) -> None:
        if len(self.cached) < MOST_CACHED_PAYLOADS:
            self.cached[selection] = payload
