"""Logs of leagues that somebody would like to make endless."""

from __future__ import annotations

from dataclasses import replace

from application.errors import LimitReached
from application.leagues.configure import configure
from application.leagues.follow import follow_league
from application.leagues.give_role import give_role
from application.leagues.rulings import Ruling, adjust_clock, decide_table
from application.limits.paging import LOG_PAGE
from application.policy import Policy
from domain.hosting.terms import Pace, Timing
from domain.league.season import SeasonStatus
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, play_out, refused, table_of
from tests.league.towns import HOUR, close_all, quick_rules

RULES = quick_rules(divisions=ONE_DIVISION)


def strict(hamlet: Hamlet, acts: int) -> None:
    hamlet.desk = replace(hamlet.desk, policy=Policy(acts_per_season=acts))


async def test_referees_act_so_often_and_the_league_goes_on_by_itself(hamlet: Hamlet) -> None:
    """LG-64."""
    strict(hamlet, 4)
    ground, people = await hamlet.started(2, RULES, timing=Timing(Pace.LIVE, bank=HOUR))
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "again")
    for milliseconds in (1_000, -1_000, 1_000, -1_000):
        await adjust_clock(hamlet.desk, ground.owner, ruling, me(people[0]), milliseconds)
    await refused(adjust_clock(hamlet.desk, ground.owner, ruling, me(people[0]), 1_000), LimitReached, "too-many-acts")
    await refused(decide_table(hamlet.desk, ground.owner, ruling, [1, 2]), LimitReached, "too-many-acts")
    await play_out(hamlet.desk, match, people)
    await close_all(hamlet.desk)
    while (await ground.season()).status is SeasonStatus.RUNNING:
        hamlet.town.clock.advance(HOUR)
        await ground.advance()
    hamlet.town.clock.advance(10 * RULES.calendar.pause + HOUR)
    await ground.advance()
    assert (await ground.season()).number > 1
    await configure(hamlet.desk, ground.owner, ground.id)


async def test_an_owner_fills_no_log_with_rules_or_roles(hamlet: Hamlet) -> None:
    strict(hamlet, 6)
    owner, friend = await hamlet.town.human("Owner"), await hamlet.town.human("Friend")
    ground = await hamlet.found(owner, RULES)
    for _ in range(2):
        await configure(hamlet.desk, owner, ground.id)
        await give_role(hamlet.desk, owner, ground.id, friend.required_player().id, referee=True)
        await give_role(hamlet.desk, owner, ground.id, friend.required_player().id, referee=False)
    await refused(configure(hamlet.desk, owner, ground.id), LimitReached, "too-many-acts")
    await refused(
        give_role(hamlet.desk, owner, ground.id, friend.required_player().id, referee=True),
        LimitReached,
        "too-many-acts",
    )


async def test_a_long_log_of_a_league_is_folded_and_followed_in_pages(hamlet: Hamlet) -> None:
    owner, friend = await hamlet.town.human("Owner"), await hamlet.town.human("Friend")
    ground = await hamlet.found(owner, RULES)
    for number in range(2 * LOG_PAGE + 3):
        await give_role(hamlet.desk, owner, ground.id, friend.required_player().id, referee=number % 2 == 0)
    league = await ground.league()
    assert await hamlet.town.another_desk().leagues.fresh(ground.id) == league
    stream = await follow_league(hamlet.desk, owner, ground.id)
    assert [(await anext(stream)).version for _ in range(league.version)] == list(range(1, league.version + 1))
    await stream.aclose()
