"""Leagues as people use them: registration, roles, departures, referees, duplicate deals, ladders, deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import replace

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound, Refusal
from application.leagues.advance import advance_league
from application.leagues.challenge import challenge
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.follow import follow_league, read_league_events
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.look import look_at_league
from application.leagues.move_clock import move_clock
from application.leagues.refereeing import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.register import register, register_machines
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import return_to_season, withdraw
from application.looking import look_at
from application.matches.export_record import export_record
from application.matches.legal_moves import legal_texts_in
from application.matches.look import look
from application.matches.play import play
from application.matches.take_back_seat import take_back_seat
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.entries import TakenOver
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Status, Timing
from domain.league.entries import LeagueLogged, TableAnnulled, TableEnded
from domain.league.results import How
from domain.league.season import SeasonStatus, match_id
from domain.league.standings import Row
from domain.league.terms import (
    Calendar,
    Departure,
    Discipline,
    Divisions,
    Entrant,
    Format,
    LeagueId,
    Role,
    Rules,
    Scoring,
)
from tests.fakes.desk import Town
from tests.league.towns import HOUR, RATER, Ground, close_all, play_machines, quick_rules, sandbox, with_hooks
from tests.workers.desks import desk_on, somebody

ONE_DIVISION = Divisions(most=1, smallest=2, largest=8)


class Hamlet:
    """A town of fakes with a league on the world's clock."""

    def __init__(self) -> None:
        self.town = Town()
        self.desk = with_hooks(self.town.desk)

    async def found(self, owner: Caller, rules: Rules, **changes: object) -> Ground:
        terms = replace(LeagueTerms("River league", "the-river", rules), **changes)  # type: ignore[arg-type]
        return Ground(self.desk, owner, (await found_league(self.desk, owner, terms)).league.id)

    async def started(self, count: int, rules: Rules, **changes: object) -> tuple[Ground, list[Caller]]:
        """A league whose season has begun; the owner does not play."""
        owner = await self.town.human("Owner")
        ground = await self.found(owner, rules, **changes)
        people = [await self.town.human(f"Player{letter}") for letter in "ABCDEFGH"[:count]]
        for person in people:
            await register(self.desk, person, ground.id)
        self.town.clock.advance(rules.calendar.registration)
        await ground.advance()
        return ground, people


def me(caller: Caller) -> Entrant:
    return Entrant(caller.known().id)


async def table_of(ground: Ground, player: Entrant) -> tuple[Place, MatchId]:
    """Where somebody plays in the round under way."""
    season = await ground.season()
    for division in season.divisions:
        for table in division.tables:
            if table.round == season.paired and player in table.players:
                place = Place(division.number, table.round, table.number)
                return place, match_id(ground.id, season.number, *_three(place))
    raise AssertionError(f"{player} has no table")


def _three(place: Place) -> tuple[int, int, int]:
    return place.division, place.round, place.table


async def play_out(desk: Desk, match: MatchId, people: Sequence[Caller]) -> None:
    """Everyone plays the first legal move until the end; the end is taken note of."""
    by_id = {person.known().id: person for person in people}
    while True:
        seen = await look(desk, people[0], match)
        if seen.match.to_move is None:
            break
        mover = by_id[PlayerId(str(seen.match.seat(seen.match.to_move).player))]
        await play(desk, mover, match, seen.version, legal_texts_in(await look(desk, mover, match))[0])
    await close_all(desk)


@pytest.fixture
def hamlet() -> Hamlet:
    return Hamlet()


async def refused(doing: Awaitable[object], kind: type[Refusal], code: str) -> None:
    with pytest.raises(kind) as told:
        await doing
    assert told.value.code == code


