"""A player's contact data for notifications: preferences, time zone, language and addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, tzinfo

from application.accounts.reach import reach_of
from application.ports.notifications import PersonalWebhook, PushSubscription
from application.ports.store import Reading
from domain.hosting.terms import Moment, PlayerId
from domain.notifications.preferences import Channel, NotificationKind, Preferences

SLOW_ONLY = frozenset({Channel.MAIL})
"""Turns of live matches are never mailed: they end before the player reads a mail."""


@dataclass(frozen=True, slots=True)
class Contact:
    """`address` is the verified mail address, or None."""

    player: PlayerId
    preferences: Preferences
    subscriptions: Sequence[PushSubscription]
    webhook: PersonalWebhook | None
    language: str
    zone: tzinfo
    address: str | None = field(default=None, repr=False)

    def local(self, moment: Moment) -> datetime:
        return datetime.fromtimestamp(moment / 1_000, self.zone)

    def channels_for(self, kind: NotificationKind, is_live: bool) -> frozenset[Channel]:
        channels = self.preferences.channels_for(kind)
        return channels - SLOW_ONLY if kind.is_of_turn and is_live else channels


async def contact_of(reading: Reading, player: PlayerId) -> Contact:
    reach = await reach_of(reading, player)
    return Contact(
        player,
        await reading.preferences(player),
        await reading.push_subscriptions(player),
        await reading.personal_webhook(player),
        reach.language,
        reach.zone,
        reach.address,
    )
