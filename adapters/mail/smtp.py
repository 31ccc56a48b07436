"""Mails by SMTP: one connection for each mail, with a time limit."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from typing import Final

import aiosmtplib

from adapters.mail.message import message_of
from adapters.mail.server import MailServer
from application.ports.mail import Mail, Refused, Unsent

# Seconds for one answer of the mail server, and for a whole mail.
ANSWER_PATIENCE: Final = 20.0
PATIENCE: Final = 45.0
# Status codes from here on are permanent (RFC 5321, 4.2.1).
PERMANENT: Final = 500
# These codes concern the sign-in or the whole server, which an operator can repair. The mail itself is fine.
OURS: Final = frozenset({530, 534, 535, 538, 554})


class SmtpCarrier:
    """The port's MailCarrier."""

    def __init__(self, server: MailServer, sender: str, patience: float = PATIENCE) -> None:
        self._server = server
        self._sender = sender
        self._patience = patience

    async def send(self, mail: Mail, id: str) -> None:
        message = message_of(mail, id, self._sender)
        try:
            async with asyncio.timeout(self._patience):
                await self._hand_over(message)
        except TimeoutError:
            raise Unsent("the mail server did not answer in time") from None
        except aiosmtplib.SMTPRecipientsRefused as refusal:
            raise _fault(refusal.recipients[0].code) from None
        except aiosmtplib.SMTPResponseException as refusal:
            raise _fault(refusal.code) from None
        # The text of a fault may contain the address, so only its type is reported.
        except (aiosmtplib.SMTPException, OSError, UnicodeError) as fault:
            raise Unsent(f"no connection to the mail server: {type(fault).__name__}") from None

    async def _hand_over(self, message: EmailMessage) -> None:
        server = self._server
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.has_tls_from_start,
            start_tls=server.needs_starttls,
            timeout=min(ANSWER_PATIENCE, self._patience),
        )

    async def close(self) -> None:
        """Nothing to close: each connection ends with its mail."""


def _fault(code: int) -> Unsent:
    text = f"the mail server answered {code}"
    return Refused(text) if code >= PERMANENT and code not in OURS else Unsent(text)
