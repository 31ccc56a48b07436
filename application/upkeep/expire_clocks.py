"""Find the matches in which a seat's time is up; each becomes a task of its own."""

from __future__ import annotations

from application.desk import Desk
from application.tasks import CLOCKS, EXPIRE
from application.upkeep.sweep import MOST, task_about, without_dead


async def expire_clocks(desk: Desk) -> int:
    """Says how many tasks were sent. Raises QueueDown."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        summaries = await reading.expired_matches(now, MOST)
        alive = await without_dead(reading, [task_about(EXPIRE, summary) for summary in summaries])
    due = desk.resends.due(CLOCKS, alive, now, desk.policy.resend_after)
    await desk.queue.send(due)
    return len(due)
