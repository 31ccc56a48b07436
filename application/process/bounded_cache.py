"""The one bounded cache: it keeps the most recently used entries, as many as fit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def _one(key: object, value: object) -> int:
    return 1


class BoundedCache(Generic[K, V]):
    """Forgets the least recently used entry first. The newest entry stays even when it alone is too heavy.

    `most` is a number of entries, or of bytes where `weigh` estimates those of an entry, once, when it is kept. Where
    callers choose the content, a number of entries would bound nothing.
    """

    def __init__(self, most: int, weigh: Callable[[K, V], int] = _one) -> None:
        self._most = most
        self._weigh = weigh
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._entries)

    def items(self) -> Iterator[tuple[K, V]]:
        """All entries, the least recently used first; none counts as used by this."""
        return ((key, value) for key, (value, _) in self._entries.items())

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
        self.weight += weight
        return self._make_room()

    def forget(self, key: K) -> None:
        found = self._entries.pop(key, None)
        if found is not None:
            self.weight -= found[1]

    def _make_room(self) -> list[K]:
        forgotten: list[K] = []
        while self.weight > self._most and len(self._entries) > 1:
            key, (_, weight) = self._entries.popitem(last=False)
            self.weight -= weight
            forgotten.append(key)
        return forgotten
