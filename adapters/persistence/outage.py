"""Whether the store is away as this process sees it: one line in the log when that begins, and one when it is over."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

from application.ports.store import StoreAway

# A server short of connections refuses some and answers others: an outage is over after so many seconds without fault.
QUIET: Final = 5.0

_log = logging.getLogger(__name__)


class Outage:
    """Noted by every use of the store; only where one begins and where it is over is logged."""

    def __init__(self) -> None:
        self.is_on = False
        self._began = self._last = 0.0
        self._is_of_writes = False

    def note(self, fault: StoreAway, *, writes: bool) -> None:
        """A full disk refuses what writes and lets others read: then only a write shows that it is over."""
        self._is_of_writes = writes and (self._is_of_writes or not self.is_on)
        self._last = monotonic()
        if not self.is_on:
            self.is_on, self._began = True, self._last
            _log.warning("the database is away: %s", fault)

    def note_success(self, *, writes: bool) -> None:
        if self.is_on and (writes or not self._is_of_writes) and monotonic() - self._last >= QUIET:
            self.is_on = False
            _log.warning("the database is back; it was away for %.1f s", self._last - self._began)
