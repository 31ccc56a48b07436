"""The time: in logs it never goes back, and no player loses because a server's clock is wrong."""

from dataclasses import replace

import pytest

from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.terms import LeagueTerms
from application.matches.expire import expire
from application.matches.offer_rematch import offer_rematch
from application.matches.resign import resign
from application.ports.store import StoreFault
from application.upkeep.keep_time import keep_time
from domain.hosting.clocks import remaining
from domain.hosting.terms import MatchId, Moment
from tests.application.tables import LIVE, TWO, play_on
from tests.fakes.clock import FakeClock
from tests.fakes.desk import Town
from tests.fakes.metrics import FakeMetrics
from tests.league.towns import quick_rules

MINUTE = 60_000
TIMED = replace(TWO, timing=LIVE)


async def times(town: Town, match: MatchId) -> list[Moment]:
    async with town.store.reading() as reading:
        return [logged.at for logged in await reading.log(match)]


async def test_entry_times_never_decrease_when_a_clock_is_set_back() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=TIMED)
    await play_on(town, match, ada, bea, moves=6)
    town.clock.advance(-2 * MINUTE)
    await play_on(town, match, ada, bea, moves=6)
    await resign(town.desk, ada, match)
    town.clock.advance(-2 * MINUTE)
    await offer_rematch(town.desk, bea, match)
    assert (logged := await times(town, match)) == sorted(logged)


async def test_a_clock_set_back_gives_nobody_time() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=TIMED)
    town.clock.advance(-2 * MINUTE)
    moves = await play_on(town, match, ada, bea, moves=8)
    clock = (await town.match(match)).clock
    assert clock is not None
    for seat in (1, 2):
        assert remaining(clock, seat, clock.since) <= LIVE.bank + moves * LIVE.increment


async def test_the_times_of_a_league_never_decrease_either() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    league = (await found_league(town.desk, ada, LeagueTerms("Town", "the-river", quick_rules()))).league.id
    town.clock.advance(-2 * MINUTE)
    await give_role(town.desk, ada, league, bea.required_player().id, referee=True)
    async with town.store.reading() as reading:
        logged = [each.at for each in await reading.league_log(league)]
    assert len(logged) > 2
    assert logged == sorted(logged)


async def test_a_server_whose_clock_is_ahead_follows_the_database_and_ends_nobodys_time() -> None:
    town, metrics = Town(), FakeMetrics()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=TIMED)
    hasty = FakeClock(town.clock.now() + 2 * MINUTE)
    town.store.clock = town.clock.now
    desk = replace(town.another_desk(), clock=hasty, metrics=metrics)
    assert await keep_time(desk) == pytest.approx(120.0)
    assert metrics.level_of("clock_offset_seconds") == pytest.approx(120.0)
    assert await expire(desk, match) is None
    assert (await town.match(match)).to_move is not None


async def test_without_the_database_the_clock_stays_as_it_is() -> None:
    town = Town()
    town.store.is_broken = True
    before = town.clock.now()
    with pytest.raises(StoreFault):
        await keep_time(town.desk)
    assert town.clock.now() == before


async def test_a_database_without_a_clock_of_its_own_is_not_followed() -> None:
    town, metrics = Town(), FakeMetrics()
    assert await keep_time(replace(town.desk, metrics=metrics)) is None
    assert metrics.level_of("clock_offset_seconds") is None


async def test_an_expiry_is_counted_with_how_late_it_was() -> None:
    town, metrics = Town(), FakeMetrics()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=TIMED)
    town.clock.advance(LIVE.bank + 1_500)
    desk = replace(town.desk, metrics=metrics)
    assert await expire(desk, match) is not None
    assert await expire(desk, match) is None
    assert metrics.values_of("clock_lateness_seconds") == [1.5]
