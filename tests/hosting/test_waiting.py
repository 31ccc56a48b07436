"""Who has held a table up: worked out of the log, whoever plays, whatever comes afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.hosting import entries as log
from domain.hosting.delay import slow_seat
from domain.hosting.entries import Entry, Logged
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import Plain

MATCH = MatchId("m")
START = 1_000
SEATS = 3
TIMING: dict[str, Plain] = {"pace": "none", "bank": 0, "increment": 0, "per_turn": 0}
ABSENCE: dict[str, Plain] = {"on_timeout": "lose", "on_resign": "lose", "level": "hand"}
ACCESS: dict[str, Plain] = {"listed": True, "spectators": True}
PERSON = log.Joined(1, PlayerId("p1"))
MACHINE = log.AiSeated(1, "hand")


def course(*later: tuple[int, Entry], first: Entry = PERSON) -> list[Logged]:
    """A match that began at START with seat 1, and what was logged so many moments after that."""
    opened = log.Opened(PlayerId("o"), "g", "e", 1, SEATS, {}, TIMING, ABSENCE, ACCESS, True, "c")
    seats = [log.Joined(seat, PlayerId(f"p{seat}")) for seat in range(2, SEATS + 1)]
    began = [opened, first, *seats, log.Started(("a", "b", "c"), {}, 1)]
    told = [*((0, entry) for entry in began), *later]
    return [Logged(number, Moment(START + at), entry) for number, (at, entry) in enumerate(told, 1)]


def blamed(entries: Sequence[Logged], after: int) -> int | None:
    return slow_seat(MATCH, entries, Moment(START + after))


def moved(seat: int, next: int) -> Entry:
    return log.Moved(seat, "x", next)


def test_who_never_moves_has_held_the_table_up() -> None:
    assert blamed(course(), 100) == 1


@pytest.mark.parametrize(("at", "late"), [(29, 2), (30, None), (60, None), (61, 1)])
def test_only_more_than_two_thirds_of_the_time_are_blamed(at: int, late: int | None) -> None:
    """Of two who both play, one is always the slower."""
    assert blamed(course((at, moved(1, 2))), 90) == late


def test_at_a_table_of_three_nobody_may_have_held_it_up() -> None:
    assert blamed(course((40, moved(1, 2)), (80, moved(2, 3))), 100) is None


def test_several_turns_are_summed_and_what_was_undone_took_its_time_too() -> None:
    entries = course((30, moved(1, 1)), (40, log.Undone(1, 1, 1)), (45, moved(1, 2)), (70, moved(2, 1)))
    assert blamed(entries, 100) == 1


def test_machines_are_never_blamed() -> None:
    assert blamed(course(first=MACHINE), 100) is None


def test_a_machine_that_stands_in_holds_nobody_up_and_the_time_before_is_the_players() -> None:
    gone: list[Entry] = [log.Resigned(1, season=True), log.TakenOver(1, "hand")]
    assert blamed(course(*((40, entry) for entry in gone)), 100) is None
    assert blamed(course(*((70, entry) for entry in gone)), 100) == 1, "leaving at last does not help"


def test_who_was_replaced_by_a_referee_is_not_blamed() -> None:
    assert blamed(course((70, log.TakenOver(1, "hand"))), 100) is None
    assert blamed(course((10, log.TakenOver(1, "hand")), (20, log.Returned(1))), 100) == 1


def alone(*later: tuple[int, Entry]) -> list[Logged]:
    """Seat 1 with two machines."""
    return [
        replace(logged, entry=log.AiSeated(logged.entry.seat, "hand"))
        if isinstance(logged.entry, log.Joined) and logged.entry.seat > 1
        else logged
        for logged in course(*later)
    ]


def test_who_plays_with_machines_alone_is_blamed_only_if_he_never_moved() -> None:
    assert blamed(alone(), 100) == 1
    assert blamed(alone((10, moved(1, 1))), 100) is None


turns = st.lists(st.tuples(st.integers(0, 30), st.integers(1, SEATS)), max_size=8)


@given(turns, st.integers(0, 40), st.booleans())
def test_it_is_as_if_one_had_looked_at_every_moment(steps: list[tuple[int, int]], rest: int, is_machine: bool) -> None:
    told, awaited, to_move, now = [], [], 1, 0
    for wait, after in steps:
        awaited += [to_move] * wait
        now += wait
        told.append((now, moved(to_move, after)))
        to_move = after
    awaited += [to_move] * rest
    entries = course(*told, first=MACHINE) if is_machine else course(*told)
    over = {seat for seat in awaited if 3 * awaited.count(seat) > 2 * len(awaited)} - ({1} if is_machine else set())
    assert blamed(entries, now + rest) == (min(over) if over else None)
