"""Lists of matches that are followed live: what changed in them, and the lobby that all listeners share."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from application.ports.store import MatchFilter, MatchSummary, Reading, Store
from domain.hosting.terms import MatchId, Status

MOST_TABLES: Final = 200
KEPT_CHANGES: Final = 32
"""A listener that is further behind gets a snapshot."""
PAUSE: Final = 0.2
"""Seconds between two reads of the lobby: a burst of changes is read and sent as one."""
OPEN_TABLES: Final = MatchFilter(status=Status.OPEN, listed=True)


@dataclass(frozen=True, slots=True)
class ListChange:
    """New and changed matches of a list, and those that have left it. A snapshot replaces whatever was known before.

    `has_more` says that the list is longer than what is followed; `memo` is for what edges make of it.
    """

    is_snapshot: bool
    matches: tuple[MatchSummary, ...]
    gone: tuple[MatchSummary, ...] = ()
    has_more: bool = False
    memo: dict[object, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def is_empty(self) -> bool:
        return not (self.is_snapshot or self.matches or self.gone)


@dataclass(frozen=True, slots=True)
class MatchList:
    """A list as it was read last."""

    matches: Mapping[MatchId, MatchSummary] = field(default_factory=dict)
    has_more: bool = False

    @classmethod
    async def read(cls, reading: Reading, *wanted: MatchFilter, most: int) -> MatchList:
        """The newest matches of each filter, up to `most` of each."""
        pages = [await reading.find(each, None, most + 1) for each in wanted]
        found = {summary.id: summary for page in pages for summary in page[:most]}
        return cls(found, any(len(page) > most for page in pages))

    def snapshot(self) -> ListChange:
        return ListChange(True, tuple(self.matches.values()), (), self.has_more)

    async def change_to(self, now: MatchList, reading: Reading) -> ListChange:
        """What has changed until now; a match that has left is shown as it is now, or as it was last known."""
        changed = [each for each in now.matches.values() if self._version(each.id) != each.version]
        left = [match for match in self.matches if match not in now.matches]
        current = {each.id: each for each in (await reading.match_summaries(left) if left else ())}
        gone = [current.get(match, self.matches[match]) for match in left]
        return ListChange(False, tuple(changed), tuple(gone), now.has_more)

    def _version(self, match: MatchId) -> int | None:
        known = self.matches.get(match)
        return known.version if known else None


async def read_lobby(reading: Reading) -> MatchList:
    return await MatchList.read(reading, OPEN_TABLES, most=MOST_TABLES)


class Lobby:
    """The open tables that anyone can find: read once for all listeners of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._list = MatchList()
        self._changes: deque[tuple[int, ListChange]] = deque(maxlen=KEPT_CHANGES)
        self._snapshot: ListChange | None = None
        self._read_at = -PAUSE
        self.number = 0

    async def refresh(self) -> None:
        """Reads the newest open tables and notes what has changed."""
        await asyncio.sleep(self._read_at + PAUSE - monotonic())
        async with self._store.reading() as reading:
            now = await read_lobby(reading)
            change = await self._list.change_to(now, reading)
        self._read_at = monotonic()
        if not change.is_empty:
            self.number += 1
            self._list, self._snapshot = now, None
            self._changes.append((self.number, change))

    def snapshot(self) -> ListChange:
        if self._snapshot is None:
            self._snapshot = self._list.snapshot()
        return self._snapshot

    def changes_after(self, number: int) -> Iterable[ListChange]:
        """The changes after the one of this number, or a snapshot when they are not all kept."""
        if number == self.number:
            return ()
        if not self._changes or self._changes[0][0] > number + 1:
            return (self.snapshot(),)
        return [change for kept, change in self._changes if kept > number]
