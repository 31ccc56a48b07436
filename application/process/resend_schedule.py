"""Which tasks were sent again already: the longer one stays undone, the longer until it is sent once more."""

from __future__ import annotations

from collections.abc import Iterable

from application.ports.queue import Task
from domain.hosting.terms import Moment

LONGEST_WAIT = 300_000


class ResendSchedule:
    """Memory of one process only: another one, or a new one, sends a few tasks too many, which do nothing."""

    def __init__(self) -> None:
        self._sent: dict[str, dict[Task, tuple[Moment, int]]] = {}

    def due(self, round: str, tasks: Iterable[Task], now: Moment, wait: int) -> list[Task]:
        """Those never sent in this round or not sent for long enough; what is no longer named is forgotten."""
        known = self._sent.get(round, {})
        after = {task: _next_sending(known.get(task), now, wait) for task in tasks}
        self._sent[round] = after
        return [task for task, noted in after.items() if noted != known.get(task)]


def _next_sending(known: tuple[Moment, int] | None, now: Moment, wait: int) -> tuple[Moment, int]:
    """When it is sent next, and how long was waited until then."""
    if known is None:
        return Moment(now + wait), wait
    again_at, waited = known
    if now < again_at:
        return known
    longer = min(2 * waited, LONGEST_WAIT)
    return Moment(now + longer), longer
