"""Whether the store is away as this process sees it: one line in the log when that begins, and one when it is over."""

from __future__ import annotations

import logging
from time import monotonic

from application.ports.store import StoreAway

_log = logging.getLogger(__name__)


class Outage:
    """Noted by every use of the store; only the first fault and the first success after it are logged."""

    def __init__(self) -> None:
        self._began: float | None = None
        self._is_of_writes = False

    @property
    def is_on(self) -> bool:
        return self._began is not None

    def note(self, fault: StoreAway, *, writes: bool) -> None:
        """A full disk refuses what writes and lets others read: then only a write shows that it is over."""
        self._is_of_writes = writes and (self._is_of_writes or not self.is_on)
        if self._began is None:
            self._began = monotonic()
            _log.warning("the database is away: %s", fault)

    def note_success(self, *, writes: bool) -> None:
        if self._began is not None and (writes or not self._is_of_writes):
            _log.warning("the database is back after %.1f s", monotonic() - self._began)
            self._began = None
