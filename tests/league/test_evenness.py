"""How even every round robin is: within one wherever that is possible, otherwise within two.

Some rounds may have more tables, of three (of two in a league of three that has such tables anyway), if they are not
more than half of the rounds: only where nothing else is even, or known to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from benchmarks._schedules import found
from domain.league.kept import MOST_PLAYERS, rounds_of
from domain.league.rotation import GRID_LASTS, drawn_tables, round_robin
from domain.league.tables import Round, evenness, meetings, sizes_of, table_sizes
from domain.league.terms import Calendar, Divisions, Format, faults_of
from tests.league.proofs import (
    degrees_forbid,
    factorizations_of_six,
    no_schedule_without_repetition,
    no_twelve_meet_all_with_one_again,
    parity_forbids,
    too_many_meet_again,
)
from tests.league.proofs_by_search import no_eleven_meet_once_or_twice, no_six_rounds_apart
from tests.league.towns import HOUR, quick_rules
from tests.league.wider import WIDER_LONG

# Table size, players, rounds. Not even by a search through all schedules, or by an argument of its own.
RULED_OUT = {
    (3, 11, 5),
    (3, 12, 5),
    (3, 12, 6),
    (4, 11, 7),
    (4, 13, 5),
    *((4, players, 6) for players in range(17, 21)),
}
# With as few tables as can seat all neither found nor ruled out.
UNKNOWN = {(4, players, 8) for players in (21, 22)}
SIZES = (3, 4)
MOST_ROUNDS = 12
LONG = range(MOST_ROUNDS + 1, 101)
"""Numbers of rounds, up to the most that a season may have."""
MOST_PROVEN = 24
"""With more players nothing is left that would need an excuse."""
WIDER = {(12, 2): 1, (12, 5): 1, (12, 6): 1, (12, 7): 1, (18, 6): 1, (19, 6): 2, (20, 6): 2, (21, 8): 3, (22, 8): 4}
"""How many rounds have one table more, for these players and rounds at tables of four."""
WIDER_LARGER = {(25, 9): (6, 1), (26, 9): (6, 1), (29, 10): (5, 1), (33, 12): (1, 2), (34, 12): (1, 2)}
"""With more players: how many rounds have how many tables more, where nothing else even was found."""
MORE_THAN_HALF = {(25, 9), (26, 9)}
"""Where that is in more than half of the rounds."""


def cannot_be_even(players: int, size: int, rounds: int) -> bool:
    numbers = (players, size, rounds)
    return too_many_meet_again(*numbers) or parity_forbids(*numbers) or degrees_forbid(*numbers)


def is_excused(players: int, size: int, rounds: int) -> bool:
    """Not even, or not known to be, with as few tables as can seat all."""
    return (size, players, rounds) in RULED_OUT | UNKNOWN or cannot_be_even(players, size, rounds)


def wider(players: int, size: int, rounds: int) -> int:
    return WIDER.get((players, rounds), 0) if size == 4 else 0


def wider_larger(players: int, size: int, rounds: int) -> tuple[int, int]:
    return WIDER_LARGER.get((players, rounds), (0, 1)) if size == 4 else (0, 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(3, MOST_PROVEN + 1))
def test_meetings_are_within_one_unless_that_cannot_be(players: int, size: int) -> None:
    for rounds in range(1, MOST_ROUNDS + 1):
        drawn = round_robin(players, size, rounds)
        seen = evenness(drawn, players)
        excused, more = is_excused(players, size, rounds), wider(players, size, rounds)
        assert seen.most - seen.fewest <= (2 if excused and not more else 1), rounds
        assert seen.is_even is (not excused or more > 0), f"{rounds} rounds are even: no excuse is needed"
        assert seen.seats < 1
        assert all(is_everyone(tables, players) for tables in drawn)
        fewest = table_sizes(players, size)
        counted = Counter(tuple(sorted(map(len, tables), reverse=True)) for tables in drawn)
        assert counted == +Counter({fewest: rounds - more, sizes_of(players, len(fewest) + 1): more})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(MOST_PROVEN + 1, MOST_PLAYERS + 1))
def test_larger_divisions_are_even_too(players: int, size: int) -> None:
    for rounds in range(1, MOST_ROUNDS + 1):
        drawn = round_robin(players, size, rounds)
        seen = evenness(drawn, players)
        assert seen.is_even, rounds
        assert seen.most <= 2
        assert seen.seats < 1
        assert all(is_everyone(tables, players) for tables in drawn)
        fewest, (wide, more) = table_sizes(players, size), wider_larger(players, size, rounds)
        counted = Counter(tuple(sorted(map(len, tables), reverse=True)) for tables in drawn)
        assert counted == +Counter({fewest: rounds - wide, sizes_of(players, len(fewest) + more): wide})


def is_everyone(tables: Round, players: int) -> bool:
    return sorted(player for group in tables for player in group) == list(range(players))


def test_a_table_more_is_of_three_in_half_of_the_rounds_at_most_and_only_where_it_helps() -> None:
    for (players, rounds), more in WIDER.items():
        assert is_excused(players, 4, rounds)
        assert min(sizes_of(players, len(table_sizes(players, 4)) + 1)) >= 3
        assert 2 * more <= rounds


def test_more_tables_of_larger_divisions_are_of_three_too_and_seldom_in_more_than_half_of_the_rounds() -> None:
    for (players, rounds), (wide, more) in WIDER_LARGER.items():
        assert min(sizes_of(players, len(table_sizes(players, 4)) + more)) >= 3
        assert (2 * wide > rounds) is ((players, rounds) in MORE_THAN_HALF)


def test_where_a_table_more_could_be_of_three_it_helps_or_cannot() -> None:
    """Two rounds of three tables of four have pairs in common, so all but one round of twelve would be wider."""
    left = [
        (players, rounds)
        for players in range(3, MOST_PROVEN + 1)
        for rounds in range(1, MOST_ROUNDS + 1)
        if is_excused(players, 4, rounds) and (players, rounds) not in WIDER
        if min(sizes_of(players, len(table_sizes(players, 4)) + 1)) >= 3
    ]
    assert left == [(12, 3), (12, 4)]
    for players, rounds in left:
        assert all(too_many_meet_again(players, 4, rounds, more) for more in range(rounds // 2 + 1))


def test_eight_at_two_tables_of_four_cannot_be_even_after_two_rounds() -> None:
    """Four people at two tables: two of them meet again."""
    assert too_many_meet_again(8, 4, 2)
    assert not too_many_meet_again(16, 4, 2)


def test_two_tables_are_even_just_where_parity_allows_it() -> None:
    allowed = [rounds for rounds in range(1, 13) if not parity_forbids(8, 4, rounds)]
    assert allowed == [1, 6, 7, 8]


def test_thirteen_at_tables_of_four_cannot_be_even_after_five_rounds() -> None:
    """Sizes are 4 3 3 3, and nobody may meet twice.

    The five large tables share one player each, and nobody has room for a third: ten players are the pairs of five
    rounds. The other three never meet; in each round each of them sits with two of the ten who share no round. So each
    of the three parts all pairs of five into such rounds, that is (with a sixth) all pairs of six into five rounds of
    three, and no two of them have a round in common. But any two ways to do that have.
    """
    ways = factorizations_of_six()
    assert len(ways) == 6
    assert all(len(one & other) == 1 for one, other in combinations(ways, 2))


@pytest.mark.parametrize("players", [11, 12])
def test_eleven_and_twelve_at_tables_of_three_cannot_be_even_after_five_rounds(players: int) -> None:
    assert no_schedule_without_repetition(players, 3, 5)
    assert not no_schedule_without_repetition(players, 3, 4)


def test_twelve_at_tables_of_three_cannot_be_even_after_six_rounds() -> None:
    assert no_twelve_meet_all_with_one_again()


def test_eleven_at_tables_of_four_cannot_be_even_after_seven_rounds() -> None:
    assert no_eleven_meet_once_or_twice()


@pytest.mark.parametrize("players", [17, 18, 19, 20])
def test_seventeen_to_twenty_at_tables_of_four_cannot_be_even_after_six_rounds(players: int) -> None:
    """There are fewer meetings than pairs, so nobody may meet twice."""
    assert no_six_rounds_apart(table_sizes(players, 4))


@pytest.mark.parametrize("players", [15, 16])
def test_the_same_search_finds_six_rounds_where_there_are_some(players: int) -> None:
    assert not no_six_rounds_apart(sizes_of(players, 5))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(3, MOST_PLAYERS + 1))
def test_longer_seasons_are_within_one_too_unless_that_cannot_be(players: int, size: int) -> None:
    fewest = table_sizes(players, size)
    for drawn, counts in counted_meetings(players, size):
        rounds = len(drawn)
        is_excused = players <= MOST_PROVEN and cannot_be_even(players, size, rounds)
        assert max(counts) - min(counts) == 2 if is_excused else max(counts) - min(counts) <= 1, rounds
        shapes = Counter(tuple(sorted(map(len, tables), reverse=True)) for tables in drawn)
        wider_rounds = {
            sizes_of(players, len(fewest) + more): wide for wide, more in WIDER_LONG.get((players, size, rounds), ())
        }
        assert shapes == +Counter({fewest: rounds - sum(wider_rounds.values()), **wider_rounds}), rounds
        assert all(is_everyone(tables, players) for tables in drawn)


def test_more_tables_in_long_seasons_are_as_large_as_the_smallest_anyway_or_of_three() -> None:
    for (players, size, rounds), wider_rounds in WIDER_LONG.items():
        assert 2 * sum(wide for wide, _ in wider_rounds) <= rounds
        fewest = table_sizes(players, size)
        assert all(min(sizes_of(players, len(fewest) + more)) >= min(3, fewest[-1]) for _, more in wider_rounds)


def counted_meetings(players: int, size: int) -> Iterator[tuple[list[Round], Counter[int]]]:
    """Longer and longer schedules, and how many pairs meet how often; what goes on with the last is counted on."""
    before: list[Round] = []
    met: Counter[tuple[int, int]] = Counter()
    for rounds in LONG:
        drawn = drawn_tables(players, size, rounds)
        assert len(drawn) == rounds
        if drawn[: len(before)] != before:
            before, met = [], Counter()
        met.update(meetings(drawn[len(before) :]))
        before = drawn
        yield drawn, Counter(met[pair] for pair in combinations(range(players), 2))


@pytest.mark.parametrize("size", SIZES)
def test_with_more_players_than_schedules_are_kept_for_nobody_meets_twice_as_long_as_the_grid_lasts(size: int) -> None:
    for players in (*range(MOST_PLAYERS + 1, 130), 250, 1_000):
        drawn = drawn_tables(players, size, GRID_LASTS[size])
        assert max(meetings(drawn).values()) == 1
        assert all(is_everyone(tables, players) for tables in drawn)
    one_more = [drawn_tables(players, size, GRID_LASTS[size] + 1) for players in range(MOST_PLAYERS + 1, 60)]
    assert max(max(meetings(drawn).values()) for drawn in one_more) == 2, "it lasts no longer with any number"


@pytest.mark.parametrize("size", SIZES)
def test_a_round_robin_may_have_as_many_rounds_as_are_even_whatever_its_divisions_become(size: int) -> None:
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(3, MOST_PLAYERS + 1))
def test_starting_positions_are_even_in_the_longest_seasons(players: int, size: int) -> None:
    assert evenness(round_robin(players, size, LONG[-1]), players).seats < 1


def test_starting_positions_are_even_where_rounds_have_tables_of_other_sizes() -> None:
    for players, size, rounds in WIDER_LONG:
        assert evenness(round_robin(players, size, rounds), players).seats < 1, (players, size, rounds)


@pytest.mark.parametrize(("players", "size"), [(9, 3), (15, 3), (21, 3), (16, 4), (28, 4), (33, 4), (40, 4), (8, 3)])
def test_where_all_have_met_all_the_schedule_begins_anew_and_stays_even(players: int, size: int) -> None:
    assert all(evenness(round_robin(players, size, rounds), players).is_even for rounds in range(1, 60))


def test_such_schedules_can_be_found_again() -> None:
    for players, rounds, more in ((11, 5, 0), (12, 5, 1)):
        words = found(players, 4, rounds, seconds=600, wider=more)
        drawn = [each for word in words for each in rounds_of(word, 3)]
        assert len(drawn) == rounds
        assert evenness(drawn, players).is_even
