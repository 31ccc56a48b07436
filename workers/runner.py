"""Runs a task's use case on the desk's event loop, within its limit, with retries; in the end buries it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine, Mapping
from concurrent.futures import CancelledError, Future
from dataclasses import asdict
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
from workers.schedule import RoundHistory

T = TypeVar("T")

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
# Not the task's own fault: after the outage the sweep sends the task again.
OUTAGES: Final = (StoreFault, QueueDown, PutOff, Undelivered)
# A retry cannot help.
HOPELESS: Final = (Unsound,)

log = structlog.get_logger("workers")


class Runner:
    """Lets Celery's threads run coroutines on the desk's loop; no other thread uses the desk."""

    def __init__(self, desk: Desk, loop: asyncio.AbstractEventLoop, first_pause: float = FIRST_PAUSE) -> None:
        self.desk = desk
        self.first_pause = first_pause
        self._loop = loop
        self._running: set[Future[Any]] = set()
        self._is_closed = False
        self.rounds = RoundHistory()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """The coroutine's result; raises CancelledError once the runner is closed."""
        if self._is_closed:
            coroutine.close()
            raise CancelledError
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        self._running.add(future)
        future.add_done_callback(self._running.discard)
        return future.result()

    def close(self) -> None:
        """Cancels running tasks; they return to the broker."""
        self._is_closed = True
        for future in list(self._running):
            future.cancel()


def is_news(record: logging.LogRecord) -> bool:
    """Filters out Celery's tracebacks of returned tasks, which are no errors."""
    return not (isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], Reject))


def perform(runner: Runner, job: Job, task: Task, celery_task: Any) -> None:
    """Makes one attempt; `celery_task` is Celery's task, bound to its request."""
    started = monotonic()
    try:
        runner.run(_run_job(runner, job, task))
        _count(runner, job, "done")
    except CancelledError:
        _count(runner, job, "returned")
        log.info("task.returned", **_log_fields(task))
        raise Reject("the worker ends", requeue=True) from None
    except NotFound as refusal:
        _count(runner, job, "absent")
        log.info("task.absent", **_log_fields(task), refusal=refusal.code)
    except Exception as fault:  # the edge: nothing else would report it
        _handle_failure(runner, job, task, celery_task, fault)
    finally:
        runner.desk.metrics.observe("task_seconds", monotonic() - started, task=job.name)


def _count(runner: Runner, job: Job, outcome: str) -> None:
    runner.desk.metrics.count("tasks", task=job.name, outcome=outcome)


async def _run_job(runner: Runner, job: Job, task: Task) -> None:
    if isinstance(job, Round):
        await _run_round(runner, job, task)
    else:
        with runner.desk.pulse.performing(task):
            await _within_limit(runner, job, task)


async def _run_round(runner: Runner, round: Round, task: Task) -> None:
    now = runner.desk.clock.now()
    if not runner.rounds.has_run_since(round, task, now):
        with runner.rounds.running(round, now):
            await _within_limit(runner, round, task)


async def _within_limit(runner: Runner, job: Job, task: Task) -> None:
    async with asyncio.timeout(job.limit):
        await job.do(runner.desk, task)


def _handle_failure(runner: Runner, job: Job, task: Task, celery_task: Any, fault: Exception) -> None:
    attempts = celery_task.request.retries + 1
    about = _log_fields(task) | {"attempt": attempts}
    if attempts < job.attempts and not isinstance(fault, HOPELESS):
        _count(runner, job, "retried")
        _log(fault, logging.INFO, "task.retried", about)
        raise celery_task.retry(
            exc=fault, countdown=pause_after(attempts, runner.first_pause), max_retries=job.attempts
        )
    if isinstance(job, Round) or _is_outage(runner, fault):
        _count(runner, job, "failed")
        _log(fault, logging.WARNING, "task.failed", about)
        return
    _count(runner, job, "dead")
    log.error("task.dead", **about, exc_info=fault)
    _bury(runner, task, fault, attempts)


def _log(fault: Exception, level: int, event: str, about: Mapping[str, object]) -> None:
    """Logs a failure; at debug level for an outage, which the store itself logs once."""
    log.log(logging.DEBUG if isinstance(fault, StoreAway) else level, event, **about, fault=_fault_text(fault))


def _is_outage(runner: Runner, fault: Exception) -> bool:
    """Whether an outage caused the fault. A task may also exceed its limit while it waits for the store."""
    if isinstance(fault, OUTAGES):
        return True
    return isinstance(fault, TimeoutError) and not runner.run(runner.desk.store.is_up())


def _bury(runner: Runner, task: Task, fault: Exception, attempts: int) -> None:
    try:
        runner.run(bury(runner.desk, task, _fault_text(fault), attempts))
    except StoreFault as away:
        # The sweep sends the task again, and it is buried then.
        log.warning("task.not.buried", **_log_fields(task), fault=str(away))


def pause_after(attempts: int, first: float = FIRST_PAUSE) -> float:
    """Seconds until the next attempt: exponential backoff with jitter."""
    return min(LONGEST_PAUSE, first * (1 << attempts - 1)) * random.uniform(0.75, 1.25)


def _log_fields(task: Task) -> dict[str, object]:
    """The task and its subject: `match` or `league` with a `version`, or when it was `due`."""
    return {"task": task.name, **asdict(task.subject)}


def _fault_text(fault: Exception) -> str:
    text = str(fault)
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__
