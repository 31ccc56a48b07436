"""Set the hours of the day in which the caller's correspondence clocks run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from application.accounts.pauses.offsets import zoned_hours
from application.accounts.pauses.own_pauses import OwnPauses, apply_change, change_pauses, known_pauses
from application.accounts.set_address import person_of
from application.accounts.time_zones import UTC_KEY, time_zones
from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.policy import Policy
from application.ports.store import Work
from domain.hosting.day_times import minute_of
from domain.hosting.pauses import PlayingHours
from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses, soonest_change


@dataclass(frozen=True, slots=True)
class HoursWish:
    """From one minute of the player's day to another, possibly past midnight. Equal minutes mean all day."""

    begins: int = 0
    ends: int = 0


async def set_hours(desk: Desk, caller: Caller, times: tuple[str, str] | None) -> OwnPauses:
    """Two times of the day in the account's time zone, or None for clocks that run all day.

    The change takes effect at the next allowed moment.
    """
    wish = HoursWish() if times is None else _fit_wish(desk.policy, *times)
    player = person_of(caller)
    async with desk.store.reading() as reading:
        zone = (await reading.profile(player.id)).time_zone
    return await change_pauses(desk, caller, partial(_with_hours, desk.policy, wish, zone))


async def follow_time_zone(desk: Desk, work: Work, player: PlayerId, zone: str | None) -> None:
    """Moves the playing hours to the account's new time zone, with the same delay as any other change.

    The transaction holds the player.
    """
    now, known = desk.clock.now(), await known_pauses(work, player)
    if not known.hours:
        return
    last = known.hours[-1].hours
    wish = HoursWish(last.begins, last.ends)
    await apply_change(desk, work, player, partial(_with_hours, desk.policy, wish, zone), now)


def _with_hours(policy: Policy, wish: HoursWish, zone: str | None, pauses: PlayerPauses, now: Moment) -> PlayerPauses:
    """A wish for the current hours cancels a coming change."""
    key = zone if zone in time_zones() else UTC_KEY
    assert key is not None
    current = pauses.hours_at(now)
    same = (current.hours.begins, current.hours.ends, current.time_zone) if current else (0, 0, key)
    if same == (wish.begins, wish.ends, key):
        return pauses.without_coming_hours(now)
    since = soonest_change(pauses.hours, now, policy.hours_delay, policy.hours_spacing)
    return pauses.with_hours(zoned_hours(key, since, wish.begins, wish.ends, now), now)


def _fit_wish(policy: Policy, begins: str, ends: str) -> HoursWish:
    wish = HoursWish(_minute(begins, "begins"), _minute(ends, "ends"))
    if wish.begins == wish.ends or PlayingHours(Moment(0), wish.begins, wish.ends).minutes < policy.shortest_hours:
        raise Malformed("bad-hours", path="ends", fault=f"must be at least {policy.shortest_hours} minutes later")
    return wish


def _minute(text: str, path: str) -> int:
    minute = minute_of(text)
    if minute is None:
        raise Malformed("bad-hours", path=path, fault="must be a time of the day such as 07:30")
    return minute
