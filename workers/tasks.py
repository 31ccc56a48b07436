"""Celery's tasks: each passes match, version and key to its job."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from celery import Celery
from celery.app import trace

from application.ports.queue import Task
from domain.hosting.terms import MatchId
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
    def run(self: Any, match: str, version: int, key: str = "") -> None:
        perform(runner, job, Task(job.name, MatchId(match), version, key), self)
