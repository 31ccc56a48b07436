"""Workers put together: the queue that sends, the crews that perform, the schedule of rounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from adapters.queue import CeleryQueue
from application.desk import Desk
from application.ports.clock import Clock
from application.topics import PRUNE, RELAY, SAMPLE, SWEEP
from headwater.settings import Settings
from workers.app import celery_app
from workers.crew import Crew
from workers.jobs import ROUNDS, Round
from workers.running import Runner
from workers.schedule import keep_schedule
from workers.tasks import register

APART: Final = ("ai", "quick", "clocks", "leagues", "sandboxes", "lone-ai", "lone", "bots")
# What comes in thousands and can wait: fewer threads, so that what cannot wait is not one of thousands.
BULK: Final = ("leagues", "sandboxes", "lone-ai", "lone")

# What only waits for others: more threads, for they cost little, and slow addresses leave some to the quick ones.
WAITING: Final = ("bots",)


def queue_of(settings: Settings, clock: Clock) -> CeleryQueue:
    return CeleryQueue(celery_app(settings.broker), clock)


@asynccontextmanager
async def at_work(settings: Settings, desk: Desk, queues: Sequence[str]) -> AsyncIterator[Sequence[Crew]]:
    """Crews that perform the tasks of these queues on this loop's desk."""
    runner = Runner(desk, asyncio.get_running_loop())
    crews = await asyncio.to_thread(_started, settings, runner, queues)
    try:
        yield crews
    finally:
        runner.close()
        await asyncio.gather(*(asyncio.to_thread(crew.stop) for crew in crews))


def shares(queues: Sequence[str]) -> list[list[str]]:
    """Whatever may take long, or come in thousands, keeps nothing else waiting: clocks least of all."""
    others = [name for name in queues if name not in APART]
    return [*([name] for name in queues if name in APART), *([others] if others else [])]


def _started(settings: Settings, runner: Runner, queues: Sequence[str]) -> list[Crew]:
    crews = [_crew(settings, runner, share) for share in shares(queues)]
    for crew in crews:
        crew.start()
    return crews


def _crew(settings: Settings, runner: Runner, queues: Sequence[str]) -> Crew:
    app = celery_app(settings.broker)
    register(app, runner)
    return Crew(app, queues, threads(queues, settings.worker_threads))


def threads(queues: Sequence[str], usual: int) -> int:
    if set(queues) <= set(WAITING):
        return 4 * usual
    return max(1, usual // 4) if set(queues) <= set(BULK) else usual


async def schedule(settings: Settings, desk: Desk) -> None:
    """For ever, until cancelled: every round in its time."""
    await keep_schedule(desk.queue, desk.clock, rounds(settings))


def rounds(settings: Settings) -> list[Round]:
    every = {
        RELAY: settings.sweep_every,
        SWEEP: settings.sweep_every,
        SAMPLE: settings.sample_every,
        PRUNE: settings.prune_every,
    }
    return [replace(each, every=every.get(each.name, each.every)) for each in ROUNDS]
