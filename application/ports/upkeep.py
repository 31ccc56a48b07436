"""What is stored for the workers: the last step of matches that have ended, and tasks that failed for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from application.ports.queue import Task
from domain.hosting.terms import MatchId, Moment
from domain.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Closing:
    """A match that has ended, at the version that ended it; its record is written when it is closed, exactly once."""

    match: MatchId
    version: int
    ended_at: Moment
    closed_at: Moment | None = None
    record: Plain = None

    @property
    def is_done(self) -> bool:
        return self.closed_at is not None


@dataclass(frozen=True, slots=True)
class DeadTask:
    """A task that failed for good: what went wrong, after how many attempts; dropped ones are never tried again."""

    task: Task
    fault: str
    attempts: int
    at: Moment
    dropped_at: Moment | None = None


@dataclass(frozen=True, slots=True)
class Backlog:
    """What is still to be done by somebody: rows of the outbox, when the oldest was posted, tasks that are dead."""

    outbox: int
    oldest: Moment | None
    dead: int


class UpkeepReading(Protocol):
    async def closing(self, match: MatchId) -> Closing | None:
        """None while the match has not ended."""
        ...

    async def closed_at(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Moment]:
        """When those of them that are closed were closed."""
        ...

    async def pending_closings(self, before: Moment, limit: int) -> Sequence[Closing]:
        """Closings not done yet of matches that ended before this, oldest first."""
        ...

    async def matches_after(self, match: str, limit: int) -> Sequence[MatchId]:
        """Ids that follow this one, ascending."""
        ...

    async def dead_tasks(self, limit: int) -> Sequence[DeadTask]:
        """Those not dropped, oldest first."""
        ...

    async def backlog(self) -> Backlog:
        """How much of it there is now."""
        ...

    async def dead_tasks_of(self, matches: Sequence[MatchId]) -> Sequence[DeadTask]:
        """All of these matches, dropped ones too."""
        ...


class UpkeepWork(UpkeepReading, Protocol):
    async def await_closing(self, closing: Closing) -> None:
        """Notes in the transaction that ends a match that it is to be closed."""
        ...

    async def close_match(self, match: MatchId, at: Moment, record: Plain) -> bool:
        """True for one transaction only, however many try."""
        ...

    async def bury(self, dead: DeadTask) -> None:
        """Keeps a dead task in the place of an earlier death of the same."""
        ...

    async def exhume(self, task: Task) -> bool:
        """Forgets that a task is dead; false when it is not, or was dropped."""
        ...

    async def forget_past_dead(self, name: str) -> int:
        """Forgets the dead and dropped tasks of a name whose matches have moved on since; says how many."""
        ...

    async def drop_dead(self, task: Task, at: Moment) -> bool:
        """Gives a dead task up for good; false when there is none that is not dropped."""
        ...
