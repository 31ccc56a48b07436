"""Rounds of pairing at the same time, in several processes and killed half-way, on PostgreSQL and SQLite."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from adapters.persistence import store as sql_store
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.pairing.cancel_seek import cancel_seek
from application.pairing.find_table import find_table
from application.pairing.pair_seeks import pair_seeks
from application.pairing.set_table import set_table
from application.players.authenticate import authenticate
from application.players.enter_as_guest import enter_as_guest
from domain.hosting.terms import MatchId, Pace, Status, Timing
from domain.pairing.seeks import Seek, SeekStatus, Wanted
from tests.fakes.desk import Town

LIVE = Wanted("moon-river", 2, Timing(Pace.LIVE, 600_000, 10_000))
OTHER = Wanted("the-river", 2, LIVE.timing)
PEOPLE = 24


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def desks(url: str) -> AsyncIterator[list[Desk]]:
    """Three processes on one database: they share nothing else."""
    towns: list[Town] = []
    for _ in range(3):
        town = Town()
        town.store = sql_store(url, 6)  # type: ignore[assignment]  # the town is furnished with a real store
        town.clock = towns[0].clock if towns else town.clock
        town.ids = towns[0].ids if towns else town.ids
        town.bus = towns[0].bus if towns else town.bus
        town.desk = town.another_desk()
        towns.append(town)
    yield [town.desk for town in towns]
    for town in towns:
        await town.store.close()


async def crowd(desk: Desk) -> list[Caller]:
    return [await authenticate(desk, (await enter_as_guest(desk, NOBODY)).text) for _ in range(PEOPLE)]


async def seeks_of_all(desk: Desk, people: list[Caller]) -> list[Seek]:
    async with desk.store.reading() as reading:
        found = [await reading.seeks_of(each.required_player().id, desk.clock.now(), 9) for each in people]
        settled = [await reading.seek(seek.id) for own in found for seek in own]
    return [seek for seek in settled if seek is not None]


async def paired_matches(desk: Desk) -> list[MatchId]:
    async with desk.store.reading() as reading:
        return list(dict.fromkeys(seek.match for seek in await reading.unsettled_seeks(999) if seek.match))


async def settle(desks: list[Desk]) -> None:
    """Rounds in all processes until none finds anything, each table set by all of them at once."""
    for _ in range(6):
        await asyncio.gather(*(pair_seeks(desk) for desk in desks))
        matches = await paired_matches(desks[0])
        await asyncio.gather(*(set_table(desk, match) for match in matches for desk in desks))


async def tables_of(desk: Desk, people: list[Caller]) -> Counter[str]:
    """How many running live matches each player sits at."""
    count: Counter[str] = Counter()
    async for match in _every_match(desk):
        state = (await desk.matches.fresh(match)).match
        assert state.status is Status.RUNNING
        assert state.is_full
        count.update(seat.player for seat in state.seats if seat.player)
    return count


async def _every_match(desk: Desk) -> AsyncIterator[MatchId]:
    async with desk.store.reading() as reading:
        matches = [match async for match in reading.every_match()]
    for match in matches:
        yield match


async def test_everybody_sits_at_one_table_however_many_rounds_run_at_once(desks: list[Desk]) -> None:
    """Everybody looks for two games: whichever comes first ends the other search."""
    people = await crowd(desks[0])
    for wanted in (LIVE, OTHER):
        await asyncio.gather(*(find_table(desks[at % 3], each, wanted) for at, each in enumerate(people)))
    await settle(desks)
    count = await tables_of(desks[0], people)
    assert count == {each.required_player().id: 1 for each in people}
    assert await paired_matches(desks[0]) == []


async def test_rounds_that_die_half_way_lose_nobody(desks: list[Desk]) -> None:
    """A process is killed while it pairs, and while it sets tables: cut at every step of the event loop."""
    people = await crowd(desks[0])
    for each in people:
        await find_table(desks[0], each, LIVE)
    for steps in range(0, 60, 3):
        work = asyncio.create_task(pair_seeks(desks[steps % 3]))
        await _cut(work, steps)
        matches = await paired_matches(desks[0])
        if matches:
            await _cut(asyncio.create_task(set_table(desks[steps % 3], matches[0])), steps)
    await settle(desks)
    assert await tables_of(desks[0], people) == {each.required_player().id: 1 for each in people}


async def _cut(work: "asyncio.Task[object]", steps: int) -> None:
    for _ in range(steps):
        await asyncio.sleep(0)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)


async def test_who_cancels_during_rounds_sits_nowhere_or_was_seated_before(desks: list[Desk]) -> None:
    people = await crowd(desks[0])
    seeks = [await find_table(desks[0], each, LIVE) for each in people]
    leaving = list(zip(people, seeks, strict=True))[::3]
    await asyncio.gather(
        settle(desks), *(cancel_seek(desks[1], each, seek.id) for each, seek in leaving), return_exceptions=False
    )
    await settle(desks)
    count = await tables_of(desks[0], people)
    async with desks[0].store.reading() as reading:
        states = {seek.player: await reading.seek(seek.id) for seek in seeks}
    for each in people:
        player = each.required_player().id
        state = states[player]
        assert state is not None
        assert count[player] == (1 if state.status is SeekStatus.SEATED else 0)
        assert state.status in (SeekStatus.SEATED, SeekStatus.CANCELLED, SeekStatus.WAITING)
    assert sum(state is not None and state.status is SeekStatus.WAITING for state in states.values()) <= 1
