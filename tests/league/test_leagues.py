"""Leagues as people use them: registration, duplicate deals, ladders, sandboxes, streams."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound
from application.hosting.match_view import view_for
from application.leagues.advance import advance_league
from application.leagues.challenge import challenge
from application.leagues.configure import configure
from application.leagues.find_leagues import count_leagues
from application.leagues.follow import follow_league, read_league_events
from application.leagues.found_league import found_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register, register_machines
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, annul_table, decide_table
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.matches.export_record import export_record
from application.matches.view_match import view_match
from application.players.create_bot import create_bot
from application.ports.leagues import LeagueFilter
from domain.hosting.terms import Moment
from domain.league.entries import LeagueLogged, TableEnded
from domain.league.season import SeasonStatus, match_id
from domain.league.terms import (
    Calendar,
    Departure,
    Divisions,
    Format,
    LeagueId,
    Scoring,
)
from tests.fakes.desk import Town
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, ladder, me, play_out, refused, standings, table_of
from tests.league.towns import HOUR, close_all, play_machines, quick_rules, sandbox, with_hooks
from tests.workers.desks import desk_on, somebody


async def test_rules_that_cannot_be_played_are_refused(hamlet: Hamlet) -> None:
    """LG-23."""
    owner = await hamlet.town.human("Owner")
    for bad in (
        quick_rules(table_size=5),
        quick_rules(format=Format.LADDER, table_size=3),
        quick_rules(scoring=Scoring.DUPLICATE, divisions=ONE_DIVISION),
        quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 8, 8), departure=Departure.FORFEIT),
        quick_rules(calendar=Calendar(0, HOUR, 1)),
        quick_rules(divisions=Divisions(2, 4, 5)),
    ):
        await refused(hamlet.found(owner, bad), Malformed, "bad-rules")
    await refused(hamlet.found(owner, quick_rules(), name=" "), Malformed, "bad-league-name")
    await refused(hamlet.found(owner, quick_rules(), seed="s"), Malformed, "bad-seed")
    await refused(hamlet.found(owner, quick_rules(), sandbox=True, seed="s" * 201), Malformed, "bad-seed")
    await hamlet.found(owner, quick_rules(), sandbox=True, seed="s" * 200)
    await refused(hamlet.found(await hamlet.town.guest(), quick_rules()), Forbidden, "scope-missing")


async def test_whoever_founds_at_once_has_no_more_leagues_than_one_after_the_other(desk: Desk) -> None:
    here = replace(desk, policy=replace(desk.policy, leagues_per_player=3))
    owner, other = await somebody(here, "Owner"), await somebody(here, "Other")
    terms = LeagueTerms("Race", "the-river", quick_rules())
    tried = await asyncio.gather(*(found_league(here, owner, terms) for _ in range(12)), return_exceptions=True)
    refusals = [each.code for each in tried if isinstance(each, LimitReached)]
    assert refusals == ["too-many-leagues"] * 9
    assert await count_leagues(here, LeagueFilter(owner=owner.required_player().id)) == 3
    await found_league(here, other, terms)


async def test_one_registers_once_and_only_while_it_is_open(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(4, quick_rules())
    await refused(register(hamlet.desk, people[0], ground.id), Conflict, "already-registered")
    await refused(register_machines(hamlet.desk, ground.owner, ground.id, "hand", 1), Conflict, "not-a-sandbox")
    trial = await sandbox(hamlet.desk, ground.owner, quick_rules(), 4)
    await trial.move_to((await trial.season()).starts_at)
    await refused(register_machines(hamlet.desk, trial.owner, trial.id, "hand", 1), Conflict, "registration-closed")
    again = await hamlet.found(ground.owner, quick_rules())
    await register(hamlet.desk, people[0], again.id)
    await refused(register(hamlet.desk, people[0], again.id), Conflict, "already-registered")
    await withdraw(hamlet.desk, people[0], again.id)
    await refused(withdraw(hamlet.desk, people[0], again.id), Conflict, "not-registered")
    await refused(register(hamlet.desk, people[0], LeagueId("lge_none")), NotFound, "unknown-league")


async def test_one_comes_and_goes_ten_times_in_a_season_at_most(hamlet: Hamlet) -> None:
    """LG-4."""
    owner, *people = [await hamlet.town.human(name) for name in ("Owner", "Ada", "Bea", "Cleo")]
    ground, (ada, bea, cleo) = await hamlet.found(owner, quick_rules(divisions=ONE_DIVISION)), people
    for _ in range(10):
        await register(hamlet.desk, ada, ground.id)
        await withdraw(hamlet.desk, ada, ground.id)
    version = (await ground.league()).version
    await refused(register(hamlet.desk, ada, ground.id), LimitReached, "registered-too-often")
    assert (await ground.league()).version == version
    await register(hamlet.desk, bea, ground.id)
    await register(hamlet.desk, cleo, ground.id)
    hamlet.town.clock.advance(HOUR)
    await ground.advance()
    await refused(register(hamlet.desk, ada, ground.id), LimitReached, "registered-too-often")
    for _ in range(9):
        await withdraw(hamlet.desk, bea, ground.id)
        await return_to_season(hamlet.desk, bea, ground.id)
    await withdraw(hamlet.desk, bea, ground.id)
    await refused(return_to_season(hamlet.desk, bea, ground.id), LimitReached, "registered-too-often")
    assert (await ground.season()).turned == {me(ada): 10, me(bea): 10}
    for _ in range(3):
        hamlet.town.clock.advance(24 * HOUR)
        await ground.advance()
    league = await ground.league()
    assert [season.turned for season in league.seasons] == [{}, {}], "what is over keeps no count"
    await register(hamlet.desk, ada, ground.id)


async def test_opening_a_season_again_forgets_no_coming_and_going(hamlet: Hamlet) -> None:
    owner, ada = [await hamlet.town.human(name) for name in ("Owner", "Ada")]
    ground = await hamlet.found(owner, quick_rules())
    for _ in range(10):
        await register(hamlet.desk, ada, ground.id)
        await withdraw(hamlet.desk, ada, ground.id)
    await configure(hamlet.desk, owner, ground.id, quick_rules(divisions=ONE_DIVISION))
    season = await ground.season()
    assert (season.number, season.rules.divisions) == (1, ONE_DIVISION)
    await refused(register(hamlet.desk, ada, ground.id), LimitReached, "registered-too-often")


async def test_coming_and_going_at_once_is_counted_too(desk: Desk) -> None:
    owner, ada = await somebody(desk, "Owner"), await somebody(desk, "Ada")
    here = replace(desk, policy=replace(desk.policy, registrations_per_season=2))
    league = (await found_league(here, owner, LeagueTerms("Crowd", "the-river", quick_rules()))).league
    for each in (register, withdraw) * 4:
        await asyncio.gather(*(each(here, ada, league.id) for _ in range(4)), return_exceptions=True)
    assert (await here.leagues.fresh(league.id)).version == league.version + 4


async def one_entrant_each(hamlet: Hamlet, scoring: Scoring, rated: bool) -> None:
    """Neither a bot together with its owner nor two bots of one owner; anybody else's may come."""
    owner, ada, *others = [await hamlet.town.human(name) for name in ("Owner", "Ada", "Bea", "Cyd", "Dot")]
    first, second = await hamlet.town.bot(ada, "First"), await hamlet.town.bot(ada, "Second")
    rules = quick_rules(divisions=Divisions(1, 4, 8), scoring=scoring)
    ground = await hamlet.found(owner, rules, rated=rated)
    await register(hamlet.desk, ada, ground.id)
    await refused(register(hamlet.desk, first, ground.id), Conflict, "one-entrant-each")
    await withdraw(hamlet.desk, ada, ground.id)
    await register(hamlet.desk, first, ground.id)
    await refused(register(hamlet.desk, ada, ground.id), Conflict, "one-entrant-each")
    await refused(register(hamlet.desk, second, ground.id), Conflict, "one-entrant-each")
    await begun(hamlet.desk, hamlet.town.clock, ground, others)
    assert (await ground.season()).status is SeasonStatus.RUNNING
    await refused(register(hamlet.desk, second, ground.id), Conflict, "one-entrant-each")
    await refused(register(hamlet.desk, ada, ground.id), Conflict, "one-entrant-each")
    await register(hamlet.desk, await hamlet.town.bot(owner, "Third"), ground.id)


