"""Marks: what looks odd, what does not, and that a mark is only ever a case for a person."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.callers import Caller
from application.matches.close_match import close_match
from application.matches.resign import resign
from application.moderation.cases import close_case, find_case, list_cases
from application.moderation.mark_matches import mark_matches
from application.moderation.note_played import NotePlayed
from application.players.networks import network_digest, note_network
from application.ports.moderation import CaseFilter
from domain.conduct.marks import Played, leaving_marks, one_sided_marks, shared_address_marks
from domain.conduct.moderation import MARKS, Offence
from domain.hosting.terms import MatchId, Moment, PlayerId
from tests.fakes.desk import Town
from tests.moderation.people import id_of, with_role

ADA, BEA, CAL = (PlayerId(f"ply_{name}") for name in ("ada", "bea", "cal"))


def game(
    number: int, *players: PlayerId, ranks: tuple[int, ...] = (1, 2), rated: bool = True, left: str = ""
) -> Played:
    players = players or (ADA, BEA)
    gone = frozenset(player for player in players if left and left in player)
    return Played(MatchId(f"mat_{number}"), Moment(number), rated, players, ranks, gone)


@pytest.mark.parametrize(("left", "stayed", "is_marked"), [(2, 0, False), (3, 9, True), (3, 10, False), (5, 5, True)])
def test_leaving_is_odd_when_it_is_often_and_a_habit(left: int, stayed: int, is_marked: bool) -> None:
    played = [game(number, left="ada" if number < left else "") for number in range(left + stayed)]
    assert [mark.player for mark in leaving_marks(played)] == ([ADA] if is_marked else [])


def test_results_are_one_sided_when_one_of_two_wins_every_rated_game() -> None:
    six = [game(number) for number in range(6)]
    assert {mark.player for mark in one_sided_marks(six)} == {ADA, BEA}
    assert one_sided_marks(six[:5]) == []
    assert one_sided_marks([*six, game(7, ranks=(2, 1))]) == []
    assert one_sided_marks([*six[:5], game(7, ranks=(1, 1))]) == []
    assert one_sided_marks([replace(each, rated=False) for each in six]) == []
    assert one_sided_marks([game(number, ADA, BEA, CAL, ranks=(1, 2, 3)) for number in range(9)]) == []


def test_one_address_counts_at_rated_tables_only() -> None:
    networks = {ADA: {b"home", b"work"}, BEA: {b"home"}, CAL: {b"cafe"}}
    marks = shared_address_marks([game(1, ADA, BEA, CAL, ranks=(1, 2, 3))], networks)
    assert [(mark.player, mark.others) for mark in marks] == [(ADA, (BEA,)), (BEA, (ADA,))]
    assert shared_address_marks([game(1, rated=False)], networks) == []
    assert shared_address_marks([game(1, ADA, CAL)], networks) == []


@given(st.lists(st.tuples(st.sampled_from([(1, 2), (2, 1)]), st.booleans(), st.sampled_from(["", "ada", "bea"]))))
def test_marks_do_not_depend_on_the_order_of_matches(results: list[tuple[tuple[int, int], bool, str]]) -> None:
    played = [game(n, ranks=ranks, rated=rated, left=left) for n, (ranks, rated, left) in enumerate(results)]
    for marks_of in (leaving_marks, one_sided_marks):
        one, other = marks_of(played), marks_of(played[::-1])
        assert [(mark.player, set(mark.matches)) for mark in one] == [
            (mark.player, set(mark.matches)) for mark in other
        ]


async def lost(town: Town, winner: Caller, loser: Caller) -> None:
    """A match that one of the two gives up, closed as a worker does it."""
    match = await town.started(winner, loser)
    version = (await resign(town.desk, loser, match)).view.version
    assert await close_match(town.desk, match, version)


async def test_who_leaves_again_and_again_becomes_a_case_once_and_again_only_by_newer_matches() -> None:
    town = Town()
    town.desk = replace(town.desk, on_close=(NotePlayed(),))
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    for _ in range(3):
        await lost(town, bea, ada)
    assert [await mark_matches(town.desk) for _ in range(2)] == [1, 0]
    (case,) = (await list_cases(town.desk, mod, CaseFilter(offence=Offence.LEAVING), None, 20)).items
    file = await find_case(town.desk, mod, case.id)
    assert [(each.reporter, each.player, each.offence) for each in file.reports] == [
        (None, id_of(ada), Offence.LEAVING)
    ]
    async with town.store.reading() as reading:
        assert await reading.sanctions_of(id_of(ada), None, 9) == [], "a mark has no other consequence"
    town.clock.advance(1_000)
    await close_case(town.desk, mod, case.id, "her network is bad")
    assert await mark_matches(town.desk) == 0
    town.clock.advance(1_000)
    await lost(town, bea, ada)
    assert await mark_matches(town.desk) == 1


async def test_what_is_older_than_the_window_marks_nobody() -> None:
    town = Town()
    town.desk = replace(town.desk, on_close=(NotePlayed(),))
    ada, bea = await town.human("Ada"), await town.human("Bea")
    for _ in range(3):
        await lost(town, bea, ada)
    town.clock.advance(town.policy.marks_window + 1)
    assert await mark_matches(town.desk) == 0


async def test_an_address_is_kept_as_a_digest_that_only_this_server_can_make() -> None:
    town, other = Town(), Town()
    here, there = Caller(origin="192.0.2.7"), Caller(origin="192.0.2.8")
    digest = await network_digest(town.desk, here)
    assert digest == await network_digest(town.desk, here) != await network_digest(town.desk, there)
    assert digest != await network_digest(other.desk, here)
    assert b"192" not in digest
    ada = await town.human("Ada")
    async with town.store.working() as work:
        await note_network(town.desk, work, id_of(ada), digest)
        assert (await work.networks_of([id_of(ada)]))[id_of(ada)] >= {digest}


def test_nobody_reports_what_only_the_server_marks() -> None:
    assert {Offence.LEAVING, Offence.SHARED_ADDRESS, Offence.ONE_SIDED} == MARKS
