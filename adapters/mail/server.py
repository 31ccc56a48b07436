"""The address of a mail server: `smtps://user:password@host:port`, `smtp://...` or `smtp+plain://...`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import unquote, urlsplit

SCHEMES: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""The default port of each scheme: TLS from the start, required STARTTLS, or no TLS for a relay on this machine."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server, and how the connection to it is protected."""

    scheme: str
    host: str
    port: int
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    @property
    def has_tls_from_start(self) -> bool:
        return self.scheme == "smtps"

    @property
    def needs_starttls(self) -> bool:
        return self.scheme == "smtp"


def server_of(url: str) -> MailServer:
    """Raises ValueError. Its text does not repeat the address, which may contain a password."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise ValueError("must begin with smtps://, smtp:// or smtp+plain:// and name a host")
    try:
        port = parts.port or SCHEMES[parts.scheme]
    except ValueError:
        raise ValueError("must have a port from 1 to 65535") from None
    if parts.username is not None and parts.scheme == "smtp+plain":
        raise ValueError("must not send a password without TLS")
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return MailServer(parts.scheme, parts.hostname, port, user, password)
