"""How many deliveries run for each bot in this process: one slow address must not take every worker from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from application.ports.queue import PutOff
from domain.hosting.terms import PlayerId

AT_ONCE = 3
AT_ONCE_WHILE_FAILING = 1


class Deliveries:
    """Memory of one process only: so many for each process, then."""

    def __init__(self) -> None:
        self._running: Counter[PlayerId] = Counter()

    @contextmanager
    def one_for(self, bot: PlayerId, is_failing: bool) -> Iterator[None]:
        """Raises PutOff when as many run as may; an address that failed last time is tried by one alone."""
        if self._running[bot] >= (AT_ONCE_WHILE_FAILING if is_failing else AT_ONCE):
            raise PutOff("other deliveries to this bot are on their way")
        self._running[bot] += 1
        try:
            yield
        finally:
            self._running[bot] -= 1
            if not self._running[bot]:
                del self._running[bot]
