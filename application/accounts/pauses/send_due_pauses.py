"""Send the tasks that write pauses into matches: those that begin now, and those whose task was lost."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.ports.queue import AccountAt, Task
from application.tasks import PAUSES, WRITE_PAUSES

MOST: Final = 500
RESENT_AFTER: Final = 10_000
"""Milliseconds after which a task that was sent is sent again, and then ever more seldom."""


async def send_due_pauses(desk: Desk) -> int:
    """Says how many. Raises QueueDown."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        due = await reading.due_pauses(now, MOST)
    tasks = [Task(WRITE_PAUSES, AccountAt(each.player, each.version)) for each in due]
    again = desk.resends.due(PAUSES, tasks, now, RESENT_AFTER)
    await desk.queue.send(again)
    return len(again)
