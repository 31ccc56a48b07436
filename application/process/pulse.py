"""What a process knows of its own health: what it performs, whether it can write and whether it has its broker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from application.ports.queue import Task


class Pulse:
    """The tasks of this process, and its health at the last check; None before the first."""

    def __init__(self) -> None:
        self._performing: Counter[Task] = Counter()
        self.can_write: bool | None = None
        self.has_broker: bool | None = None

    @property
    def is_well(self) -> bool:
        return bool(self.can_write and self.has_broker)

    @property
    def fault(self) -> str:
        return "broker" if self.has_broker is False else ""

    @property
    def tasks(self) -> tuple[Task, ...]:
        return tuple(self._performing)

    @contextmanager
    def performing(self, task: Task) -> Iterator[None]:
        """The task is among this process's own while the context lasts; one may run twice at a time."""
        self._performing[task] += 1
        try:
            yield
        finally:
            self._performing[task] -= 1
            if not self._performing[task]:
                del self._performing[task]
