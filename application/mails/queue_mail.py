"""Queue a mail in the transaction of the calling use case."""

from __future__ import annotations

from application.desk import Desk
from application.ports.mail import Mail, QueuedMail
from application.ports.queue import MailAt, Task
from application.ports.store import Notice, Work
from application.tasks import SEND_MAIL
from application.topics import MAILS
from domain.hosting.terms import Moment


async def queue_mail(desk: Desk, work: Work, mail: Mail) -> Notice:
    """Stores the mail and its notice. After the commit the caller passes the notice to `send_notices`.

    When the caller crashes first, the outbox relay and the search for due mails still send the mail.
    """
    now = desk.clock.now()
    queued = QueuedMail(desk.ids.fresh("mal"), mail, now, Moment(now + desk.policy.mail_lost_after))
    await work.add_mail(queued)
    notice = Notice(desk.ids.fresh("not"), MAILS, Task(SEND_MAIL, MailAt(queued.id, queued.attempts)), now)
    await work.post(notice)
    return notice
