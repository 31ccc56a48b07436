"""Send the tasks about accounts that are due or were lost."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.ports.queue import AccountAt, Task
from application.tasks import ACCOUNTS, ERASE, MAIL_RESET, MAKE_ARCHIVE
from domain.hosting.terms import Moment

MOST: Final = 500
LOST_AFTER: Final = 10_000
"""Milliseconds after which a request without a finished task counts as lost."""


async def send_due_accounts(desk: Desk) -> int:
    """Returns the number of tasks. Raises QueueDown."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        resets = await reading.waiting_resets(Moment(now - LOST_AFTER), MOST)
        archives = await reading.due_archives(Moment(now - LOST_AFTER), MOST)
        erasures = await reading.due_erasures(now, MOST)
    tasks = [Task(MAIL_RESET, AccountAt(request, 0)) for request in resets]
    tasks += [Task(MAKE_ARCHIVE, AccountAt(archive.id, archive.attempts)) for archive in archives]
    tasks += [Task(ERASE, AccountAt(erasure.player, 0)) for erasure in erasures]
    again = desk.resends.due(ACCOUNTS, tasks, now, LOST_AFTER)
    await desk.queue.send(again)
    return len(again)
