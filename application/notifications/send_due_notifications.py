"""Send the tasks of due notifications, and of deliveries that are due again or whose task was lost."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.ports.queue import DeliveryAt, NotificationAt, Task
from application.tasks import DELIVER, NOTIFY

MOST: Final = 2_000


async def send_due_notifications(desk: Desk) -> int:
    """Returns the number of tasks. Raises QueueDown."""
    now, wait = desk.clock.now(), desk.policy.notification_lost_after
    async with desk.store.reading() as reading:
        notifications = await reading.due_notifications(now, MOST)
        deliveries = await reading.due_deliveries(now, MOST)
    tasks = [
        *(Task(NOTIFY, NotificationAt(each.id, each.due_at)) for each in notifications if each.due_at is not None),
        *(Task(DELIVER, DeliveryAt(each.id, each.attempts)) for each in deliveries),
    ]
    again = desk.resends.due(NOTIFY, tasks, now, wait)
    await desk.queue.send(again)
    return len(again)
