"""Vacations with their budget, and a player's playing hours: what may be planned, and what is in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NewType

from domain.hosting.pauses import FOREVER, Pauses, PlayingHours, Span
from domain.hosting.terms import Moment, PlayerId

VacationId = NewType("VacationId", str)


@dataclass(frozen=True, slots=True)
class Vacation:
    """One that is planned, lasts, or is over; `ends` is when it ended where it was cut short."""

    id: VacationId
    begins: Moment
    ends: Moment

    @property
    def span(self) -> Span:
        return Span(self.begins, self.ends)


@dataclass(frozen=True, slots=True)
class ZonedHours:
    """Playing hours with the name of their zone, whose offsets are written out until `known_until`."""

    hours: PlayingHours
    time_zone: str
    known_until: Moment


@dataclass(frozen=True, slots=True)
class PlayerPauses:
    """All that a player has planned, in order. Once it is due, it has still to be written into matches."""

    player: PlayerId
    vacations: tuple[Vacation, ...] = ()
    hours: tuple[ZonedHours, ...] = ()
    version: int = 0
    due_at: Moment | None = None

    def in_force(self, now: Moment) -> Pauses:
        """What has begun by now: only this is written into matches, so that plans can be changed freely."""
        return Pauses(
            tuple(each.span for each in self.vacations if each.begins <= now),
            tuple(each.hours for each in self.hours if each.hours.since <= now),
        )

    def next_due(self, now: Moment, renewal: int) -> Moment | None:
        """When something else begins, or the offsets of the hours in force are to be written out anew."""
        steps = [each.begins for each in self.vacations] + [each.hours.since for each in self.hours]
        current = self.hours_at(now)
        if current is not None and current.hours.is_limited:
            steps.append(Moment(current.known_until - renewal))
        return min((step for step in steps if step > now), default=None)

    def hours_at(self, now: Moment) -> ZonedHours | None:
        """Those in force, also where they are the whole day."""
        return next((each for each in reversed(self.hours) if each.hours.since <= now), None)

    def vacation_at(self, now: Moment) -> Vacation | None:
        return next((each for each in self.vacations if each.span.covers(now)), None)

    def upcoming(self, now: Moment) -> tuple[Vacation, ...]:
        """The one that lasts, and those planned."""
        return tuple(each for each in self.vacations if each.ends > now)

    def with_vacation(self, vacation: Vacation) -> PlayerPauses:
        others = (each for each in self.vacations if each.id != vacation.id)
        return replace(self, vacations=tuple(sorted((*others, vacation), key=lambda each: each.begins)))

    def without_vacation(self, vacation: VacationId) -> PlayerPauses:
        return replace(self, vacations=tuple(each for each in self.vacations if each.id != vacation))

    def with_hours(self, hours: ZonedHours, now: Moment) -> PlayerPauses:
        """The hours in force stay until the new ones begin; others that were to begin are dropped."""
        begun = (each for each in self.hours if each.hours.since <= now)
        return replace(self, hours=(*begun, hours))

    def without_coming_hours(self, now: Moment) -> PlayerPauses:
        return replace(self, hours=tuple(each for each in self.hours if each.hours.since <= now))

    def since(self, moment: Moment) -> PlayerPauses:
        """Without what was over before this."""
        current = self.hours_at(moment)
        hours = tuple(each for each in self.hours if each is current or each.hours.since > moment)
        return replace(self, vacations=tuple(each for each in self.vacations if each.ends > moment), hours=hours)


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many milliseconds in any `within`. Each vacation costs the `shortest` one at least, however soon it
    is ended: nobody gains from vacations of a minute.
    """

    most: int
    within: int
    shortest: int

    def charged(self, vacation: Span) -> Span:
        """What a vacation costs."""
        return Span(vacation.begins, Moment(max(vacation.ends, vacation.begins + self.shortest)))


def used_time(budget: Budget, vacations: Sequence[Span], year: Span) -> int:
    """What vacations cost of one year."""
    return sum(budget.charged(vacation).within(year).length for vacation in vacations)


def most_used(budget: Budget, vacations: Sequence[Span]) -> int:
    """What vacations cost of the year in which they cost the most; such a year begins or ends with one of them."""
    charged = [budget.charged(vacation) for vacation in vacations]
    begins = [*(span.begins for span in charged), *(span.ends - budget.within for span in charged)]
    years = (Span(Moment(begin), Moment(begin + budget.within)) for begin in begins)
    return max((used_time(budget, vacations, year) for year in years), default=0)


def time_left(budget: Budget, vacations: Sequence[Span], now: Moment) -> int:
    """What is left beside the vacations of the year before now and all that are planned."""
    since = Span(Moment(now - budget.within), FOREVER)
    return max(0, budget.most - used_time(budget, vacations, since))


def soonest_change(hours: Sequence[ZonedHours], now: Moment, delay: int, spacing: int) -> Moment:
    """When new playing hours come into force: after a delay, and so long after those in force.

    A player who could change them at once, or often, could keep them ahead of the clock for ever.
    """
    last = max((each.hours.since for each in hours if each.hours.since <= now), default=None)
    return Moment(now + delay if last is None else max(now + delay, last + spacing))
