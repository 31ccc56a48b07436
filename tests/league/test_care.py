"""Leagues keep nobody waiting: one looks after each, for a while, and never for what has been seen to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from application.desk import Desk
from application.leagues.advance import advance_league
from application.leagues.drive import send_due_leagues
from application.leagues.found_league import found_league
from application.leagues.league_view import visit_league
from application.leagues.move_clock import move_clock
from application.leagues.terms import LeagueTerms
from application.policy import Policy
from application.ports.queue import LeagueAt, Task
from application.process.league_cache import LeagueCache
from application.process.league_locks import LeagueLocks
from application.process.outgoing import IdleQueue
from application.tasks import ADVANCE, ADVANCE_SANDBOX, stored_form
from domain.hosting.terms import MatchId, Moment
from domain.league.league import League
from domain.league.season import SeasonStatus, match_id
from domain.league.terms import Divisions, LeagueId, Scoring
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, play_out, table_of
from tests.league.towns import HOUR, Ground, close_all, play_machines, quick_rules, sandbox, with_hooks
from tests.workers.desks import somebody

DAY = 24 * HOUR
RIVER = LeagueId("lge_river")
RULES = quick_rules(divisions=ONE_DIVISION)
HASTE = Policy(league_slice=0.0)
"""Time is over as soon as anything is done."""


class Unread(LeagueCache):
    """Nobody may look at a league."""

    async def fresh(self, league: LeagueId) -> League:
        raise AssertionError("a look for nothing")


class Interrupted(LeagueCache):
    """While a league is looked at for the first time, another task about it comes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.store)
        self._desk = desk
        self.looks = 0

    async def fresh(self, league: LeagueId) -> League:
        self.looks += 1
        if self.looks == 1:
            await woken(self._desk, league)
            assert await advance_league(self._desk, league) == 0
        return await super().fresh(league)


def hasty(desk: Desk) -> Desk:
    return replace(desk, policy=HASTE)


def tasks_at(desk: Desk) -> list[Task]:
    assert isinstance(desk.queue, IdleQueue)
    return desk.queue.tasks


async def woken(desk: Desk, league: LeagueId) -> None:
    async with desk.store.working() as work:
        await work.wake_league(league)
        await work.commit()


async def is_due(desk: Desk) -> bool:
    async with desk.store.reading() as reading:
        return bool(await reading.due_leagues(desk.clock.now(), Moment(1), 10))


async def wake_ups(desk: Desk) -> list[str]:
    """The tasks that look after leagues, posted and not yet sent."""
    async with desk.store.reading() as reading:
        notices = await reading.unsent_notices(Moment(desk.clock.now() + 1), 1_000)
    return [notice.task.name for notice in notices if notice.task and notice.task.name in (ADVANCE, ADVANCE_SANDBOX)]


async def matches_of(ground: Ground) -> list[MatchId]:
    """Those of the round under way, made or not."""
    season = await ground.season()
    return [
        match_id(ground.id, season.number, division.number, table.round, table.number)
        for division in season.divisions
        for table in division.tables
        if table.round == season.paired
    ]


async def made(ground: Ground) -> int:
    """How many matches of the round under way are there."""
    async with ground.desk.store.reading() as reading:
        return len(await reading.match_summaries(await matches_of(ground)))


