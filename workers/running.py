"""Running a task: its use case on the desk's own event loop, within its limit, tried again, in the end buried."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine, Mapping
from concurrent.futures import CancelledError, Future
from time import monotonic
from typing import Any, Final, TypeVar

import structlog
from celery.exceptions import Reject

from application.desk import Desk
from application.errors import NotFound
from application.matches.verify_match import Unsound
from application.ports.courier import Undelivered
from application.ports.queue import PutOff, QueueDown, Task
from application.ports.store import StoreAway, StoreFault
from application.upkeep.dead_tasks import bury
from workers.jobs import Job, Round
from workers.schedule import Looks

T = TypeVar("T")

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
# Not the task's own fault: when they are over, the sweep finds what is to be done.
OUTAGES: Final = (StoreFault, QueueDown, PutOff, Undelivered)
# Trying again cannot help.
HOPELESS: Final = (Unsound,)

log = structlog.get_logger("workers")


class Runner:
    """Celery's threads wait here for what the loop does; the desk is used by that loop alone."""

    def __init__(self, desk: Desk, loop: asyncio.AbstractEventLoop, first_pause: float = FIRST_PAUSE) -> None:
        self.desk = desk
        self.first_pause = first_pause
        self._loop = loop
        self._running: set[Future[Any]] = set()
        self._is_closed = False
        self.looks = Looks()

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """What the coroutine gives; raises CancelledError when the runner is closed."""
        if self._is_closed:
            doing.close()
            raise CancelledError
        future = asyncio.run_coroutine_threadsafe(doing, self._loop)
        self._running.add(future)
        future.add_done_callback(self._running.discard)
        return future.result()

    def close(self) -> None:
        """Ends what runs: its tasks go back to the broker."""
        self._is_closed = True
        for future in list(self._running):
            future.cancel()


def is_news(record: logging.LogRecord) -> bool:
    """Celery logs each task that goes back with a traceback, where nothing has gone wrong."""
    return not (isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], Reject))


def perform(runner: Runner, job: Job, task: Task, celery_task: Any) -> None:
    """One attempt; `celery_task` is Celery's own, bound to its request."""
    began = monotonic()
    try:
        runner.run(_done(runner, job, task))
        _count(runner, job, "done")
    except CancelledError:
        _count(runner, job, "returned")
        log.info("task goes back to the broker", task=job.name, match=task.match, version=task.version)
        raise Reject("the worker ends", requeue=True) from None
    except NotFound as refusal:
        _count(runner, job, "absent")
        log.info("task about nothing", task=job.name, match=task.match, refusal=refusal.code)
    except Exception as fault:  # the edge: nobody else would hear of it
        _failed(runner, job, task, celery_task, fault)
    finally:
        runner.desk.metrics.observe("task_seconds", monotonic() - began, task=job.name)


def _count(runner: Runner, job: Job, outcome: str) -> None:
    runner.desk.metrics.count("tasks", task=job.name, outcome=outcome)


async def _done(runner: Runner, job: Job, task: Task) -> None:
    if isinstance(job, Round):
        await _looked(runner, job, task)
    else:
        with runner.desk.pulse.performing(task):
            await _within_limit(runner, job, task)


async def _looked(runner: Runner, round: Round, task: Task) -> None:
    now = runner.desk.clock.now()
    if not runner.looks.has_seen(round, task, now):
        with runner.looks.looking(round, now):
            await _within_limit(runner, round, task)


async def _within_limit(runner: Runner, job: Job, task: Task) -> None:
    async with asyncio.timeout(job.limit):
        await job.do(runner.desk, task)


def _failed(runner: Runner, job: Job, task: Task, celery_task: Any, fault: Exception) -> None:
    attempts = celery_task.request.retries + 1
    about = {"task": job.name, "match": task.match, "version": task.version, "attempt": attempts}
    if attempts < job.attempts and not isinstance(fault, HOPELESS):
        _count(runner, job, "retried")
        _log(fault, logging.INFO, "task failed, to be tried again", about)
        raise celery_task.retry(
            exc=fault, countdown=pause_after(attempts, runner.first_pause), max_retries=job.attempts
        )
    if isinstance(job, Round) or _is_outage(runner, fault):
        _count(runner, job, "failed")
        _log(fault, logging.WARNING, "task failed", about)
        return
    _count(runner, job, "dead")
    log.error("task failed for good", **about, exc_info=fault)
    _buried(runner, task, fault, attempts)


def _log(fault: Exception, level: int, event: str, about: Mapping[str, object]) -> None:
    """An outage of the store is logged once, by the store: thousands of tasks need not repeat it."""
    log.log(logging.DEBUG if isinstance(fault, StoreAway) else level, event, **about, fault=_told(fault))


def _is_outage(runner: Runner, fault: Exception) -> bool:
    """A task that waits for a store that is away may also be over its limit before it hears so."""
    if isinstance(fault, OUTAGES):
        return True
    return isinstance(fault, TimeoutError) and not runner.run(runner.desk.store.is_up())


def _buried(runner: Runner, task: Task, fault: Exception, attempts: int) -> None:
    try:
        runner.run(bury(runner.desk, task, _told(fault), attempts))
    except StoreFault as away:
        # The sweep will have it tried, and buried, again.
        log.warning("dead task not kept", task=task.name, match=task.match, fault=str(away))


def pause_after(attempts: int, first: float = FIRST_PAUSE) -> float:
    """Seconds until the next attempt: doubled each time, and never the same for all."""
    return min(LONGEST_PAUSE, first * (1 << attempts - 1)) * random.uniform(0.75, 1.25)


def _told(fault: Exception) -> str:
    text = str(fault)
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__
