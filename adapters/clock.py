"""The machine's clock."""

from __future__ import annotations

import time

from domain.hosting.terms import Moment


class SystemClock:
    """The port's Clock."""

    def now(self) -> Moment:
        return Moment(time.time_ns() // 1_000_000)
