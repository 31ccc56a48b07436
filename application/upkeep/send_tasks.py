"""Send tasks as soon as they are committed and delete sent notices from the outbox: one loop in each process."""

from __future__ import annotations

import asyncio

from application.desk import Desk
from application.ports.queue import QueueDown

BATCH = 500


async def send_tasks(desk: Desk) -> None:
    """For ever, until cancelled: tasks go to the queue at once; those it does not take stay in the outbox."""
    while True:
        notices = await desk.outgoing.take_waiting()
        try:
            await desk.queue.send([notice.task for notice in notices if notice.task])
        except QueueDown:
            continue
        desk.outgoing.mark_sent(notices)


async def empty_outbox(desk: Desk, every: float = 0.2) -> None:
    """For ever, until cancelled: in batches, for a transaction for each notice would double what a move costs."""
    while True:
        await discard_sent_notices(desk)
        await asyncio.sleep(every)


async def discard_sent_notices(desk: Desk) -> int:
    """One batch; says how many."""
    batch = desk.outgoing.take_sent(BATCH)
    if batch:
        async with desk.store.working() as work:
            await work.discard_notices(batch)
            await work.commit()
    return len(batch)
