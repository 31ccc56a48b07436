"""Schedules: nobody at two tables, meetings and starting positions even, the same for the same numbers."""

from __future__ import annotations

from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from domain.league.round_robin import round_robin
from domain.league.seating import WHOLE
from domain.league.starting_positions import seated_rounds
from domain.league.swiss import past_of, swiss_round
from domain.league.tables import Round, evenness, meetings, table_sizes


def is_everyone_once(tables: Round, players: int) -> bool:
    seen = [player for group in tables for player in group]
    return len(seen) == len(set(seen)) and set(seen) <= set(range(players))


@given(st.integers(2, 200), st.integers(2, 4))
def test_table_sizes_seat_all_and_differ_by_one_at_most(players: int, size: int) -> None:
    """LG-7."""
    sizes = table_sizes(players, size)
    assert sum(sizes) == (players if size > 2 else players - players % 2)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= size
    assert min(sizes) >= 2


@given(st.integers(2, 60), st.integers(1, 30))
@settings(max_examples=60, deadline=None)
def test_at_tables_of_two_meetings_and_starting_positions_are_within_one(players: int, rounds: int) -> None:
    """LG-13."""
    drawn = round_robin(players, 2, rounds)
    found = evenness(drawn, players)
    assert found.is_even
    assert found.seats < 1
    assert all(is_everyone_once(tables, players) for tables in drawn)


@given(st.integers(2, 40), st.integers(2, 4), st.integers(1, 20), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_every_starting_position_is_had_within_one_whoever_sits_with_whom(
    players: int, size: int, rounds: int, chance: Random
) -> None:
    """LG-11."""
    order = list(range(players))
    drawn: list[Round] = []
    for _ in range(rounds):
        chance.shuffle(order)
        seats = iter(order)
        drawn.append(tuple(tuple(islice(seats, each)) for each in table_sizes(players, size)))
    seen = seated_rounds(drawn)
    assert evenness(seen, players).seats < 1
    assert [[set(group) for group in tables] for tables in seen] == [
        [set(group) for group in tables] for tables in drawn
    ]


def test_a_lopsided_start_is_passed_on_until_everyone_has_his_share() -> None:
    rounds: list[Round] = [((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)), ((0, 1), (2, 3))]
    assert evenness(seated_rounds(rounds), 4).seats == 0


@given(st.integers(2, 30), st.integers(2, 4), st.integers(1, 8), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_a_swiss_round_seats_everyone_once_and_starts_are_fair(
    players: int, size: int, rounds: int, chance: Random
) -> None:
    """LG-11."""
    order = list(range(players))
    drawn: list[Round] = []
    for _ in range(rounds):
        chance.shuffle(order)
        drawn.append(swiss_round(order, size, past_of(drawn, order)))
        assert is_everyone_once(drawn[-1], players)
        assert sorted(map(len, drawn[-1])) == sorted(table_sizes(players, size))
    assert evenness(drawn, players).seats < 1
    past = past_of(drawn, order)
    for counted, apart in ((past.sat_out, 1), (past.sat_small, 2)):
        counts = [counted[player] for player in order]
        assert max(counts) - min(counts) <= apart


@given(st.integers(5, 30), st.integers(3, 4), st.integers(1, 12), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_swiss_starts_stay_near_the_share_where_people_leave(
    players: int, size: int, rounds: int, chance: Random
) -> None:
    """One away at most in nearly all seasons; in none of many thousands more than by a quarter more."""
    order = list(range(players))
    drawn: list[Round] = []
    for _ in range(rounds):
        chance.shuffle(order)
        if len(order) > 3 and not chance.randrange(5):
            order.pop()
        drawn.append(swiss_round(order, size, past_of(drawn, order)))
    debts = past_of(drawn, order).debts
    assert max(map(abs, debts.values())) <= WHOLE * 5 // 4


def test_swiss_brings_the_nearest_together() -> None:
    """LG-10."""
    first = swiss_round(range(16), 4, past_of([], range(16)))
    assert [sorted(group) for group in first] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]


def test_those_at_the_smaller_swiss_table_stand_near_each_other() -> None:
    drawn: list[Round] = []
    for _ in range(3):
        drawn.append(swiss_round(range(15), 4, past_of(drawn, range(15))))
    small = [sorted(group) for tables in drawn for group in tables if len(group) == 3]
    assert all(group[-1] - group[0] == 2 for group in small)
    assert len({player for group in small for player in group}) == 9


def test_swiss_spares_a_second_meeting_where_it_can() -> None:
    drawn: list[Round] = []
    for _ in range(3):
        drawn.append(swiss_round(range(16), 4, past_of(drawn, range(16))))
    assert max(meetings(drawn).values()) <= 2
    assert sum(count > 1 for count in meetings(drawn[:2]).values()) <= 4
