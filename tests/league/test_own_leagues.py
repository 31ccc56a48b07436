"""A player's leagues: where he takes part, has played, or has a role; not those he withdrew from."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from adapters.persistence.migrate import migrate, unmigrate
from application.callers import Caller
from application.desk import Desk
from application.leagues.close_league import close_league
from application.leagues.find_leagues import find_leagues
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.register import register
from application.leagues.rulings import Ruling, replace_player
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.ports.leagues import LeagueFilter
from domain.league.season import SeasonStatus
from domain.league.terms import Calendar, Role
from tests.fakes.clock import FakeClock
from tests.league.hamlets import ONE_DIVISION, begun, me, table_of
from tests.league.towns import HOUR, Ground, quick_rules
from tests.workers.desks import desk_on, somebody

RULES = quick_rules(divisions=ONE_DIVISION)


@pytest.fixture
def clock(desk: Desk) -> FakeClock:
    return FakeClock(desk.clock.now())


@pytest.fixture
async def ground(desk: Desk, clock: FakeClock) -> Ground:
    here = replace(desk, clock=clock)
    owner = await somebody(here, "Owner")
    return Ground(here, owner, (await found_league(here, owner, LeagueTerms("Town", "the-river", RULES))).league.id)


async def _has(ground: Ground, person: Caller) -> bool:
    """Whether the league is among his."""
    page = await find_leagues(ground.desk, LeagueFilter(player=person.required_player().id))
    return [head.id for head in page.heads] == [ground.id]


async def test_who_withdraws_before_he_has_played_has_it_no_longer(ground: Ground) -> None:
    ada = await somebody(ground.desk, "Ada")
    assert not await _has(ground, ada)
    await register(ground.desk, ada, ground.id)
    assert await _has(ground, ada)
    await withdraw(ground.desk, ada, ground.id)
    assert not await _has(ground, ada)
    await register(ground.desk, ada, ground.id)
    assert await _has(ground, ada)


async def test_who_has_a_role_keeps_it_for_as_long(ground: Ground) -> None:
    ada = await somebody(ground.desk, "Ada")
    await register(ground.desk, ada, ground.id)
    await give_role(ground.desk, ground.owner, ground.id, ada.required_player().id, referee=True)
    await withdraw(ground.desk, ada, ground.id)
    assert await _has(ground, ada)
    await give_role(ground.desk, ground.owner, ground.id, ada.required_player().id, referee=False)
    assert not await _has(ground, ada)
    await register(ground.desk, ground.owner, ground.id)
    await withdraw(ground.desk, ground.owner, ground.id)
    assert await _has(ground, ground.owner)


async def test_who_has_played_keeps_it_and_who_only_waited_does_not(ground: Ground, clock: FakeClock) -> None:
    """LG-49."""
    people = [await somebody(ground.desk, name) for name in ("Ada", "Bea", "Cleo", "Dora")]
    ada, bea, cleo, dora = people
    await begun(ground.desk, clock, ground, [ada, bea])
    for waiting in (cleo, dora):
        await register(ground.desk, waiting, ground.id)
    await withdraw(ground.desk, dora, ground.id)
    await withdraw(ground.desk, ada, ground.id)
    assert [await _has(ground, person) for person in people] == [True, True, True, False]
    clock.advance(3 * 24 * HOUR)
    await ground.advance()
    assert (await ground.season()).number == 2
    assert [await _has(ground, person) for person in people] == [True, True, False, False]


async def test_who_only_waited_for_the_last_season_of_all_is_released_at_its_end(
    ground: Ground, clock: FakeClock
) -> None:
    ada, bea, cleo = people = [await somebody(ground.desk, name) for name in ("Ada", "Bea", "Cleo")]
    await begun(ground.desk, clock, ground, [ada, bea])
    await register(ground.desk, cleo, ground.id)
    await close_league(ground.desk, ground.owner, ground.id, "it was nice")
    assert [await _has(ground, person) for person in people] == [True, True, True]
    clock.advance(3 * 24 * HOUR)
    await ground.advance()
    assert (await ground.season()).status is SeasonStatus.ENDED
    assert [await _has(ground, person) for person in people] == [True, True, False]
    assert (await ground.league()).role_of(cleo.required_player().id) is Role.SPECTATOR


async def test_who_registered_for_what_was_not_played_is_released_when_nothing_follows(
    desk: Desk, clock: FakeClock
) -> None:
    here = replace(desk, clock=clock)
    owner, ada = await somebody(here, "Owner"), await somebody(here, "Ada")
    rules = quick_rules(calendar=Calendar(HOUR, HOUR, 1, pause=HOUR), divisions=ONE_DIVISION)
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("Town", "the-river", rules))).league.id)
    await begun(here, clock, ground, [ada])
    assert (await ground.season()).status is SeasonStatus.CANCELLED
    assert await _has(ground, ada)
    await close_league(here, owner, ground.id, "nobody comes")
    assert not await _has(ground, ada)


async def test_who_registered_for_what_is_not_played_is_released(ground: Ground, clock: FakeClock) -> None:
    ada = await somebody(ground.desk, "Ada")
    await begun(ground.desk, clock, ground, [ada])
    assert (await ground.league()).seasons[0].status is SeasonStatus.CANCELLED
    assert not await _has(ground, ada)
    await register(ground.desk, ada, ground.id)
    await close_league(ground.desk, ground.owner, ground.id, "nobody comes")
    assert not await _has(ground, ada)


async def test_rows_of_those_who_withdrew_under_an_earlier_version_are_dropped(database: str) -> None:
    names = ("Owner", "Referee", "Ada", "Bea", "Cleo", "Dora", "Gone", "Late")
    async with desk_on(database) as desk:
        here = replace(desk, clock=(clock := FakeClock(desk.clock.now())))
        owner, referee, *people = everybody = [await somebody(here, name) for name in names]
        ada, bea, cleo, dora, gone, late = people
        ground = Ground(
            here, owner, (await found_league(here, owner, LeagueTerms("Town", "the-river", RULES))).league.id
        )
        await give_role(here, owner, ground.id, referee.required_player().id, referee=True)
        for person in (gone, dora):
            await register(here, person, ground.id)
            await withdraw(here, person, ground.id)
        await begun(here, clock, ground, [ada, bea])
        await withdraw(here, ada, ground.id)
        for person in (cleo, late):
            await register(here, person, ground.id)
        await replace_player(
            here, owner, Ruling(ground.id, (await table_of(ground, me(ada)))[0], "away"), me(ada), substitute=me(cleo)
        )
        clock.advance(3 * 24 * HOUR)
        await ground.advance()
        await register(here, dora, ground.id)
        right = [await _has(ground, person) for person in everybody]
        assert right == [True, True, True, True, True, True, False, False]
        async with here.store.working() as work:
            await work.note_members(ground.id, [person.required_player().id for person in everybody])
            await work.commit()
        assert all([await _has(ground, person) for person in everybody])
        await asyncio.to_thread(unmigrate, database, "0009")
        await asyncio.to_thread(migrate, database)
        assert [await _has(ground, person) for person in everybody] == right
