"""The budget of vacations, and when playing hours may change."""

from hypothesis import given
from hypothesis import strategies as st

from domain.hosting.pauses import DAY, MINUTE, Offset, Pauses, PlayingHours, Span, running_time
from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import (
    Budget,
    PlayerPauses,
    Vacation,
    VacationId,
    ZonedHours,
    most_used,
    soonest_change,
    time_left,
    used_time,
)

BUDGET = Budget(30 * DAY, 365 * DAY, DAY)
START = Moment(20_000 * DAY)


def days(begins: float, ends: float) -> Span:
    return Span(Moment(START + round(begins * DAY)), Moment(START + round(ends * DAY)))


def test_a_vacation_costs_as_long_as_it_lasts_and_a_day_at_least() -> None:
    assert most_used(BUDGET, [days(0, 5)]) == 5 * DAY
    assert most_used(BUDGET, [days(0, 0.01), days(0.01, 0.02)]) == 2 * DAY
    assert most_used(BUDGET, []) == 0


def test_what_is_a_year_ago_is_free_again() -> None:
    taken = [days(0, 30)]
    assert most_used(BUDGET, [*taken, days(100, 101)]) == 31 * DAY
    assert most_used(BUDGET, [*taken, days(365, 395)]) == 30 * DAY
    assert time_left(BUDGET, taken, days(364, 364).begins) == 0
    assert time_left(BUDGET, taken, days(394, 394).begins) == 29 * DAY


spans = st.lists(st.tuples(st.integers(0, 3_000), st.integers(0, 40)), max_size=12).map(
    lambda pairs: [Span(Moment(START + a * DAY // 2), Moment(START + a * DAY // 2 + b * DAY)) for a, b in pairs]
)


@given(spans, st.integers(-400, 2_000))
def test_no_year_costs_more_than_the_dearest_one(vacations: list[Span], begin: int) -> None:
    year = Span(Moment(START + begin * DAY), Moment(START + begin * DAY + BUDGET.within))
    assert used_time(BUDGET, vacations, year) <= most_used(BUDGET, vacations)


@given(spans, st.integers(0, 3_000))
def test_what_is_accepted_keeps_every_year_in_the_budget(wishes: list[Span], begin: int) -> None:
    taken: list[Span] = []
    for wish in wishes:
        if most_used(BUDGET, [*taken, wish]) <= BUDGET.most:
            taken.append(wish)
    year = Span(Moment(START + begin * DAY // 2), Moment(START + begin * DAY // 2 + BUDGET.within))
    stopped = sum(each.within(year).length for each in taken)
    assert stopped <= used_time(BUDGET, taken, year) <= BUDGET.most


@given(spans, st.integers(0, 1_500))
def test_ending_a_vacation_early_never_costs_more(vacations: list[Span], ended: int) -> None:
    for number, each in enumerate(vacations):
        end = Moment(min(each.ends, max(each.begins, START + ended * DAY)))
        cut = [*vacations[:number], Span(each.begins, end), *vacations[number + 1 :]]
        assert most_used(BUDGET, cut) <= most_used(BUDGET, vacations)


@given(st.lists(st.tuples(st.integers(0, 20 * DAY), st.integers(0, 1439), st.integers(-12, 12)), max_size=30))
def test_no_changes_of_the_hours_keep_a_clock_still(wishes: list[tuple[int, int, int]]) -> None:
    """Six hours a day, moved as often as is allowed: in any week the clock runs for five of its days at least."""
    now, pauses = START, PlayerPauses(PlayerId("ply_a"))
    for wait, begins, zone in wishes:
        now = Moment(now + wait)
        since = soonest_change(pauses.hours, now, DAY, 7 * DAY)
        hours = PlayingHours(since, begins, (begins + 360) % 1440, (Offset(since, zone * 3_600),))
        pauses = pauses.with_hours(ZonedHours(hours, "UTC", since), now)
    known = Pauses(hours=tuple(each.hours for each in pauses.hours))
    for week in range((now - START) // (7 * DAY) + 2):
        begins, ends = Moment(START + 7 * DAY * week), Moment(START + 7 * DAY * (week + 1))
        assert running_time(known, begins, ends) >= 5 * 360 * MINUTE


def test_only_what_has_begun_is_in_force() -> None:
    pauses = PlayerPauses(PlayerId("ply_a")).with_vacation(Vacation(VacationId("v"), *_edges(5, 6)))
    assert pauses.in_force(START) == Pauses()
    assert pauses.in_force(days(5, 5).begins) == Pauses((days(5, 6),))
    assert pauses.next_due(START, 0) == days(5, 5).begins
    assert running_time(pauses.in_force(days(9, 9).begins), *_edges(0, 10)) == 9 * DAY


def _edges(begins: float, ends: float) -> tuple[Moment, Moment]:
    span = days(begins, ends)
    return span.begins, span.ends
