"""The one bounded cache: it keeps the most recently used entries that fit into a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """Forgets the least recently used entry first. The newest entry stays even when it alone is too heavy.

    `weigh` estimates the bytes of an entry once, when it is kept: callers may choose the content, so a count would
    bound nothing.
    """

    def __init__(self, most: int, weigh: Callable[[K, V], int]) -> None:
        self._most = most
        self._weigh = weigh
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K) -> V | None:
        """The value, which counts as used now; None where it is not known."""
        found = self._entries.get(key)
        if found is None:
            return None
        self._entries.move_to_end(key)
        return found[0]

    def keep(self, key: K, value: V) -> list[K]:
        """Stores a value, replacing an older one; gives the keys that were evicted for it."""
        self.forget(key)
        weight = self._weigh(key, value)
        self._entries[key] = value, weight
        self.bytes += weight
        return self._make_room()

    def forget(self, key: K) -> None:
        found = self._entries.pop(key, None)
        if found is not None:
            self.bytes -= found[1]

    def _make_room(self) -> list[K]:
        forgotten: list[K] = []
        while self.bytes > self._most and len(self._entries) > 1:
            key, (_, weight) = self._entries.popitem(last=False)
            self.bytes -= weight
            forgotten.append(key)
        return forgotten