async def test_in_a_rated_league_a_person_and_his_bots_are_one_entrant(hamlet: Hamlet) -> None:
    """LG-5."""
    await one_entrant_each(hamlet, Scoring.PLACES, rated=True)


async def test_where_all_have_the_same_deal_a_person_and_his_bots_are_one_entrant(hamlet: Hamlet) -> None:
    await one_entrant_each(hamlet, Scoring.DUPLICATE, rated=False)


async def test_where_nothing_is_at_stake_bots_play_with_their_owners(hamlet: Hamlet) -> None:
    """LG-5."""
    owner = await hamlet.town.human("Owner")
    bot = await hamlet.town.bot(owner, "Robot")
    duplicate = quick_rules(divisions=Divisions(1, 4, 8), scoring=Scoring.DUPLICATE)
    for ground in (
        await hamlet.found(owner, quick_rules(), rated=False),
        await hamlet.found(owner, duplicate, sandbox=True),
    ):
        await register(hamlet.desk, owner, ground.id)
        await register(hamlet.desk, bot, ground.id)


async def test_of_a_person_and_his_bots_who_come_at_once_one_is_registered(desk: Desk) -> None:
    owner, ada = await somebody(desk, "Owner"), await somebody(desk, "Ada")
    bots = [Caller(await create_bot(desk, ada, f"Robot{letter}"), frozenset(Scope)) for letter in "ABC"]
    league = (await found_league(desk, owner, LeagueTerms("Race", "the-river", quick_rules()))).league
    tried = await asyncio.gather(*(register(desk, each, league.id) for each in (ada, *bots)), return_exceptions=True)
    assert [each.code for each in tried if isinstance(each, Conflict)] == ["one-entrant-each"] * 3
    season = (await desk.leagues.fresh(league.id)).season
    assert season is not None
    assert len(season.registered) == 1


