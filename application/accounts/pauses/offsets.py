"""The offsets of a time zone for some years. Logs store them, so that a clock never depends on a later tz database."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from itertools import pairwise
from typing import Final

from application.accounts.time_zones import time_zone
from domain.hosting.pauses import DAY, Offset, PlayingHours
from domain.hosting.terms import Moment
from domain.hosting.vacations import ZonedHours

WRITTEN_OUT: Final = 3 * 366 * DAY
"""How far ahead the offsets of a zone are stored."""
RENEWAL: Final = 2 * 366 * DAY
"""Offsets are computed again when less than this is left, because zones change at short notice."""


def zoned_hours(key: str, since: Moment, begins: int, ends: int, now: Moment) -> ZonedHours:
    """Playing hours in this time zone, from `since` on."""
    until = Moment(max(since, now) + WRITTEN_OUT)
    hours = PlayingHours(since, begins, ends, tuple(offsets(time_zone(key), since, until)))
    return ZonedHours(hours, key, until)


def renewed_hours(zoned: ZonedHours, now: Moment) -> ZonedHours:
    """The same hours with the current tz database. Past offsets stay as they are stored."""
    fresh = zoned_hours(zoned.time_zone, Moment(max(now, zoned.hours.since)), zoned.hours.begins, zoned.hours.ends, now)
    past = [each for each in zoned.hours.offsets if each.since <= fresh.hours.since]
    coming = [each for each in fresh.hours.offsets if not past or each.seconds != past[-1].seconds or each.since > now]
    remaining = coming if past and coming and coming[0].seconds != past[-1].seconds else coming[1:] if past else coming
    hours = PlayingHours(zoned.hours.since, zoned.hours.begins, zoned.hours.ends, (*past, *remaining))
    return ZonedHours(hours, zoned.time_zone, fresh.known_until)


def offsets(zone: tzinfo, since: Moment, until: Moment) -> Iterator[Offset]:
    """The offset at `since`, and each later change, exact to the second."""
    yield Offset(since, _offset(zone, since))
    for day, following in pairwise(range(since, until + DAY, DAY)):
        if _offset(zone, day) != _offset(zone, following):
            change = _change(zone, day, following)
            yield Offset(Moment(change), _offset(zone, change))


def _change(zone: tzinfo, before: int, after: int) -> int:
    """The first whole second with the offset of `after`. The offset changes once between the two moments."""
    low, high = before // 1_000, -(-after // 1_000)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(zone, middle * 1_000) == _offset(zone, before) else (low, middle)
    return high * 1_000


def _offset(zone: tzinfo, moment: int) -> int:
    offset = datetime.fromtimestamp(moment / 1_000, UTC).astimezone(zone).utcoffset()
    assert offset is not None
    return round(offset.total_seconds())
