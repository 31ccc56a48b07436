"""Profiles: what players say of themselves, and where and how they can be reached."""

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
"""What browsers take for an e-mail address, with a full domain: whether it exists, only a mail can tell."""


@dataclass(frozen=True, slots=True)
class Profile:
    """`address` is verified: its owner has read a mail there. `language` and `time_zone` are None where none is set."""

    player: PlayerId
    text: str = ""
    language: str | None = None
    time_zone: str | None = None
    address: str | None = field(default=None, repr=False)
    verified_at: Moment | None = None


def address_fault(address: str) -> str | None:
    """Why nothing can be mailed there, as a stable word; None when it can."""
    if len(address) > LONGEST_ADDRESS:
        return "length"
    return None if _ADDRESS.fullmatch(address) else "characters"


def folded_address(address: str) -> str:
    """The same text for addresses that mail servers treat alike."""
    return address.lower()


def mailbox(address: str) -> str:
    """The same text for addresses that commonly lead to one mailbox: what follows a plus sign only sorts its mails."""
    local, _, domain = folded_address(address).rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def text_fault(text: str) -> str | None:
    """Why a profile cannot say this; None when it can."""
    if len(text) > LONGEST_TEXT:
        return "length"
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return "lines"
    return None if all(map(is_plain, lines)) else "characters"
