"""Wires Celery: the queue that sends tasks, the crews that perform them, the schedule of rounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from adapters.queue import CeleryQueue
from application.desk import Desk
from application.ports.clock import Clock
from application.tasks import PRUNE, QUEUES, RELAY, SAMPLE, SWEEP
from headwater.settings import Settings
from workers.app import celery_app
from workers.crew import Crew
from workers.jobs import ROUNDS, Round
from workers.runner import Runner
from workers.schedule import keep_schedule
from workers.tasks import register

_APART: Final = frozenset(queue.name for queue in QUEUES if queue.is_apart)
_THREADS: Final = {queue.name: queue.threads for queue in QUEUES}


def queue_of(settings: Settings, clock: Clock) -> CeleryQueue:
    return CeleryQueue(celery_app(settings.broker), clock)


@asynccontextmanager
async def run_crews(settings: Settings, desk: Desk, queues: Sequence[str]) -> AsyncIterator[Sequence[Crew]]:
    """Runs crews for these queues on this loop's desk during the context."""
    runner = Runner(desk, asyncio.get_running_loop())
    crews = await asyncio.to_thread(_start_crews, settings, runner, queues)
    try:
        yield crews
    finally:
        runner.close()
        await asyncio.gather(*(asyncio.to_thread(crew.stop) for crew in crews))


def shares(queues: Sequence[str]) -> list[list[str]]:
    """The queues of each crew."""
    others = [name for name in queues if name not in _APART]
    return [*([name] for name in queues if name in _APART), *([others] if others else [])]


def _start_crews(settings: Settings, runner: Runner, queues: Sequence[str]) -> list[Crew]:
    crews = [_crew(settings, runner, share) for share in shares(queues)]
    for crew in crews:
        crew.start()
    return crews


def _crew(settings: Settings, runner: Runner, queues: Sequence[str]) -> Crew:
    app = celery_app(settings.broker)
    register(app, runner)
    return Crew(app, queues, threads(queues, settings.worker_threads))


def threads(queues: Sequence[str], usual: int) -> int:
    """The threads of a crew: the usual number unless all its queues need more, or fewer."""
    needs = {_THREADS[name] for name in queues}
    return max(1, int(usual * needs.pop().value)) if len(needs) == 1 else usual


async def schedule(settings: Settings, desk: Desk) -> None:
    """Sends every round at its interval until cancelled."""
    await keep_schedule(desk.queue, desk.clock, rounds(settings))


def rounds(settings: Settings) -> list[Round]:
    every = {
        RELAY: settings.sweep_every,
        SWEEP: settings.sweep_every,
        SAMPLE: settings.sample_every,
        PRUNE: settings.prune_every,
    }
    return [replace(each, every=every.get(each.name, each.every)) for each in ROUNDS]
