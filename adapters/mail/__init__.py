"""Mail: by SMTP to a mail server, or as files in a folder."""

from __future__ import annotations

from pathlib import Path

from adapters.mail.folder import FolderCarrier
from adapters.mail.message import address_of
from adapters.mail.server import MailServer, server_of
from adapters.mail.smtp import SmtpCarrier
from application.ports.mail import MailCarrier

__all__ = ["MailServer", "address_of", "mail_carrier", "server_of"]


def mail_carrier(url: str, sender: str, folder: Path) -> MailCarrier:
    """Sends to the mail server at `url`. With an empty `url`, mails become files in the folder."""
    return SmtpCarrier(server_of(url), sender) if url else FolderCarrier(folder, sender)
