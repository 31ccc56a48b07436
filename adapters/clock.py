"""The machine's clock, corrected by a reference clock."""

from __future__ import annotations

import time
from typing import Final

from domain.hosting.terms import Moment

MILLISECOND: Final = 1_000_000
TOLERANCE: Final = 60.0


class SystemClock:
    """The port's Clock. Once it follows a reference, setting the machine's clock no longer changes it.

    It compares three sources and trusts any two that agree: the reference, the machine's clock, and the time elapsed
    since the last reference.
    """

    def __init__(self, tolerance: float = TOLERANCE) -> None:
        self._tolerance = tolerance * 1_000
        self._start: int | None = None

    def now(self) -> Moment:
        if self._start is None:
            return Moment(time.time_ns() // MILLISECOND)
        return Moment(self._start + time.monotonic_ns() // MILLISECOND)

    def follow(self, moment: Moment, at: float) -> float:
        start = moment - int(at * 1_000)
        ahead = (time.time() - time.monotonic() + at) * 1_000 - moment
        if self._start is None or min(abs(start - self._start), abs(ahead)) <= self._tolerance:
            self._start = start
        return ahead / 1_000
