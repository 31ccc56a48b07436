"""Storage of notifications: preferences, addresses, and what still has to be sent.

A notification is due once. Then it is decided on, and becomes a delivery for each address. Its row says whether it is
waiting, settled or over, so that a move can withdraw it in its own transaction. As with mails, each attempt of a
delivery is counted before it starts. Logs and errors never name an endpoint, an address or a text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import Plain
from domain.notifications.preferences import NotificationKind, Preferences


class NotificationState(StrEnum):
    WAITING = "waiting"
    SETTLED = "told"
    """Decided on: sent, or dropped."""
    OVER = "over"
    """The player has moved: what was sent is withdrawn."""


@dataclass(frozen=True, slots=True)
class Notification:
    """A message for a player about a match or league at a version. Each such message exists once.

    With `in_digest` it waits for the player's digest.
    """

    id: str
    player: PlayerId
    kind: NotificationKind
    about: str
    version: int
    at: Moment
    due_at: Moment | None
    data: Mapping[str, Plain] = field(default_factory=dict)
    state: NotificationState = NotificationState.WAITING
    in_digest: bool = False


class Means(StrEnum):
    """The way a delivery is sent."""

    PUSH = "push"
    CLOSE = "close"
    """A push message that withdraws an earlier one."""
    MAIL = "mail"
    """A queued mail; `target` is its id."""
    WEBHOOK = "webhook"


@dataclass(frozen=True, slots=True)
class Delivery:
    """One notification for one address. `due_at` is None once it is sent or dead.

    `target` is the id of the subscription or mail, and `provider` the host behind it.
    """

    id: str
    notification: str
    player: PlayerId
    means: Means
    target: str
    provider: str
    payload: str = field(repr=False)
    created_at: Moment
    due_at: Moment | None
    expires_at: Moment
    attempts: int = 0
    is_sent: bool = False


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that shows notifications. `language` is the language of the page that subscribed."""

    id: str
    player: PlayerId
    endpoint: str = field(repr=False)
    key: str = field(repr=False)
    secret: str = field(repr=False)
    label: str
    language: str
    created_at: Moment


class WebhookShape(StrEnum):
    """The format of a webhook's messages: plain JSON, or the formats of Discord and Slack."""

    JSON = "json"
    DISCORD = "discord"
    SLACK = "slack"


@dataclass(frozen=True, slots=True)
class PersonalWebhook:
    """A player's own address for notifications. `fault` is the reason why the last delivery failed."""

    player: PlayerId
    url: str = field(repr=False)
    shape: WebhookShape
    secret: str = field(repr=False)
    created_at: Moment
    fault: str | None = None
    failed_at: Moment | None = None


class NotificationReading(Protocol):
    async def preferences(self, player: PlayerId) -> Preferences:
        """The defaults for a player without preferences."""
        ...

    async def push_subscriptions(self, player: PlayerId) -> Sequence[PushSubscription]:
        """Oldest first."""
        ...

    async def push_subscription(self, subscription: str) -> PushSubscription | None: ...

    async def personal_webhook(self, player: PlayerId) -> PersonalWebhook | None: ...

    async def notification(self, notification: str) -> Notification | None: ...

    async def due_notifications(self, now: Moment, limit: int) -> Sequence[Notification]:
        """Longest due first."""
        ...

    async def digest_of(self, player: PlayerId, now: Moment, limit: int) -> Sequence[Notification]:
        """The notifications that wait for the player's digest and are due, oldest first."""
        ...

    async def delivery(self, delivery: str) -> Delivery | None: ...

    async def deliveries_of(self, notification: str) -> Sequence[Delivery]: ...

    async def due_deliveries(self, now: Moment, limit: int) -> Sequence[Delivery]:
        """Longest due first."""
        ...

    async def server_secret(self, name: str) -> str | None: ...


class NotificationWork(NotificationReading, Protocol):
    async def keep_preferences(self, player: PlayerId, preferences: Preferences) -> None: ...

    async def keep_push_subscription(self, subscription: PushSubscription) -> None:
        """Replaces any subscription with the same endpoint: a browser belongs to the player who subscribed last."""
        ...

    async def drop_push_subscription(self, subscription: str) -> bool:
        """Drops its deliveries too. False when there is none."""
        ...

    async def keep_personal_webhook(self, webhook: PersonalWebhook) -> None:
        """Replaces an earlier one of the same player."""
        ...

    async def drop_personal_webhook(self, player: PlayerId) -> bool:
        """False when there was none."""
        ...

    async def note_personal_delivery(self, player: PlayerId, fault: str | None, at: Moment) -> None: ...

    async def add_notifications(self, notifications: Sequence[Notification]) -> None:
        """Skips players without any address, and notifications that exist already."""
        ...

    async def end_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        """Marks the player's notifications of turns in this match as over, and due at once."""
        ...

    async def reconsider_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        """Makes the waiting notifications of the player's turn due at once, because the time for it has changed."""
        ...

    async def settle_notification(
        self, notification: Notification, state: NotificationState, due_at: Moment | None, in_digest: bool = False
    ) -> bool:
        """False when the notification was settled or is over since it was read."""
        ...

    async def forget_notification(self, notification: str) -> bool:
        """False when another transaction has deleted it."""
        ...

    async def add_deliveries(self, deliveries: Sequence[Delivery]) -> None: ...

    async def take_delivery(self, delivery: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt and makes the delivery due at `until`. False when another worker has counted one."""
        ...

    async def put_off_delivery(self, delivery: str, attempts: int, until: Moment | None, is_sent: bool = False) -> None:
        """Makes the delivery due at `until`, or never again for None. Has no effect after a later attempt."""
        ...

    async def forget_delivery(self, delivery: str) -> None: ...

    async def forget_old_notifications(self, before: Moment, limit: int) -> int:
        """Deletes at most `limit` settled notifications from before this moment; returns how many."""
        ...

    async def forget_old_deliveries(self, before: Moment, limit: int) -> int:
        """Deletes at most `limit` deliveries made before this moment; returns how many."""
        ...

    async def keep_server_secret(self, name: str, value: str) -> str:
        """The stored secret of this name, or `value` after storing it."""
        ...
