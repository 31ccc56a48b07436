"""What stops a correspondence clock: vacations, playing hours, and laws that hold for any of them."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.accounts.pauses.offsets import offsets, renewed_hours, zoned_hours
from application.accounts.time_zones import time_zone
from domain.hosting.clocks import MatchClock, clock_with_pauses, deadline, has_expired, remaining
from domain.hosting.pauses import (
    DAY,
    MINUTE,
    NO_PAUSES,
    Offset,
    Pauses,
    PlayingHours,
    Span,
    end_of_time,
    hours_at,
    pauses_from,
    pauses_since,
    running_time,
    stopped_until,
    vacation_at,
)
from domain.hosting.terms import Moment
from domain.kernel.plain import plain

HOUR = 60 * MINUTE
START = Moment(20_000 * DAY)
LONG = 400 * DAY


def at(hours: float) -> Moment:
    return Moment(START + round(hours * HOUR))


def span(begins: float, ends: float) -> Span:
    return Span(at(begins), at(ends))


def day(begins: int, ends: int, since: Moment = START) -> PlayingHours:
    return PlayingHours(since, begins * 60, ends * 60, (Offset(START, 0),))


moments = st.integers(0, LONG).map(lambda length: Moment(START + length))


@st.composite
def vacations(draw: st.DrawFn) -> tuple[Span, ...]:
    edges = sorted(draw(st.lists(st.integers(0, LONG), max_size=8, unique=True)))
    return tuple(Span(Moment(START + a), Moment(START + b)) for a, b in zip(edges[::2], edges[1::2], strict=False))


@st.composite
def hours(draw: st.DrawFn) -> tuple[PlayingHours, ...]:
    sinces = sorted(draw(st.lists(st.integers(-DAY, LONG // DAY), max_size=3, unique=True)))
    return tuple(draw(_hours(Moment(START + since * DAY))) for since in sinces)


@st.composite
def _hours(draw: st.DrawFn, since: Moment) -> PlayingHours:
    begins, minutes = draw(st.integers(0, 1439)), draw(st.integers(360, 1440))
    changes = sorted(draw(st.lists(st.integers(0, LONG), max_size=2, unique=True)))
    shifts = [draw(st.integers(-14, 14)) * 3_600 for _ in range(len(changes) + 1)]
    moments = [since, *(Moment(since + change + 1) for change in changes)]
    steps = tuple(Offset(moment, shift) for moment, shift in zip(moments, shifts, strict=True))
    return PlayingHours(since, begins, (begins + minutes) % 1440, steps)


any_pauses = st.builds(Pauses, vacations(), hours())


def test_a_clock_without_pauses_runs_all_the_time() -> None:
    assert running_time(NO_PAUSES, at(1), at(5)) == 4 * HOUR
    assert end_of_time(NO_PAUSES, at(1), 4 * HOUR) == at(5)
    assert stopped_until(NO_PAUSES, at(1)) is None


def test_a_vacation_moves_the_end_by_as_long_as_it_lasts() -> None:
    pauses = Pauses((span(10, 34),))
    assert end_of_time(pauses, at(0), 12 * HOUR) == at(36)
    assert end_of_time(pauses, at(20), 12 * HOUR) == at(46)
    assert end_of_time(pauses, at(0), 10 * HOUR) == at(10)
    assert running_time(pauses, at(0), at(40)) == 16 * HOUR
    assert stopped_until(pauses, at(20)) == at(34)
    assert vacation_at(pauses, at(33)) == span(10, 34)
    assert vacation_at(pauses, at(34)) is None


def test_a_time_that_ran_out_before_the_vacation_stays_out() -> None:
    clock = clock_with_pauses(MatchClock((HOUR, HOUR), 1, at(0)), 1, Pauses((span(2, 50),)))
    assert deadline(clock) == at(1)
    assert has_expired(clock, at(1))
    assert has_expired(clock, at(20))


def test_only_the_seat_that_pauses_stops() -> None:
    clock = clock_with_pauses(MatchClock((HOUR, HOUR), 2, at(0)), 1, Pauses((span(0, 50),)))
    assert deadline(clock) == at(1)


def test_time_runs_in_the_playing_hours_only() -> None:
    pauses = Pauses(hours=(day(8, 22),))
    assert running_time(pauses, at(0), at(48)) == 28 * HOUR
    assert stopped_until(pauses, at(23)) == at(32)
    assert stopped_until(pauses, at(8)) is None
    assert end_of_time(pauses, at(21), 2 * HOUR) == at(33)


def test_playing_hours_may_go_past_midnight() -> None:
    pauses = Pauses(hours=(day(20, 4),))
    assert stopped_until(pauses, at(2)) is None
    assert stopped_until(pauses, at(4)) == at(20)
    assert running_time(pauses, at(0), at(24)) == 8 * HOUR


def test_new_hours_take_the_place_of_the_old_ones() -> None:
    pauses = Pauses(hours=(day(8, 20), day(0, 0, at(48))))
    assert running_time(pauses, at(24), at(72)) == 36 * HOUR
    assert hours_at(pauses, at(30)) == pauses.hours[0]
    assert hours_at(pauses, at(50)) is None


def test_vacations_and_hours_stop_the_clock_once() -> None:
    pauses = Pauses((span(10, 34),), (day(8, 22),))
    assert running_time(pauses, at(0), at(48)) == 2 * HOUR + 12 * HOUR
    assert stopped_until(pauses, at(22)) == at(34)
    assert stopped_until(Pauses((span(10, 47),), (day(8, 22),)), at(20)) == at(56)


ROME = time_zone("Europe/Rome")


def rome(year: int, month: int, day: int, hour: int = 0) -> Moment:
    return Moment(round(datetime(year, month, day, hour, tzinfo=ROME).timestamp() * 1_000))


@pytest.mark.parametrize(("month", "day", "lasted"), [(3, 29, 13), (10, 25, 15), (6, 10, 14)])
def test_the_hours_follow_the_players_clock_when_summer_time_changes(month: int, day: int, lasted: int) -> None:
    """From 1 to 15 by the clock: an hour is skipped in spring, and comes twice in autumn."""
    zoned = zoned_hours("Europe/Rome", rome(2026, 1, 1), 60, 15 * 60, rome(2026, 1, 1))
    pauses = Pauses(hours=(zoned.hours,))
    assert running_time(pauses, rome(2026, month, day), rome(2026, month, day + 1)) == lasted * HOUR
    assert stopped_until(pauses, rome(2026, month, day, 16)) == rome(2026, month, day + 1, 1)


def test_offsets_are_written_out_to_the_second() -> None:
    found = list(offsets(ROME, rome(2026, 1, 1), rome(2027, 1, 1)))
    changes = [datetime(2026, 3, 29, 1, tzinfo=UTC), datetime(2026, 10, 25, 1, tzinfo=UTC)]
    assert [each.seconds for each in found] == [3_600, 7_200, 3_600]
    assert [each.since for each in found[1:]] == [round(one.timestamp() * 1_000) for one in changes]


def test_renewed_hours_say_the_same_of_what_has_been() -> None:
    first = zoned_hours("Europe/Rome", rome(2026, 1, 1), 8 * 60, 22 * 60, rome(2026, 1, 1))
    later = renewed_hours(first, rome(2027, 5, 5))
    assert later.known_until > first.known_until
    assert later.hours.offsets[: len(first.hours.offsets)] == first.hours.offsets
    assert renewed_hours(later, rome(2027, 5, 5)) == later
    whole = zoned_hours("Europe/Rome", rome(2026, 1, 1), 8 * 60, 22 * 60, rome(2027, 5, 5))
    assert later == whole


@given(any_pauses, moments, moments)
def test_time_never_runs_backward_nor_faster_than_the_world(pauses: Pauses, one: Moment, other: Moment) -> None:
    begins, ends = min(one, other), max(one, other)
    assert 0 <= running_time(pauses, begins, ends) <= ends - begins


@given(any_pauses, moments, moments, moments)
def test_time_adds_up(pauses: Pauses, one: Moment, two: Moment, three: Moment) -> None:
    first, middle, last = sorted((one, two, three))
    parts = running_time(pauses, first, middle) + running_time(pauses, middle, last)
    assert parts == running_time(pauses, first, last)


@given(any_pauses, moments, st.integers(0, 90 * DAY))
def test_the_end_is_where_the_time_has_run(pauses: Pauses, begins: Moment, time: int) -> None:
    end = end_of_time(pauses, begins, time)
    assert running_time(pauses, begins, end) == time
    assert time == 0 or running_time(pauses, begins, Moment(end - 1)) == time - 1


@given(vacations(), moments, st.integers(0, 90 * DAY))
def test_vacations_lengthen_a_turn_by_no_more_than_they_lasted(
    stops: tuple[Span, ...], begins: Moment, time: int
) -> None:
    end = end_of_time(Pauses(stops), begins, time)
    turn = Span(begins, end)
    assert end - begins == time + sum(stop.within(turn).length for stop in stops)


@given(hours(), moments)
def test_hours_of_six_a_day_leave_the_clock_six_hours_in_any_two_days(
    changes: tuple[PlayingHours, ...], begins: Moment
) -> None:
    """While neither the hours nor the zone's clocks change."""
    kept = changes[:1] and (PlayingHours(Moment(0), changes[0].begins, changes[0].ends, changes[0].offsets[:1]),)
    assert running_time(Pauses(hours=kept), begins, Moment(begins + DAY)) >= 6 * HOUR


