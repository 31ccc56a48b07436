"""The mails about accounts and their texts."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Final

from application.accounts.time_zones import UTC_KEY, time_zone
from application.desk import Desk
from application.mails.queue_mail import queue_mail
from application.ports.mail import Mail
from application.ports.store import Notice, Work
from application.words import LANGUAGES, words
from domain.conduct.moderation import Sanction, SanctionKind
from domain.hosting.players import Player
from domain.hosting.profiles import Profile


class Letter(StrEnum):
    """The kinds of mails. `application/words/accounts.*.toml` holds the subject and the text of each."""

    VERIFY_ADDRESS = "verify-address"
    ADDRESS_TAKEN = "address-taken"
    RESET_PASSWORD = "reset-password"
    PASSWORD_CHANGED = "password-changed"
    NAME_CHANGED = "name-changed"
    ARCHIVE_READY = "archive-ready"
    ERASURE_ASKED = "erasure-asked"
    ERASED = "erased"
    ADDRESS_CHANGED = "address-changed"
    WARNED = "warned"
    MUTED = "muted"
    BANNED = "banned"
    RENAMED = "renamed"


_OF_SANCTION: Final = {
    SanctionKind.WARN: Letter.WARNED,
    SanctionKind.MUTE: Letter.MUTED,
    SanctionKind.BAN: Letter.BANNED,
    SanctionKind.RENAME: Letter.RENAMED,
}


async def queue_letter(desk: Desk, work: Work, letter: Letter, address: str, language: str, **data: str) -> Notice:
    """Queues the mail in this transaction. The caller sends the notice after the commit."""
    texts, site = words(language), desk.policy.public_url
    subject = texts.text(f"accounts.{letter}.subject", site=site, **data)
    text = texts.text(f"accounts.{letter}.text", site=site, **data)
    return await queue_mail(desk, work, Mail(address, subject, text))


async def mail_owner(
    desk: Desk, work: Work, player: str, profile: Profile, letter: Letter, **data: str
) -> list[Notice]:
    """Sends no mail to a player without a verified address."""
    if profile.address is None:
        return []
    language = profile.language or LANGUAGES[0]
    return [await queue_letter(desk, work, letter, profile.address, language, player=player, **data)]


async def mail_sanction(desk: Desk, work: Work, player: Player, sanction: Sanction) -> list[Notice]:
    """Mails the sanction, its reason and its end to the player, or to the owner of a bot.

    A banned player may never return to read it on the site.
    """
    profile = await work.profile(player.owner or player.id)
    until = datetime.fromtimestamp(sanction.until / 1_000, time_zone(profile.time_zone))
    data = {"reason": sanction.reason, "until": f"{until:%Y-%m-%d %H:%M} ({profile.time_zone or UTC_KEY})"}
    return await mail_owner(desk, work, player.name, profile, _OF_SANCTION[sanction.kind], **data)
