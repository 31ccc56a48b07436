"""Those who leave: forfeits, expunged results, and the bar on serial leavers."""

from __future__ import annotations

from domain.league.departures import barred_until, ending_with_absent, forfeit_ending, tables_without
from domain.league.results import Ending, How, Table
from domain.league.standings import Field, standings
from domain.league.terms import UNIT, Discipline
from tests.league.strategies import entrants, rules_with

A, B, C, D = entrants(4)


def test_the_only_one_who_came_wins() -> None:
    ending = forfeit_ending(Table(1, 1, (A, B)), {A})
    assert ending == Ending((2, 1), (), How.FORFEIT)


def test_two_who_came_play_it_out() -> None:
    assert forfeit_ending(Table(1, 1, (A, B, C)), {B}) is None


def test_where_nobody_came_all_are_last() -> None:
    ending = forfeit_ending(Table(1, 1, (A, B)), {A, B})
    assert ending is not None
    assert ending.ranks == (2, 2)


def test_an_absent_player_comes_after_those_who_played() -> None:
    table = Table(1, 1, (A, B, C, D))
    assert ending_with_absent(table, (A, C, D), Ending((2, 1, 3), (20, 30, 10))) == Ending(
        (2, 4, 1, 3), (20, 0, 30, 10)
    )


def test_two_who_are_absent_are_both_last() -> None:
    table = Table(1, 1, (A, B, C, D))
    assert ending_with_absent(table, (A, C), Ending((2, 1), (20, 30))) == Ending((2, 4, 1, 4), (20, 0, 30, 0))


def test_who_held_a_table_up_is_no_better_than_who_is_absent() -> None:
    table = Table(1, 1, (A, B, C, D))
    ending = Ending((2, 1), (20, 30), How.HELD_UP)
    assert ending_with_absent(table, (A, C), ending, [2]) == Ending((1, 4, 4, 4), (20, 0, 30, 0), How.HELD_UP)


def test_who_left_a_table_that_somebody_did_not_come_to_is_no_better_than_he() -> None:
    table = Table(1, 1, (A, B, C, D))
    ending = ending_with_absent(table, (A, C, D), Ending((2, 1, 3), (20, 30, 10)), {2})
    assert ending == Ending((1, 4, 4, 2), (20, 0, 30, 10))


def test_those_who_left_a_table_are_each_the_last_of_it_when_another_is_expunged_too() -> None:
    table = Table(1, 1, (A, B, C, D), Ending((4, 1, 4, 4), (40, 30, 20, 10)))
    assert tables_without([table], {A}) == (Table(1, 1, (B, C, D), Ending((1, 3, 3), (30, 20, 10))),)
    assert tables_without([table], {B}) == (Table(1, 1, (A, C, D), Ending((3, 3, 3), (40, 20, 10))),)
    shared = Table(1, 1, (A, B, C, D), Ending((3, 1, 3, 1), (20, 30, 20, 30)))
    assert tables_without([shared], {B}) == (Table(1, 1, (A, C, D), Ending((2, 2, 1), (20, 20, 30))),)


def test_expunged_players_leave_the_order_of_the_others() -> None:
    tables = (
        Table(1, 1, (A, B, C), Ending((1, 2, 3), (30, 20, 10))),
        Table(1, 2, (D,), Ending((1,))),
        Table(2, 1, (A, C), Ending((1, 2), (30, 20))),
    )
    kept = tables_without(tables, {A})
    assert kept == (Table(1, 1, (B, C), Ending((1, 2), (20, 10))), tables[1])
    rows = standings(rules_with(), Field((B, C, D), kept))
    assert {row.player: row.points // UNIT for row in rows} == {B: 6, C: 0, D: 3}


def test_the_third_departure_in_time_bars_for_a_time() -> None:
    rule = Discipline(leaves=3, within=100, barred=50)
    assert barred_until([0, 60], rule) is None
    assert barred_until([0, 60, 100], rule) == 150
    assert barred_until([0, 60, 101], rule) is None
    assert barred_until([0, 60, 100, 120], rule) == 170
