"""Vacations with their budget, and playing hours: what a player may plan, and what is in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NewType

from domain.hosting.pauses import FOREVER, Pauses, PlayingHours, Span
from domain.hosting.terms import Moment, PlayerId

VacationId = NewType("VacationId", str)


@dataclass(frozen=True, slots=True)
class Vacation:
    """A planned, current or past vacation. When a player ends it early, `ends` is that moment."""

    id: VacationId
    begins: Moment
    ends: Moment

    @property
    def span(self) -> Span:
        return Span(self.begins, self.ends)


@dataclass(frozen=True, slots=True)
class ZonedHours:
    """Playing hours with the name of their zone. The offsets are stored until `known_until`."""

    hours: PlayingHours
    time_zone: str
    known_until: Moment


@dataclass(frozen=True, slots=True)
class PlayerPauses:
    """A player's plans, in order. At `due_at` they have to be written into the matches."""

    player: PlayerId
    vacations: tuple[Vacation, ...] = ()
    hours: tuple[ZonedHours, ...] = ()
    version: int = 0
    due_at: Moment | None = None

    def in_force(self, now: Moment) -> Pauses:
        """The pauses that have begun. Only these are written into matches, so that a player can change plans freely."""
        return Pauses(
            tuple(each.span for each in self.vacations if each.begins <= now),
            tuple(each.hours for each in self.hours if each.hours.since <= now),
        )

    def next_due(self, now: Moment, renewal: int) -> Moment | None:
        """When the next pause begins, or when the offsets of the current hours have to be renewed."""
        steps = [each.begins for each in self.vacations] + [each.hours.since for each in self.hours]
        current = self.hours_at(now)
        if current is not None and current.hours.is_limited:
            steps.append(Moment(current.known_until - renewal))
        return min((step for step in steps if step > now), default=None)

    def hours_at(self, now: Moment) -> ZonedHours | None:
        """The hours in force, even if they cover the whole day."""
        return next((each for each in reversed(self.hours) if each.hours.since <= now), None)

    def vacation_at(self, now: Moment) -> Vacation | None:
        return next((each for each in self.vacations if each.span.covers(now)), None)

    def upcoming(self, now: Moment) -> tuple[Vacation, ...]:
        """The current vacation and the planned ones."""
        return tuple(each for each in self.vacations if each.ends > now)

    def with_vacation(self, vacation: Vacation) -> PlayerPauses:
        others = (each for each in self.vacations if each.id != vacation.id)
        return replace(self, vacations=tuple(sorted((*others, vacation), key=lambda each: each.begins)))

    def without_vacation(self, vacation: VacationId) -> PlayerPauses:
        return replace(self, vacations=tuple(each for each in self.vacations if each.id != vacation))

    def with_hours(self, hours: ZonedHours, now: Moment) -> PlayerPauses:
        """The current hours stay until `hours` begin. Any other coming hours are dropped."""
        begun = (each for each in self.hours if each.hours.since <= now)
        return replace(self, hours=(*begun, hours))

    def without_coming_hours(self, now: Moment) -> PlayerPauses:
        return replace(self, hours=tuple(each for each in self.hours if each.hours.since <= now))

    def since(self, moment: Moment) -> PlayerPauses:
        """Without the pauses that ended before `moment`."""
        current = self.hours_at(moment)
        hours = tuple(each for each in self.hours if each is current or each.hours.since > moment)
        return replace(self, vacations=tuple(each for each in self.vacations if each.ends > moment), hours=hours)


@dataclass(frozen=True, slots=True)
class Budget:
    """At most this many milliseconds in any period of length `within`.

    A vacation costs at least `shortest`, even if it ends early. Otherwise many short vacations could stop the clock for
    free.
    """

    most: int
    within: int
    shortest: int

    def cost(self, vacation: Span) -> Span:
        """The span that a vacation takes from the budget."""
        return Span(vacation.begins, Moment(max(vacation.ends, vacation.begins + self.shortest)))


def used_time(budget: Budget, vacations: Sequence[Span], year: Span) -> int:
    """The cost of the vacations within one year."""
    return sum(budget.cost(vacation).within(year).length for vacation in vacations)


def most_used(budget: Budget, vacations: Sequence[Span]) -> int:
    """The highest cost in any year. Only years that begin or end with a vacation need a check."""
    costs = [budget.cost(vacation) for vacation in vacations]
    begins = [*(span.begins for span in costs), *(span.ends - budget.within for span in costs)]
    years = (Span(Moment(begin), Moment(begin + budget.within)) for begin in begins)
    return max((used_time(budget, vacations, year) for year in years), default=0)


def time_left(budget: Budget, vacations: Sequence[Span], now: Moment) -> int:
    """The budget without the vacations of the past year and all planned ones."""
    since = Span(Moment(now - budget.within), FOREVER)
    return max(0, budget.most - used_time(budget, vacations, since))


def soonest_change(hours: Sequence[ZonedHours], now: Moment, delay: int, spacing: int) -> Moment:
    """When new playing hours take effect: after a delay, and at least `spacing` after the current ones.

    Without both, a player could keep moving the hours ahead of the clock.
    """
    last = max((each.hours.since for each in hours if each.hours.since <= now), default=None)
    return Moment(now + delay if last is None else max(now + delay, last + spacing))
