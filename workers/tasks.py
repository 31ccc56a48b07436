"""Celery's tasks: each passes the task to its job."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from celery import Celery
from celery.app import trace

from application.tasks import task_from
from workers.jobs import JOBS, Job
from workers.runner import Runner, is_news, perform


def register(app: Celery, runner: Runner, jobs: Sequence[Job] = JOBS) -> None:
    """Registers these jobs with an application."""
    logging.getLogger(trace.__name__).addFilter(is_news)
    for job in jobs:
        _register(app, runner, job)


def _register(app: Celery, runner: Runner, job: Job) -> None:
    # Not shared: Celery would otherwise register it with every application of this process.
    @app.task(name=job.name, bind=True, shared=False)
    def run(self: Any, id: str, number: int, *_: str) -> None:
        # Earlier versions send a third argument, which is always empty.
        perform(runner, job, task_from(job.name, id, number), self)
