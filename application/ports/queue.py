"""Tasks: work on a match or a league that no request waits for, done by any worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import Protocol, TypeAlias

from domain.hosting.terms import MatchId, Moment
from domain.league.terms import LeagueId


class QueueDown(Exception):
    """The broker did not take the tasks; the outbox still has them."""


class PutOff(Exception):
    """Not now: what the task needs is in use. It is tried again like one that failed, and then left to the sweep."""


@dataclass(frozen=True, slots=True)
class MatchAt:
    """A match at a version: once that is past, a task about it does nothing."""

    match: MatchId
    version: int


@dataclass(frozen=True, slots=True)
class LeagueAt:
    """A league at a version."""

    league: LeagueId
    version: int


@dataclass(frozen=True, slots=True)
class DueAt:
    """The moment at which a round was due that is about no match in particular."""

    due: Moment


@dataclass(frozen=True, slots=True)
class MailAt:
    """A queued mail after so many attempts: once another has been made, a task about it does nothing."""

    mail: str
    attempts: int


@dataclass(frozen=True, slots=True)
class NotificationAt:
    """A notification that was due at a moment: once it is decided on, or put off, a task about it does nothing."""

    notification: str
    due: Moment


@dataclass(frozen=True, slots=True)
class DeliveryAt:
    """A delivery after so many attempts: once another has been made, a task about it does nothing."""

    delivery: str
    attempts: int


@dataclass(frozen=True, slots=True)
class AccountAt:
    """Something about an account, by its id, after so many attempts."""

    id: str
    attempts: int


Subject: TypeAlias = MatchAt | LeagueAt | DueAt | MailAt | NotificationAt | DeliveryAt | AccountAt


@dataclass(frozen=True, slots=True)
class Task:
    """A task by name (`application.tasks` lists them) and what it is about."""

    name: str
    subject: Subject


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
