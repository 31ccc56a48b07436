"""The processes of this system, each announced by itself in the store: which roles are alive, and what they perform."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from application.ports.queue import Task
from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class Process:
    """One process, by the role it was started in: `serve`, `worker` or `scheduler`.

    It is alive until `until`, unless it announces itself again before. `fault` names what it lacks, such as its
    broker, and is empty when it is well. `performing` lists its tasks as of the last announcement.
    """

    id: str
    role: str
    host: str
    pid: int
    version: str
    started_at: Moment
    until: Moment
    fault: str = ""
    performing: tuple[Task, ...] = ()

    def is_alive(self, now: Moment) -> bool:
        return now <= self.until


class ProcessReading(Protocol):
    async def processes(self) -> Sequence[Process]:
        """All that have not said goodbye, oldest first; those that fell silent stay until their tasks are recovered."""
        ...


class ProcessWork(ProcessReading, Protocol):
    async def announce_process(self, process: Process) -> None:
        """Puts this announcement in the place of the process's last one."""
        ...

    async def forget_process(self, process: Process) -> bool:
        """Forgets a process as it was seen; false when it has announced itself since, or is forgotten already."""
        ...
