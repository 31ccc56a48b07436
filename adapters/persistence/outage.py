"""Outages of the store as this process sees them: a log line at the beginning, one at the end, and one between them
when the reason turns out to be something that an operator can mend."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Final

from application.ports.store import StoreAway

# An overloaded server refuses some connections and serves others. So an outage ends after this many seconds without
# a fault.
QUIET: Final = 5.0

# Refusals that an operator has to do something about: no connection left, a wrong password or user, no database.
# A process whose connections were cut first learns the true reason only when it connects again.
REASONS: Final = frozenset({"53300", "28000", "28P01", "3D000"})

_log = logging.getLogger(__name__)


class Outage:
    """Every use of the store reports here."""

    def __init__(self) -> None:
        self.is_on = False
        self._has_reason = False
        self._began = self._last = 0.0
        self._is_of_writes = False

    def note(self, fault: StoreAway, *, writes: bool) -> None:
        """Notes a fault. A full disk still allows reads, so only a write proves that an outage of writes is over."""
        self._is_of_writes = writes and (self._is_of_writes or not self.is_on)
        self._last = monotonic()
        is_new_reason = fault.code in REASONS and not self._has_reason
        if not self.is_on:
            self.is_on, self._began, self._has_reason = True, self._last, False
        elif not is_new_reason:
            return
        self._has_reason = fault.code in REASONS
        _log.warning("the database is away: %s", fault)

    def note_success(self, *, writes: bool) -> None:
        if self.is_on and (writes or not self._is_of_writes) and monotonic() - self._last >= QUIET:
            self.is_on = False
            _log.warning("the database is back; it was away for %.1f s", self._last - self._began)
