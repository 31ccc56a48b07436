"""A real mail server on a free port of this machine, which keeps what it takes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP

from aiosmtpd import smtp


def ignore(_: object) -> None:
    """What is done with each mail that comes, unless somebody wants to know at once."""


@dataclass
class Inbox:
    """What the server took; `answer` is said to every recipient unless it is empty."""

    mails: list[EmailMessage] = field(default_factory=list)
    contents: list[bytes] = field(default_factory=list)
    answer: str = ""
    url: str = ""
    on_mail: Callable[[EmailMessage], None] = ignore

    async def handle_RCPT(
        self, server: smtp.SMTP, session: smtp.Session, envelope: smtp.Envelope, address: str, options: list[str]
    ) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: smtp.SMTP, session: smtp.Session, envelope: smtp.Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.contents.append(content)
        self.mails.append(mail := message_from_bytes(content, policy=SMTP))
        self.on_mail(mail)
        return "250 taken"


@asynccontextmanager
async def mail_server() -> AsyncIterator[Inbox]:
    """Takes mails during the context, on this loop."""
    inbox, loop = Inbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: smtp.SMTP(inbox, hostname="localhost"), "127.0.0.1", 0)
    inbox.url = f"smtp+plain://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield inbox
    finally:
        server.close()
