"""How even round robins are: what is promised, and what it comes to for a sample of all numbers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

import pytest

from domain.league.kept_schedules import MOST_KEPT_PLAYERS, MOST_KEPT_ROUNDS
from domain.league.round_robin import drawn_tables, round_robin
from domain.league.tables import GRID_LASTS, MOST_PLAYERS, Round, evenness, meetings
from domain.league.terms import Calendar, Divisions, Format, faults_of
from tests.league.evenness_sweep import WORST, differences
from tests.league.towns import HOUR, quick_rules

SIZES = (3, 4)
# By table size and players: the numbers of rounds for which no schedule is within one. Two is the best there is.
IMPOSSIBLE: Mapping[int, Mapping[int, set[int]]] = {
    3: {5: {2, 3, 5, 7, 8, 12}, 6: {*range(2, 9), 12}, 7: {4}, 11: {5}, 12: {5, 6}},
    4: {
        5: {2, 3, 5, 7, 8, 12},
        6: {*range(2, 9), 12},
        7: {*range(2, 6), 9, 12},
        8: {*range(2, 6), *range(9, 13)},
        10: {2, 3, 4},
        11: {2, 3, 4, 7},
        12: {3, 4},
        13: {5},
        14: {5},
    },
}
SAMPLE = (17, 18, 23, 25, 29, 34, 41, 48)


def is_everyone(tables: Round, players: int) -> bool:
    return sorted(player for group in tables for player in group) == list(range(players))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(3, MOST_KEPT_PLAYERS + 1))
def test_meetings_of_up_to_sixteen_players_are_within_one_wherever_that_is_possible(players: int, size: int) -> None:
    """LG-13."""
    for rounds in range(1, MOST_KEPT_ROUNDS + 1):
        drawn = round_robin(players, size, rounds)
        seen = evenness(drawn, players)
        assert seen.most - seen.fewest <= (2 if rounds in IMPOSSIBLE[size].get(players, ()) else 1), rounds
        assert seen.seats < 1
        assert all(is_everyone(tables, players) for tables in drawn)
        assert {len(group) for tables in drawn for group in tables} <= {2, 3, size}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", SAMPLE)
def test_larger_divisions_never_differ_by_more_than_three(players: int, size: int) -> None:
    """LG-13."""
    assert max(difference for _, difference in differences(players, size, 24)) <= WORST


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [5, 10, 11, 13, 16])
def test_long_seasons_of_small_divisions_never_differ_by_more_than_three(players: int, size: int) -> None:
    assert max(difference for _, difference in differences(players, size, 40)) <= WORST


@pytest.mark.parametrize("size", SIZES)
def test_everybody_sits_once_in_every_round_and_starting_positions_are_fair(size: int) -> None:
    """LG-7."""
    for players in (17, 22, 31, 48):
        drawn = round_robin(players, size, 24)
        assert all(is_everyone(tables, players) for tables in drawn)
        assert evenness(drawn, players).seats < 1


def test_a_longer_season_begins_like_a_shorter_one() -> None:
    assert drawn_tables(22, 4, 20)[:9] == drawn_tables(22, 4, 9)


@pytest.mark.parametrize("size", SIZES)
def test_in_divisions_of_more_than_48_players_nobody_meets_twice_as_long_as_the_grid_lasts(size: int) -> None:
    """LG-13."""
    for players in (*range(MOST_PLAYERS + 1, 80), 127, 1_000):
        drawn = drawn_tables(players, size, GRID_LASTS[size])
        assert max(meetings(drawn).values()) == 1
        assert all(is_everyone(tables, players) for tables in drawn)
    one_more = [drawn_tables(players, size, GRID_LASTS[size] + 1) for players in range(MOST_PLAYERS + 1, 60)]
    assert max(max(meetings(drawn).values()) for drawn in one_more) == 2, "it lasts no longer with any number"


@pytest.mark.parametrize("size", SIZES)
def test_rules_for_such_divisions_may_not_have_more_rounds(size: int) -> None:
    """LG-13."""
    most = GRID_LASTS[size]
    for largest, rounds, is_taken in (
        (MOST_PLAYERS, 100, True),
        (MOST_PLAYERS + 1, most, True),
        (MOST_PLAYERS + 1, most + 1, False),
        (1_000, most + 1, False),
    ):
        rules = quick_rules(table_size=size, calendar=Calendar(HOUR, HOUR, rounds), divisions=Divisions(1, 2, largest))
        assert ([each.path for each in faults_of(rules)] == ["calendar.rounds"]) is not is_taken
        assert faults_of(replace(rules, format=Format.SWISS)) == faults_of(replace(rules, table_size=2)) == ()


@pytest.mark.parametrize(
    ("players", "size", "rounds", "digest"),
    [
        (12, 4, 6, "0ca4b1f8357644e6"),
        (14, 3, 30, "ee7f8af55d7bf91f"),
        (31, 4, 24, "47670fe93fee3d05"),
        (48, 4, 24, "4e391fe0b2411052"),
        (48, 3, 24, "0bdc12f809435169"),
        (60, 4, 12, "e059a6005294be85"),
    ],
)
def test_the_same_numbers_give_the_same_schedule_on_every_machine(
    players: int, size: int, rounds: int, digest: str
) -> None:
    """A season under way goes on by it, so it may change only where `pairing.schedule` can go on from the old one."""
    drawn = repr(round_robin(players, size, rounds)).encode()
    assert sha256(drawn).hexdigest()[:16] == digest


@pytest.mark.parametrize("module", ["domain.league.terms", "domain.league.season", "application.leagues.terms"])
def test_whoever_imports_the_terms_of_leagues_loads_no_schedule_data(module: str) -> None:
    code = f"import sys, {module}; print('domain.league.kept_rounds' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
