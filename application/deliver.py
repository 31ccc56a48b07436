"""The outbox's other end: notices that went out are dropped, those that got lost are sent again."""

from __future__ import annotations

from application.committing import send
from application.desk import Desk
from domain.hosting.terms import Moment

BATCH = 500


async def discard_sent(desk: Desk) -> int:
    """Takes the notices whose wake-ups have gone out off the outbox, in one batch; says how many."""
    batch = [desk.sent.popleft() for _ in range(min(BATCH, len(desk.sent)))]
    if batch:
        async with desk.store.working() as work:
            await work.discard_sent(batch)
            await work.commit()
    return len(batch)


async def resend_lost(desk: Desk, age: int = 5_000) -> int:
    """Wakes once more for notices older than `age` milliseconds, which can then be dropped; says how many."""
    async with desk.store.reading() as reading:
        lost = await reading.unsent(Moment(desk.clock.now() - age), BATCH)
    waiting = set(desk.sent)
    again = [notice for notice in lost if notice.id not in waiting]
    if again:
        await send(desk, again)
    return len(again)


async def forget_old_answers(desk: Desk) -> int:
    """Drops idempotency keys past their time; says how many."""
    async with desk.store.working() as work:
        dropped = await work.forget_answers(Moment(desk.clock.now() - desk.policy.kept_answers))
        await work.commit()
    return dropped
