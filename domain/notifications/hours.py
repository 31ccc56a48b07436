"""Times of a player's day: quiet hours, the next digest, and when time counts as short."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from domain.hosting.terms import Moment

MINUTES: Final = 24 * 60
MINUTE: Final = 60_000
SHORTEST_WARNED: Final = 2 * MINUTE
"""A player who has less time to move is not warned: it is over before anybody could come back."""
LONGEST_WARNING: Final = 12 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the day to another, past midnight where the end comes first; both by the player's clock."""

    begins: int
    ends: int

    def covers(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


def quiet_end(quiet: QuietHours | None, local: datetime) -> Moment | None:
    """When the quiet hours that cover this time are over; None when none do."""
    if quiet is None or not quiet.covers(local.hour * 60 + local.minute):
        return None
    return next_time(quiet.ends, local)


def next_time(minute: int, local: datetime) -> Moment:
    """The next moment at which the player's clock shows this minute of the day; never the present one."""
    today = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    # Compared as moments: two times of one zone are compared by their digits, which change with summer time.
    days = (0, 1, 2)
    moments = (round((today + timedelta(days=day)).timestamp() * 1_000) for day in days)
    now = local.timestamp() * 1_000
    return Moment(next(moment for moment in moments if moment > now))


def warning_time(now: Moment, deadline: Moment | None) -> Moment | None:
    """When to say that the time is short: a quarter of it is left, at most half a day; None for short turns."""
    if deadline is None or deadline - now < SHORTEST_WARNED:
        return None
    return Moment(deadline - min((deadline - now) // 4, LONGEST_WARNING))
