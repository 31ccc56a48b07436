"""Faults on purpose: workers and the broker killed while machines play; what became of every match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from adapters.persistence import migrate
from application.desk import Desk
from application.ports.queue import Task
from application.topics import AI_TURN
from benchmarks.frame.rows import Row
from domain.hosting.terms import MatchId
from tests.processes import Process, running
from tests.workers.desks import faults_in, somebody
from tests.workers.stacks import (
    Stack,
    desk_over,
    lines_of_ledger,
    number_closed,
    played_by_machines,
    resigned,
    stack_on,
    until_closed,
)

TITLE = "Faults: workers and the broker killed in the middle of machines' turns and of scoring"
PLAYED = 200
SCORED = 200
STALE = 20_000


@dataclass
class Scene:
    """A stack with two workers while one kind of fault is made."""

    stack: Stack
    desk: Desk
    processes: ExitStack
    workers: list[Process] = field(default_factory=list)

    def hire(self) -> None:
        self.workers.append(self.processes.enter_context(running("worker", **self.stack.settings)))

    async def kill_a_worker(self) -> None:
        self.hire()
        self.workers.pop(0).kill()

    async def kill_the_broker(self) -> None:
        self.stack.broker.stop()
        await asyncio.sleep(1)
        self.stack.broker.start()

    async def flood(self) -> None:
        await self.desk.queue.send([Task(AI_TURN, MatchId(f"mat_{number % 100}"), 1) for number in range(STALE)])

    async def kill_both(self) -> None:
        await self.kill_a_worker()
        await self.kill_the_broker()


FAULTS: dict[str, Callable[[Scene], Awaitable[None]] | None] = {
    "none": None,
    "kill -9 of a worker, three times": Scene.kill_a_worker,
    "kill -9 of the broker, three times": Scene.kill_the_broker,
    "kill -9 of both, three times": Scene.kill_both,
    f"a flood of {STALE:,} stale tasks, three times": Scene.flood,
}


def run() -> Iterator[Row]:
    """Each kind of fault on a stack of its own: SQLite, Valkey without persistence, two workers, a scheduler."""
    for name, fault in FAULTS.items():
        with TemporaryDirectory() as folder:
            yield asyncio.run(_suffered(Path(folder), name, fault))


async def _suffered(folder: Path, name: str, fault: Callable[[Scene], Awaitable[None]] | None) -> Row:
    url = f"sqlite:///{folder}/headwater.db"
    await asyncio.to_thread(migrate, url)
    with stack_on(url) as stack, ExitStack() as processes:
        async with desk_over(stack) as desk:
            scene = Scene(stack, desk, processes)
            scene.hire()
            scene.hire()
            processes.enter_context(running("scheduler", **stack.settings))
            began = perf_counter()
            matches = await _played(scene, fault)
            seconds = perf_counter() - began
            closed, rated = await number_closed(desk, matches), await lines_of_ledger(desk)
    twice = sum(number > 1 for number in rated.values())
    faults = await faults_in(url)
    counts = {"matches": len(matches), "closed": closed, "scored twice": twice, "unsound or dead": len(faults)}
    return Row("What became of the matches", {"fault": name, **counts, "seconds": seconds})


async def _played(scene: Scene, fault: Callable[[Scene], Awaitable[None]] | None) -> Sequence[MatchId]:
    """Machines' tables, and between the faults rated matches that only wait to be scored."""
    ada, bea = await somebody(scene.desk, "Ada"), await somebody(scene.desk, "Bea")
    matches = [await played_by_machines(scene.desk, ada) for _ in range(PLAYED)]
    for part in range(1, 4):
        await until_closed(scene.desk, matches, part * PLAYED // 5)
        if fault is not None:
            await fault(scene)
        matches += [await resigned(scene.desk, ada, bea) for _ in range(SCORED // 3)]
    await until_closed(scene.desk, matches, len(matches))
    return matches
