"""Tasks that failed for good: bury them, list them, and let an operator send them again or give them up."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.ports.queue import Task
from application.ports.upkeep import DeadTask

LONGEST_FAULT = 500
MOST = 1_000


async def bury(desk: Desk, task: Task, fault: str, attempts: int) -> None:
    """Keeps a task that nobody tries any more."""
    async with desk.store.working() as work:
        await work.bury(DeadTask(task, fault[:LONGEST_FAULT], attempts, desk.clock.now()))
        await work.commit()


async def list_dead(desk: Desk, limit: int = MOST) -> Sequence[DeadTask]:
    """Oldest first; those given up are not among them."""
    async with desk.store.reading() as reading:
        return await reading.dead_tasks(limit)


async def replay_dead(desk: Desk, task: Task) -> bool:
    """Sends a dead task again, as if new; false when it is not dead, or dropped. Raises QueueDown: it stays dead."""
    async with desk.store.working() as work:
        if not await work.exhume(task):
            return False
        await desk.queue.send([task])
        await work.commit()
    return True


async def drop_dead(desk: Desk, task: Task) -> bool:
    """Gives a dead task up: nothing sends it again; false when it is not dead."""
    async with desk.store.working() as work:
        dropped = await work.drop_dead(task, desk.clock.now())
        await work.commit()
    return dropped
