"""Standings and bounds: points by place or against the field, tie-breaks in order, bounds that are sound."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.league.bounds import bounds, spans
from domain.league.pairing import round_tables
from domain.league.results import Ending, How, Table, place_points, pots
from domain.league.standings import Field, Promotion, Relegation, Row, ladder_standings, standings
from domain.league.terms import UNIT, Departure, Entrant, Format, Points, Rules, Scoring, TieBreak
from tests.league.strategies import endings_of, entrants, every_end, rankings, rules_with, small_seasons, strict_end

Season: TypeAlias = tuple[Rules, tuple[Entrant, ...], tuple[Table, ...]]
A, B, C, D = entrants(4)


def places(rows: tuple[Row, ...]) -> dict[Entrant, int]:
    return {row.player: row.rank for row in rows}


def reach(rules: Rules, field: Field) -> dict[Entrant, tuple[int, int]]:
    return {row.player: (row.best, row.worst) for row in standings(rules, field)}


def test_those_who_share_a_place_share_its_points() -> None:
    """LG-15."""
    assert place_points((1, 1, 3, 4), (6, 4, 2, 0)) == (5 * UNIT, 5 * UNIT, 2 * UNIT, 0)
    assert place_points((1, 1, 1), (6, 3, 0)) == (3 * UNIT,) * 3


def test_those_who_did_not_come_are_last_however_many_they_are() -> None:
    """LG-19."""
    assert place_points((1, 4, 4, 4), (6, 4, 2, 1)) == (6 * UNIT, UNIT, UNIT, UNIT)
    assert place_points((2, 2), (6, 0)) == (0, 0)


def test_every_table_gives_away_the_same_sum_however_it_ends() -> None:
    """LG-15."""
    points = rules_with().points
    for size in (2, 3, 4):
        assert {sum(place_points(ranks, points.of(size))) for ranks in rankings(size)} == {UNIT * sum(points.of(size))}


def test_tie_breaks_part_equals_in_the_declared_order() -> None:
    """LG-16."""
    tables = (
        strict_end(Table(1, 1, (A, B, C)), (1, 3, 2)),
        strict_end(Table(2, 1, (A, B, C)), (3, 2, 1)),
        strict_end(Table(3, 1, (A, B, C)), (2, 1, 3)),
    )
    field = Field((B, C, A), tables)
    assert [row.player for row in standings(rules_with(tie_breaks=()), field)] == [B, C, A]
    by_meetings = standings(rules_with(tie_breaks=(TieBreak.MEETINGS,)), field)
    assert [row.points for row in by_meetings] == [9 * UNIT] * 3
    won = strict_end(Table(4, 1, (A, C)), (1, 2))
    lost = strict_end(Table(4, 2, (C, B)), (1, 2))
    again = strict_end(Table(5, 1, (B, A)), (1, 2))
    even = Field((B, C, A), (*tables, won, lost, again))
    assert {row.points for row in standings(rules_with(tie_breaks=()), even)} == {15 * UNIT}


def test_the_wins_part_equals_before_the_meetings_when_declared_first() -> None:
    tables = (
        strict_end(Table(1, 1, (A, C, D)), (1, 2, 3)),
        strict_end(Table(2, 1, (A, C, D)), (3, 2, 1)),
        strict_end(Table(1, 2, (B, C, D)), (2, 1, 3)),
        strict_end(Table(2, 2, (B, C, D)), (2, 1, 3)),
        strict_end(Table(3, 1, (B, A)), (1, 2)),
        strict_end(Table(4, 1, (C, A)), (2, 1)),
    )
    field = Field((A, B, C, D), tables)
    equal = {row.player for row in standings(rules_with(), field) if row.points == 12 * UNIT}
    assert equal == {A, B}
    wins, duel = rules_with(tie_breaks=(TieBreak.WINS,)), rules_with(tie_breaks=(TieBreak.MEETINGS,))
    assert places(standings(wins, field))[A] < places(standings(wins, field))[B]
    assert places(standings(duel, field))[B] < places(standings(duel, field))[A]


def test_against_the_field_only_ones_own_seat_of_the_same_deal_counts() -> None:
    """LG-20."""
    rules = rules_with(scoring=Scoring.DUPLICATE, tie_breaks=())
    players = entrants(6)
    tables = (
        Table(1, 1, players[0:2], Ending((1, 2), (50, 40))),
        Table(1, 2, players[2:4], Ending((2, 1), (60, 70))),
        Table(1, 3, players[4:6], Ending((1, 2), (60, 30))),
    )
    rows = {row.player: row.points / UNIT for row in standings(rules, Field(players, tables))}
    assert rows == dict(zip(players, (0, 50, 75, 100, 75, 0), strict=True))


def test_the_only_table_of_its_size_has_no_field_and_counts_by_its_places() -> None:
    """LG-21: Ten at tables of four are 4 3 3."""
    rules = rules_with(scoring=Scoring.DUPLICATE, tie_breaks=())
    players = entrants(10)
    tables = (
        Table(1, 1, players[:4], Ending((4, 3, 1, 2), (8, 15, 52, 35))),
        Table(1, 2, players[4:7], Ending((1, 2, 3), (30, 20, 10))),
        Table(1, 3, players[7:], Ending((1, 2, 2), (40, 10, 10))),
    )
    rows = {row.player: row.points // UNIT for row in standings(rules, Field(players, tables))}
    assert [rows[player] for player in players] == [0, 33, 100, 66, 0, 100, 50, 100, 0, 50]


@given(small_seasons())
@settings(max_examples=40, deadline=None)
def test_bounds_hold_for_every_way_a_season_can_end(season: Season) -> None:
    """LG-18."""
    rules, players, tables = season
    promised = reach(rules, Field(players, tables))
    for ended in every_end(rules, tables):
        for player, rank in places(standings(rules, Field(players, ended))).items():
            best, worst = promised[player]
            assert best <= rank <= worst


@given(small_seasons(), st.data())
@settings(max_examples=60, deadline=None)
def test_results_never_widen_the_bounds(season: Season, data: st.DataObject) -> None:
    """LG-18."""
    rules, players, tables = season
    before = reach(rules, Field(players, tables))
    for number in data.draw(st.permutations(range(len(tables)))):
        ending = data.draw(st.sampled_from(list(endings_of(rules, tables[number]))))
        tables = (*tables[:number], replace(tables[number], ending=ending), *tables[number + 1 :])
        after = reach(rules, Field(players, tables))
        for player in players:
            assert before[player][0] <= after[player][0]
            assert before[player][1] >= after[player][1]
        before = after
    assert all(best == worst for best, worst in before.values())


@given(st.integers(2, 5), st.integers(2, 4), st.integers(1, 2), st.sampled_from(Scoring), st.data())
@settings(max_examples=60, deadline=None)
def test_pairing_an_open_round_never_widens_the_bounds(
    players: int, size: int, left: int, scoring: Scoring, data: st.DataObject
) -> None:
    policies = [Departure.STAND_IN] if scoring is Scoring.DUPLICATE else list(Departure)
    departure = data.draw(st.sampled_from(policies))
    rules = rules_with(format=Format.SWISS, table_size=size, scoring=scoring, departure=departure)
    field = Field(entrants(players), (), left)
    before = reach(rules, field)
    for number in range(1, left + 1):
        tables = round_tables(rules, field, number)
        field = replace(field, tables=(*field.tables, *tables), rounds_left=left - number)
        after = reach(rules, field)
        assert all(before[p][0] <= after[p][0] and before[p][1] >= after[p][1] for p in field.players)
        ended = [
            table if table.ending else replace(table, ending=data.draw(st.sampled_from(list(endings_of(rules, table)))))
            for table in field.tables
        ]
        field, before = replace(field, tables=tuple(ended)), after


def test_a_supply_that_runs_out_saves_a_player_from_the_worst() -> None:
    """Two rivals meet each other last: only one of them can still pass."""
    rules = rules_with(tie_breaks=())
    led = Table(1, 1, (A, B, C), Ending((1, 2, 2), (9, 5, 5)))
    last = Table(2, 1, (B, C))
    assert reach(rules, Field((A, B, C), (led, last)))[A] == (1, 2)
    boxes, total = spans((A, B, C), pots(rules, (led, last)))
    assert sum(box.most >= boxes[A].least for box in boxes.values()) == 3
    assert bounds(boxes, total)[A] == (1, 2)


@pytest.mark.parametrize(("departure", "best"), list(zip(Departure, (3, 2, 2), strict=True)))
def test_where_leaving_is_losing_all_but_one_of_a_table_may_end_with_nothing(departure: Departure, best: int) -> None:
    """D has 4 points, the others 3 and a table to play: who has its second place passes him, if anybody has."""
    rules = rules_with(tie_breaks=(), departure=departure, points=Points(sitting_out=4))
    even = Table(1, 1, (A, B, C), Ending((1, 1, 1), (9, 9, 9)))
    tables = (even, Table(1, 2, (D,), Ending((1,))), Table(2, 1, (A, B, C)))
    assert reach(rules, Field((A, B, C, D), tables))[D] == (best, 4)
    ends = [standings(rules, Field((A, B, C, D), ended)) for ended in every_end(rules, tables)]
    assert min(places(rows)[D] for rows in ends) == best


def test_promotion_is_secured_when_nobody_can_take_it_any_more() -> None:
    """LG-18."""
    rules = rules_with(tie_breaks=())
    tables = (
        strict_end(Table(1, 1, (A, B, C, D)), (1, 2, 3, 4)),
        strict_end(Table(2, 1, (A, B, C, D)), (1, 2, 3, 4)),
        Table(3, 1, (A, B, C, D)),
    )
    rows = {row.player: row for row in standings(rules, Field((A, B, C, D), tables, going_up=2, going_down=1))}
    assert rows[A].promotion is Promotion.SECURED
    assert rows[B].promotion is Promotion.POSSIBLE
    assert rows[D].promotion is Promotion.MISSED
    assert rows[A].relegation is Relegation.AVERTED
    assert rows[D].relegation is Relegation.POSSIBLE
    ended = (*tables[:2], strict_end(tables[2], (1, 2, 3, 4)))
    final = {row.player: row for row in standings(rules, Field((A, B, C, D), ended, going_up=2, going_down=1))}
    assert final[D].relegation is Relegation.CERTAIN
    assert final[B].promotion is Promotion.SECURED


def test_an_annulled_table_gives_nothing() -> None:
    table = replace(strict_end(Table(1, 1, (A, B)), (1, 2)), annulled=True)
    assert {row.points for row in standings(rules_with(), Field((A, B), (table,)))} == {0}


@pytest.mark.parametrize("how", [How.DEADLINE, How.HELD_UP, How.FORFEIT, How.DECIDED])
def test_a_table_that_was_not_played_to_the_end_counts_by_its_places_and_is_no_part_of_the_field(how: How) -> None:
    rules = rules_with(scoring=Scoring.DUPLICATE)
    players = entrants(6)
    scores = () if how in (How.FORFEIT, How.DECIDED) else (99, 98)
    tables = (
        Table(1, 1, players[:2], Ending((1, 2), (50, 40))),
        Table(1, 2, players[2:4], Ending((1, 2), (60, 30))),
        Table(1, 3, players[4:], Ending((2, 1), scores, how)),
    )
    points = {row.player: row.points // UNIT for row in standings(rules, Field(players, tables))}
    assert [points[player] for player in players] == [0, 100, 100, 0, 0, 100]


def test_a_table_that_has_lost_its_field_counts_by_its_places_as_one_that_never_had_any() -> None:
    rules = rules_with(scoring=Scoring.DUPLICATE)
    played = Table(1, 1, (A, B), Ending((1, 2), (50, 40)))
    for other in (
        Table(1, 2, (C, D), Ending((1, 2), (0, 0), How.HELD_UP)),
        Table(1, 2, (C, D), Ending((1, 2), (90, 10)), annulled=True),
    ):
        points = {row.player: row.points // UNIT for row in standings(rules, Field((A, B, C, D), (played, other)))}
        assert (points[A], points[B]) == (100, 0)


@pytest.mark.parametrize(
    ("ranks", "percents"),
    [
        ((2, 2), (0, 0)),
        ((1, 1), (50, 50)),
        ((1, 3, 3), (100, 0, 0)),
        ((1, 2, 4, 4), (100, 66, 0, 0)),
        ((4, 1, 4, 4), (0, 100, 0, 0)),
        ((1, 2, 2, 4), (100, 50, 50, 0)),
        ((1, 2, 3, 3), (100, 66, 16, 16)),
        ((1,), (50,)),
    ],
)
def test_each_of_several_on_the_very_last_place_gets_nothing_by_places(
    ranks: tuple[int, ...], percents: tuple[int, ...]
) -> None:
    """LG-21."""
    players = entrants(len(ranks))
    tables = (Table(1, 1, players, Ending(ranks, (), How.DECIDED)),)
    points = {
        row.player: row.points // UNIT
        for row in standings(rules_with(scoring=Scoring.DUPLICATE), Field(players, tables))
    }
    assert tuple(points[player] for player in players) == percents


@given(st.integers(2, 4), st.integers(1, 4), st.data())
@settings(max_examples=60, deadline=None)
def test_every_field_gives_half_of_all_for_each_but_for_rounding(size: int, count: int, data: st.DataObject) -> None:
    rules = rules_with(scoring=Scoring.DUPLICATE)
    players = entrants(size * count)
    tables = [Table(1, number + 1, players[number * size :][:size]) for number in range(count)]
    ended = [replace(table, ending=data.draw(st.sampled_from(list(endings_of(rules, table))))) for table in tables]
    given = sum(row.points for row in standings(rules, Field(players, tuple(ended))))
    assert 0 <= 50 * UNIT * len(players) - given <= len(players)


def test_on_a_ladder_the_order_stands() -> None:
    rules = rules_with(format=Format.LADDER, table_size=2, reach=1)
    rows = ladder_standings(rules, Field((A, B, C), (), rounds_left=1), (C, A, B))
    assert [(row.player, row.best, row.worst) for row in rows] == [(C, 1, 2), (A, 1, 3), (B, 2, 3)]
