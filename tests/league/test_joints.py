"""Schedules that are put together of two."""

from __future__ import annotations

from benchmarks._joints import found
from domain.league.kept import LETTERS, joint
from domain.league.rotation import drawn_tables
from domain.league.tables import evenness


def test_after_all_have_met_all_equally_often_any_schedule_may_follow() -> None:
    parts = joint(9, 3, 10)
    assert parts is not None
    assert (parts.first, parts.names) == (4, tuple(range(9)))
    assert drawn_tables(9, 3, 10) == drawn_tables(9, 3, 4) + drawn_tables(9, 3, 6)


def test_the_players_of_the_second_are_renamed() -> None:
    parts = joint(14, 4, 50)
    assert parts is not None
    drawn = drawn_tables(14, 4, 50)
    assert drawn[: parts.first] == drawn_tables(14, 4, parts.first)
    assert drawn[parts.first :] == [
        tuple(tuple(parts.names[player] for player in group) for group in tables)
        for tables in drawn_tables(14, 4, 50 - parts.first)
    ]


def test_such_joints_can_be_found_again() -> None:
    joined = found(13, 3, 30)
    assert joined is not None
    first, word = joined
    names = [LETTERS.index(letter) for letter in word]
    assert sorted(names) == list(range(13))
    second = [
        tuple(tuple(names[player] for player in group) for group in tables)
        for tables in drawn_tables(13, 3, 30 - first)
    ]
    assert evenness(drawn_tables(13, 3, first) + second, 13).is_even


def test_what_is_kept_in_rounds_is_no_joint() -> None:
    assert joint(9, 3, 4) is None
    assert joint(16, 4, 3) is None
