"""Read the status of the whole system: which processes live, what waits, what is dead."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from application.desk import Desk
from application.policy import SECOND
from application.ports.processes import Process
from application.ports.queue import QueueLoad
from application.ports.upkeep import Backlog
from application.upkeep.keep_time import keep_time
from domain.hosting.terms import Moment

# A notice is relayed after five seconds: one that is so old, in milliseconds, was not sent by anybody. A task that has
# waited so long has no worker.
LONGEST_WAIT: Final = 60_000
# A machine's clock that is further off the database's, in seconds, is not kept by NTP.
LARGEST_OFFSET: Final = 1.0


@dataclass(frozen=True, slots=True)
class SystemStatus:
    """As of `now`. `offset` is how many seconds this machine's clock is ahead of the database's, None where the
    database has no clock of its own."""

    now: Moment
    processes: tuple[Process, ...]
    queues: Mapping[str, QueueLoad]
    backlog: Backlog
    offset: float | None = None

    def faults(self, roles: Collection[str] = ()) -> Iterator[str]:
        """What an operator has to look at, each as a short sentence; of each of the roles somebody must be alive."""
        yield from self._process_faults(roles)
        for queue, load in self.queues.items():
            if load.age * SECOND > LONGEST_WAIT:
                yield f"the oldest task in the queue {queue} has waited for {load.age:.0f} s"
        oldest = self.backlog.oldest
        if oldest is not None and self.now - oldest > LONGEST_WAIT:
            yield f"the oldest notice in the outbox is {(self.now - oldest) // 1000} s old"
        if self.offset is not None and abs(self.offset) > LARGEST_OFFSET:
            yield f"this machine's clock is {self.offset:+.1f} s off the database's"
        if self.backlog.dead:
            yield "tasks have failed for good: see `headwater dead list`"

    def _process_faults(self, roles: Collection[str]) -> Iterator[str]:
        alive = [process for process in self.processes if process.is_alive(self.now)]
        if not alive:
            yield "no process is alive"
        # One that ended properly, or whose work others have taken over, has no row that could be silent.
        for role in roles if alive else ():
            if all(process.role != role for process in alive):
                yield f"no {role} is alive"
        for process in self.processes:
            if not process.is_alive(self.now):
                yield f"{process.role} {process.host}/{process.pid} has fallen silent"
            elif process.fault:
                yield f"{process.role} {process.host}/{process.pid}: {process.fault}"
        if len({process.version for process in alive}) > 1:
            yield "processes of different versions are alive"


async def read_status(desk: Desk) -> SystemStatus:
    """Raises StoreFault."""
    offset = await keep_time(desk)
    async with desk.store.reading() as reading:
        processes, backlog = await reading.processes(), await reading.backlog()
    return SystemStatus(desk.clock.now(), tuple(processes), await desk.queue.loads(), backlog, offset)
