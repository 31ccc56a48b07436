"""Read and change which notifications a player gets, where and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed, NotFound
from application.notifications.contact import contact_of
from application.notifications.keys import player_of_token, public_push_key
from application.players.end_tokens import hold_own_token
from application.ports.notifications import PersonalWebhook, PushSubscription
from domain.hosting.day_times import minute_of
from domain.hosting.terms import PlayerId
from domain.notifications.hours import QuietHours
from domain.notifications.preferences import EVERY_CHOICE, Choice, NotificationKind, Preferences


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """`time_zone` and `has_address` come from the player's profile. Browsers subscribe with `push_key`."""

    player: PlayerId
    preferences: Preferences
    subscriptions: Sequence[PushSubscription]
    webhook: PersonalWebhook | None
    time_zone: str
    has_address: bool
    push_key: str


@dataclass(frozen=True, slots=True)
class PreferencesWish:
    """Choices for `kinds`; every other kind is on for all channels. Times of the day are `HH:MM`."""

    kinds: frozenset[NotificationKind]
    on: frozenset[Choice]
    quiet: tuple[str, str] | None = None
    digest_at: str | None = None


async def read_notification_settings(desk: Desk, caller: Caller) -> NotificationSettings:
    player, key = caller.player_with(Scope.ACCOUNT), await public_push_key(desk)
    async with desk.store.reading() as reading:
        contact = await contact_of(reading, player.id)
    return NotificationSettings(
        player.id,
        contact.preferences,
        contact.subscriptions,
        contact.webhook,
        str(contact.zone),
        contact.address is not None,
        key,
    )


async def configure_notifications(desk: Desk, caller: Caller, wish: PreferencesWish) -> NotificationSettings:
    """Replaces all preferences."""
    player, preferences = caller.player_with(Scope.ACCOUNT), _preferences(wish)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.keep_preferences(player.id, preferences)
        await work.commit()
    return await read_notification_settings(desk, caller)


async def stop_mails(desk: Desk, token: str) -> None:
    """Switches off all mails of notifications for the player. The link in a mail needs no sign-in. Safe to repeat."""
    player = await player_of_token(desk, token)
    if player is None:
        raise NotFound("unknown-stop", what="stop", id=token[:60])
    async with desk.store.working() as work:
        preferences = await work.preferences(player)
        await work.keep_preferences(
            player, Preferences(preferences.without_mail, preferences.quiet, preferences.digest_at)
        )
        await work.commit()


def _preferences(wish: PreferencesWish) -> Preferences:
    off = frozenset((kind, channel) for kind, channel in EVERY_CHOICE - wish.on if kind in wish.kinds)
    quiet = None
    if wish.quiet is not None:
        begins, ends = (_minute(text, "quiet_hours") for text in wish.quiet)
        quiet = QuietHours(begins, ends)
    return Preferences(off, quiet, None if wish.digest_at is None else _minute(wish.digest_at, "digest_at"))


def _minute(text: str, path: str) -> int:
    minute = minute_of(text)
    if minute is None:
        raise Malformed("bad-preferences", path=path, fault="must be times of the day such as 07:30")
    return minute
