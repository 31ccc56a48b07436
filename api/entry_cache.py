"""What an edge makes of a log's entries, made once for every caller who sees the same entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from application.process.bounded_cache import BoundedCache
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId

T = TypeVar("T")
Key = tuple[MatchId, int, str]

_KEPT_BYTES: Final = 16 * 2**20
"""Listeners who are up to date all need the newest events of their match, within milliseconds of each other."""
_ENTRY_BYTES: Final = 1_000
"""The memory of an entry and its key."""


class EntryCache(Generic[T]):
    """Callers who see the very same entry share its value; for an entry with something hidden it is made anew."""

    def __init__(self, weigh: Callable[[T], int]) -> None:
        def weigh_entry(key: Key, kept: tuple[Logged, T]) -> int:
            return _ENTRY_BYTES + weigh(kept[1])

        self._kept: BoundedCache[Key, tuple[Logged, T]] = BoundedCache(_KEPT_BYTES, weigh_entry)

    def once(self, match: MatchId, entry: Logged, make: Callable[[], T], audience: str = "") -> T:
        key = match, entry.version, audience
        kept = self._kept.get(key)
        if kept is not None and kept[0] is entry:
            return kept[1]
        value = make()
        self._kept.keep(key, (entry, value))
        return value
