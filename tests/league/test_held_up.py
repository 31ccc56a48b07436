"""Tables that are not over at their deadline: whoever has held one up has lost it, whatever the board says."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict
from application.leagues import endings, make_matches
from application.leagues.challenge import challenge
from application.leagues.endings import end_late, ended_table
from application.leagues.register import register
from application.leagues.rulings import Ruling, replace_player
from application.leagues.withdraw import withdraw
from application.matches.legal_moves import legal_texts_in
from application.matches.open_match import opening_entry
from application.matches.play import play
from application.matches.resign import resign
from application.matches.take_ai_turn import take_ai_turn
from application.matches.view_match import view_match
from domain.hosting.entries import Opened
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Status, Timing
from domain.kernel.outcome import ranks_of
from domain.league.entries import TableEnded
from domain.league.results import How
from domain.league.season import SeasonStatus, match_id
from domain.league.terms import UNIT, Departure, Divisions, Format, Scoring
from tests.league.hamlets import ONE_DIVISION, Hamlet, ladder, me, play_out, refused, standings, table_of
from tests.league.towns import HOUR, Ground, close_all, play_machines, quick_rules, sandbox

DAY = 24 * HOUR


async def mover_of(hamlet: Hamlet, match: MatchId, people: list[Caller]) -> Caller:
    state = await hamlet.town.match(match)
    assert state.to_move is not None
    return next(person for person in people if person.required_player().id == state.seat(state.to_move).player)


async def play_some(hamlet: Hamlet, match: MatchId, people: list[Caller], moves: int = 1) -> None:
    for _ in range(moves):
        mover = await mover_of(hamlet, match, people)
        seen = await view_match(hamlet.desk, mover, match)
        await play(hamlet.desk, mover, match, seen.version, legal_texts_in(seen)[0])


async def play_until_it_waits_for(hamlet: Hamlet, match: MatchId, people: list[Caller], awaited: Caller) -> None:
    while await mover_of(hamlet, match, people) is not awaited:
        await play_some(hamlet, match, people)


async def next_round(hamlet: Hamlet, ground: Ground) -> TableEnded:
    """The deadline passes; what the last table came to."""
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    await close_all(hamlet.desk)
    return await last_ended(ground)


async def last_ended(ground: Ground) -> TableEnded:
    ended = (await ground.entries(TableEnded))[-1]
    assert isinstance(ended, TableEnded)
    return ended


async def departures(hamlet: Hamlet, person: Caller) -> int:
    async with hamlet.desk.store.reading() as reading:
        return len(await reading.departures(person.required_player().id))


async def rated(hamlet: Hamlet, match: MatchId) -> dict[str, int]:
    async with hamlet.desk.store.reading() as reading:
        return {change.subject: change.rank for change in await reading.changes_of(match)}


def opened_without_deadline(*args: Any, **terms: Any) -> Opened:
    """As matches were opened before they knew their deadline."""
    return replace(opening_entry(*args, **terms), deadline=None, sandbox=None)


CLOCKS = {"none": Timing(), "live": Timing(Pace.LIVE, bank=2 * DAY), "post": Timing(Pace.CORRESPONDENCE, per_turn=DAY)}


@pytest.mark.parametrize("departure", Departure)
@pytest.mark.parametrize("clock", CLOCKS)
async def test_who_stops_moving_loses_though_he_is_ahead(hamlet: Hamlet, departure: Departure, clock: str) -> None:
    """LG-36."""
    rules = quick_rules(departure=departure, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(2, rules, timing=CLOCKS[clock])
    _, match = await table_of(ground, me(people[0]))
    while True:
        await play_some(hamlet, match, people)
        board = await hamlet.desk.matches.fresh(match)
        scores = [score.total for score in board.standing()]
        assert board.match.to_move is not None
        if scores[board.match.to_move - 1] > scores[2 - board.match.to_move]:
            break
    staller = await mover_of(hamlet, match, people)
    ended = await next_round(hamlet, ground)
    assert ended.how == How.HELD_UP.value
    assert ended.ranks == tuple(2 if number == board.match.to_move else 1 for number in (1, 2))
    assert ended.scores == tuple(scores)
    assert ended.left == (me(staller),)
    over = await hamlet.town.match(match)
    assert (over.status, over.reason, over.ranks) == (Status.FINISHED, "deadline", ended.ranks)
    assert await rated(hamlet, match) == {me(one): 2 if one is staller else 1 for one in people}
    assert [await departures(hamlet, one) for one in people] == [int(one is staller) for one in people]


@pytest.mark.parametrize("size", [2, 3, 4])
async def test_where_nobody_has_moved_the_others_share_the_first_place(hamlet: Hamlet, size: int) -> None:
    """LG-36."""
    ground, people = await hamlet.started(size, quick_rules(divisions=ONE_DIVISION, table_size=size))
    _, match = await table_of(ground, me(people[0]))
    late = (await hamlet.town.match(match)).to_move
    ended = await next_round(hamlet, ground)
    assert ended.ranks == tuple(size if seat == late else 1 for seat in range(1, size + 1))
    assert len(ended.left) == 1


async def test_a_challenged_player_does_not_keep_his_place_by_not_playing(hamlet: Hamlet) -> None:
    rules = quick_rules(format=Format.LADDER, departure=Departure.FORFEIT, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(2, rules)
    first, second = await ladder(ground)
    by_id = {me(person): person for person in people}
    await challenge(hamlet.desk, by_id[second], ground.id, first)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    _, match = await table_of(ground, first)
    await play_until_it_waits_for(hamlet, match, people, by_id[first])
    ended = await next_round(hamlet, ground)
    assert ended.left == (first,)
    assert await ladder(ground) == (second, first)


async def test_where_nobody_held_it_up_the_board_decides_and_nothing_is_rated(hamlet: Hamlet) -> None:
    """LG-37."""
    ground, people = await hamlet.started(3, quick_rules(divisions=ONE_DIVISION, table_size=3))
    _, match = await table_of(ground, me(people[0]))
    for person in [*people, people[0]]:
        await play_until_it_waits_for(hamlet, match, people, person)
        hamlet.town.clock.advance(6 * HOUR)
    ended = await next_round(hamlet, ground)
    assert (ended.how, ended.left) == (How.DEADLINE.value, ())
    assert ended.ranks == ranks_of([(score,) for score in ended.scores])
    assert (await hamlet.town.match(match)).status is Status.ABORTED
    assert await rated(hamlet, match) == {}


async def test_nothing_after_the_deadline_counts(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await play_some(hamlet, match, people, 5)
    scores = tuple(score.total for score in (await hamlet.desk.matches.fresh(match)).standing())
    staller = await mover_of(hamlet, match, people)
    hamlet.town.clock.advance(DAY + 5_000)
    await refused(play_some(hamlet, match, people), Conflict, "deadline-passed")
    await ground.advance()
    ended = await last_ended(ground)
    assert (ended.how, ended.scores, ended.left) == (How.HELD_UP.value, scores, (me(staller),))
    assert (await hamlet.town.match(match)).ranks == ended.ranks
    hamlet.town.clock.advance(100 * HOUR)
    await ground.advance()
    league = await ground.league()
    assert league.seasons[0].status is SeasonStatus.ENDED
    assert league.seasons[0].ended_at == league.seasons[0].ends_at


async def test_a_match_of_earlier_times_that_is_played_to_its_end_too_late_is_decided_as_of_the_deadline(
    hamlet: Hamlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_matches, "opening_entry", opened_without_deadline)
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    assert (await hamlet.town.match(match)).deadline is None
    staller = await mover_of(hamlet, match, people)
    hamlet.town.clock.advance(DAY + 5_000)
    await play_out(hamlet.desk, match, people)
    await ground.advance()
    ended = await last_ended(ground)
    assert (ended.how, ended.left) == (How.HELD_UP.value, (me(staller),))


@pytest.mark.parametrize("late_by", [0, 1, 5_000])
async def test_a_deadline_may_be_seen_to_twice_or_be_interrupted(hamlet: Hamlet, late_by: int) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    await play_some(hamlet, match, people, 5)
    staller = await mover_of(hamlet, match, people)
    season = await ground.season()
    deadline = season.round_ends(1)
    hamlet.town.clock.advance(deadline - hamlet.town.clock.now() + late_by)
    await end_late(hamlet.desk, match, deadline)
    version = (await hamlet.town.match(match)).version
    table = season.divisions[0].table(place.round, place.table)
    assert table is not None
    told = [await ended_table(hamlet.desk, match, season.divisions[0], table, deadline) for _ in range(2)]
    await asyncio.gather(ground.advance(), ground.advance())
    assert (await hamlet.town.match(match)).version == version
    assert told == [await last_ended(ground)] * 2
    assert told[0].left == (me(staller),)
    assert len(await ground.entries(TableEnded)) == 1


async def test_a_substitute_who_holds_the_table_up_is_the_one_who_left(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    absent, waiting = people[0], await hamlet.town.human("Wanda")
    await register(hamlet.desk, waiting, ground.id)
    place, match = await table_of(ground, me(absent))
    ruling = Ruling(ground.id, place, "does not answer")
    await replace_player(hamlet.desk, ground.owner, ruling, me(absent), None, me(waiting))
    await ground.advance()
    await play_out(hamlet.desk, match, people)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    _, match = await table_of(ground, me(absent))
    await play_until_it_waits_for(hamlet, match, [waiting, people[1]], waiting)
    ended = await next_round(hamlet, ground)
    assert ended.left == (me(waiting),)
    assert [await departures(hamlet, one) for one in (waiting, absent)] == [1, 0]


@pytest.mark.parametrize("way", ["season", "match"])
async def test_leaving_at_last_to_a_machine_does_not_help_and_is_counted_once(hamlet: Hamlet, way: str) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await play_some(hamlet, match, people, 5)
    staller = await mover_of(hamlet, match, people)
    hamlet.town.clock.advance(DAY - 60_000)
    if way == "season":
        await withdraw(hamlet.desk, staller, ground.id)
        await ground.advance()
    else:
        await resign(hamlet.desk, staller, match)
    ended = await next_round(hamlet, ground)
    assert ended.how == How.HELD_UP.value
    assert ended.left == (() if way == "season" else (me(staller),))
    assert (await rated(hamlet, match))[me(staller)] == 2
    assert await departures(hamlet, staller) == 1


async def test_seasons_of_machines_that_are_jumped_over_end_by_the_board(hamlet: Hamlet) -> None:
    """LG-38."""
    ground = await sandbox(hamlet.desk, await hamlet.town.human("Owner"), quick_rules(divisions=ONE_DIVISION), 4)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    hamlet.town.clock.advance(HOUR)
    await ground.move_to(season.ends_at)
    ended = [entry for entry in await ground.entries(TableEnded) if isinstance(entry, TableEnded)]
    assert {(entry.how, entry.left) for entry in ended} == {(How.DEADLINE.value, ())}


async def test_machines_that_move_faster_than_anybody_looks_are_ended_all_the_same(
    hamlet: Hamlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground = await sandbox(hamlet.desk, await hamlet.town.human("Owner"), quick_rules(divisions=ONE_DIVISION), 2)
    await ground.move_to((await ground.season()).starts_at)
    [table] = (await ground.season()).divisions[0].tables
    match = match_id(ground.id, 1, 1, table.round, table.number)
    looked = endings._match_at_deadline

    async def overtaken(desk: Desk, match: MatchId, deadline: Moment | None) -> object:
        seen = await looked(desk, match, deadline)
        await take_ai_turn(desk, match, seen.version)
        return seen

    monkeypatch.setattr(endings, "_match_at_deadline", overtaken)
    await end_late(hamlet.desk, match, None)
    assert (await hamlet.town.match(match)).status is Status.ABORTED


async def test_in_a_sandbox_the_matches_own_times_count(hamlet: Hamlet) -> None:
    owner, person = await hamlet.town.human("Owner"), await hamlet.town.human("Person")
    ground = await sandbox(hamlet.desk, owner, quick_rules(divisions=ONE_DIVISION), 1)
    await register(hamlet.desk, person, ground.id)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    await play_machines(hamlet.desk)
    hamlet.town.clock.advance(10)
    await ground.move_to(season.round_begins(2))
    ended = await last_ended(ground)
    assert (ended.how, ended.left) == (How.HELD_UP.value, (me(person),))
    assert await departures(hamlet, person) == 0


@pytest.mark.parametrize(("size", "share"), [(2, 100), (4, 66)])
async def test_in_a_duplicate_league_the_others_do_not_pay_for_a_table_that_was_held_up(
    hamlet: Hamlet, size: int, share: int
) -> None:
    """Nobody has moved there: they have beaten him who held it up, and are even with each other."""
    rules = quick_rules(
        divisions=Divisions(most=1, smallest=2 * size, largest=8), table_size=size, scoring=Scoring.DUPLICATE
    )
    ground, people = await hamlet.started(8, rules)
    _, match = await table_of(ground, me(people[0]))
    late = await mover_of(hamlet, match, people)
    others = {seat.player for seat in (await hamlet.town.match(match)).seats} - {late.required_player().id}
    for person in people:
        _, its_match = await table_of(ground, me(person))
        if its_match != match:
            await play_out(hamlet.desk, its_match, [person, *people])
    await next_round(hamlet, ground)
    points = {PlayerId(row.player): row.points // UNIT for row in await standings(ground)}
    assert points[late.required_player().id] == 0
    assert {points[player] for player in others if player} == {share}
    assert sum(points.values()) in range(50 * 8 - 8, 50 * 8 + 1)
