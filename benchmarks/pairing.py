"""Quick pairing: ten thousand who wait, by the pure function, and a whole round over both databases."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time

from adapters.bus.memory import MemoryBus
from adapters.clock import SystemClock
from adapters.ids import RandomIds
from adapters.limits import MemoryLimits
from adapters.passwords import ArgonPasswords
from adapters.persistence import store
from adapters.persistence.migrate import migrate
from adapters.presence import MemoryPresence
from application.desk import Desk, desk_with
from application.games import Games
from application.pairing.pair_seeks import pair_seeks
from application.pairing.set_table import set_table
from benchmarks.frame.rows import Cell, Row
from domain.catalog import hosted
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, Pace, PlayerId, Timing
from domain.pairing.matching import Blocked, blocked_by, paired_tables
from domain.pairing.seeks import Seek, SeekId, Wanted
from tests.servers import postgres_running

TITLE = "Pairing: 10,000 players who wait"
PLAYERS = 10_000
ROUNDS = 5
GOAL = 1.0
SET = 200
"""Tables that are set and timed; the others are left."""
LIVE = Timing(Pace.LIVE, 600_000, 10_000)


def run() -> Iterator[Row]:
    for seats in (2, 3, 4):
        for blocks in (0, PLAYERS):
            yield _matching(seats, blocks)
    with tempfile.TemporaryDirectory(prefix="headwater-bench-") as folder, postgres_running() as server:
        for url in (f"sqlite:///{folder}/bench.db", server.fresh_database()):
            migrate(url)
            yield from asyncio.run(_stored(url))


def _crowd(seats: int, now: Moment, game: str = "moon-river") -> list[Seek]:
    """Strengths as they are spread in practice; the longest has waited for three minutes."""
    chance, options = Random(20), {"variant": "base"}
    wanted = Wanted(game, seats, LIVE, options)
    moments = [Moment(now - chance.randrange(180_000)) for _ in range(PLAYERS)]
    return [
        Seek(SeekId(f"sek_{at:05}"), PlayerId(f"ply_{at:05}"), wanted, round(chance.gauss(1_000, 300)), since, now)
        for at, since in enumerate(moments)
    ]


def _blocked(number: int) -> Blocked:
    chance = Random(number)
    pairs = [(chance.randrange(PLAYERS), chance.randrange(PLAYERS)) for _ in range(number)]
    return blocked_by([frozenset(PlayerId(f"ply_{at:05}") for at in pair) for pair in pairs if pair[0] != pair[1]])


def _matching(seats: int, blocks: int) -> Row:
    now, times = Moment(1_000_000_000), []
    seeks, blocked = _crowd(seats, now), _blocked(blocks)
    for _ in range(ROUNDS):
        began, worked = perf_counter(), process_time()
        tables = paired_tables(seeks, now, blocked)
        times.append((perf_counter() - began, process_time() - worked))
    return Row(
        "Who meets whom, the pure function",
        {
            "seats": seats,
            "blocks": blocks,
            "tables": len(tables),
            "fastest s": min(wall for wall, _ in times),
            "slowest s (CPU)": max(cpu for _, cpu in times),
            "goal s (CPU)": GOAL,
        },
    )


async def _stored(url: str) -> Sequence[Row]:
    desk = _desk(url)
    try:
        await _fill(desk)
        began, worked = perf_counter(), process_time()
        tables = await pair_seeks(desk)
        round_took = perf_counter() - began, process_time() - worked
        each = await _set_tables(desk)
    finally:
        await desk.store.close()
    name = url.partition(":")[0].partition("+")[0]
    wall, cpu = round_took
    cells: dict[str, Cell] = {"database": name, "tables": tables, "round s": wall, "round s (CPU)": cpu}
    return [Row("A round over the store, and setting its tables", {**cells, "one table set, ms": each * 1e3})]


def _desk(url: str) -> Desk:
    ports = SystemClock(), RandomIds(), ArgonPasswords(), MemoryLimits(), MemoryPresence()
    return desk_with(store(url, 4), MemoryBus(), *ports, Games(hosted()))


async def _fill(desk: Desk) -> None:
    now = desk.clock.now()
    async with desk.store.working() as work:
        for seek in _crowd(2, now):
            await work.add_player(Player(seek.player, seek.player, PlayerKind.GUEST, now))
            await work.add_seek(seek)
        await work.commit()


async def _set_tables(desk: Desk) -> float:
    """Seconds for one, one after the other."""
    async with desk.store.reading() as reading:
        matches = await reading.unset_tables(Moment(desk.clock.now() + 1), SET)
    began = perf_counter()
    for match in matches:
        assert await set_table(desk, match)
    return (perf_counter() - began) / len(matches)
