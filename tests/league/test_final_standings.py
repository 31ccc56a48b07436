"""Standings of a season that has ended: in the order that its log settled, whatever is counted today."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.hosting.terms import PlayerId
from domain.league.entries import Closed, SeasonEnded, TableAnnulledLate
from domain.league.season import division_standings, field_of, final_order
from domain.league.standings import Promotion, Relegation, Row
from domain.league.terms import Departure, Entrant, Format, Points
from tests.league.strategies import entrants
from tests.league.test_bounds import Course, rules_of

BELOW = tuple(map(Entrant, "abcd"))
OWNER = PlayerId("o")


def played(departure: Departure = Departure.STAND_IN, form: Format = Format.ROUND_ROBIN) -> Course:
    """A round of four players, above four others."""
    course = Course(rules_of(form, departure, 2, 1, Points()), entrants(4), below=(BELOW,))
    course.pair()
    for table in course.pending():
        course.end(table)
    return course


def rows_of(course: Course) -> list[tuple[Row, ...]]:
    return [division_standings(course.season, division) for division in course.season.divisions]


def ended(course: Course, *orders: Sequence[Entrant]) -> list[tuple[Row, ...]]:
    course.say(SeasonEnded(tuple(map(tuple, orders))))
    return rows_of(course)


@pytest.mark.parametrize("form", [Format.ROUND_ROBIN, Format.SWISS, Format.LADDER])
def test_ranks_and_moves_are_those_of_the_order_that_was_settled(form: Format) -> None:
    course = played(form=form)
    before = {row.player: row for row in rows_of(course)[0]}
    upper, lower = final_order(course.season, course.division)[::-1], BELOW[::-1]
    above, below = ended(course, upper, lower)
    assert tuple(row.player for row in above) == upper
    assert tuple(row.player for row in below) == lower
    assert [(row.rank, row.best, row.worst) for row in above] == [(rank, rank, rank) for rank in (1, 2, 3, 4)]
    assert [row.relegation for row in above] == [*[Relegation.AVERTED] * 3, Relegation.CERTAIN]
    assert [row.promotion for row in below] == [Promotion.SECURED, *[Promotion.MISSED] * 3]
    assert all((row.points, row.breaks) == (before[row.player].points, before[row.player].breaks) for row in above)
    moved = {player: finish.step for player, finish in course.league.past.items() if finish.step}
    assert moved == {upper[-1]: 1, lower[0]: -1}


def test_who_was_expunged_has_the_rank_that_was_settled() -> None:
    course = played(Departure.EXPUNGE)
    first, second = course.players[:2]
    course.leave(first)
    course.leave(second)
    rest = [player for player in course.players if player not in (first, second)]
    above, _ = ended(course, [*rest[::-1], second, first], BELOW)
    assert [(row.player, row.rank, row.is_expunged) for row in above[2:]] == [(second, 3, True), (first, 4, True)]
    assert [row.relegation for row in above[2:]] == [Relegation.AVERTED, Relegation.CERTAIN]


def test_as_many_are_told_to_have_moved_as_are_placed_elsewhere() -> None:
    course = played(Departure.EXPUNGE)
    told = ended(course, course.players, BELOW)
    fields = [field_of(course.season, division) for division in course.season.divisions]
    steps = [[course.league.past[row.player].step for row in rows] for rows in told]
    assert [(field.going_up, field.going_down) for field in fields] == [
        (each.count(-1), each.count(1)) for each in steps
    ]


def test_nothing_changes_by_a_late_annulment() -> None:
    course = played()
    order = final_order(course.season, course.division)[::-1]
    before = ended(course, order, BELOW)
    for table in course.division.tables:
        course.say(TableAnnulledLate(OWNER, "they were one", 1, 1, table.round, table.number))
    assert rows_of(course) == before


def test_nobody_moves_from_the_last_season_of_a_closed_league() -> None:
    course = played()
    course.say(Closed(OWNER, "enough"))
    order = final_order(course.season, course.division)[::-1]
    above, _ = ended(course, order, BELOW)
    assert [(row.player, row.relegation) for row in above] == [(player, Relegation.NONE) for player in order]
