"""Relay the outbox: notices whose own process did not send them, or died before it noted that, are sent once more."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.ports.store import Notice
from application.upkeep.send_tasks import BATCH
from domain.hosting.terms import Moment


async def relay(desk: Desk) -> int:
    """Sends what has been in the outbox for too long, and takes it off; says how many. Raises QueueDown."""
    total = 0
    while lost := await _lost_notices(desk):
        await desk.bus.wake(list(dict.fromkeys(notice.topic for notice in lost)))
        await desk.queue.send([notice.task for notice in lost if notice.task])
        async with desk.store.working() as work:
            await work.discard_notices([notice.id for notice in lost])
            await work.commit()
        total += len(lost)
        for notice in lost:
            desk.metrics.count("mended", task=notice.task.name if notice.task else "wake-up")
    return total


async def _lost_notices(desk: Desk) -> Sequence[Notice]:
    async with desk.store.reading() as reading:
        return await reading.unsent_notices(Moment(desk.clock.now() - desk.policy.resend_after), BATCH)
