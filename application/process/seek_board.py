"""The seeks that everybody sees, read once for all listeners of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from application.ports.store import Reading, Store
from domain.pairing.seeks import Seek

MOST_SEEKS: Final = 200
PAUSE: Final = 0.5
"""Seconds between two reads of the list: a burst of changes is read and sent as one."""


@dataclass(frozen=True, slots=True)
class SeekList:
    """The newest seeks that wait; `has_more` says that there are others."""

    seeks: tuple[Seek, ...] = ()
    has_more: bool = False


async def read_seeks(reading: Reading) -> SeekList:
    found: Sequence[Seek] = await reading.waiting_seeks(None, None, MOST_SEEKS + 1)
    return SeekList(tuple(found[:MOST_SEEKS]), len(found) > MOST_SEEKS)


class SeekBoard:
    """The newest list; its number grows with every change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read_at = -PAUSE
        self._ids: tuple[str, ...] = ()
        self.list = SeekList()
        self.number = 0

    async def refresh(self) -> None:
        """Reads the list, and notes whether seeks came or went: signs of life are no news."""
        await asyncio.sleep(self._read_at + PAUSE - monotonic())
        async with self._store.reading() as reading:
            self.list = await read_seeks(reading)
        self._read_at = monotonic()
        ids = tuple(seek.id for seek in self.list.seeks)
        self.number += ids != self._ids
        self._ids = ids
