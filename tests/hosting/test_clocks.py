"""Clocks: live banks with increments, correspondence, none; and laws that hold for any course of a match."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.hosting.clocks import (
    MatchClock,
    clock_after_move,
    deadline,
    has_expired,
    new_clock,
    remaining,
    stopped_clock,
)
from domain.hosting.terms import Moment, Pace, Timing

LIVE = Timing(Pace.LIVE, bank=60_000, increment=5_000)
POST = Timing(Pace.CORRESPONDENCE, per_turn=86_400_000)
START = Moment(1_000_000)
SEATS = 3

live = st.builds(Timing, st.just(Pace.LIVE), st.integers(1_000, 600_000), st.integers(0, 60_000))
post = st.builds(Timing, st.just(Pace.CORRESPONDENCE), per_turn=st.integers(1_000, 600_000))
steps = st.lists(st.tuples(st.integers(0, 900_000), st.integers(1, SEATS) | st.none()), max_size=12)


def at(seconds: float) -> Moment:
    return Moment(START + round(seconds * 1000))


def clock_of(timing: Timing, seat: int | None = 1) -> MatchClock:
    clock = new_clock(timing, SEATS, seat, START)
    assert clock is not None
    return clock


def moved(timing: Timing, clock: MatchClock, seat: int | None, when: Moment) -> MatchClock:
    after = clock_after_move(timing, clock, seat, when)
    assert after is not None
    return after


def test_a_match_without_time_has_no_clock() -> None:
    assert new_clock(Timing(), SEATS, 1, START) is None
    assert clock_after_move(Timing(), None, 2, START) is None
    assert deadline(None) is None
    assert not has_expired(None, START)


def test_a_live_clock_runs_for_the_seat_to_move_only() -> None:
    clock = clock_of(LIVE)
    assert [remaining(clock, seat, at(12)) for seat in (1, 2, 3)] == [48_000, 60_000, 60_000]


def test_the_increment_comes_when_the_turn_ends_and_only_then() -> None:
    clock = clock_of(LIVE)
    same = moved(LIVE, clock, 1, at(10))
    assert remaining(same, 1, at(12)) == 48_000
    other = moved(LIVE, same, 2, at(12))
    assert [remaining(other, seat, at(13)) for seat in (1, 2, 3)] == [53_000, 59_000, 60_000]


def test_a_turn_by_correspondence_has_its_full_time_whatever_the_last_one_took() -> None:
    clock = moved(POST, clock_of(POST), 2, at(80_000))
    assert deadline(clock) == at(80_000) + POST.per_turn
    assert remaining(clock, 1, at(80_000)) == POST.per_turn


@pytest.mark.parametrize(("late", "is_over"), [(-1, False), (0, True), (1, True)])
def test_time_is_up_from_the_deadline_on(late: int, is_over: bool) -> None:
    assert has_expired(clock_of(LIVE), Moment(START + LIVE.bank + late)) is is_over


def test_a_clock_that_stands_has_no_deadline() -> None:
    clock = stopped_clock(LIVE, clock_of(LIVE), at(10))
    assert clock is not None
    assert deadline(clock) is None
    assert not has_expired(clock, at(100_000))
    assert remaining(clock, 1, at(100_000)) == remaining(clock, 1, at(10))


def played(timing: Timing, course: list[tuple[int, int | None]]) -> list[tuple[MatchClock, Moment]]:
    """The clock after each step of a course: so long later this seat is to move."""
    clock, now = clock_of(timing), START
    seen = [(clock, now)]
    for wait, seat in course:
        now = Moment(now + wait)
        clock = moved(timing, clock, seat, now)
        seen.append((clock, now))
    return seen


@given(live | post, steps)
def test_nobody_ever_has_less_than_no_time(timing: Timing, course: list[tuple[int, int | None]]) -> None:
    for clock, now in played(timing, course):
        assert all(remaining(clock, seat, Moment(now + 10**9)) >= 0 for seat in range(1, SEATS + 1))


@given(live | post, steps, st.integers(0, 10**6))
def test_time_runs_for_one_seat_at_most(timing: Timing, course: list[tuple[int, int | None]], wait: int) -> None:
    clock, now = played(timing, course)[-1]
    later = Moment(now + wait)
    spent = [remaining(clock, seat, now) - remaining(clock, seat, later) for seat in range(1, SEATS + 1)]
    assert all(0 <= loss <= wait for loss in spent)
    assert sum(loss > 0 for loss in spent) <= 1


@given(live | post, steps, st.integers(0, 10**6))
def test_time_is_up_exactly_when_the_seat_to_move_has_none(
    timing: Timing, course: list[tuple[int, int | None]], wait: int
) -> None:
    clock, now = played(timing, course)[-1]
    later = Moment(now + wait)
    none_left = clock.seat is not None and remaining(clock, clock.seat, later) == 0
    assert has_expired(clock, later) is none_left


@given(live, steps)
def test_a_live_bank_grows_by_the_increment_at_most(timing: Timing, course: list[tuple[int, int | None]]) -> None:
    seen = played(timing, course)
    for (before, _), (after, _) in pairwise(seen):
        gained = [new - old for old, new in zip(before.banks, after.banks, strict=True)]
        assert all(gain <= timing.increment for gain in gained)
        assert sum(gain != 0 for gain in gained) <= 1


@given(post, steps)
def test_by_correspondence_every_seat_that_waits_has_its_full_time(
    timing: Timing, course: list[tuple[int, int | None]]
) -> None:
    for clock, now in played(timing, course):
        waiting = [seat for seat in range(1, SEATS + 1) if seat != clock.seat]
        assert all(remaining(clock, seat, now) == timing.per_turn for seat in waiting)
