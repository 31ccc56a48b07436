"""Real Celery crews at a desk, inside the test's process."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex

from adapters.clock import SystemClock
from adapters.queue import CeleryQueue
from application.desk import Desk
from application.ports.thinker import Thinker
from application.tasks import QUEUE_NAMES
from headwater.background import deliver_notices
from tests.workers.desks import PATIENCE, desk_on
from workers.app import celery_app
from workers.crew import Crew
from workers.jobs import JOBS, Job
from workers.runner import Runner
from workers.tasks import register

CONCURRENCY = 4
SOON = 0.01
"""Seconds until a failed task is tried again."""


@asynccontextmanager
async def working_desk(
    url: str, thinker: Thinker | None = None, jobs: Sequence[Job] = JOBS, broker: str = ""
) -> AsyncIterator[Desk]:
    """A desk whose tasks are done by a crew; in the process itself unless a broker is named."""
    where = broker or f"inproc://{token_hex(8)}"
    queue = CeleryQueue(celery_app(where), SystemClock())
    try:
        async with (
            desk_on(url, queue=queue, thinker=thinker) as desk,
            deliver_notices(desk),
            crew_at(desk, where, jobs),
        ):
            yield desk
    finally:
        await queue.close()


@asynccontextmanager
async def crew_at(desk: Desk, broker: str, jobs: Sequence[Job] = JOBS) -> AsyncIterator[None]:
    runner = Runner(desk, asyncio.get_running_loop(), first_pause=SOON)
    app = celery_app(broker)
    register(app, runner, jobs)
    crew = Crew(app, QUEUE_NAMES, CONCURRENCY)
    crew.start()
    try:
        assert await asyncio.to_thread(crew.wait_until_ready, PATIENCE)
        yield
    finally:
        runner.close()
        await asyncio.to_thread(crew.stop)