@given(any_pauses, moments, st.integers(0, 90 * DAY))
def test_what_is_over_does_not_matter_to_a_turn_that_begins_now(pauses: Pauses, begins: Moment, time: int) -> None:
    kept = pauses_since(pauses, begins)
    assert end_of_time(kept, begins, time) == end_of_time(pauses, begins, time)
    assert pauses_since(kept, begins) == kept


@given(any_pauses, moments)
def test_a_clock_that_stands_still_runs_on_where_it_says(pauses: Pauses, now: Moment) -> None:
    until = stopped_until(pauses, now)
    if until is None:
        assert running_time(pauses, now, Moment(now + 1)) == 1
    else:
        assert running_time(pauses, now, until) == 0
        assert stopped_until(pauses, until) is None


@given(any_pauses)
def test_pauses_are_read_as_they_were_written(pauses: Pauses) -> None:
    data = plain(pauses)
    assert isinstance(data, dict)
    assert pauses_from(data) == pauses


@given(any_pauses, moments, st.integers(0, 30 * DAY))
def test_no_seat_has_less_than_no_time(pauses: Pauses, now: Moment, bank: int) -> None:
    clock = clock_with_pauses(MatchClock((bank, bank), 1, START), 1, pauses)
    assert clock is not None
    assert 0 <= remaining(clock, 1, now) <= bank
    assert has_expired(clock, now) == (remaining(clock, 1, now) == 0)
