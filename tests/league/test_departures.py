"""Those who leave or do not come: every policy, deadlines, serial leavers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Forbidden, NotFound
from application.leagues.departures import Departures, own_departures
from application.leagues.found_league import found_league
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, annul_table, decide_table, replace_player
from application.leagues.take_back_seat import take_back_seat
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.matches.expire import expire
from application.matches.resign import resign
from domain.hosting.entries import TakenOver
from domain.hosting.terms import Pace, Timing
from domain.league.entries import TableEnded
from domain.league.results import How
from domain.league.season import SeasonStatus, match_id
from domain.league.terms import (
    Calendar,
    Departure,
    Discipline,
    Divisions,
    Exchange,
    LeagueId,
    TieBreak,
)
from tests.fakes.clock import FakeClock
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, play_out, refused, standings, table_of
from tests.league.towns import HOUR, Ground, close_all, quick_rules, with_hooks
from tests.workers.desks import somebody


async def test_a_stand_in_plays_for_who_left_and_the_seat_can_be_taken_back(hamlet: Hamlet) -> None:
    """LG-29."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    board = await hamlet.desk.matches.fresh(match)
    seat = board.match.seat_of(people[0].required_player().id)
    assert seat is not None
    assert seat.stand_in == "hand"
    await return_to_season(hamlet.desk, people[0], ground.id)
    await refused(take_back_seat(hamlet.desk, people[0], match), Conflict, "not-taken-over")
    await refused(return_to_season(hamlet.desk, people[0], ground.id), Conflict, "not-away")
    assert (await ground.season()).divisions[0].gone == frozenset()


