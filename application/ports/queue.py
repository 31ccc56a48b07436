"""Tasks: work on a match that no request waits for, done by any worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import Protocol

from domain.hosting.terms import MatchId, Moment


class QueueDown(Exception):
    """The broker did not take the tasks; the outbox still has them."""


class PutOff(Exception):
    """Not now: what the task needs is in use. It is tried again like one that failed, and then left to the sweep."""


@dataclass(frozen=True, slots=True)
class Task:
    """A task by name about a match at a version: done when that is past, it does nothing.

    `key` tells apart what match and version do not, such as the one to whom something is delivered.
    """

    name: str
    match: MatchId
    version: int
    key: str = ""


@dataclass(frozen=True, slots=True)
class QueueLoad:
    """What waits in a queue: how many tasks, and for how many seconds the oldest of them."""

    tasks: float
    age: float


UNKNOWN = QueueLoad(nan, nan)


class Queue(Protocol):
    async def send(self, tasks: Sequence[Task]) -> None:
        """Hands tasks to the workers, each of which may run twice, late or out of order; raises QueueDown."""
        ...

    async def waiting(self, name: str) -> int:
        """How many tasks wait where those of this name go; 0 when the broker does not say."""
        ...

    async def loads(self) -> Mapping[str, QueueLoad]:
        """What waits in each queue, by the queue's name; UNKNOWN where the broker does not say."""
        ...

    async def taken_until(self, name: str) -> Moment | None:
        """Workers have taken every task that was sent before this moment to where those of this name go.

        None when the broker does not say.
        """
        ...

    async def is_up(self) -> bool:
        """Whether the broker can be reached."""
        ...

    async def close(self) -> None:
        """Lets go of the broker."""
        ...
