"""The mails about accounts: which there are, and their texts."""

from __future__ import annotations

from enum import StrEnum

from application.desk import Desk
from application.mails.queue_mail import queue_mail
from application.ports.mail import Mail
from application.ports.store import Notice, Work
from application.words import LANGUAGES, words
from domain.hosting.profiles import Profile


class Letter(StrEnum):
    """Each has a subject and a text in `application/words/accounts.*.toml`."""

    VERIFY_ADDRESS = "verify-address"
    ADDRESS_TAKEN = "address-taken"
    RESET_PASSWORD = "reset-password"
    PASSWORD_CHANGED = "password-changed"
    NAME_CHANGED = "name-changed"
    ARCHIVE_READY = "archive-ready"
    ERASURE_ASKED = "erasure-asked"
    ERASED = "erased"
    ADDRESS_CHANGED = "address-changed"


async def queue_letter(desk: Desk, work: Work, letter: Letter, address: str, language: str, **data: str) -> Notice:
    """Queues it in this transaction; the caller sends the notice after the commit."""
    texts, site = words(language), desk.policy.public_url
    subject = texts.text(f"accounts.{letter}.subject", site=site, **data)
    text = texts.text(f"accounts.{letter}.text", site=site, **data)
    return await queue_mail(desk, work, Mail(address, subject, text))


async def tell_owner(
    desk: Desk, work: Work, player: str, profile: Profile, letter: Letter, **data: str
) -> list[Notice]:
    """To the verified address; nobody is told where there is none."""
    if profile.address is None:
        return []
    language = profile.language or LANGUAGES[0]
    return [await queue_letter(desk, work, letter, profile.address, language, player=player, **data)]
