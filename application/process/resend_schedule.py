"""When to send undone tasks again, with exponential backoff."""

from __future__ import annotations

from collections.abc import Iterable

from application.ports.queue import Task
from domain.hosting.terms import Moment

LONGEST_WAIT = 300_000


class ResendSchedule:
    """Memory of one process only: another process may send a task once more, which then does nothing."""

    def __init__(self) -> None:
        self._sent: dict[str, dict[Task, tuple[Moment, int]]] = {}

    def due(self, source: str, tasks: Iterable[Task], now: Moment, wait: int) -> list[Task]:
        """The tasks whose wait is over, or that are new from this source. Tasks no longer listed are forgotten."""
        known = self._sent.get(source, {})
        after = {task: _next_sending(known.get(task), now, wait) for task in tasks}
        self._sent[source] = after
        return [task for task, noted in after.items() if noted != known.get(task)]


def _next_sending(known: tuple[Moment, int] | None, now: Moment, wait: int) -> tuple[Moment, int]:
    """When the task is sent next, and the wait until then."""
    if known is None:
        return Moment(now + wait), wait
    again_at, waited = known
    if now < again_at:
        return known
    longer = min(2 * waited, LONGEST_WAIT)
    return Moment(now + longer), longer
