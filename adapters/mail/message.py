"""A mail as a message of RFC 5322."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy, Policy
from email.utils import format_datetime, parseaddr
from typing import Final

from application.ports.mail import Mail, Refused


class WholeHeader(UnstructuredHeader, BaseHeader):
    """A header in one line. Python would encode a longer address, and mail programs could not follow it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def _policy() -> EmailPolicy[EmailMessage]:
    registry = HeaderRegistry()
    registry.map_to_type("list-unsubscribe", WholeHeader)
    return SMTP.clone(header_factory=registry)


POLICY: Final = _policy()


def message_of(mail: Mail, id: str, sender: str) -> EmailMessage:
    """Raises Refused for an address, subject or header that a message cannot contain, such as one with line breaks."""
    message = EmailMessage(POLICY)
    try:
        message["From"] = address_of(sender)
        message["To"] = address_of(mail.to)
        message["Subject"] = mail.subject
        for name, value in mail.headers.items():
            message[name] = value
    except (ValueError, IndexError):
        raise Refused("the address or a header is malformed") from None
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{id}@{address_of(sender).domain}>"
    # Asks other machines not to answer, for example with vacation notices (RFC 3834).
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    return message


def address_of(text: str) -> Address:
    """Parses `name <local@domain>` or a bare address. Raises ValueError."""
    if not text.isprintable():
        raise ValueError("no address")
    name, address = parseaddr(text)
    local, at, domain = address.rpartition("@")
    if not (at and local and domain) or any(letter.isspace() for letter in address):
        raise ValueError("no address")
    return Address(display_name=name, username=local, domain=domain)
