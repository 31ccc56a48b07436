"""Leagues: a season of a thousand players: pairing, standings pages, rating a finished match."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

import httpx

from adapters.bus.memory import MemoryBus
from adapters.clock import SystemClock
from adapters.ids import RandomIds
from adapters.limits import MemoryLimits
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.persistence.migrate import migrate
from adapters.presence import MemoryPresence
from adapters.ratings import PlackettLuceRater
from api.app import create_app
from api.options import EdgeOptions
from api.services import Services
from application.callers import Caller, Scope
from application.desk import Desk, desk_with
from application.games import Games
from application.leagues.advance import next_round
from application.leagues.found_league import found_league
from application.leagues.league_changes import append
from application.leagues.terms import LeagueTerms
from application.ports.limits import Rate
from application.ratings.rate_match import rate_match
from benchmarks.frame.rows import Cell, Row
from domain.catalog import hosted
from domain.hosting.match import Match, SeatState
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Absence, Access, MatchId, Moment, PlayerId, Status, Timing
from domain.league.entries import LeagueEntry, Registered, SeasonStarted, TableEnded
from domain.league.league import League
from domain.league.placement import season_placement
from domain.league.results import How
from domain.league.round_robin import drawn_tables, round_robin
from domain.league.terms import Calendar, Divisions, Entrant, Format, Rules
from headwater.http_server import spare_collections

TITLE = "Leagues: a season of 1,000 players"
PLAYERS = 1_000
ROUNDS = 8
"""Paired and played before pages are read; two more are under way meanwhile."""
PAGES = 400
MATCHES = 200
AMPLE = EdgeOptions(requests=Rate("requests", 10_000_000, 1e7), access_log="none")


def run() -> Iterator[Row]:
    """On SQLite in a file; divisions of 16, and one Swiss division of a thousand."""
    yield from season_of(PLAYERS)
    yield from _collected(_rating)


def season_of(players: int) -> Iterator[Row]:
    """Pairing and standings of a season with so many players, in divisions of 16 and in a single one."""
    yield from _collected(partial(_season, players))


def _collected(measure: Callable[[Callable[[Row], None]], Awaitable[None]]) -> Iterator[Row]:
    rows: list[Row] = []

    async def run_to_the_end() -> None:
        await measure(rows.append)

    asyncio.run(run_to_the_end())
    yield from rows


async def _season(players: int, tell: Callable[[Row], None]) -> None:
    async with _desk() as (desk, services):
        spare_collections()
        owner = await _owner(desk, players)
        for name, rules in _leagues(players).items():
            league = await _started(desk, owner, rules, players)
            league = await _paired(desk, league, name, tell)
            await _pages(services, league, name, min(PAGES, players // 4), tell)


async def _rating(tell: Callable[[Row], None]) -> None:
    async with _desk() as (desk, _):
        spare_collections()
        await _rated(desk, tell)


def _leagues(players: int) -> dict[str, Rules]:
    calendar = Calendar(3_600_000, 3_600_000, ROUNDS + 2)
    divisions = -(-players // 16)
    return {
        f"round robin, {players:,} in divisions of 15 or 16": Rules(calendar, divisions=Divisions(divisions, 8, 16)),
        f"Swiss, one division of {players:,}": Rules(calendar, Format.SWISS, divisions=Divisions(1, 2, players)),
    }


@asynccontextmanager
async def _desk() -> AsyncIterator[tuple[Desk, Services]]:
    with tempfile.TemporaryDirectory(prefix="headwater-league-") as folder:
        url = f"sqlite:///{Path(folder) / 'league.db'}"
        await asyncio.to_thread(migrate, url)
        passwords = ArgonPasswords()
        desk = desk_with(
            store=store(url),
            bus=MemoryBus(),
            clock=SystemClock(),
            ids=RandomIds(),
            passwords=passwords,
            limits=MemoryLimits(),
            presence=MemoryPresence(),
            games=Games(hosted()),
        )
        try:
            yield desk, Services(desk, AMPLE)
        finally:
            await desk.store.close()
            passwords.close()


async def _owner(desk: Desk, players: int) -> Caller:
    """And all players who take part."""
    owner = Player(PlayerId("ply_owner"), "Owner", PlayerKind.HUMAN, Moment(1))
    others = [Player(PlayerId(f"ply_{n}"), f"Player {n}", PlayerKind.HUMAN, Moment(1)) for n in range(players)]
    async with desk.store.working() as work:
        for player in (owner, *others):
            await work.add_player(player)
        await work.commit()
    return Caller(owner, frozenset(Scope))


async def _started(desk: Desk, owner: Caller, rules: Rules, players: int) -> League:
    terms = LeagueTerms("Everybody", "moon-river", rules)
    league = (await found_league(desk, owner, terms)).league
    people = [Registered(Entrant(f"ply_{number}"), 25.0, owner.required_player().id) for number in range(players)]
    league = (await append(desk, league, people)).league
    strengths = {each.player: each.rating for each in people}
    placement = season_placement(list(strengths), {}, strengths, rules.divisions)
    return (await append(desk, league, [SeasonStarted(placement.divisions, placement.waiting)])).league


async def _paired(desk: Desk, league: League, name: str, tell: Callable[[Row], None]) -> League:
    """Every round is paired and stored, then all its tables end in the order of their seats."""
    drawn_tables.cache_clear()
    round_robin.cache_clear()
    wall, cpu = [], []
    for _ in range(ROUNDS):
        assert league.season is not None
        began, used = perf_counter(), process_time()
        league = (await append(desk, league, [next_round(league.season)])).league
        wall.append(perf_counter() - began)
        cpu.append(process_time() - used)
        league = (await append(desk, league, _ends(league))).league
    cells: dict[str, Cell] = {
        "league": name,
        "rounds": ROUNDS,
        "slowest s": max(wall),
        "slowest s (CPU)": max(cpu),
        "goal s": 5,
    }
    tell(Row("Pairing a round, stored", cells))
    return league


def _ends(league: League) -> list[LeagueEntry]:
    assert league.season is not None
    return [
        TableEnded(
            division.number,
            table.round,
            table.number,
            tuple(range(1, len(table.players) + 1)),
            tuple(range(len(table.players), 0, -1)),
            How.PLAYED.value,
        )
        for division in league.season.divisions
        for table in division.tables
        if table.is_pending
    ]


async def _pages(services: Services, league: League, name: str, times: int, tell: Callable[[Row], None]) -> None:
    """A division's standings in mid-season: as at the last page, and after one more table has ended before each."""
    transport = httpx.ASGITransport(create_app(services))
    async with httpx.AsyncClient(transport=transport, base_url="http://league", timeout=600) as http:

        async def page() -> None:
            answer = await http.get(f"/v1/leagues/{league.id}/standings", params={"division": 1})
            assert answer.status_code == 200, answer.text

        async def end_a_table() -> None:
            known = await services.desk.leagues.fresh(league.id)
            assert known.season is not None
            await append(services.desk, known, _ends(known)[:1] or [next_round(known.season)])

        await end_a_table()
        for when, before in (("as before", _nothing), ("a table has ended", end_a_table)):
            spread = await _spread(page, times, before)
            tell(Row("A standings page over REST, ms", {"league": name, "state": when, **spread, "goal p99": 50}))


