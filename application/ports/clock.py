"""The time, as the use cases need it."""

from __future__ import annotations

from typing import Protocol

from domain.hosting.terms import Moment


class Clock(Protocol):
    def now(self) -> Moment:
        """Milliseconds since 1970, UTC; never goes back by more than the machine's own clock does."""
        ...

    def follow(self, moment: Moment, at: float) -> float:
        """Goes by another clock from now on, which showed this moment at `at` of `time.monotonic()`.

        Unless that clock alone has jumped. Gives back how many seconds the machine's own clock is ahead of it.
        """
        ...
