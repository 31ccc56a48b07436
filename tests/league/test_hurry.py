"""Leagues in a hurry, and leagues nobody comes to: they cost little, and keep nobody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed, NotFound
from application.games import Games
from application.hosting.terms import ANY_SEAT, NO_CLOCK, Terms
from application.leagues.advance import MOST_STEPS, advance_league
from application.leagues.configure import configure
from application.leagues.found_league import found_league, plain_data
from application.leagues.league_changes import change_league
from application.leagues.register import register
from application.leagues.terms import LeagueTerms
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.start import start
from application.tasks import ADVANCE
from domain.hosting.terms import MatchId, Moment, Pace, Status, Timing
from domain.league.due import next_due
from domain.league.entries import Configured
from domain.league.rules_text import rules_text
from domain.league.season import SeasonStatus
from domain.league.terms import SHORTEST_STAGE, Calendar
from tests.fakes.clock import FakeClock
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, refused, table_of
from tests.league.towns import HOUR, Ground, quick_rules
from tests.workers.crews import working_desk
from tests.workers.desks import eventually, somebody
from workers.jobs import ROUNDS
from workers.schedule import keep_schedule

DAY = 24 * HOUR
HURRY = quick_rules(calendar=Calendar(registration=1, round_length=1, rounds=1))
SHORT = quick_rules(calendar=Calendar(registration=SHORTEST_STAGE, round_length=DAY, rounds=3), divisions=ONE_DIVISION)
SOON = 60.0
"""Seconds within which a server serves, also on a machine that has much else to do."""


class Flight(FakeClock):
    """A clock that shows a month more whenever it is looked at: to any league something is always due."""

    def now(self) -> Moment:
        self.advance(31 * DAY)
        assert self._now < 10**13, "nobody looks after one league for ever"
        return super().now()


async def hurried(ground: Ground) -> None:
    """From its next season on it hurries, as leagues could before there was a shortest calendar."""
    entry = Configured(ground.owner.required_player().id, plain_data(NO_CLOCK), rules_text(HURRY))
    await change_league(ground.desk, ground.id, lambda league: [entry])


@pytest.mark.parametrize("stage", ["registration", "round_length"])
async def test_only_a_sandbox_may_hurry(hamlet: Hamlet, stage: str) -> None:
    owner = await hamlet.town.human("Owner")
    for shortest, sandbox in ((SHORTEST_STAGE, False), (1, True)):
        calendar = replace(quick_rules().calendar, **{stage: shortest})
        ground = await hamlet.found(owner, quick_rules(calendar=calendar), sandbox=sandbox)
        faster = quick_rules(calendar=replace(calendar, **{stage: shortest - 1}))
        await refused(hamlet.found(owner, faster, sandbox=sandbox), Malformed, "bad-rules")
        await refused(configure(hamlet.desk, owner, ground.id, faster), Malformed, "bad-rules")


async def test_a_task_does_so_many_steps_and_leaves_the_rest_to_the_next_round(hamlet: Hamlet) -> None:
    ground = await hamlet.found(await hamlet.town.human("Owner"), quick_rules())
    await hurried(ground)
    desk = replace(hamlet.desk, clock=Flight())
    before = (await ground.league()).version
    assert await advance_league(desk, ground.id) == MOST_STEPS
    assert (await ground.league()).version == before + MOST_STEPS
    async with desk.store.reading() as reading:
        assert [head.id for head in await reading.due_leagues(desk.clock.now(), Moment(1), 10)] == [ground.id]
        notices = await reading.unsent_notices(desk.clock.now(), 1_000)
    assert len(notices) > MOST_STEPS
    assert not [notice for notice in notices if notice.task and notice.task.name == ADVANCE], (
        "nobody is sent after what is found by its date"
    )


async def test_a_round_is_found_again_whose_worker_died_before_it_made_the_matches(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    hamlet.town.clock.advance(DAY)
    with pytest.raises(NotFound):
        await advance_league(replace(hamlet.desk, games=Games([])), ground.id)
    assert (await ground.season()).paired == 2
    for is_due in (True, False):
        async with hamlet.desk.store.reading() as reading:
            assert bool(await reading.due_leagues(hamlet.desk.clock.now(), Moment(1), 10)) == is_due
        await ground.advance()
    _, match = await table_of(ground, me(people[0]))
    assert (await hamlet.town.match(match)).status is Status.RUNNING


async def test_a_league_nobody_comes_to_opens_later_and_later(hamlet: Hamlet) -> None:
    """LG-6."""
    calendar = Calendar(registration=DAY, round_length=DAY, rounds=3)
    ground = await hamlet.found(await hamlet.town.human("Owner"), quick_rules(calendar=calendar))
    clock = hamlet.town.clock
    for _ in range(24 * 180):
        clock.advance(HOUR)
        await ground.advance()
    opened = [season.opened_at for season in (await ground.league()).seasons]
    between = [(later - earlier) // DAY - 1 for earlier, later in pairwise(opened)]
    assert between == [0, 1, 2, 4, 8, 16, 28, 28, 28, 28]


async def test_a_league_that_is_seen_to_again_opens_as_ever(hamlet: Hamlet) -> None:
    """LG-6."""
    ground = await hamlet.found(await hamlet.town.human("Owner"), quick_rules(divisions=ONE_DIVISION))
    for _ in range(200):
        hamlet.town.clock.advance(HOUR)
        await ground.advance()
    league = await ground.league()
    assert league.lapsed > 2
    assert league.season is not None
    assert league.season.status is SeasonStatus.CANCELLED
    await configure(hamlet.desk, ground.owner, ground.id)
    assert (next_due(await ground.league()) or 0) <= hamlet.desk.clock.now()
    await ground.advance()
    await begun(hamlet.desk, hamlet.town.clock, ground, [await hamlet.town.human(name) for name in ("Ada", "Bea")])
    assert (await ground.season()).status is SeasonStatus.RUNNING
    assert (await ground.league()).lapsed == 0


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[Desk]:
    """A desk with workers and a schedule, as a server has them."""
    async with working_desk(url) as desk:
        schedule = asyncio.create_task(keep_schedule(desk.queue, desk.clock, ROUNDS))
        try:
            yield desk
        finally:
            schedule.cancel()


async def founded_before(desk: Desk, owner: Caller, seconds: int) -> Ground:
    """A league whose first season begins a minute after it was founded, which is so many seconds ago."""
    then = replace(desk, clock=FakeClock(desk.clock.now() - 1_000 * seconds))
    terms = LeagueTerms("Town", "the-river", SHORT)
    return Ground(desk, owner, (await found_league(then, owner, terms)).league.id)


async def short_match(desk: Desk, one: Caller, other: Caller) -> MatchId:
    """A match of two in which the first to move runs out of time after a second."""
    terms = Terms("the-river", 2, timing=Timing(Pace.LIVE, bank=1_000))
    match = (await open_match(desk, one, terms, ANY_SEAT)).view.match.id
    await join(desk, other, match)
    await start(desk, one, match)
    return match


async def test_a_league_in_a_hurry_keeps_no_other_league_and_no_clock_waiting(sqlite_url: str) -> None:
    async with serving(sqlite_url) as desk:
        owner, *people = [await somebody(desk, name) for name in ("Owner", "Ada", "Bea")]
        hasty = await founded_before(desk, owner, 60)
        await hurried(hasty)

        async def is_hurrying() -> bool:
            return len((await hasty.league()).seasons) > 5

        await eventually(is_hurrying, "the league hurries", SOON)
        other = await founded_before(desk, owner, 58)
        for person in people:
            await register(desk, person, other.id)
        match = await short_match(desk, *people)

        async def are_served() -> bool:
            is_over = (await desk.matches.fresh(match)).match.status is Status.FINISHED
            return is_over and (await other.season()).paired == 1 and await is_made(other, people[0])

        await eventually(are_served, "another league and a clock are served", SOON)
        await configure(desk, owner, hasty.id, SHORT)
        assert len((await hasty.league()).seasons) < 40


async def is_made(ground: Ground, player: Caller) -> bool:
    async with ground.desk.store.reading() as reading:
        return await reading.match_summary((await table_of(ground, me(player)))[1]) is not None
