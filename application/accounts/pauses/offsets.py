"""The offsets of a time zone written out for some years: logs keep them, so that no clock depends on later editions."""

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
"""How far ahead the changes of a zone are written out."""
RENEWAL: Final = 2 * 366 * DAY
"""Offsets are written out anew when no more than this is left: zones change at short notice."""


def zoned_hours(key: str, since: Moment, begins: int, ends: int, now: Moment) -> ZonedHours:
    """Playing hours in the zone of this name, from a moment on."""
    until = Moment(max(since, now) + WRITTEN_OUT)
    hours = PlayingHours(since, begins, ends, tuple(offsets(time_zone(key), since, until)))
    return ZonedHours(hours, key, until)


def renewed_hours(zoned: ZonedHours, now: Moment) -> ZonedHours:
    """The same hours by today's edition of the time zones. What has been stays as it was written."""
    fresh = zoned_hours(zoned.time_zone, Moment(max(now, zoned.hours.since)), zoned.hours.begins, zoned.hours.ends, now)
    past = [each for each in zoned.hours.offsets if each.since <= fresh.hours.since]
    coming = [each for each in fresh.hours.offsets if not past or each.seconds != past[-1].seconds or each.since > now]
    kept = coming if past and coming and coming[0].seconds != past[-1].seconds else coming[1:] if past else coming
    hours = PlayingHours(zoned.hours.since, zoned.hours.begins, zoned.hours.ends, (*past, *kept))
    return ZonedHours(hours, zoned.time_zone, fresh.known_until)


def offsets(zone: tzinfo, since: Moment, until: Moment) -> Iterator[Offset]:
    """The offset at a moment and each change of it after that, to the second."""
    yield Offset(since, _offset(zone, since))
    for day, following in pairwise(range(since, until + DAY, DAY)):
        if _offset(zone, day) != _offset(zone, following):
            change = _change(zone, day, following)
            yield Offset(Moment(change), _offset(zone, change))


def _change(zone: tzinfo, before: int, after: int) -> int:
    """The first whole second of the offset that holds at `after`; between the two it changes once."""
    low, high = before // 1_000, -(-after // 1_000)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(zone, middle * 1_000) == _offset(zone, before) else (low, middle)
    return high * 1_000


def _offset(zone: tzinfo, moment: int) -> int:
    offset = datetime.fromtimestamp(moment / 1_000, UTC).astimezone(zone).utcoffset()
    assert offset is not None
    return round(offset.total_seconds())