async def test_registration_ends_by_the_clock_though_nobody_has_closed_it(hamlet: Hamlet) -> None:
    """LG-3."""
    owner, ada, bea = [await hamlet.town.human(name) for name in ("Owner", "Ada", "Bea")]
    ground = await hamlet.found(owner, quick_rules())
    hamlet.town.clock.advance(HOUR - 1)
    await register(hamlet.desk, ada, ground.id)
    hamlet.town.clock.advance(1)
    await refused(register(hamlet.desk, bea, ground.id), Conflict, "registration-closed")
    trial = await sandbox(hamlet.desk, owner, quick_rules(), 4)
    hamlet.town.clock.advance(2 * HOUR)
    await register_machines(hamlet.desk, owner, trial.id, "hand", 1)
    await move_clock(hamlet.desk, owner, trial.id, (await trial.season()).starts_at)
    await refused(register_machines(hamlet.desk, owner, trial.id, "hand", 1), Conflict, "registration-closed")


async def test_too_few_cancel_the_season_and_the_next_one_opens(hamlet: Hamlet) -> None:
    """LG-6."""
    ground, _ = await hamlet.started(1, quick_rules())
    assert (await ground.league()).seasons[0].status is SeasonStatus.CANCELLED
    assert (await ground.season()).status is SeasonStatus.REGISTRATION


async def test_whoever_comes_last_to_a_full_season_waits(database: str) -> None:
    """LG-1."""
    async with desk_on(database) as desk:
        owner = await somebody(desk, "Owner")
        rules = quick_rules(divisions=Divisions(1, 2, 4))
        league = (await found_league(desk, owner, LeagueTerms("Full", "the-river", rules, sandbox=True))).league
        people = [await somebody(desk, f"Player{letter}") for letter in "ABCDEFG"]
        await asyncio.gather(*(register(desk, person, league.id) for person in people))
        season = (await desk.leagues.fresh(league.id)).season
        assert season is not None
        await move_clock(desk, owner, league.id, season.starts_at)
        await advance_league(desk, league.id)
        season = (await desk.leagues.fresh(league.id)).season
        assert season is not None
        inside, waiting = set(season.divisions[0].players), set(season.waiting)
        assert (len(inside), len(waiting)) == (4, 3)
        assert inside | waiting == {me(person) for person in people}


async def test_in_a_duplicate_league_every_table_has_the_same_deal_and_it_stays_secret() -> None:
    """LG-20."""
    desk = with_hooks(Town().desk)
    owner = await somebody(desk)
    rules = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))
    ground = await sandbox(desk, owner, rules, 4)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    season = await ground.season()
    matches = [match_id(ground.id, 1, 1, 1, table.number) for table in season.divisions[0].tables]
    boards = [await desk.matches.fresh(match) for match in matches]
    assert len(boards) == 2
    assert boards[0].secret == boards[1].secret
    assert boards[0].position == boards[1].position
    stranger = await somebody(desk, "Stranger")
    for curious in (stranger, owner):
        await refused(view_match(desk, curious, matches[0]), NotFound, "unknown-match")
        await refused(export_record(desk, curious, matches[0]), NotFound, "unknown-match")
    await play_machines(desk)
    ended = await desk.matches.fresh(matches[0])
    assert ended.match.sealed
    assert view_for(desk, owner, ended).secret is None
    await refused(view_match(desk, owner, matches[0]), NotFound, "unknown-match")
    await ground.advance()
    assert (await view_match(desk, stranger, matches[0])).secret is not None
    await export_record(desk, stranger, matches[0])
    points = [row.points for row in await standings(ground)]
    assert sum(points) in range(4 * 50 * 12 - 4, 4 * 50 * 12 + 1)