async def test_rules_that_cannot_be_played_are_refused(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    for bad in (
        quick_rules(table_size=5),
        quick_rules(format=Format.LADDER, table_size=3),
        quick_rules(scoring=Scoring.DUPLICATE, divisions=ONE_DIVISION),
        quick_rules(calendar=Calendar(0, HOUR, 1)),
        quick_rules(divisions=Divisions(2, 4, 5)),
    ):
        await refused(hamlet.found(owner, bad), Malformed, "bad-rules")
    await refused(hamlet.found(owner, quick_rules(), name=" "), Malformed, "bad-league-name")
    await refused(hamlet.found(await hamlet.town.guest(), quick_rules()), Forbidden, "scope-missing")


async def test_each_role_may_do_what_it_may(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(4, quick_rules(divisions=ONE_DIVISION))
    referee, stranger = await hamlet.town.human("Referee"), await hamlet.town.human("Stranger")
    await give_role(hamlet.desk, ground.owner, ground.id, referee.known().id, referee=True)
    league = await ground.league()
    roles = [league.role_of(one.known().id) for one in (ground.owner, referee, people[0], stranger)]
    assert roles == [Role.OWNER, Role.REFEREE, Role.MEMBER, Role.SPECTATOR]
    ruling = Ruling(ground.id, Place(1, 1, 1), "a trial")
    for one in (people[0], stranger):
        await refused(annul_table(hamlet.desk, one, ruling), Forbidden, "referee-only")
        await refused(configure(hamlet.desk, one, ground.id), Forbidden, "owner-only")
    await refused(configure(hamlet.desk, referee, ground.id), Forbidden, "owner-only")
    await annul_table(hamlet.desk, referee, ruling)
    await give_role(hamlet.desk, ground.owner, ground.id, referee.known().id, referee=False)
    await refused(annul_table(hamlet.desk, referee, ruling), Forbidden, "referee-only")


async def test_one_registers_once_and_only_while_it_is_open(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(4, quick_rules())
    await refused(register(hamlet.desk, people[0], ground.id), Conflict, "registration-closed")
    again = await hamlet.found(ground.owner, quick_rules())
    await register(hamlet.desk, people[0], again.id)
    await refused(register(hamlet.desk, people[0], again.id), Conflict, "already-registered")
    await withdraw(hamlet.desk, people[0], again.id)
    await refused(withdraw(hamlet.desk, people[0], again.id), Conflict, "not-registered")
    await refused(register(hamlet.desk, people[0], LeagueId("lge_none")), NotFound, "unknown-league")


async def test_too_few_cancel_the_season_and_the_next_one_opens(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(1, quick_rules())
    assert (await ground.league()).seasons[0].status is SeasonStatus.CANCELLED
    assert (await ground.season()).status is SeasonStatus.REGISTRATION


async def test_whoever_comes_last_to_a_full_season_waits(database: str) -> None:
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


async def test_a_stand_in_plays_for_who_left_and_the_seat_can_be_taken_back(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    board = await hamlet.desk.boards.fresh(match)
    seat = board.match.seat_of(people[0].known().id)
    assert seat is not None
    assert seat.stand_in == "hand"
    await return_to_season(hamlet.desk, people[0], ground.id)
    await take_back_seat(hamlet.desk, people[0], match)
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


async def test_who_is_expunged_never_played(hamlet: Hamlet) -> None:
    rules = quick_rules(departure=Departure.EXPUNGE, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    before = {row.player for row in (await standings(ground))}
    await withdraw(hamlet.desk, people[1], ground.id)
    await ground.advance()
    await close_all(hamlet.desk)
    await ground.advance()
    assert before - {row.player for row in await standings(ground)} == {me(people[1])}
    await refused(return_to_season(hamlet.desk, people[1], ground.id), Conflict, "expunged")


async def standings(ground: Ground) -> tuple[Row, ...]:
    seen = await look_at_league(ground.desk, ground.owner, ground.id)
    season = seen.season()
    return seen.standings(season, season.divisions[0])


async def test_serial_leavers_cannot_register_for_a_time(hamlet: Hamlet) -> None:
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


async def test_a_table_not_ended_at_its_deadline_is_decided_by_the_score_then(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    hamlet.town.clock.advance(24 * HOUR + 5_000)
    by_id = {person.known().id: person for person in people}
    late = await look(hamlet.desk, people[0], match)
    assert late.match.to_move is not None
    mover = by_id[PlayerId(str(late.match.seat(late.match.to_move).player))]
    await play(hamlet.desk, mover, match, late.version, legal_texts_in(await look(hamlet.desk, mover, match))[0])
    await ground.advance()
    [ended] = await ground.entries(TableEnded)
    assert isinstance(ended, TableEnded)
    assert ended.how == How.DEADLINE.value
    assert (await hamlet.desk.boards.fresh(match)).match.status is Status.ABORTED
    hamlet.town.clock.advance(100 * HOUR)
    await ground.advance()
    league = await ground.league()
    assert league.seasons[0].status is SeasonStatus.ENDED
    assert league.seasons[0].ended_at == league.seasons[0].ends_at


async def test_advancing_twice_changes_nothing(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(4, quick_rules())
    before = (await ground.league()).version
    assert await ground.advance() == 0
    await asyncio.gather(ground.advance(), ground.advance())
    assert (await ground.league()).version == before


async def test_an_annulled_table_counts_neither_in_standings_nor_in_ratings(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    await play_out(hamlet.desk, match, people)
    await ground.advance()
    async with hamlet.desk.store.reading() as reading:
        assert len(await reading.changes_of(match)) == 2
    await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "played on the wrong day"))
    await refused(
        annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "again")), Conflict, "already-annulled"
    )
    assert {row.points for row in await standings(ground)} == {0}
    check = await verify_ratings(hamlet.desk, RATER, "the-river")
    assert (check.entries, check.faults) == (2, ())
    [entry] = await ground.entries(TableAnnulled)
    assert isinstance(entry, TableAnnulled)
    assert entry.reason == "played on the wrong day"
    await refused(annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, " ")), Malformed, "bad-reason")


async def test_a_referee_decides_a_table_and_its_match_is_ended(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "one did not come")
    await refused(decide_table(hamlet.desk, ground.owner, ruling, [1, 3]), Malformed, "bad-ranks")
    await decide_table(hamlet.desk, ground.owner, ruling, [2, 1])
    await ground.advance()
    assert (await hamlet.desk.boards.fresh(match)).match.status is Status.ABORTED
    season = await ground.season()
    assert season.closed == 1


async def test_a_referee_lets_a_machine_play_on_and_adjusts_clocks(hamlet: Hamlet) -> None:
    timing = Timing(Pace.CORRESPONDENCE, per_turn=HOUR)
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION), timing=timing)
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "a broken line")
    before = (await hamlet.desk.boards.fresh(match)).match
    await adjust_clock(hamlet.desk, ground.owner, ruling, me(people[0]), HOUR)
    after = (await hamlet.desk.boards.fresh(match)).match
    seat = before.seat_of(people[0].known().id)
    assert seat is not None
    assert before.clock is not None
    assert after.clock is not None
    assert after.clock.banks[seat.number - 1] - before.clock.banks[seat.number - 1] == HOUR
    await replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), "drifter")
    held = (await hamlet.desk.boards.fresh(match)).match.seat_of(people[0].known().id)
    assert held is not None
    assert held.stand_in == "drifter"
    await refused(replace_player(hamlet.desk, ground.owner, ruling, me(people[0])), Conflict, "seat-taken-over")
    nobody = Ruling(ground.id, Place(9, 9, 9), "nothing")
    await refused(replace_player(hamlet.desk, ground.owner, nobody, me(people[0])), NotFound, "unknown-table")


