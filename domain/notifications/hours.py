"""Times of a player's day: quiet hours, the next digest, and warnings of short time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from domain.hosting.terms import Moment

MINUTES: Final = 24 * 60
MINUTE: Final = 60_000
SHORTEST_WARNED: Final = 2 * MINUTE
"""A player with less time to move gets no warning: the time is over before the player can come back."""
LONGEST_WARNING: Final = 12 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the player's day to another. The hours pass midnight when `ends` comes before `begins`."""

    begins: int
    ends: int

    def covers(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


def quiet_end(quiet: QuietHours | None, local: datetime) -> Moment | None:
    """The end of the quiet hours that cover this time, or None."""
    if quiet is None or not quiet.covers(local.hour * 60 + local.minute):
        return None
    return next_time(quiet.ends, local)


def next_time(minute: int, local: datetime) -> Moment:
    """The next moment, after now, at which the player's clock shows this minute of the day."""
    today = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    # Compared as timestamps: datetimes of one zone compare by wall time, which summer time shifts.
    days = (0, 1, 2)
    moments = (round((today + timedelta(days=day)).timestamp() * 1_000) for day in days)
    now = local.timestamp() * 1_000
    return Moment(next(moment for moment in moments if moment > now))


def warning_time(now: Moment, deadline: Moment | None) -> Moment | None:
    """When a quarter of the time is left, at most half a day before the deadline. None for short turns."""
    if deadline is None or deadline - now < SHORTEST_WARNED:
        return None
    return Moment(deadline - min((deadline - now) // 4, LONGEST_WARNING))
