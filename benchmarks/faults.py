"""Faults on purpose: workers and the broker killed while machines play; what became of every match.

All settings are the usual ones, so the pauses are those that players would see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from time import perf_counter
from typing import Final, TypeAlias

from adapters.persistence.migrate import migrate
from application.desk import Desk
from application.ports.queue import MatchAt, Task
from application.ports.upkeep import Closing
from application.tasks import QUICK_TURN
from benchmarks.frame.rows import Cell, Row
from domain.hosting.entries import Moved
from domain.hosting.terms import MatchId
from tests.processes import Process, running
from tests.servers import PostgresServer, ValkeyServer, postgres_running, valkey_running
from tests.workers.desks import faults_in, somebody
from tests.workers.stacks import Stack, desk_over, lines_of_ledger, played_by_machines, resigned

TITLE = "Faults: workers and the broker killed in the middle of machines' turns and of scoring"
PLAYED: Final = 60
SCORED: Final = 60
STALE: Final = 2_000
TIMES: Final = 3
# A match that has not got on for so many seconds is stuck; usual settings send again what stood still for 20.
STUCK_AFTER: Final = 120.0
LOOK_EVERY: Final = 0.25


@dataclass
class Scene:
    """A stack with two workers and a scheduler while one kind of fault is made."""

    stack: Stack
    desk: Desk
    processes: ExitStack
    workers: list[Process] = field(default_factory=list)

    def hire(self) -> None:
        self.workers.append(self.processes.enter_context(running("worker", **self.stack.settings)))

    async def kill_a_worker(self) -> None:
        self.workers.pop(0).kill()
        self.hire()

    async def kill_the_broker(self) -> None:
        self.stack.broker.stop()
        await asyncio.sleep(1)
        self.stack.broker.start()

    async def kill_both(self) -> None:
        await self.kill_a_worker()
        await self.kill_the_broker()

    async def flood(self) -> None:
        await self.desk.queue.send(
            [Task(QUICK_TURN, MatchAt(MatchId(f"mat_{number % 100}"), 1)) for number in range(STALE)]
        )


Fault: TypeAlias = Callable[[Scene], Awaitable[None]]
FAULTS: Final[dict[str, Fault | None]] = {
    "none": None,
    f"kill -9 of a worker, {TIMES} times": Scene.kill_a_worker,
    f"kill -9 of the broker, {TIMES} times": Scene.kill_the_broker,
    f"kill -9 of both, {TIMES} times": Scene.kill_both,
    f"a flood of {STALE:,} stale tasks, {TIMES} times": Scene.flood,
}
LATE: Final = "broker down at the start, there after 5 s"


def run() -> Iterator[Row]:
    """Each kind of fault on a stack of its own: PostgreSQL, Valkey without persistence, two workers, a scheduler."""
    with postgres_running() as server:
        for name, fault in FAULTS.items():
            yield asyncio.run(_suffered(server, name, fault))
        yield asyncio.run(_suffered(server, LATE, None, is_late=True))


async def _suffered(server: PostgresServer, name: str, fault: Fault | None, is_late: bool = False) -> Row:
    url = server.fresh_database()
    await asyncio.to_thread(migrate, url)
    with valkey_running() as broker, ExitStack() as processes:
        stack = Stack(broker, {"log_format": "json", "database": url, "broker": broker.fresh_database()})
        coming = asyncio.create_task(_absent(broker)) if is_late else None
        async with desk_over(stack) as desk:
            scene = Scene(stack, desk, processes)
            scene.hire()
            scene.hire()
            processes.enter_context(running("scheduler", **stack.settings))
            began = perf_counter()
            matches = await _played(scene, fault)
            seconds = perf_counter() - began
            cells = await _told(desk, matches)
        if coming is not None:
            await coming
    cells |= {"unsound, dead": len(await faults_in(url)), "all s": seconds}
    return Row("What became of the matches", {"fault": name, **cells})


async def _absent(broker: ValkeyServer) -> None:
    broker.stop()
    await asyncio.sleep(5)
    await asyncio.to_thread(broker.start)


async def _played(scene: Scene, fault: Fault | None) -> Sequence[MatchId]:
    """Machines' tables, and right before each fault rated matches that only wait to be scored."""
    ada, bea = await somebody(scene.desk, "Ada"), await somebody(scene.desk, "Bea")
    matches = [await played_by_machines(scene.desk, ada) for _ in range(PLAYED)]
    for part in range(1, TIMES + 1):
        await _closed(scene.desk, matches, part * PLAYED // 5)
        matches += [await resigned(scene.desk, ada, bea) for _ in range(SCORED // TIMES)]
        if fault is not None:
            await fault(scene)
    await _closed(scene.desk, matches, len(matches))
    return matches


async def _closed(desk: Desk, matches: Sequence[MatchId], number: int) -> None:
    """Returns when so many are closed, or when nothing has been closed for so long that the rest must be stuck."""
    left, progress = set(matches), perf_counter()
    while len(matches) - len(left) < number and perf_counter() - progress < STUCK_AFTER:
        await asyncio.sleep(LOOK_EVERY)
        done = {closing.match for closing in await _closings(desk, left) if closing.is_done}
        if done:
            left, progress = left - done, perf_counter()


async def _closings(desk: Desk, matches: Iterable[MatchId]) -> list[Closing]:
    async with desk.store.reading() as reading:
        found = [await reading.closing(match) for match in matches]
    return [closing for closing in found if closing is not None]


async def _told(desk: Desk, matches: Sequence[MatchId]) -> dict[str, Cell]:
    done = [closing for closing in await _closings(desk, matches) if closing.is_done]
    rated = await lines_of_ledger(desk)
    waits = [(closing.closed_at or closing.ended_at) - closing.ended_at for closing in done]
    # Pauses are the longest ones: between two moves of a match, and from its end until it was scored.
    return {
        "matches": len(matches),
        "scored": len(done),
        "stuck": len(matches) - len(done),
        "scored twice": sum(number > 1 for number in rated.values()),
        "longest pause s": await _longest_pause(desk, matches),
        "end to score s": max(waits, default=0) / 1e3,
    }


async def _longest_pause(desk: Desk, matches: Sequence[MatchId]) -> float:
    pauses = [0]
    async with desk.store.reading() as reading:
        for match in matches:
            moments = [logged.at for logged in await reading.log(match) if isinstance(logged.entry, Moved)]
            pauses += [later - earlier for earlier, later in pairwise(moments)]
    return max(pauses) / 1e3