async def test_what_a_duplicate_table_came_to_is_told_when_nobody_plays_the_deal_any_more(hamlet: Hamlet) -> None:
    """LG-22."""
    rules = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(2, 4, 7))
    ground, people = await hamlet.started(8, rules)
    before = await standings(ground)
    matches = {(await table_of(ground, me(person)))[1]: person for person in people}
    assert len(matches) == 4
    *early, last = matches
    for match in early:
        await play_out(hamlet.desk, match, sorted(people, key=lambda person: person is not matches[match]))
        await ground.advance()
        season = await ground.season()
        assert all(table.is_pending for division in season.divisions for table in division.tables)
        assert not await ground.entries(TableEnded)
        assert await standings(ground) == before
    await play_out(hamlet.desk, last, sorted(people, key=lambda person: person is not matches[last]))
    while await ground.advance():
        pass
    season = await ground.season()
    assert season.closed == 1
    assert all(table.counts for division in season.divisions for table in division.tables)


async def test_on_a_ladder_a_challenger_who_wins_takes_the_place_unless_it_is_annulled(hamlet: Hamlet) -> None:
    rules = quick_rules(format=Format.LADDER, reach=2, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    order = await ladder(ground)
    last = next(person for person in people if me(person) == order[2])
    assert (await ground.season()).closed == 1, "a round without challenges is over at once"
    await refused(challenge(hamlet.desk, last, ground.id, order[2]), Conflict, "bad-challenge")
    await challenge(hamlet.desk, last, ground.id, order[0])
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    place, _ = await table_of(ground, order[2])
    season = await ground.season()
    table = season.divisions[0].table(place.round, place.table)
    assert table is not None
    ranks = [1 if player == order[2] else 2 for player in table.players]
    await decide_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "a trial"), ranks)
    await ground.advance()
    assert await ladder(ground) == (order[2], order[0], order[1])
    await close_all(hamlet.desk)
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "not a trial"))
    assert [row.player for row in await standings(ground)] == list(order)


async def test_only_a_sandbox_has_machines_and_a_clock_to_move(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    ground = await hamlet.found(owner, quick_rules())
    await refused(register_machines(hamlet.desk, owner, ground.id, "hand", 2), Conflict, "not-a-sandbox")
    await refused(move_clock(hamlet.desk, owner, ground.id, Moment(2**45)), Conflict, "not-a-sandbox")
    trial = await sandbox(hamlet.desk, owner, quick_rules(), 2)
    await refused(move_clock(hamlet.desk, owner, trial.id, Moment(1)), Malformed, "bad-moment")
    await refused(register_machines(hamlet.desk, owner, trial.id, "wizard", 2), Malformed, "unknown-level")


async def test_a_sandboxs_clock_goes_at_most_ten_years_ahead_of_the_worlds(hamlet: Hamlet) -> None:
    """LG-50."""
    trial = await sandbox(hamlet.desk, await hamlet.town.human("Owner"), quick_rules(), 0)
    last = hamlet.town.clock.now() + hamlet.desk.policy.longest_clock_lead
    await move_clock(hamlet.desk, trial.owner, trial.id, Moment(last - 1))
    await refused(move_clock(hamlet.desk, trial.owner, trial.id, Moment(last + 1)), Malformed, "bad-moment")
    await move_clock(hamlet.desk, trial.owner, trial.id, Moment(last))
    await refused(move_clock(hamlet.desk, trial.owner, trial.id, Moment(last)), Malformed, "bad-moment")


async def test_so_many_machines_register_as_there_is_room_for(hamlet: Hamlet) -> None:
    trial = await sandbox(hamlet.desk, await hamlet.town.human("Owner"), quick_rules(), 4)
    for count in (0, -5):
        await refused(register_machines(hamlet.desk, trial.owner, trial.id, "hand", count), Malformed, "bad-number")
    most = hamlet.desk.policy.machines_per_league
    too_many = register_machines(hamlet.desk, trial.owner, trial.id, "hand", most - 3)
    await refused(too_many, LimitReached, "too-many-machines")
    stranger = await hamlet.town.human("Stranger")
    await refused(register_machines(hamlet.desk, stranger, trial.id, "nobody", 0), Forbidden, "owner-only")


async def test_a_stream_tells_everything_from_a_cursor_and_then_live(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    ground = await hamlet.found(owner, quick_rules())
    stream = await follow_league(hamlet.desk, owner, ground.id, 1)
    first = await anext(stream)
    listening = asyncio.ensure_future(anext(stream))
    await register(hamlet.desk, owner, ground.id)
    second: LeagueLogged = await asyncio.wait_for(listening, 60)
    await stream.aclose()
    assert [first.version, second.version] == [2, 3]
    entries, version = await read_league_events(hamlet.desk, ground.id)
    assert [each.version for each in entries] == [1, 2, 3]
    assert version == 3
    await refused(follow_league(hamlet.desk, owner, ground.id, 9), Malformed, "bad-cursor")
