"""Match clocks: how much time each seat has left and when it runs out; plain arithmetic on moments."""

from __future__ import annotations

from dataclasses import dataclass, replace

from domain.hosting.pauses import FOREVER, NO_PAUSES, Pauses, end_of_time, running_spans, running_time
from domain.hosting.terms import Moment, Pace, Timing


@dataclass(frozen=True, slots=True)
class MatchClock:
    """Time left for each seat at `since`, and the seat whose time has run since then (None: nobody's).

    `pauses` are the seats' own, where any of them has some: a seat's time runs only outside its pauses.
    """

    banks: tuple[int, ...]
    seat: int | None
    since: Moment
    pauses: tuple[Pauses, ...] = ()


def new_clock(timing: Timing, seats: int, seat: int | None, at: Moment) -> MatchClock | None:
    """The clock when play begins; None when the match has none."""
    if timing.pace is Pace.NONE:
        return None
    return MatchClock((_full_time(timing),) * seats, seat, at)


def _full_time(timing: Timing) -> int:
    """What a seat begins the match, or each of its turns, with."""
    return timing.bank if timing.pace is Pace.LIVE else timing.per_turn


def remaining(clock: MatchClock, seat: int, now: Moment) -> int:
    """Milliseconds a seat has left, never below zero."""
    left = clock.banks[seat - 1]
    return max(0, left - _time_spent(clock, seat, now)) if clock.seat == seat else left


def _time_spent(clock: MatchClock, seat: int, now: Moment) -> int:
    pauses = pauses_of(clock, seat)
    return now - clock.since if pauses == NO_PAUSES else running_time(pauses, clock.since, now)


def deadline(clock: MatchClock | None) -> Moment | None:
    """When the running seat's time is up."""
    if clock is None or clock.seat is None:
        return None
    return end_of_time(pauses_of(clock, clock.seat), clock.since, clock.banks[clock.seat - 1])


def pauses_of(clock: MatchClock, seat: int) -> Pauses:
    """What stops a seat's time."""
    return clock.pauses[seat - 1] if clock.pauses else NO_PAUSES


def clock_with_pauses(clock: MatchClock | None, seat: int, pauses: Pauses) -> MatchClock | None:
    """The clock with other pauses for one seat, as if they had always been known: its time is computed anew."""
    if clock is None:
        return None
    known = clock.pauses or (NO_PAUSES,) * len(clock.banks)
    changed = (*known[: seat - 1], pauses, *known[seat:])
    return replace(clock, pauses=() if all(each == NO_PAUSES for each in changed) else changed)


@dataclass(frozen=True, slots=True)
class SeatClock:
    """One seat's clock at a moment: what is left and, for the seat whose turn it is, whether its time runs now, until
    when it stands still, or when it will stand still next.
    """

    remaining: int
    is_running: bool
    stopped_until: Moment | None = None
    stops_at: Moment | None = None


def seat_clock(clock: MatchClock, seat: int, now: Moment) -> SeatClock:
    left = remaining(clock, seat, now)
    if clock.seat != seat:
        return SeatClock(left, is_running=False)
    span = next(running_spans(pauses_of(clock, seat), now))
    if span.begins > now:
        return SeatClock(left, is_running=False, stopped_until=span.begins)
    return SeatClock(left, is_running=True, stops_at=span.ends if span.ends < FOREVER else None)


def has_expired(clock: MatchClock | None, now: Moment) -> bool:
    """Time is up from the deadline on, that moment included."""
    end = deadline(clock)
    return end is not None and now >= end


def clock_after_move(timing: Timing, clock: MatchClock | None, seat: int | None, at: Moment) -> MatchClock | None:
    """The clock after a move: several decisions of a seat in a row run on; the increment comes when they end."""
    if clock is None or clock.seat == seat:
        return clock
    return replace(_clock_after_turn(timing, clock, at), seat=seat, since=at)


def clock_with_time(clock: MatchClock | None, seat: int, milliseconds: int) -> MatchClock | None:
    """The clock with more or less time for one seat, never below zero."""
    if clock is None:
        return None
    banks = (max(0, bank + milliseconds) if number == seat else bank for number, bank in enumerate(clock.banks, 1))
    return replace(clock, banks=tuple(banks))


def returnable_time(timing: Timing, clock: MatchClock, seat: int, given: int, now: Moment) -> int:
    """How much given time can be taken back: the seat always keeps what it would have at the start."""
    return max(0, min(given, remaining(clock, seat, now) - _full_time(timing)))


def stopped_clock(timing: Timing, clock: MatchClock | None, at: Moment) -> MatchClock | None:
    """The clock of a match that ended."""
    return None if clock is None else replace(_clock_after_turn(timing, clock, at), seat=None, since=at)


def _clock_after_turn(timing: Timing, clock: MatchClock, at: Moment) -> MatchClock:
    if clock.seat is None:
        return clock
    spent = remaining(clock, clock.seat, at) + timing.increment
    left = spent if timing.pace is Pace.LIVE else timing.per_turn
    banks = tuple(left if number == clock.seat else bank for number, bank in enumerate(clock.banks, 1))
    return replace(clock, banks=banks)
