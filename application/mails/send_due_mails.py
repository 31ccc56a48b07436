"""Send the tasks of mails that are due again, or whose first task was lost."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.ports.queue import MailAt, Task
from application.tasks import MAILS, SEND_MAIL

MOST: Final = 500


async def send_due_mails(desk: Desk) -> int:
    """Returns the number of tasks. Raises QueueDown."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        due = await reading.due_mails(now, MOST)
    tasks = [Task(SEND_MAIL, MailAt(queued.id, queued.attempts)) for queued in due]
    again = desk.resends.due(MAILS, tasks, now, desk.policy.mail_lost_after)
    await desk.queue.send(again)
    return len(again)
