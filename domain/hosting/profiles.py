"""Profiles: a player's public text, and their address, language and time zone."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from domain.hosting.terms import Moment, PlayerId
from domain.hosting.texts import is_plain

LONGEST_TEXT: Final = 500
MOST_LINES: Final = 20
LONGEST_ADDRESS: Final = 254
_LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+")
"""The pattern of browsers for e-mail addresses, with a full domain. Only a mail can show whether the address exists."""


@dataclass(frozen=True, slots=True)
class Profile:
    """`address` is verified with a mailed code. `language` and `time_zone` are None without a choice."""

    player: PlayerId
    text: str = ""
    language: str | None = None
    time_zone: str | None = None
    address: str | None = field(default=None, repr=False)
    verified_at: Moment | None = None


def address_fault(address: str) -> str | None:
    """Why mail cannot go to this address, as a stable code, or None."""
    if len(address) > LONGEST_ADDRESS:
        return "length"
    return None if _ADDRESS.fullmatch(address) else "characters"


def folded_address(address: str) -> str:
    """Equal for addresses that mail servers treat as the same."""
    return address.lower()


def mailbox(address: str) -> str:
    """Equal for addresses that usually share a mailbox: the part after a plus sign only sorts mails."""
    local, _, domain = folded_address(address).rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def text_fault(text: str) -> str | None:
    """Why the text is not allowed, or None."""
    if len(text) > LONGEST_TEXT:
        return "length"
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return "lines"
    return None if all(map(is_plain, lines)) else "characters"
