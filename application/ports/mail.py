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
    """Why the mail server did not accept a mail, without address and text. Another attempt may help."""


class Refused(Unsent):
    """The mail server will never accept this mail."""


@dataclass(frozen=True, slots=True)
class Mail:
    """One plain-text mail to one address. `headers` are additional ones, such as `List-Unsubscribe`."""

    to: str = field(repr=False)
    subject: str = field(repr=False)
    text: str = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class QueuedMail:
    """An unsent mail with its number of attempts. `due_at` is None once it is dead."""

    id: str
    mail: Mail
    created_at: Moment
    due_at: Moment | None
    attempts: int = 0


class MailReading(Protocol):
    async def queued_mail(self, mail: str) -> QueuedMail | None:
        """None once it is sent."""
        ...

    async def due_mails(self, now: Moment, limit: int) -> Sequence[QueuedMail]:
        """The due mails, longest due first."""
        ...


class MailWork(MailReading, Protocol):
    async def add_mail(self, queued: QueuedMail) -> None: ...

    async def take_mail(self, mail: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt and makes the mail due at `until`. False when another worker has counted one."""
        ...

    async def put_off_mail(self, mail: str, until: Moment | None) -> None:
        """Makes the mail due at `until`, or never again for None."""
        ...

    async def forget_mail(self, mail: str) -> None: ...

    async def forget_mails_to(self, address: str) -> None:
        """Deletes all unsent mails to this address, dead ones too."""
        ...

    async def forget_mails(self, before: Moment, limit: int) -> int:
        """Deletes at most `limit` mails queued before this moment; returns how many."""
        ...


class MailCarrier(Protocol):
    async def send(self, mail: Mail, id: str) -> None:
        """Returns once the mail server has accepted the mail. Raises Unsent or Refused within a minute.

        `id` becomes the Message-ID, so that a duplicate can be recognised.
        """
        ...

    async def close(self) -> None:
        """Closes all connections."""
        ...
