"""Schedules: nobody at two tables, meetings and starting positions even, the same for the same numbers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.league.evening import least_cost
from domain.league.rotation import even_rounds, round_robin
from domain.league.starting import seated
from domain.league.swiss import past_of, swiss_round
from domain.league.tables import Round, evenness, meetings, table_sizes

# Rounds after which any two have met equally often within one; what is missing here cannot be so, or is not found.
EVEN_AT_FOUR = {4: range(1, 9), 7: (6, 7, 8), 8: (6, 7, 8), 9: range(1, 9), 13: (2, 3, 4), 15: (5,), 16: range(1, 9)}
EVEN_AT_THREE = {3: range(1, 9), 4: range(1, 9), 6: (9, 10), 8: range(1, 9), 9: range(1, 9), 15: (3, 4, 5, 8)}


def is_everyone_once(tables: Round, players: int) -> bool:
    seen = [player for group in tables for player in group]
    return len(seen) == len(set(seen)) and set(seen) <= set(range(players))


@given(st.integers(2, 200), st.integers(2, 4))
def test_table_sizes_seat_all_and_differ_by_one_at_most(players: int, size: int) -> None:
    sizes = table_sizes(players, size)
    assert sum(sizes) == (players if size > 2 else players - players % 2)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= size
    assert min(sizes) >= 2


@given(st.integers(2, 60), st.integers(1, 30))
@settings(max_examples=60, deadline=None)
def test_at_tables_of_two_meetings_and_starting_positions_are_within_one(players: int, rounds: int) -> None:
    drawn = round_robin(players, 2, rounds)
    found = evenness(drawn, players)
    assert found.is_even
    assert found.seats < 1
    assert all(is_everyone_once(tables, players) for tables in drawn)


@pytest.mark.parametrize("players", EVEN_AT_FOUR)
def test_at_tables_of_four_these_rounds_are_even(players: int) -> None:
    assert all(evenness(round_robin(players, 4, rounds), players).is_even for rounds in EVEN_AT_FOUR[players])


@pytest.mark.parametrize("players", EVEN_AT_THREE)
def test_at_tables_of_three_these_rounds_are_even(players: int) -> None:
    assert all(evenness(round_robin(players, 3, rounds), players).is_even for rounds in EVEN_AT_THREE[players])


@given(st.integers(3, 4), st.sampled_from((1, 2, 3, 5, 11)), st.integers(1, 9))
@settings(max_examples=15, deadline=None)
def test_with_full_tables_every_starting_position_is_had_within_one(size: int, tables: int, rounds: int) -> None:
    drawn = round_robin(size * tables, size, rounds)
    assert evenness(drawn, size * tables).seats < 1


@given(st.integers(3, 24), st.integers(3, 4), st.integers(1, 9))
@settings(max_examples=12, deadline=None)
def test_any_division_is_nearly_even_and_nobody_sits_at_two_tables(players: int, size: int, rounds: int) -> None:
    drawn = round_robin(players, size, rounds)
    found = evenness(drawn, players)
    assert len(drawn) == rounds
    assert found.most - found.fewest <= 3
    assert found.seats <= 1.5
    assert all(is_everyone_once(tables, players) for tables in drawn)
    assert all(sorted(map(len, tables)) == sorted(table_sizes(players, size)) for tables in drawn)


def test_eight_at_two_tables_of_four_cannot_be_even_after_two_rounds() -> None:
    """Two of any first table meet again: four people at two tables."""
    assert 2 not in even_rounds(8, 4, 2)
    assert least_cost([((0, 1, 2, 3), (4, 5, 6, 7))] * 2, 8) == 24


def test_a_wide_division_meets_nobody_twice() -> None:
    assert max(meetings(round_robin(1_000, 4, 10)).values()) == 1


def test_the_same_numbers_give_the_same_schedule() -> None:
    first = round_robin(11, 4, 6)
    round_robin.cache_clear()
    assert round_robin(11, 4, 6) == first


def test_a_lopsided_start_is_passed_on_until_everyone_has_his_share() -> None:
    rounds: list[Round] = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)), ((0, 1), (2, 3))]
    assert evenness(seated(rounds), 4).seats == 0


@given(st.integers(2, 30), st.integers(2, 4), st.integers(1, 8), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_a_swiss_round_seats_everyone_once_and_starts_are_fair(
    players: int, size: int, rounds: int, chance: Random
) -> None:
    order = list(range(players))
    drawn: list[Round] = []
    for _ in range(rounds):
        chance.shuffle(order)
        drawn.append(swiss_round(order, size, past_of(drawn, order)))
        assert is_everyone_once(drawn[-1], players)
        assert sorted(map(len, drawn[-1])) == sorted(table_sizes(players, size))
    assert evenness(drawn, players).seats < (1 if players % size == 0 else 2.5)
    sat_out = past_of(drawn, order).sat_out
    counts = [sat_out.get(player, 0) for player in order]
    assert max(counts) - min(counts) <= 1


def test_swiss_brings_the_nearest_together() -> None:
    first = swiss_round(range(16), 4, past_of([], range(16)))
    assert [sorted(group) for group in first] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]


def test_swiss_spares_a_second_meeting_where_it_can() -> None:
    drawn: list[Round] = []
    for _ in range(3):
        drawn.append(swiss_round(range(16), 4, past_of(drawn, range(16))))
    assert max(meetings(drawn).values()) <= 2
    assert sum(count > 1 for count in meetings(drawn[:2]).values()) <= 4
