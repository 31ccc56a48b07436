"""How long to wait before another try: growing, with chance, so that many clients do not come back at once."""

from __future__ import annotations

import random
import time
from typing import Final

FIRST: Final = 0.2
LONGEST: Final = 10.0


class Backoff:
    """One row of tries. `pause` grows until `reset`; `has_patience` ends the row."""

    def __init__(self, patience: float | None) -> None:
        self._deadline = None if patience is None else time.monotonic() + patience
        self._tries = 0

    def has_patience(self) -> bool:
        return self._deadline is None or time.monotonic() < self._deadline

    def pause(self, asked: float | None = None) -> float:
        """Seconds to wait now; at least as many as the server asked for."""
        self._tries += 1
        # The exponent is bounded: a client that has been offline for days must not compute 2 ** 100000.
        grown: float = min(LONGEST, FIRST * 2.0 ** min(self._tries, 10)) * random.uniform(0.5, 1.0)
        return max(grown, asked or 0.0)

    def reset(self) -> None:
        self._tries = 0
