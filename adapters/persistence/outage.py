"""Outages of the store as this process sees them: one log line at the beginning and one at the end."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

from application.ports.store import StoreAway

# An overloaded server refuses some connections and serves others. So an outage ends after this many seconds without
# a fault.
QUIET: Final = 5.0

_log = logging.getLogger(__name__)


class Outage:
    """Every use of the store reports here. Only the beginning and the end of an outage are logged."""

    def __init__(self) -> None:
        self.is_on = False
        self._began = self._last = 0.0
        self._is_of_writes = False

    def note(self, fault: StoreAway, *, writes: bool) -> None:
        """Notes a fault. A full disk still allows reads, so only a write proves that an outage of writes is over."""
        self._is_of_writes = writes and (self._is_of_writes or not self.is_on)
        self._last = monotonic()
        if not self.is_on:
            self.is_on, self._began = True, self._last
            _log.warning("the database is away: %s", fault)

    def note_success(self, *, writes: bool) -> None:
        if self.is_on and (writes or not self._is_of_writes) and monotonic() - self._last >= QUIET:
            self.is_on = False
            _log.warning("the database is back; it was away for %.1f s", self._last - self._began)