async def test_a_task_whose_work_has_been_done_since_looks_at_no_league(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(4, RULES)
    assert not await is_due(hamlet.desk)
    blind = replace(hamlet.desk, leagues=Unread(hamlet.desk.store))
    assert await advance_league(blind, ground.id, (await ground.league()).version) == 0


async def test_a_match_that_its_league_ended_wakes_nobody(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(4, RULES)
    _, match = await table_of(ground, me(people[0]))
    before = len(await wake_ups(hamlet.desk))
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    assert (await hamlet.town.match(match)).reason == "deadline"
    await close_all(hamlet.desk)
    assert len(await wake_ups(hamlet.desk)) == before
    assert not await is_due(hamlet.desk)


async def test_a_match_that_its_players_ended_wakes_its_league(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    _, match = await table_of(ground, me(people[0]))
    before = await wake_ups(hamlet.desk)
    await play_out(hamlet.desk, match, people)
    assert await wake_ups(hamlet.desk) == [*before, ADVANCE]
    assert await is_due(hamlet.desk)


async def test_while_one_looks_after_a_league_nobody_else_does_and_he_looks_once_more(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(4, RULES)
    hamlet.town.clock.advance(DAY)
    desk = hamlet.desk
    assert desk.league_locks.try_begin(ground.id)
    desk.league_locks.begin_pass(ground.id)
    assert await ground.advance() == 0
    assert (await ground.season()).closed == 0
    assert desk.league_locks.is_called(ground.id)
    desk.league_locks.end(ground.id, None)
    assert await ground.advance() > 0
    assert (await ground.season()).closed == 1


async def test_whoever_is_called_while_he_looks_looks_once_more(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(2, RULES)
    await woken(hamlet.desk, ground.id)
    looked = Interrupted(hamlet.desk)
    assert await advance_league(replace(hamlet.desk, leagues=looked), ground.id) == 0
    assert looked.looks == 2
    assert not await is_due(hamlet.desk)


async def test_whoever_fails_lets_the_league_go(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(4, RULES)
    hamlet.town.clock.advance(DAY)
    with pytest.raises(AssertionError):
        await advance_league(replace(hamlet.desk, leagues=Unread(hamlet.desk.store)), ground.id)
    assert await ground.advance() > 0


async def test_when_its_time_is_over_a_league_goes_to_the_end_of_the_queue(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.paired(8, RULES)
    desk = hasty(hamlet.desk)
    league = await ground.league()
    for number in range(1, 5):
        await advance_league(desk, ground.id, league.version)
        assert await made(ground) == number
        assert tasks_at(desk)[-1] == Task(ADVANCE, LeagueAt(ground.id, league.version))
    await advance_league(desk, ground.id, league.version)
    assert len(tasks_at(desk)) == 4
    assert not await is_due(desk)


async def test_the_deals_of_a_large_round_come_out_in_slices_too(desk: Desk) -> None:
    here = with_hooks(desk)
    rules = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))
    ground = await sandbox(here, await somebody(here), rules, 8)
    await ground.move_to((await ground.season()).starts_at)
    await until_settled(ground)
    matches = await matches_of(ground)
    await play_machines(here)
    late = hasty(here)
    while not await unsealed(here, matches):
        assert await advance_league(late, ground.id) == 1
    for number in (1, 2, 3):
        assert (await unsealed(here, matches), (await ground.season()).closed) == (number, 0)
        assert await advance_league(late, ground.id) == 1
    assert (await unsealed(here, matches), (await ground.season()).closed) == (4, 1)


async def unsealed(desk: Desk, matches: Sequence[MatchId]) -> int:
    return sum([not (await desk.matches.fresh(match)).match.sealed for match in matches])


async def test_what_was_sent_before_a_league_was_left_is_seen_to_by_what_was_sent_then(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(8, RULES)
    hamlet.town.clock.advance(DAY)
    desk = hasty(hamlet.desk)
    before = (await ground.league()).version
    assert await advance_league(desk, ground.id, before) == 1
    left = (await ground.league()).version
    assert left == before + 1
    for _ in range(3):
        assert await advance_league(desk, ground.id, before) == 0
    assert tasks_at(desk) == [Task(ADVANCE, LeagueAt(ground.id, left))]
    assert await advance_league(desk, ground.id, left) == 1


async def test_a_season_in_slices_ends_like_one_in_one_piece(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    whole = await sandbox(hamlet.desk, owner, RULES, 6)
    sliced = await sandbox(hasty(hamlet.desk), owner, RULES, 6)
    for ground in (whole, sliced):
        season = await ground.season()
        await move_clock(ground.desk, owner, ground.id, season.starts_at)
        await until_settled(ground)
        await play_machines(ground.desk)
        await move_clock(ground.desk, owner, ground.id, season.ends_at)
        await until_settled(ground)
    seasons = [(await ground.league()).seasons[0] for ground in (whole, sliced)]
    assert [season.status for season in seasons] == [SeasonStatus.ENDED] * 2
    assert [len(division.tables) for season in seasons for division in season.divisions] == [9, 9]


async def until_settled(ground: Ground) -> None:
    while await ground.advance():
        pass


async def test_sandboxes_are_looked_after_behind_all_other_leagues(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    trial = await sandbox(hamlet.desk, owner, RULES, 2)
    before = await wake_ups(hamlet.desk)
    await move_clock(hamlet.desk, owner, trial.id, (await trial.season()).starts_at)
    assert await wake_ups(hamlet.desk) == [*before, ADVANCE_SANDBOX]
    ground = await hamlet.found(owner, RULES)
    hamlet.town.clock.advance(HOUR)
    await visit_league(hamlet.desk, owner, trial.id)
    assert await send_due_leagues(hamlet.desk) == 2
    sent = {stored_form(task)[0]: task.name for task in tasks_at(hamlet.desk)}
    assert sent == {trial.id: ADVANCE_SANDBOX, ground.id: ADVANCE}
    await trial.advance()
    await play_machines(hamlet.desk)
    assert (await wake_ups(hamlet.desk))[-1] == ADVANCE_SANDBOX


def test_a_league_that_is_done_with_is_begun_again_at_any_version() -> None:
    care = LeagueLocks()
    assert care.try_begin(RIVER, 3)
    care.end(RIVER, 5)
    assert not care.try_begin(RIVER, 4)
    assert care.try_begin(RIVER, 5)
    care.end(RIVER, None)
    assert care.try_begin(RIVER, 1)


async def test_a_league_is_due_by_its_date_or_while_it_was_woken_more_often_than_looked_after(desk: Desk) -> None:
    ground = await sandbox(desk, await somebody(desk), RULES, 0)
    other = await found_league(desk, ground.owner, LeagueTerms("Town", "the-river", RULES))
    now, start = desk.clock.now(), (await ground.season()).starts_at

    async def calls(league: LeagueId, at: int) -> int | None:
        async with desk.store.reading() as reading:
            return await reading.due_calls(league, Moment(at), Moment(1))

    assert [await calls(other.league.id, at) for at in (now, start + DAY)] == [None, 0]
    assert await calls(RIVER, now) is None
    for number in (1, 2):
        await woken(desk, ground.id)
        assert await calls(ground.id, now) == number
    async with desk.store.working() as work:
        await work.settle_league(ground.id, 2)
        await work.commit()
    assert await calls(ground.id, now) is None
