"""What is stored of notifications: what players want, where to reach them, what is still to be told.

A notification is due once, is decided on then, and becomes deliveries: one for each address. Its row says whether it
waits, was told, or is over, so that a move can withdraw it in its own transaction. A delivery is counted before each
attempt, as mails are. Logs and errors never name an endpoint, an address or a text.
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
    """What a delivery hands over to whom."""

    PUSH = "push"
    CLOSE = "close"
    """A push that takes back an earlier one."""
    MAIL = "mail"
    """A mail that was queued; `target` is its id."""
    WEBHOOK = "webhook"


@dataclass(frozen=True, slots=True)
class Delivery:
    """One notification on its way to one address; `due_at` is None once it was sent, or is dead.

    `target` is the id of what it goes to, `provider` the host behind that.
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
    """A browser that shows notifications; `language` is that of the page which asked for them."""

    id: str
    player: PlayerId
    endpoint: str = field(repr=False)
    key: str = field(repr=False)
    secret: str = field(repr=False)
    label: str
    language: str
    created_at: Moment


class WebhookShape(StrEnum):
    """What a player's webhook is sent: plain JSON, or what Discord and Slack take."""

    JSON = "json"
    DISCORD = "discord"
    SLACK = "slack"


@dataclass(frozen=True, slots=True)
class PersonalWebhook:
    """An address of a player that receives notifications; `fault` is why the last delivery failed."""

    player: PlayerId
    url: str = field(repr=False)
    shape: WebhookShape
    secret: str = field(repr=False)
    created_at: Moment
    fault: str | None = None
    failed_at: Moment | None = None


class NotificationReading(Protocol):
    async def preferences(self, player: PlayerId) -> Preferences:
        """The usual ones for a player who has chosen nothing."""
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
        """What waits for the player's digest and is due, oldest first."""
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
        """In the place of whatever subscription has the same endpoint: a browser belongs to its last player."""
        ...

    async def drop_push_subscription(self, subscription: str) -> bool:
        """With the deliveries to it; false when there is none."""
        ...

    async def keep_personal_webhook(self, webhook: PersonalWebhook) -> None:
        """In the place of an earlier one of the same player."""
        ...

    async def drop_personal_webhook(self, player: PlayerId) -> bool:
        """False when there was none."""
        ...

    async def note_personal_delivery(self, player: PlayerId, fault: str | None, at: Moment) -> None: ...

    async def add_notifications(self, notifications: Sequence[Notification]) -> None:
        """Only for players who can be reached at all, and only where nothing the same was noted before."""
        ...

    async def end_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        """The player's notifications of a turn in this match are over, and due at once."""
        ...

    async def reconsider_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        """What waits to be told of the player's turn is due at once, for the time it has has changed."""
        ...

    async def settle_notification(
        self, notification: Notification, state: NotificationState, due_at: Moment | None, in_digest: bool = False
    ) -> bool:
        """False when it was settled otherwise, or became over, since it was read."""
        ...

    async def forget_notification(self, notification: str) -> bool:
        """False when somebody else has forgotten it."""
        ...

    async def add_deliveries(self, deliveries: Sequence[Delivery]) -> None: ...

    async def take_delivery(self, delivery: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt, and makes the delivery due at `until`; false when somebody else has counted one since."""
        ...

    async def put_off_delivery(self, delivery: str, attempts: int, until: Moment | None, is_sent: bool = False) -> None:
        """Makes a delivery after so many attempts due at `until`, never again for None; nothing after another one."""
        ...

    async def forget_delivery(self, delivery: str) -> None: ...

    async def forget_old_notifications(self, before: Moment, limit: int) -> int:
        """Deletes at most so many that were told, or decided on, before this; says how many."""
        ...

    async def forget_old_deliveries(self, before: Moment, limit: int) -> int:
        """Deletes at most so many that were made before this; says how many."""
        ...

    async def keep_server_secret(self, name: str, value: str) -> str:
        """The secret of this name, which is this one unless there was one already."""
        ...