async def _nothing() -> None:
    """What is done before each measured call, where that is nothing."""


async def _spread(
    doing: Callable[[], Awaitable[None]], times: int, before: Callable[[], Awaitable[None]] = _nothing
) -> dict[str, float]:
    """Wall and processor time of each call; the first one is not counted."""
    await doing()
    wall, used = [], []
    for _ in range(times):
        await before()
        began, cpu = perf_counter(), process_time()
        await doing()
        wall.append(1_000 * (perf_counter() - began))
        used.append(1_000 * (process_time() - cpu))
    wall.sort()
    used.sort()
    last = int(times * 0.99)
    return {"p50": wall[times // 2], "p99": wall[last], "worst": wall[-1], "p99 (CPU)": used[last]}


async def _rated(desk: Desk, tell: Callable[[Row], None]) -> None:
    """A finished match of four, in a transaction of its own."""
    rater, numbers = PlackettLuceRater(), iter(range(MATCHES + 1))

    async def rate() -> None:
        async with desk.store.working() as work:
            await rate_match(work, rater, _match(next(numbers)), Moment(1))
            await work.commit()

    tell(Row("Rating a finished match of four, ms", {**await _spread(rate, MATCHES), "goal": 20}))


def _match(number: int) -> Match:
    seats = tuple(SeatState(seat, player=PlayerId(f"p{(number * 7 + seat) % 50}")) for seat in range(1, 5))
    empty = Match(
        MatchId(f"mat_{number}"),
        "moon-river",
        "base",
        1,
        {},
        Timing(),
        Absence(),
        Access(),
        True,
        PlayerId("x"),
        "",
        seats,
        Moment(0),
    )
    return replace(empty, status=Status.FINISHED, ranks=(1, 2, 3, 4))
