"""Celery's tasks: each takes match, version and key, and hands them to its job."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from celery import Celery
from celery.app import trace

from application.ports.queue import Task
from domain.hosting.terms import MatchId
from workers.jobs import JOBS, Job
from workers.running import Runner, is_news, perform


def register(app: Celery, runner: Runner, jobs: Sequence[Job] = JOBS) -> None:
    """Lets an application perform these jobs."""
    logging.getLogger(trace.__name__).addFilter(is_news)
    for job in jobs:
        _register(app, runner, job)


def _register(app: Celery, runner: Runner, job: Job) -> None:
    # Not shared: Celery would register it with every other application of this process too.
    @app.task(name=job.name, bind=True, shared=False)
    def performed(self: Any, match: str, version: int, key: str = "") -> None:
        perform(runner, job, Task(job.name, MatchId(match), version, key), self)
