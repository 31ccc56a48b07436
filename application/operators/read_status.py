"""Read the status of the whole system: which processes live, what waits, what is dead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from application.desk import Desk
from application.ports.processes import Process
from application.upkeep.dead import MOST
from domain.hosting.terms import Moment

# So many notices are counted at most: more are no less a reason to look.
MOST_NOTICES: Final = 10_000
# A notice is relayed after five seconds: one that is so old, in milliseconds, was not sent by anybody.
LONGEST_WAIT: Final = 60_000


@dataclass(frozen=True, slots=True)
class SystemStatus:
    """As of `now`; `oldest` is when the oldest notice in the outbox was posted; `queues` has the tasks that wait."""

    now: Moment
    processes: tuple[Process, ...]
    queues: Mapping[str, int]
    outbox: int
    oldest: Moment | None
    dead: int

    def faults(self) -> Iterator[str]:
        """What an operator has to look at, each as a short sentence."""
        alive = [process for process in self.processes if process.is_alive(self.now)]
        if not alive:
            yield "no process is alive"
        for process in self.processes:
            if not process.is_alive(self.now):
                yield f"{process.role} {process.host}/{process.pid} has fallen silent"
            elif process.fault:
                yield f"{process.role} {process.host}/{process.pid}: {process.fault}"
        if len({process.version for process in alive}) > 1:
            yield "processes of different versions are alive"
        if self.oldest is not None and self.now - self.oldest > LONGEST_WAIT:
            yield f"the oldest notice in the outbox is {(self.now - self.oldest) // 1000} s old"
        if self.dead:
            yield "tasks have failed for good: see `headwater dead list`"


async def read_status(desk: Desk, queues: Mapping[str, str]) -> SystemStatus:
    """`queues` has the name of one task for each queue."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        processes = await reading.processes()
        notices = await reading.unsent(Moment(now + 1), MOST_NOTICES)
        dead = await reading.dead_tasks(MOST)
    waiting = {queue: await desk.queue.waiting(task) for queue, task in queues.items()}
    oldest = notices[0].at if notices else None
    return SystemStatus(now, tuple(processes), waiting, len(notices), oldest, len(dead))
