"""Send the tasks that write pauses into matches: for pauses that start now, and for lost tasks."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.ports.queue import AccountAt, Task
from application.tasks import PAUSES, WRITE_PAUSES

MOST: Final = 500
RESENT_AFTER: Final = 10_000
"""Milliseconds until a task is sent again. The interval then grows."""


async def send_due_pauses(desk: Desk) -> int:
    """Returns the number of tasks. Raises QueueDown."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        due = await reading.due_pauses(now, MOST)
    tasks = [Task(WRITE_PAUSES, AccountAt(each.player, each.version)) for each in due]
    again = desk.resends.due(PAUSES, tasks, now, RESENT_AFTER)
    await desk.queue.send(again)
    return len(again)
