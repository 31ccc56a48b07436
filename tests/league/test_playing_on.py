"""Where leaving is losing, one who leaves a larger table does not end it for the others."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.callers import Caller
from application.errors import Conflict
from application.leagues.return_to_season import return_to_season
from application.leagues.take_back_seat import take_back_seat
from application.leagues.withdraw import withdraw
from application.matches.expire import expire
from application.matches.resign import resign
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Pace, PlayerId, Status, Timing
from domain.kernel.outcome import ranks_of
from domain.league.departures import ranks_with_last
from domain.league.entries import TableEnded
from domain.league.results import How, place_points
from domain.league.terms import UNIT, Departure
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, play_out, refused, standings, table_of
from tests.league.strategies import rankings
from tests.league.towns import HOUR, Ground, close_all, play_machines, quick_rules

DAY = 24 * HOUR
LOSING = (Departure.FORFEIT, Departure.EXPUNGE)
SLOW = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)


async def table(hamlet: Hamlet, departure: Departure, size: int) -> tuple[Ground, list[Caller], MatchId]:
    rules = quick_rules(departure=departure, divisions=ONE_DIVISION, table_size=size)
    ground, people = await hamlet.started(size, rules, timing=SLOW)
    _, match = await table_of(ground, me(people[0]))
    return ground, people, match


async def leave(hamlet: Hamlet, ground: Ground, match: MatchId, people: list[Caller], way: str) -> Caller:
    """Somebody leaves the table; who it is."""
    state = await hamlet.town.match(match)
    assert state.to_move is not None
    gone = next(one for one in people if one.required_player().id == state.seat(state.to_move).player)
    if way == "season":
        await withdraw(hamlet.desk, gone, ground.id)
        await ground.advance()
    elif way == "match":
        await resign(hamlet.desk, gone, match)
    else:
        hamlet.town.clock.advance(HOUR)
        await expire(hamlet.desk, match)
    return gone


async def ended(ground: Ground) -> TableEnded:
    [entry] = await ground.entries(TableEnded)
    assert isinstance(entry, TableEnded)
    return entry


def seat_of(state: Match, person: Caller) -> int:
    seat = state.seat_of(person.required_player().id)
    assert seat is not None
    return seat.number


@pytest.mark.parametrize("departure", LOSING)
@pytest.mark.parametrize("way", ["season", "match", "clock"])
@pytest.mark.parametrize("size", [3, 4])
async def test_the_others_play_to_the_end_and_the_leaver_is_last(
    hamlet: Hamlet, departure: Departure, way: str, size: int
) -> None:
    """LG-30."""
    ground, people, match = await table(hamlet, departure, size)
    gone = await leave(hamlet, ground, match, people, way)
    state = await hamlet.town.match(match)
    number = seat_of(state, gone)
    assert state.status is Status.RUNNING
    assert state.seat(number).stand_in == "hand"
    others = [person for person in people if person is not gone]
    await play_out(hamlet.desk, match, others)
    await ground.advance()
    over, entry = await hamlet.town.match(match), await ended(ground)
    assert over.reason == "game"
    assert entry.how == How.PLAYED.value
    assert entry.ranks == ranks_of([(0, 0) if seat == number else (1, -over.ranks[seat - 1]) for seat in places(size)])
    assert entry.ranks[number - 1] == size
    async with hamlet.desk.store.reading() as reading:
        lines = {change.seat: (change.subject, change.rank) for change in await reading.changes_of(match)}
    assert lines == {seat: (over.seat(seat).player, entry.ranks[seat - 1]) for seat in places(size)}
    row = next(row for row in await standings(ground) if row.player == me(gone))
    assert (row.points, row.is_expunged) == (0, departure is Departure.EXPUNGE and way == "season")


def places(size: int) -> range:
    return range(1, size + 1)


@pytest.mark.parametrize("departure", LOSING)
@pytest.mark.parametrize("way", ["season", "match"])
async def test_who_left_does_not_come_back_to_that_table(hamlet: Hamlet, departure: Departure, way: str) -> None:
    ground, people, match = await table(hamlet, departure, 3)
    gone = await leave(hamlet, ground, match, people, way)
    if way == "season" and departure is Departure.FORFEIT:
        await return_to_season(hamlet.desk, gone, ground.id)
        await ground.advance()
    await refused(take_back_seat(hamlet.desk, gone, match), Conflict, "seat-lost")
    await play_out(hamlet.desk, match, [person for person in people if person is not gone])
    await ground.advance()
    entry = await ended(ground)
    assert entry.ranks[seat_of(await hamlet.town.match(match), gone) - 1] == 3
    assert entry.left == (() if way == "season" else (me(gone),)), "leaving the season was counted when he did it"


@pytest.mark.parametrize(("size", "leavers", "ranks"), [(2, 1, [1, 2]), (3, 2, [1, 3, 3]), (4, 3, [1, 4, 4, 4])])
async def test_with_one_other_left_the_match_is_over(hamlet: Hamlet, size: int, leavers: int, ranks: list[int]) -> None:
    """LG-30."""
    ground, people, match = await table(hamlet, Departure.FORFEIT, size)
    for person in people[:leavers]:
        assert (await hamlet.town.match(match)).status is Status.RUNNING
        await resign(hamlet.desk, person, match)
    await close_all(hamlet.desk)
    await ground.advance()
    over = await hamlet.town.match(match)
    assert (over.status, over.reason) == (Status.FINISHED, "resignation")
    entry = await ended(ground)
    assert sorted(entry.ranks) == ranks
    assert entry.ranks[seat_of(over, people[-1]) - 1] == 1


@pytest.mark.parametrize("size", [2, 3])
async def test_where_all_leave_the_last_of_them_has_won_before_he_does(hamlet: Hamlet, size: int) -> None:
    ground, people, match = await table(hamlet, Departure.FORFEIT, size)
    for person in people:
        await withdraw(hamlet.desk, person, ground.id)
        await ground.advance()
        await close_all(hamlet.desk)
    await ground.advance()
    assert (await ended(ground)).ranks[seat_of(await hamlet.town.match(match), people[-1]) - 1] == 1
    points = {row.player: row.points for row in await standings(ground)}
    assert points == {me(person): 6 * UNIT * (person is people[-1]) for person in people}


async def test_a_table_that_goes_on_beyond_its_deadline_has_the_leaver_last_too(hamlet: Hamlet) -> None:
    ground, people, match = await table(hamlet, Departure.FORFEIT, 4)
    gone = [await leave(hamlet, ground, match, people, "match")]
    gone.append(next(person for person in people if person not in gone))
    await withdraw(hamlet.desk, gone[1], ground.id)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    entry, over = (await ground.entries(TableEnded))[0], await hamlet.town.match(match)
    assert isinstance(entry, TableEnded)
    assert [entry.ranks[seat_of(over, person) - 1] for person in gone] == [4, 4]


async def test_who_left_and_who_held_the_table_up_are_both_the_last(hamlet: Hamlet) -> None:
    ground, people, match = await table(hamlet, Departure.FORFEIT, 4)
    gone = await leave(hamlet, ground, match, people, "match")
    await play_machines(hamlet.desk)
    state = await hamlet.town.match(match)
    assert state.to_move is not None
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    entry = (await ground.entries(TableEnded))[0]
    assert isinstance(entry, TableEnded)
    assert entry.how == How.HELD_UP.value
    last = {seat_of(state, gone), state.to_move}
    assert [entry.ranks[seat - 1] for seat in last] == [4, 4]
    over = await hamlet.town.match(match)
    assert [over.ranks[seat - 1] for seat in last] == [3, 3], "in the match they share a place"
    assert {PlayerId(player) for player in entry.left} == {state.seat(seat).player for seat in last}


async def test_who_leaves_a_table_that_another_did_not_come_to_is_no_better_than_he(hamlet: Hamlet) -> None:
    rules = quick_rules(departure=Departure.FORFEIT, divisions=ONE_DIVISION, table_size=4)
    ground, people = await hamlet.started(4, rules, timing=SLOW)
    _, match = await table_of(ground, me(people[0]))
    absent, leaver, *others = people
    await play_out(hamlet.desk, match, people)
    await withdraw(hamlet.desk, absent, ground.id)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    before = {row.player: row.points for row in await standings(ground)}
    _, match = await table_of(ground, me(leaver))
    await resign(hamlet.desk, leaver, match)
    await play_out(hamlet.desk, match, others)
    await ground.advance()
    entry = (await ground.entries(TableEnded))[-1]
    assert isinstance(entry, TableEnded)
    assert sorted(entry.ranks)[2:] == [4, 4]
    won = {row.player: row.points - before[row.player] for row in await standings(ground)}
    assert won[me(absent)] == won[me(leaver)] == 0
    assert sum(won.values()) == (6 + 4) * UNIT


@given(
    st.integers(2, 4).flatmap(
        lambda size: st.tuples(
            st.just(size), st.lists(st.integers(0, 3), min_size=size, max_size=size), st.sets(st.integers(1, size))
        )
    )
)
def test_those_put_last_are_each_the_last_behind_the_others_who_keep_their_order(
    case: tuple[int, list[int], set[int]],
) -> None:
    size, scores, last = case
    before = ranks_of([(score,) for score in scores])
    ranks = ranks_with_last(before, last)
    there = [seat for seat in places(size) if seat not in last]
    assert {ranks[seat - 1] for seat in last} <= {size}
    for one in there:
        for other in there:
            assert (ranks[one - 1] < ranks[other - 1]) == (before[one - 1] < before[other - 1])
    assert ranks_with_last(ranks, last) == ranks


@pytest.mark.parametrize("scale", [(6, 4, 2, 0), (10, 4, 1, 1), (5, 2, 1), (6, 3, 0), (7, 7, 2), (3, 1)])
def test_whoever_leaves_gets_what_the_last_place_gives_and_nobody_else_gets_the_rest(scale: tuple[int, ...]) -> None:
    """LG-19: For every ranking and everyone who may leave: the places that are earned are those above."""
    seats = places(len(scale))
    for before in rankings(len(scale)):
        for last in chain.from_iterable(combinations(seats, count) for count in range(len(scale) + 1)):
            won = place_points(ranks_with_last(before, last), scale)
            there = [won[seat - 1] for seat in seats if seat not in last]
            assert {won[seat - 1] for seat in last} <= {UNIT * scale[-1]}
            assert all(points >= UNIT * scale[-1] for points in there)
            assert sum(there) == UNIT * sum(scale[: len(there)])
