"""A crew: a Celery worker for some of the queues, on threads of this process."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event, Thread
from typing import Any, Final

import structlog
from celery import Celery
from celery.concurrency.thread import TaskPool
from celery.exceptions import WorkerShutdown

# How long the end of a crew is waited for: one without its broker cannot end, and its thread does not keep the process.
PATIENCE: Final = 5.0

log = structlog.get_logger("workers")


class CrewPool(TaskPool):
    """Celery's pool of threads, in which tasks run on the pool's own application: several may share a process."""

    def on_apply(self, target: Any, args: Any = None, kwargs: Any = None, **options: Any) -> Any:
        return super().on_apply(target, args, {**(kwargs or {}), "app": self.app}, **options)


class Crew:
    """Takes tasks from when it is started until it is stopped."""

    def __init__(self, app: Celery, queues: Sequence[str], concurrency: int) -> None:
        self._app = app
        self._is_ready = Event()
        self._worker = app.WorkController(
            pool_cls=CrewPool,
            concurrency=concurrency,
            queues=list(queues),
            # Celery's own event loop is one for the whole process; each crew waits for its broker by itself.
            use_eventloop=False,
            without_gossip=True,
            without_mingle=True,
            without_heartbeat=True,
            ready_callback=lambda _: self._is_ready.set(),
        )
        self._thread = Thread(target=self._worker.start, name=f"crew {'+'.join(queues)}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    @property
    def is_at_work(self) -> bool:
        """It takes tasks, or waits for its broker: it has not ended by itself."""
        return self._thread.is_alive()

    def wait_until_ready(self, patience: float) -> bool:
        return self._is_ready.wait(patience)

    def stop(self) -> None:
        """Takes no more tasks, and waits for those that run."""
        # From another thread a worker's connection would be closed while its own thread waits on it.
        self._worker.consumer.call_soon(_shut_down)
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            log.warning("a crew is left waiting for its broker", crew=self._thread.name)
        self._app.close()


def _shut_down() -> None:
    raise WorkerShutdown(0)
