"""Long seasons of more players than schedules are kept for."""

from __future__ import annotations

import pytest

from domain.league.rotation import drawn_tables, round_robin
from domain.league.tables import evenness, table_sizes


def difference(players: int, size: int, rounds: int) -> int:
    seen = evenness(round_robin(players, size, rounds), players)
    assert seen.seats < 1
    return seen.most - seen.fewest


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("players", [49, 53, 56, 59, 62, 75, 83, 100, 200])
def test_the_difference_does_not_grow_with_the_season(players: int, size: int) -> None:
    assert difference(players, size, 24) <= 2
    assert difference(players, size, 50) <= 3
    assert difference(players, size, 100) <= 4


@pytest.mark.parametrize("rounds", [37, 50, 99, 100])
def test_everyone_plays_in_every_round_at_as_few_tables_as_can_seat_all(rounds: int) -> None:
    for players, size in ((49, 3), (53, 4)):
        drawn = drawn_tables(players, size, rounds)
        assert len(drawn) == rounds
        for tables in drawn:
            assert sorted(player for group in tables for player in group) == list(range(players))
            assert tuple(sorted(map(len, tables), reverse=True)) == table_sizes(players, size)


def test_as_long_as_the_grid_begins_no_third_time_it_is_dealt_as_ever() -> None:
    long = drawn_tables(56, 4, 24)
    assert long[:12] == long[12:] == drawn_tables(56, 4, 12)