async def test_in_a_duplicate_league_every_table_has_the_same_deal_and_it_stays_secret() -> None:
    desk = with_hooks(Town().desk)
    owner = await somebody(desk)
    rules = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))
    ground = await sandbox(desk, owner, rules, 4)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    season = await ground.season()
    matches = [match_id(ground.id, 1, 1, 1, table.number) for table in season.divisions[0].tables]
    boards = [await desk.boards.fresh(match) for match in matches]
    assert len(boards) == 2
    assert boards[0].secret == boards[1].secret
    assert boards[0].position == boards[1].position
    stranger = await somebody(desk, "Stranger")
    for curious in (stranger, owner):
        await refused(look(desk, curious, matches[0]), NotFound, "unknown-match")
        await refused(export_record(desk, curious, matches[0]), NotFound, "unknown-match")
    await play_machines(desk)
    ended = await desk.boards.fresh(matches[0])
    assert ended.match.sealed
    assert look_at(desk, owner, ended).secret is None
    await refused(look(desk, owner, matches[0]), NotFound, "unknown-match")
    await ground.advance()
    assert (await look(desk, stranger, matches[0])).secret is not None
    await export_record(desk, stranger, matches[0])
    points = [row.points for row in await standings(ground)]
    assert sum(points) in range(4 * 50 * 12 - 4, 4 * 50 * 12 + 1)


async def test_on_a_ladder_a_challenger_who_wins_takes_the_place(hamlet: Hamlet) -> None:
    rules = quick_rules(format=Format.LADDER, reach=2, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    order = (await ground.season()).divisions[0].order
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
    assert (await ground.season()).divisions[0].order == (order[2], order[0], order[1])


async def test_only_a_sandbox_has_machines_and_a_clock_to_move(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    ground = await hamlet.found(owner, quick_rules())
    await refused(register_machines(hamlet.desk, owner, ground.id, "hand", 2), Conflict, "not-a-sandbox")
    await refused(move_clock(hamlet.desk, owner, ground.id, Moment(2**45)), Conflict, "not-a-sandbox")
    trial = await sandbox(hamlet.desk, owner, quick_rules(), 2)
    await refused(move_clock(hamlet.desk, owner, trial.id, Moment(1)), Malformed, "bad-moment")
    await refused(register_machines(hamlet.desk, owner, trial.id, "wizard", 2), Malformed, "unknown-level")


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
