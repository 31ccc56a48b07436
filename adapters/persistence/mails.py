"""The part of the store that keeps unsent mails: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence

import orjson
from sqlalchemy import BigInteger, bindparam, delete, insert, select, update

from adapters.persistence.mail_tables import mails
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first
from adapters.persistence.tables import columns
from application.ports.mail import Mail, QueuedMail
from domain.hosting.terms import Moment

_MAIL = columns(mails, "id address subject text headers created_at due_at attempts")
_limit = bindparam("limit", type_=BigInteger)
_this_mail = mails.c.id == bindparam("of_mail")
_old = select(mails.c.id).where(mails.c.created_at < bindparam("before")).order_by(mails.c.created_at).limit(_limit)

MAIL = Statement(select(*_MAIL).where(_this_mail))
DUE = Statement(
    select(*_MAIL).where(mails.c.due_at <= bindparam("now")).order_by(mails.c.due_at, mails.c.id).limit(_limit)
)
ADD = Statement(insert(mails))
TAKE = Statement(
    update(mails).where(_this_mail, mails.c.attempts == bindparam("expected")), columns=["attempts", "due_at"]
)
PUT_OFF = Statement(update(mails).where(_this_mail), columns=["due_at"])
FORGET = Statement(delete(mails).where(_this_mail))
# No index: the table is small, and erasures are rare.
FORGET_TO = Statement(delete(mails).where(mails.c.address == bindparam("of_address")))
FORGET_OLD = Statement(delete(mails).where(mails.c.id.in_(_old)))


class SqlMailReading(StatementReader):
    """The port's MailReading on one driver session."""

    async def queued_mail(self, mail: str) -> QueuedMail | None:
        return first(await self._read(MAIL, of_mail=mail), _mail_of_row)

    async def due_mails(self, now: Moment, limit: int) -> Sequence[QueuedMail]:
        return [_mail_of_row(row) for row in await self._read_alone(DUE, now=now, limit=limit)]


class SqlMailWork(SqlMailReading, StatementWriter):
    """The port's MailWork on one driver session."""

    async def add_mail(self, queued: QueuedMail) -> None:
        mail = queued.mail
        await self._change(
            ADD,
            {
                "id": queued.id,
                "address": mail.to,
                "subject": mail.subject,
                "text": mail.text,
                "headers": json_text(dict(mail.headers)),
                "created_at": queued.created_at,
                "due_at": queued.due_at,
                "attempts": queued.attempts,
            },
        )

    async def take_mail(self, mail: str, attempts: int, until: Moment) -> bool:
        values = {"of_mail": mail, "expected": attempts, "attempts": attempts + 1, "due_at": until}
        return await self._change(TAKE, values) == 1

    async def put_off_mail(self, mail: str, until: Moment | None) -> None:
        await self._change(PUT_OFF, {"of_mail": mail, "due_at": until})

    async def forget_mail(self, mail: str) -> None:
        await self._change(FORGET, {"of_mail": mail})

    async def forget_mails_to(self, address: str) -> None:
        await self._change(FORGET_TO, {"of_address": address})

    async def forget_mails(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_OLD, {"before": before, "limit": limit})


def _mail_of_row(row: Row) -> QueuedMail:
    id, address, subject, text, headers, created_at, due_at, attempts = row
    return QueuedMail(id, Mail(address, subject, text, orjson.loads(headers)), created_at, due_at, attempts)
