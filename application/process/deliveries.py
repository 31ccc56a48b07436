"""How many deliveries run for each bot and each owner in this process: slow addresses leave room for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from application.ports.queue import PutOff
from domain.hosting.terms import PlayerId

AT_ONCE = 3
AT_ONCE_WHILE_FAILING = 1


class Deliveries:
    """Memory of one process only: each process has these limits for itself."""

    def __init__(self) -> None:
        self._by_bot: Counter[PlayerId] = Counter()
        self._by_owner: Counter[str] = Counter()

    @contextmanager
    def one_for(self, bot: PlayerId, owner: str, is_failing: bool, slots: int) -> Iterator[None]:
        """Raises PutOff when as many run as may; an address that failed last time is tried by one alone.

        `slots` is how many deliveries the process can have under way, of all owners together.
        """
        if self._by_bot[bot] >= (AT_ONCE_WHILE_FAILING if is_failing else AT_ONCE):
            raise PutOff("other deliveries to the same address are on their way")
        if self._by_owner[owner] >= self._share(slots):
            raise PutOff("deliveries of others come first")
        self._by_bot[bot] += 1
        self._by_owner[owner] += 1
        try:
            yield
        finally:
            self._by_bot -= Counter([bot])
            self._by_owner -= Counter([owner])

    def _share(self, slots: int) -> int:
        """Half of what is free, so that something always is: a first owner gets 11 of 32, a second one 7, then 5."""
        return max(1, (slots - self._by_owner.total()) // 2)
