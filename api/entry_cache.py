"""What an edge makes of a log's entries, made once for every caller who sees the same entry."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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
        kept = self._get((match, entry.version, audience), entry)
        return kept if kept is not None else self._keep((match, entry.version, audience), entry, make())

    async def once_awaited(
        self, match: MatchId, entry: Logged, make: Callable[[], Awaitable[T]], audience: str = ""
    ) -> T:
        """The same for a value that is awaited. Several callers at the same moment may each make it."""
        kept = self._get((match, entry.version, audience), entry)
        return kept if kept is not None else self._keep((match, entry.version, audience), entry, await make())

    def _get(self, key: Key, entry: Logged) -> T | None:
        kept = self._kept.get(key)
        return kept[1] if kept is not None and kept[0] is entry else None

    def _keep(self, key: Key, entry: Logged, value: T) -> T:
        self._kept.keep(key, (entry, value))
        return value
