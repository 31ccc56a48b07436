"""Send one queued mail to the mail server; retry it after a failure, and finally drop it."""

from __future__ import annotations

from typing import Final

from application.desk import Desk
from application.policy import SECOND
from application.ports.mail import QueuedMail, Refused, Unsent
from application.ports.queue import MailAt, Task
from application.ports.upkeep import DeadTask
from application.tasks import SEND_MAIL
from domain.hosting.terms import Moment

MINUTE: Final = 60 * SECOND
PAUSES: Final = tuple(minutes * MINUTE for minutes in (1, 4, 15, 60, 180, 480, 720))
"""Waiting times after each failure: a day in all. A mail server may be down that long without losing a mail."""
LONGEST_ATTEMPT: Final = 2 * MINUTE
"""An unfinished mail is retried after this time. An attempt takes a minute at most, so its worker must have died."""


async def send_mail(desk: Desk, mail: str, attempts: int) -> bool:
    """False when the mail was already sent, or taken by another worker. Raises only StoreFault."""
    queued = await _take(desk, mail, attempts)
    if queued is None:
        return False
    try:
        await desk.mail.send(queued.mail, queued.id)
    except Unsent as fault:
        await _put_off(desk, queued, fault)
        return False
    await _forget(desk, queued)
    desk.metrics.count("mails", outcome="sent")
    return True


async def _take(desk: Desk, mail: str, attempts: int) -> QueuedMail | None:
    """Counts the attempt before it starts, so that two workers never send the same mail."""
    async with desk.store.working() as work:
        until = Moment(desk.clock.now() + LONGEST_ATTEMPT)
        queued = await work.queued_mail(mail) if await work.take_mail(mail, attempts, until) else None
        await work.commit()
    return queued


async def _put_off(desk: Desk, queued: QueuedMail, fault: Unsent) -> None:
    now, is_dead = desk.clock.now(), isinstance(fault, Refused) or queued.attempts > len(PAUSES)
    async with desk.store.working() as work:
        if is_dead:
            task = Task(SEND_MAIL, MailAt(queued.id, queued.attempts))
            await work.bury(DeadTask(task, str(fault), queued.attempts, now))
        await work.put_off_mail(queued.id, None if is_dead else Moment(now + PAUSES[queued.attempts - 1]))
        await work.commit()
    desk.metrics.count("mails", outcome="dead" if is_dead else "retried")


async def _forget(desk: Desk, queued: QueuedMail) -> None:
    async with desk.store.working() as work:
        await work.forget_mail(queued.id)
        await work.commit()
