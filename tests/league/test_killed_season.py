"""A whole season by real workers on PostgreSQL and Valkey, killed at random moments: it ends as one without a crash."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from time import monotonic

import pytest

from application.callers import Caller, Scope
from application.desk import Desk
from application.leagues.endings import Place
from application.leagues.found_league import found_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register, register_machines
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, annul_table
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.ports.ratings import Rating
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, PlayerId
from domain.league.entries import SeasonEnded, TableAnnulled, TableEnded
from domain.league.ratings import ANCHORS, Kind, Strength
from domain.league.season import SeasonStatus, match_id
from domain.league.terms import Calendar, Divisions, Exchange, Rules
from tests.fakes.desk import Town
from tests.fakes.ids import FakeIds
from tests.league.towns import Ground, play_machines, with_hooks
from tests.processes import Process, running
from tests.workers.desks import desk_on

DAY = 86_400_000
MACHINES = 20
PEOPLE = 4
ROUNDS = 2
KILLS = 3
PATIENCE = 400.0
RULES = Rules(
    calendar=Calendar(registration=DAY, round_length=DAY, rounds=ROUNDS),
    table_size=4,
    divisions=Divisions(most=3, smallest=8, largest=15),
    exchange=Exchange(one_in=4, least=1, most=2),
)
Settle = Callable[[Ground], Awaitable[None]]


class SameIds(FakeIds):
    """The league of both runs has the same id: its deals and its machines' choices follow from it."""

    def fresh(self, prefix: str) -> str:
        return "lge_thesame" if prefix == "lge" else f"{prefix}_{random.getrandbits(96):x}"


async def somebody(desk: Desk, number: int) -> Caller:
    """As strong as the weakest machine, which therefore stands in: it never looks at a clock."""
    player = Player(PlayerId(f"ply_{number:03}"), f"Player{'ABCDEFGHIJ'[number]}", PlayerKind.HUMAN, Moment(1))
    strength = Strength(ANCHORS["drifter"], 2.0)
    async with desk.store.working() as work:
        await work.add_player(player)
        await work.keep_ratings([Rating("the-river", player.id, Kind.HUMAN, strength, 10, Moment(1), Moment(1))])
        await work.commit()
    return Caller(player, frozenset(Scope))


async def played(desk: Desk, settle: Settle) -> Ground:
    """Twenty-four players in three divisions: four leave in the first round, one returns, a table is annulled.

    They leave one after the other: what a machine chooses follows from the version of its match, so somebody who left
    while another's stand-in was playing at the same table would make it another match.
    """
    people = [await somebody(desk, number) for number in range(PEOPLE + 1)]
    owner, players = people[0], people[1:]
    terms = LeagueTerms("Season", "the-river", RULES, sandbox=True, seed="the same")
    ground = Ground(desk, owner, (await found_league(desk, owner, terms)).league.id)
    await register_machines(desk, owner, ground.id, "drifter", MACHINES)
    for player in players:
        await register(desk, player, ground.id)
    season = await ground.season()
    await _moved(ground, season.starts_at, settle)
    for player in players:
        await withdraw(desk, player, ground.id)
        await settle(ground)
    await annul_table(desk, owner, Ruling(ground.id, Place(1, 1, 1), "the wrong option was chosen"))
    await return_to_season(desk, players[0], ground.id)
    await withdraw(desk, players[0], ground.id)
    await settle(ground)
    for number in range(2, ROUNDS + 1):
        await _moved(ground, season.round_begins(number), settle)
    await _moved(ground, season.ends_at, settle)
    return ground


async def _moved(ground: Ground, to: Moment, settle: Settle) -> None:
    await move_clock(ground.desk, ground.owner, ground.id, to)
    await settle(ground)


async def settled_here(ground: Ground) -> None:
    """Everything that is due is done in this process."""
    await ground.advance()
    await play_machines(ground.desk)
    await ground.advance()


async def is_quiet(ground: Ground) -> bool:
    """Nobody but people has anything left to do."""
    async with ground.desk.store.reading() as reading:
        now = ground.desk.clock.now()
        return not (
            await reading.machines(1)
            or await reading.pending_closings(Moment(now + DAY), 1)
            or await reading.due_leagues(now, Moment(1), 1)
        )


async def progress(ground: Ground) -> int:
    """How many entries the season's matches have."""
    season = (await ground.league()).seasons[0]
    matches = [
        match_id(ground.id, season.number, division.number, table.round, table.number)
        for division in season.divisions
        for table in division.tables
    ]
    async with ground.desk.store.reading() as reading:
        return sum(head.version for head in await reading.match_summaries(matches))


class Crew:
    """Worker processes that are killed now and then: each time when the season has come so far."""

    def __init__(self, stack: ExitStack, kill_at: Sequence[int], **settings: object) -> None:
        self._stack = stack
        self._settings = settings
        self.to_come = sorted(kill_at)
        self._start()

    def _start(self) -> None:
        self._worker: Process = self._stack.enter_context(running("worker", **self._settings))

    async def settled(self, ground: Ground) -> None:
        end = monotonic() + PATIENCE
        while not await is_quiet(ground):
            assert monotonic() < end, f"not settled:\n{self._worker.log[-4000:]}"
            assert not self._worker.has_ended, self._worker.log[-4000:]
            if self.to_come and await progress(ground) >= self.to_come[0]:
                self.to_come.pop(0)
                await asyncio.to_thread(self._worker.kill)
                self._start()
            await asyncio.sleep(0.05)


async def facts(ground: Ground) -> list[object]:
    """Every table's end and the final orders, whatever the order of the log."""
    ended = [entry for entry in await ground.entries(TableEnded) if isinstance(entry, TableEnded)]
    ended.sort(key=lambda entry: (entry.round, entry.division, entry.table))
    return [ended, await ground.entries(SeasonEnded), await ground.entries(TableAnnulled)]


@asynccontextmanager
async def crew_of_processes(database: str, broker: str, kill_at: Sequence[int]) -> AsyncIterator[tuple[Desk, Crew]]:
    settings = {
        "database": database,
        "broker": broker,
        "bus": broker,
        "sweep_every": 0.5,
        "idle_after": 2,
        "thinkers": 1,
    }
    with ExitStack() as stack:
        stack.enter_context(running("scheduler", **settings))
        crew = Crew(stack, kill_at, **settings)
        async with desk_on(database) as desk:
            yield replace(desk, ids=SameIds()), crew


@pytest.mark.real
async def test_a_season_whose_workers_are_killed_ends_like_one_without(
    migrated_postgres_url: str, valkey_url: str
) -> None:
    calm = await played(with_hooks(Town(ids=SameIds()).desk), settled_here)
    whole = await progress(calm)
    kill_at = [int(whole * random.uniform(0.02, 0.95)) for _ in range(KILLS)]
    async with crew_of_processes(migrated_postgres_url, valkey_url, kill_at) as (desk, crew):
        stormy = await played(desk, crew.settled)
        assert not crew.to_come
        assert (await stormy.league()).seasons[0].status is SeasonStatus.ENDED
        assert await facts(stormy) == await facts(calm)
        assert (await stormy.league()).past == (await calm.league()).past
