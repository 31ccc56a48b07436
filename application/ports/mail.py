"""Plain mails: what one is, what is stored of those that were not sent yet, and what hands them to a mail server.

A use case never sends a mail. It queues one in its own transaction, with `application/mails/queue_mail.py`:

    async with desk.store.working() as work:
        ...
        notice = await queue_mail(desk, work, Mail(address, subject, text))
        await work.commit()
    await send_notices(desk, [notice])

The mail leaves after the commit and only then. It is tried again for about a day, then it is a dead task
`send-mail`. Its subject and text come from `application/words`. The row is deleted as soon as the mail has been sent.
Logs and errors never name its address or its text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from domain.hosting.terms import Moment


class Unsent(Exception):
    """Why the mail server did not take a mail, in words without address and text: another attempt may help."""


class Refused(Unsent):
    """The mail server will never take this mail: another attempt cannot help."""


@dataclass(frozen=True, slots=True)
class Mail:
    """One mail in plain text to one address; `headers` are further ones, such as `List-Unsubscribe`."""

    to: str = field(repr=False)
    subject: str = field(repr=False)
    text: str = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class QueuedMail:
    """A mail that was not sent yet: how often it was tried and when it is due again, None once it is dead."""

    id: str
    mail: Mail
    created_at: Moment
    due_at: Moment | None
    attempts: int = 0


class MailReading(Protocol):
    async def queued_mail(self, mail: str) -> QueuedMail | None:
        """None once it was sent."""
        ...

    async def due_mails(self, now: Moment, limit: int) -> Sequence[QueuedMail]:
        """Those whose time has come, longest due first."""
        ...


class MailWork(MailReading, Protocol):
    async def add_mail(self, queued: QueuedMail) -> None: ...

    async def take_mail(self, mail: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt, and makes the mail due at `until`; false when somebody else has counted one since."""
        ...

    async def put_off_mail(self, mail: str, until: Moment | None) -> None:
        """Makes a mail due at `until`; never again for None."""
        ...

    async def forget_mail(self, mail: str) -> None: ...

    async def forget_mails_to(self, address: str) -> None:
        """Deletes all that wait for one address, dead ones included."""
        ...

    async def forget_mails(self, before: Moment, limit: int) -> int:
        """Deletes at most so many mails that were queued before this; says how many."""
        ...


class MailCarrier(Protocol):
    async def send(self, mail: Mail, id: str) -> None:
        """Returns once the mail server has taken the mail; raises Unsent or Refused within a minute.

        `id` becomes the Message-ID: a mail that is sent twice can be told.
        """
        ...

    async def close(self) -> None:
        """Lets go of connections."""
        ...
