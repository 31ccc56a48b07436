"""The times at which a player's correspondence clocks stand still: vacations, and the hours outside the playing hours.

All times are moments. The log stores the zone's offsets with the hours, so a later tz database cannot change a clock
that has already run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from domain.hosting.terms import Moment
from domain.kernel.plain import Plain

MINUTE: Final = 60_000
DAY_MINUTES: Final = 24 * 60
DAY: Final = DAY_MINUTES * MINUTE
FOREVER: Final = Moment(2**53)


@dataclass(frozen=True, slots=True)
class Span:
    """From `begins`, until just before `ends`."""

    begins: Moment
    ends: Moment

    @property
    def length(self) -> int:
        return max(0, self.ends - self.begins)

    def covers(self, moment: Moment) -> bool:
        return self.begins <= moment < self.ends

    def within(self, other: Span) -> Span:
        """The common part of both spans, possibly empty."""
        return Span(max(self.begins, other.begins), min(self.ends, other.ends))


@dataclass(frozen=True, slots=True)
class Offset:
    """From this moment on, the zone's clocks are this many seconds ahead of UTC."""

    since: Moment
    seconds: int


@dataclass(frozen=True, slots=True)
class PlayingHours:
    """From `since` on, the clock runs only between two minutes of the player's day, possibly past midnight.

    Equal minutes mean all day. The first of the `offsets` also applies before its time.
    """

    since: Moment
    begins: int = 0
    ends: int = 0
    offsets: tuple[Offset, ...] = ()

    @property
    def minutes(self) -> int:
        """Minutes of playing time each day."""
        return (self.ends - self.begins) % DAY_MINUTES or DAY_MINUTES

    @property
    def is_limited(self) -> bool:
        return self.begins != self.ends


@dataclass(frozen=True, slots=True)
class Pauses:
    """Vacations in order, without overlap. Playing hours in order, each in force until the next."""

    vacations: tuple[Span, ...] = ()
    hours: tuple[PlayingHours, ...] = ()


NO_PAUSES: Final = Pauses()


def running_time(pauses: Pauses, begins: Moment, ends: Moment) -> int:
    """The milliseconds between two moments during which the clock runs."""
    interval, time = Span(begins, ends), 0
    for span in running_spans(pauses, begins):
        if span.begins >= ends:
            break
        time += span.within(interval).length
    return time


def end_of_time(pauses: Pauses, begins: Moment, milliseconds: int) -> Moment:
    """When a clock with this much time runs out, if it starts at `begins`."""
    left = milliseconds
    for span in running_spans(pauses, begins) if left > 0 else ():
        if left <= span.length:
            return Moment(span.begins + left)
        left -= span.length
    return Moment(begins + max(0, left))


def stopped_until(pauses: Pauses, now: Moment) -> Moment | None:
    """When the clock runs again, or None while it runs."""
    span = next(running_spans(pauses, now))
    return None if span.begins <= now else span.begins


def vacation_at(pauses: Pauses, now: Moment) -> Span | None:
    return next((vacation for vacation in pauses.vacations if vacation.covers(now)), None)


def hours_at(pauses: Pauses, now: Moment) -> PlayingHours | None:
    """The playing hours in force, or None when the clock runs all day."""
    past = [hours for hours in pauses.hours if hours.since <= now]
    return past[-1] if past and past[-1].is_limited else None


def pauses_since(pauses: Pauses, moment: Moment) -> Pauses:
    """The pauses from `moment` on, without parts that are past or have no effect."""
    past = [hours for hours in pauses.hours if hours.since <= moment][-1:]
    remaining = [*past, *(hours for hours in pauses.hours if hours.since > moment)]
    while remaining and not remaining[0].is_limited:
        remaining.pop(0)
    return Pauses(tuple(each for each in pauses.vacations if each.ends > moment and each.length > 0), tuple(remaining))


def running_spans(pauses: Pauses, begins: Moment) -> Iterator[Span]:
    """The spans during which the clock runs, in order from `begins` on. In practice the last one has no end."""
    interval = Span(begins, FOREVER)
    for span in _spans_by_hours(pauses.hours, interval):
        yield from _without(span, pauses.vacations)


def _without(span: Span, stops: Sequence[Span]) -> Iterator[Span]:
    begins = span.begins
    for stop in stops:
        if stop.ends <= begins or stop.length == 0:
            continue
        if stop.begins >= span.ends:
            break
        if stop.begins > begins:
            yield Span(begins, stop.begins)
        begins = stop.ends
    if begins < span.ends:
        yield Span(begins, span.ends)


def _spans_by_hours(hours: Sequence[PlayingHours], interval: Span) -> Iterator[Span]:
    """Before the first playing hours the clock runs all day."""
    steps = [*hours, None]
    before = Span(interval.begins, steps[0].since if steps[0] else FOREVER)
    if before.length:
        yield before
    for each, following in zip(hours, steps[1:], strict=True):
        force = Span(each.since, following.since if following else FOREVER).within(interval)
        if force.length:
            yield from _daily_spans(each, force)


def _daily_spans(hours: PlayingHours, force: Span) -> Iterator[Span]:
    if not hours.is_limited:
        yield force
        return
    for offset, following in zip(hours.offsets, [*hours.offsets[1:], None], strict=True):
        begins = force.begins if offset is hours.offsets[0] else offset.since
        part = Span(begins, following.since if following else FOREVER).within(force)
        if part.length:
            yield from _spans_by_offset(hours, offset.seconds, part)


def _spans_by_offset(hours: PlayingHours, seconds: int, part: Span) -> Iterator[Span]:
    """The playing hours of each day with this offset. The span that contains midnight starts the day before."""
    shift = seconds * 1_000
    day = (part.begins + shift) // DAY - 1
    while True:
        begins = Moment(day * DAY + hours.begins * MINUTE - shift)
        if begins >= part.ends:
            return
        span = Span(begins, Moment(begins + hours.minutes * MINUTE)).within(part)
        if span.length:
            yield span
        day += 1


def pauses_from(data: dict[str, Plain]) -> Pauses:
    """The inverse of `plain`."""
    return Pauses(
        tuple(Span(Moment(_whole(each["begins"])), Moment(_whole(each["ends"]))) for each in _items(data, "vacations")),
        tuple(_hours_from(each) for each in _items(data, "hours")),
    )


def _hours_from(data: dict[str, Plain]) -> PlayingHours:
    offsets = tuple(Offset(Moment(_whole(each["since"])), _whole(each["seconds"])) for each in _items(data, "offsets"))
    return PlayingHours(Moment(_whole(data["since"])), _whole(data["begins"]), _whole(data["ends"]), offsets)


def _items(data: dict[str, Plain], name: str) -> list[dict[str, Plain]]:
    items = data.get(name) or []
    assert isinstance(items, list)
    return [item for item in items if isinstance(item, dict)]


def _whole(value: Plain) -> int:
    assert isinstance(value, int)
    return value
