"""The kinds of notifications, their channels, and a player's choice of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from domain.notifications.hours import QuietHours


class NotificationKind(StrEnum):
    MY_TURN = "my-turn"
    TIME_IS_SHORT = "time-is-short"
    MATCH_OVER = "match-over"
    INVITATION = "invitation"
    SEASON_OPENS = "season-opens"
    ROUND_BEGINS = "round-begins"
    DEADLINE_NEAR = "deadline-near"
    RESULT = "result"

    @property
    def is_of_turn(self) -> bool:
        """Whether the notification loses its meaning once the player has moved."""
        return self in (NotificationKind.MY_TURN, NotificationKind.TIME_IS_SHORT)


class Channel(StrEnum):
    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


Choice: TypeAlias = tuple[NotificationKind, Channel]
EVERY_CHOICE: Final = frozenset((kind, channel) for kind in NotificationKind for channel in Channel)


@dataclass(frozen=True, slots=True)
class Preferences:
    """The kinds and channels that a player has switched off; all others are on.

    At minute `digest_at` of the player's day, one message lists the waiting turns of slow matches. With None each turn
    is sent at once.
    """

    off: frozenset[Choice] = frozenset()
    quiet: QuietHours | None = None
    digest_at: int | None = None

    def channels_for(self, kind: NotificationKind) -> frozenset[Channel]:
        return frozenset(channel for channel in Channel if (kind, channel) not in self.off)

    @property
    def without_mail(self) -> frozenset[Choice]:
        """`off` after all mails are switched off."""
        return self.off | {(kind, Channel.MAIL) for kind in NotificationKind}
