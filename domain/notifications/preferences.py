"""The kinds of notifications, the channels they take, and what a player has chosen of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from domain.notifications.hours import QuietHours


class NotificationKind(StrEnum):
    """What a player can be told."""

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
        """Whether it is about nothing any more once the player has moved."""
        return self in (NotificationKind.MY_TURN, NotificationKind.TIME_IS_SHORT)


class Channel(StrEnum):
    """How a notification reaches a player."""

    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


Choice: TypeAlias = tuple[NotificationKind, Channel]
EVERY_CHOICE: Final = frozenset((kind, channel) for kind in NotificationKind for channel in Channel)


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a player has switched off; everything else comes by every channel that the player has.

    `digest_at` is the minute of the player's day at which turns of slow matches are told together, None for at once.
    """

    off: frozenset[Choice] = frozenset()
    quiet: QuietHours | None = None
    digest_at: int | None = None

    def channels_for(self, kind: NotificationKind) -> frozenset[Channel]:
        return frozenset(channel for channel in Channel if (kind, channel) not in self.off)

    @property
    def without_mail(self) -> frozenset[Choice]:
        """What is switched off once no mail is wanted."""
        return self.off | {(kind, Channel.MAIL) for kind in NotificationKind}
