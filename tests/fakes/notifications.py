"""The part of the fake store that keeps notifications, and a sealer that leaves messages readable."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from application.ports.notifications import (
    Delivery,
    Notification,
    NotificationState,
    PersonalWebhook,
    PushSubscription,
)
from application.ports.push import PushMessage
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.notifications.preferences import Preferences

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class NotificationShelves:
    preferences: dict[PlayerId, Preferences] = field(default_factory=dict)
    subscriptions: dict[str, PushSubscription] = field(default_factory=dict)
    personal_webhooks: dict[PlayerId, PersonalWebhook] = field(default_factory=dict)
    notifications: dict[str, Notification] = field(default_factory=dict)
    deliveries: dict[str, Delivery] = field(default_factory=dict)
    server_secrets: dict[str, str] = field(default_factory=dict)

    def forget_reach(self, player: PlayerId) -> None:
        """Everything of a player that is kept here."""
        self.preferences.pop(player, None)
        self.personal_webhooks.pop(player, None)
        shelves: tuple[dict[str, PushSubscription] | dict[str, Notification] | dict[str, Delivery], ...]
        shelves = self.subscriptions, self.notifications, self.deliveries
        for shelf in shelves:
            for id in [id for id, each in shelf.items() if each.player == player]:
                del shelf[id]


class FakeNotificationReading:
    _shelves: "Shelves"

    async def preferences(self, player: PlayerId) -> Preferences:
        return self._shelves.preferences.get(player, Preferences())

    async def push_subscriptions(self, player: PlayerId) -> Sequence[PushSubscription]:
        found = [each for each in self._shelves.subscriptions.values() if each.player == player]
        return sorted(found, key=lambda each: (each.created_at, each.id))

    async def push_subscription(self, subscription: str) -> PushSubscription | None:
        return self._shelves.subscriptions.get(subscription)

    async def personal_webhook(self, player: PlayerId) -> PersonalWebhook | None:
        return self._shelves.personal_webhooks.get(player)

    async def notification(self, notification: str) -> Notification | None:
        return self._shelves.notifications.get(notification)

    async def due_notifications(self, now: Moment, limit: int) -> Sequence[Notification]:
        due = [(each.due_at, each.id, each) for each in self._shelves.notifications.values() if each.due_at is not None]
        return [each for due_at, _, each in sorted(due, key=lambda place: place[:2]) if due_at <= now][:limit]

    async def digest_of(self, player: PlayerId, now: Moment, limit: int) -> Sequence[Notification]:
        found = [each for each in await self.due_notifications(now, 1_000_000) if each.player == player]
        waiting = [each for each in found if each.in_digest and each.state is NotificationState.WAITING]
        return sorted(waiting, key=lambda each: (each.at, each.id))[:limit]

    async def delivery(self, delivery: str) -> Delivery | None:
        return self._shelves.deliveries.get(delivery)

    async def deliveries_of(self, notification: str) -> Sequence[Delivery]:
        found = [each for each in self._shelves.deliveries.values() if each.notification == notification]
        return sorted(found, key=lambda each: each.id)

    async def due_deliveries(self, now: Moment, limit: int) -> Sequence[Delivery]:
        due = [(each.due_at, each.id, each) for each in self._shelves.deliveries.values() if each.due_at is not None]
        return [each for due_at, _, each in sorted(due, key=lambda place: place[:2]) if due_at <= now][:limit]

    async def server_secret(self, name: str) -> str | None:
        return self._shelves.server_secrets.get(name)


class FakeNotificationWork(FakeNotificationReading):
    async def keep_preferences(self, player: PlayerId, preferences: Preferences) -> None:
        self._shelves.preferences[player] = preferences

    async def keep_push_subscription(self, subscription: PushSubscription) -> None:
        for id in [id for id, each in self._shelves.subscriptions.items() if each.endpoint == subscription.endpoint]:
            del self._shelves.subscriptions[id]
        self._shelves.subscriptions[subscription.id] = subscription

    async def drop_push_subscription(self, subscription: str) -> bool:
        for id in [id for id, each in self._shelves.deliveries.items() if each.target == subscription]:
            del self._shelves.deliveries[id]
        return self._shelves.subscriptions.pop(subscription, None) is not None

    async def keep_personal_webhook(self, webhook: PersonalWebhook) -> None:
        self._shelves.personal_webhooks[webhook.player] = webhook

    async def drop_personal_webhook(self, player: PlayerId) -> bool:
        return self._shelves.personal_webhooks.pop(player, None) is not None

    async def note_personal_delivery(self, player: PlayerId, fault: str | None, at: Moment) -> None:
        if player in self._shelves.personal_webhooks:
            failed_at = None if fault is None else at
            known = self._shelves.personal_webhooks[player]
            self._shelves.personal_webhooks[player] = replace(known, fault=fault, failed_at=failed_at)

    async def add_notifications(self, notifications: Sequence[Notification]) -> None:
        known = {_sameness(each) for each in self._shelves.notifications.values()}
        for each in notifications:
            is_new = _sameness(each) not in known
            if is_new and await self._is_reachable(each.player):
                self._shelves.notifications[each.id] = each
                known.add(_sameness(each))

    async def _is_reachable(self, player: PlayerId) -> bool:
        profile = self._shelves.profiles.get(player)
        is_mailable = profile is not None and profile.address is not None
        return is_mailable or bool(await self.push_subscriptions(player)) or player in self._shelves.personal_webhooks

    async def end_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        for each in list(self._shelves.notifications.values()):
            if (each.about, each.player) == (match, player) and each.kind.is_of_turn:
                self._shelves.notifications[each.id] = replace(each, state=NotificationState.OVER, due_at=at)

    async def reconsider_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        for each in list(self._shelves.notifications.values()):
            is_waiting = each.state is NotificationState.WAITING and not each.in_digest
            if (each.about, each.player) == (match, player) and each.kind.is_of_turn and is_waiting:
                self._shelves.notifications[each.id] = replace(each, due_at=at)

    async def settle_notification(
        self, notification: Notification, state: NotificationState, due_at: Moment | None, in_digest: bool = False
    ) -> bool:
        known = self._shelves.notifications.get(notification.id)
        if known is None or (known.state, known.due_at) != (NotificationState.WAITING, notification.due_at):
            return False
        settled = replace(known, state=state, due_at=due_at, in_digest=in_digest)
        self._shelves.notifications[notification.id] = settled
        return True

    async def forget_notification(self, notification: str) -> bool:
        return self._shelves.notifications.pop(notification, None) is not None

    async def add_deliveries(self, deliveries: Sequence[Delivery]) -> None:
        for each in deliveries:
            self._shelves.deliveries[each.id] = each

    async def take_delivery(self, delivery: str, attempts: int, until: Moment) -> bool:
        known = self._shelves.deliveries.get(delivery)
        if known is None or known.attempts != attempts:
            return False
        self._shelves.deliveries[delivery] = replace(known, attempts=attempts + 1, due_at=until)
        return True

    async def put_off_delivery(self, delivery: str, attempts: int, until: Moment | None, is_sent: bool = False) -> None:
        known = self._shelves.deliveries.get(delivery)
        if known is not None and known.attempts == attempts:
            self._shelves.deliveries[delivery] = replace(known, due_at=until, is_sent=is_sent)

    async def forget_delivery(self, delivery: str) -> None:
        self._shelves.deliveries.pop(delivery, None)

    async def forget_old_notifications(self, before: Moment, limit: int) -> int:
        old = [each for each in self._shelves.notifications.values() if each.at < before and each.due_at is None]
        gone = sorted(old, key=lambda each: each.at)[:limit]
        for each in gone:
            del self._shelves.notifications[each.id]
        return len(gone)

    async def forget_old_deliveries(self, before: Moment, limit: int) -> int:
        old = [each for each in self._shelves.deliveries.values() if each.created_at < before]
        gone = sorted(old, key=lambda each: each.created_at)[:limit]
        for each in gone:
            del self._shelves.deliveries[each.id]
        return len(gone)

    async def keep_server_secret(self, name: str, value: str) -> str:
        return self._shelves.server_secrets.setdefault(name, value)


def _sameness(notification: Notification) -> tuple[str, ...]:
    return notification.player, notification.kind.value, notification.about, str(notification.version)


class FakePushSealer:
    """Bodies are the payloads; `Topic` and `Urgency` are as a provider reads them."""

    def new_key(self) -> str:
        return "private"

    def public_key(self, key: str) -> str:
        return f"public of {key}"

    def key_fault(self, key: str, secret: str) -> str | None:
        return None if key and secret else "must have the keys of a push subscription in base64url"

    def seal(self, message: PushMessage, key: str, now: Moment) -> tuple[bytes, Mapping[str, str]]:
        return message.payload, {"Topic": message.topic, "Urgency": "high" if message.is_urgent else "normal"}


class FakePost:
    """A courier that keeps what it was given; `faults` are raised by address."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, object], Mapping[str, str]]] = []
        self.faults: dict[str, Exception] = {}

    def fault_of(self, url: str) -> str | None:
        return None if url.startswith("https://") else "must begin with https://"

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        if url in self.faults:
            raise self.faults[url]
        self.posted.append((url, json.loads(body), headers))
        return b""

    async def close(self) -> None:
        """There is nothing to let go of."""
