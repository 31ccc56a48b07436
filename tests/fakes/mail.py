"""Mails in the fake store, and a carrier that keeps what it was given; its faults are set by the test."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from application.ports.mail import Mail, QueuedMail, Unsent
from domain.hosting.terms import Moment


@dataclass
class MailShelves:
    mails: dict[str, QueuedMail] = field(default_factory=dict)


class FakeMailReading:
    _shelves: MailShelves

    async def queued_mail(self, mail: str) -> QueuedMail | None:
        return self._shelves.mails.get(mail)

    async def due_mails(self, now: Moment, limit: int) -> Sequence[QueuedMail]:
        due = [(each.due_at, each.id, each) for each in self._shelves.mails.values() if each.due_at is not None]
        return [each for due_at, _, each in sorted(due, key=lambda place: place[:2]) if due_at <= now][:limit]


class FakeMailWork(FakeMailReading):
    async def add_mail(self, queued: QueuedMail) -> None:
        self._shelves.mails[queued.id] = queued

    async def take_mail(self, mail: str, attempts: int, until: Moment) -> bool:
        known = self._shelves.mails.get(mail)
        if known is None or known.attempts != attempts:
            return False
        self._shelves.mails[mail] = replace(known, attempts=attempts + 1, due_at=until)
        return True

    async def put_off_mail(self, mail: str, until: Moment | None) -> None:
        if mail in self._shelves.mails:
            self._shelves.mails[mail] = replace(self._shelves.mails[mail], due_at=until)

    async def forget_mail(self, mail: str) -> None:
        self._shelves.mails.pop(mail, None)

    async def forget_mails_to(self, address: str) -> None:
        for id in [each.id for each in self._shelves.mails.values() if each.mail.to == address]:
            del self._shelves.mails[id]

    async def forget_mails(self, before: Moment, limit: int) -> int:
        old = [each for each in self._shelves.mails.values() if each.created_at < before]
        gone = sorted(old, key=lambda each: each.created_at)[:limit]
        for each in gone:
            del self._shelves.mails[each.id]
        return len(gone)


class FakeMailCarrier:
    """`sent` are the mails it took; while `fault` is set it takes none."""

    def __init__(self) -> None:
        self.sent: list[Mail] = []
        self.fault: Unsent | None = None

    async def send(self, mail: Mail, id: str) -> None:
        if self.fault is not None:
            raise self.fault
        self.sent.append(mail)

    async def close(self) -> None:
        """There is nothing to let go of."""
