"""The machine's clock, or a better one that it follows."""

from __future__ import annotations

import time

from domain.hosting.terms import Moment

MILLISECOND = 1_000_000


class SystemClock:
    """The port's Clock. Once it follows another one, nobody who sets the machine's clock changes it any more."""

    def __init__(self) -> None:
        self._start: int | None = None

    def now(self) -> Moment:
        if self._start is None:
            return Moment(time.time_ns() // MILLISECOND)
        return Moment(self._start + time.monotonic_ns() // MILLISECOND)

    def follow(self, shown: Moment, at: float) -> float:
        self._start = shown - int(at * 1_000)
        machine = time.time() - (time.monotonic() - at)
        return machine - shown / 1_000