async def test_in_the_next_round_a_stand_in_has_the_seat_from_the_start(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    await withdraw(hamlet.desk, people[0], ground.id)
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    _, match = await table_of(ground, me(people[0]))
    async with hamlet.desk.store.reading() as reading:
        entries = [logged.entry for logged in await reading.log(match)]
    assert any(isinstance(entry, TakenOver) for entry in entries)


async def test_who_forfeits_is_last_at_every_table_to_come(hamlet: Hamlet) -> None:
    """LG-29."""
    rules = quick_rules(departure=Departure.FORFEIT, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(2, rules)
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    await close_all(hamlet.desk)
    await ground.advance()
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    season = await ground.season()
    ends = [table.ending for table in season.divisions[0].tables]
    leaver = [table.rank_of(me(people[0])) for table in season.divisions[0].tables]
    assert leaver == [2, 2]
    assert [end.how for end in ends if end] == [How.PLAYED, How.FORFEIT]


async def test_games_are_those_one_sat_down_to(hamlet: Hamlet) -> None:
    """LG-16."""
    rules = quick_rules(
        departure=Departure.FORFEIT, divisions=ONE_DIVISION, table_size=3, tie_breaks=(TieBreak.GAMES, TieBreak.WINS)
    )
    ground, people = await hamlet.started(3, rules)
    _, match = await table_of(ground, me(people[0]))
    await play_out(hamlet.desk, match, people)
    await ground.advance()
    await withdraw(hamlet.desk, people[0], ground.id)
    for _ in range(2):
        hamlet.town.clock.advance(24 * HOUR)
        while await ground.advance():
            pass
        _, match = await table_of(ground, me(people[1]))
        await play_out(hamlet.desk, match, people[1:])
        await ground.advance()
    games = {row.player: (row.breaks[0], row.played) for row in await standings(ground)}
    assert games == {me(people[0]): (1, 3), me(people[1]): (3, 3), me(people[2]): (3, 3)}
    *_, last = await ground.entries(TableEnded)
    assert isinstance(last, TableEnded)
    assert last.absent == (me(people[0]),)


@pytest.mark.parametrize("departure", Departure)
@pytest.mark.parametrize(("size", "players", "leavers"), [(2, 2, 1), (2, 2, 2), (4, 4, 2), (4, 4, 3), (4, 4, 4)])
async def test_a_season_ends_though_some_leave_between_pairing_and_the_making_of_matches(
    hamlet: Hamlet, departure: Departure, size: int, players: int, leavers: int
) -> None:
    rules = quick_rules(departure=departure, divisions=ONE_DIVISION, table_size=size)
    ground, people = await hamlet.paired(players, rules)
    for person in people[:leavers]:
        await withdraw(hamlet.desk, person, ground.id)
    await ground.advance()
    [table] = (await ground.season()).divisions[0].tables
    is_playable = departure is Departure.STAND_IN or players - leavers > 1
    assert (table.ending is None) == is_playable
    if table.ending is not None:
        assert table.ending.how is How.FORFEIT
        assert all(table.rank_of(me(person)) == 1 for person in people[leavers:])
    for _ in range(3):
        hamlet.town.clock.advance(24 * HOUR)
        await ground.advance()
    assert (await ground.league()).seasons[0].status is SeasonStatus.ENDED


async def test_who_is_expunged_never_played(hamlet: Hamlet) -> None:
    """LG-29."""
    rules = quick_rules(departure=Departure.EXPUNGE, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    await withdraw(hamlet.desk, people[1], ground.id)
    await ground.advance()
    await close_all(hamlet.desk)
    await ground.advance()
    *others, last = await standings(ground)
    assert [row.is_expunged for row in others] == [False, False]
    assert (last.player, last.is_expunged, last.rank, last.points, last.played) == (me(people[1]), True, 3, 0, 0)
    await refused(return_to_season(hamlet.desk, people[1], ground.id), Conflict, "expunged")


async def test_nobody_is_promoted_who_was_expunged(hamlet: Hamlet) -> None:
    rules = quick_rules(
        departure=Departure.EXPUNGE,
        divisions=Divisions(most=2, smallest=2, largest=4),
        exchange=Exchange(one_in=2, least=2, most=2),
    )
    ground, people = await hamlet.started(8, rules)
    by_id = {me(person): person for person in people}
    upper, lower = (await ground.season()).divisions
    for player in lower.players[1:]:
        await withdraw(hamlet.desk, by_id[player], ground.id)
    for _ in range(rules.calendar.rounds):
        hamlet.town.clock.advance(24 * HOUR)
        while await ground.advance():
            pass
    past = (await ground.league()).past
    assert [player for player in lower.players if past[player].step == -1] == [lower.players[0]]
    assert sum(past[player].step == 1 for player in upper.players) == 1


async def test_serial_leavers_cannot_register_for_a_time(hamlet: Hamlet) -> None:
    """LG-34."""
    rules = quick_rules(discipline=Discipline(leaves=2, within=100 * HOUR, barred=50 * HOUR), divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    await withdraw(hamlet.desk, people[0], ground.id)
    second = await hamlet.found(ground.owner, rules)
    for person in people:
        await register(hamlet.desk, person, second.id)
    hamlet.town.clock.advance(HOUR)
    await second.advance()
    await withdraw(hamlet.desk, people[0], second.id)
    fresh = await hamlet.found(ground.owner, rules)
    await refused(register(hamlet.desk, people[0], fresh.id), Forbidden, "barred")
    hamlet.town.clock.advance(51 * HOUR)
    later = await hamlet.found(ground.owner, rules)
    await register(hamlet.desk, people[0], later.id)


async def test_everybody_sees_what_he_has_left_and_until_when_he_is_barred(hamlet: Hamlet) -> None:
    rules = quick_rules(discipline=Discipline(leaves=2, within=100 * HOUR, barred=50 * HOUR), divisions=ONE_DIVISION)
    ground, (ada, bea) = await hamlet.started(2, rules)
    for number in (1, 2):
        hamlet.town.clock.advance(HOUR)
        await withdraw(hamlet.desk, ada, ground.id)
        assert len((await own_departures(hamlet.desk, ada)).left) == number
        await return_to_season(hamlet.desk, ada, ground.id)
    told = await own_departures(hamlet.desk, ada, ground.id)
    now = hamlet.town.clock.now()
    assert [(each.league, each.match, each.at) for each in told.left] == [
        (ground.id, None, now),
        (ground.id, None, now - HOUR),
    ]
    assert told.barred_until == now + 50 * HOUR
    assert (await own_departures(hamlet.desk, ada)).barred_until is None, "by the usual rules two are not too many"
    assert await own_departures(hamlet.desk, bea, ground.id) == Departures((), None)
    await refused(own_departures(hamlet.desk, ada, LeagueId("lge_none")), NotFound, "unknown-league")
    hamlet.town.clock.advance(50 * HOUR)
    assert (await own_departures(hamlet.desk, ada, ground.id)).barred_until is None


async def departures(hamlet: Hamlet, person: Caller) -> int:
    async with hamlet.desk.store.reading() as reading:
        return len(await reading.departures(person.required_player().id))


async def next_round_of(hamlet: Hamlet, ground: Ground, people: Sequence[Caller] = ()) -> None:
    """After these have played their tables to the end."""
    for person in people:
        _, match = await table_of(ground, me(person))
        await play_out(hamlet.desk, match, people)
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    await close_all(hamlet.desk)


@pytest.mark.parametrize("departure", Departure)
async def test_leaving_a_season_counts_once_whatever_becomes_of_the_tables(
    hamlet: Hamlet, departure: Departure
) -> None:
    ground, people = await hamlet.started(4, quick_rules(departure=departure, divisions=ONE_DIVISION, table_size=4))
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    for _ in range(3):
        await next_round_of(hamlet, ground, people[1:])
    assert (await ground.league()).seasons[0].status is SeasonStatus.ENDED
    assert [await departures(hamlet, person) for person in people] == [1, 0, 0, 0]
    await register(hamlet.desk, people[0], (await hamlet.found(ground.owner, quick_rules())).id)


async def test_each_time_one_leaves_a_season_counts(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    for _ in range(2):
        await withdraw(hamlet.desk, people[0], ground.id)
        await ground.advance()
        await return_to_season(hamlet.desk, people[0], ground.id)
    await next_round_of(hamlet, ground, people)
    assert [entry.left for entry in await ground.entries(TableEnded) if isinstance(entry, TableEnded)] == [()]
    assert await departures(hamlet, people[0]) == 2


async def test_who_is_replaced_by_a_referee_has_not_left(hamlet: Hamlet) -> None:
    """LG-34."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    for _ in range(3):
        place, _ = await table_of(ground, me(people[0]))
        await replace_player(hamlet.desk, ground.owner, Ruling(ground.id, place, "a broken line"), me(people[0]))
        await next_round_of(hamlet, ground)
    assert len(await ground.entries(TableEnded)) == 3
    assert await departures(hamlet, people[0]) == 0


@pytest.mark.parametrize("departure", Departure)
async def test_resigning_and_running_out_of_time_count_at_each_table(hamlet: Hamlet, departure: Departure) -> None:
    timing = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)
    rules = quick_rules(departure=departure, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(2, rules, timing=timing)
    _, match = await table_of(ground, me(people[0]))
    await resign(hamlet.desk, people[0], match)
    await next_round_of(hamlet, ground, people[1:])
    _, match = await table_of(ground, me(people[0]))
    mover = (await hamlet.town.match(match)).to_move
    assert mover is not None
    late = (await hamlet.town.match(match)).seat(mover).player
    hamlet.town.clock.advance(2 * HOUR)
    await expire(hamlet.desk, match, (await hamlet.town.match(match)).version)
    await next_round_of(hamlet, ground, [person for person in people if person.required_player().id != late])
    counted = {person.required_player().id: await departures(hamlet, person) for person in people}
    assert counted == {
        person.required_player().id: (person is people[0]) + (person.required_player().id == late) for person in people
    }


async def test_resigning_counts_though_one_takes_the_seat_back(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await resign(hamlet.desk, people[0], match)
    await take_back_seat(hamlet.desk, people[0], match)
    await play_out(hamlet.desk, match, people)
    await close_all(hamlet.desk)
    await ground.advance()
    assert [await departures(hamlet, person) for person in people] == [1, 0]


@pytest.mark.parametrize("how", ["annulled", "decided", "annulled late"])
async def test_who_left_a_table_that_a_referee_ruled_on_has_not_left(desk: Desk, how: str) -> None:
    """LG-34."""
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    rules = quick_rules(
        departure=Departure.FORFEIT,
        divisions=ONE_DIVISION,
        calendar=Calendar(HOUR, 24 * HOUR, 2),
        discipline=Discipline(leaves=2),
    )
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("One", "the-river", rules))).league.id)
    await begun(here, clock, ground, people)
    ruled = Ruling(ground.id, (await table_of(ground, me(people[0])))[0], "a broken line", season=1)
    for round in (1, 2):
        await resign(here, people[0], (await table_of(ground, me(people[0])))[1])
        await close_all(here)
        await ground.advance()
        if round == 1 or how == "annulled late":
            clock.advance(24 * HOUR)
            await ground.advance()
    other = (await found_league(here, owner, LeagueTerms("Other", "the-river", rules))).league.id
    await refused(register(here, people[0], other), Forbidden, "barred")
    await (decide_table(here, owner, ruled, [1, 2]) if how == "decided" else annul_table(here, owner, ruled))
    async with here.store.reading() as reading:
        assert len(await reading.departures(people[0].required_player().id)) == 1, "the other table still counts"
    left = (await own_departures(here, people[0])).left
    assert sorted(each.forgiven for each in left) == [False, True], "but he still sees both"
    [forgiven] = [each.match for each in left if each.forgiven]
    assert forgiven == match_id(ground.id, 1, 1, 1, ruled.place.table)
    await register(here, people[0], other)


async def test_advancing_twice_changes_nothing(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(4, quick_rules())
    before = (await ground.league()).version
    assert await ground.advance() == 0
    await asyncio.gather(ground.advance(), ground.advance())
    assert (await ground.league()).version == before
