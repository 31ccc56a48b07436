"""A crew: a Celery worker for some of the queues, on threads of this process."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event, Thread
from typing import Any, Final

import structlog
from celery import Celery
from celery.concurrency.thread import TaskPool
from celery.exceptions import WorkerShutdown

# In seconds: how long `stop` waits. A crew without its broker cannot end, but its daemon thread ends with the process.
PATIENCE: Final = 5.0

log = structlog.get_logger("workers")


class CrewPool(TaskPool):
    """Celery's thread pool; tasks run on the pool's own application, so several applications may share a process."""

    def on_apply(self, target: Any, args: Any = None, kwargs: Any = None, **options: Any) -> Any:
        return super().on_apply(target, args, {**(kwargs or {}), "app": self.app}, **options)


class Crew:
    """Takes tasks between `start` and `stop`."""

    def __init__(self, app: Celery, queues: Sequence[str], concurrency: int) -> None:
        self._app = app
        self._is_ready = Event()
        self._worker = app.WorkController(
            pool_cls=CrewPool,
            concurrency=concurrency,
            queues=list(queues),
            # Celery's event loop is global to the process, so each crew waits for its broker on its own thread.
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
        """Whether it still takes tasks or waits for its broker."""
        return self._thread.is_alive()

    def wait_until_ready(self, patience: float) -> bool:
        return self._is_ready.wait(patience)

    def stop(self) -> None:
        """Takes no more tasks, and waits for the running ones."""
        # Runs on the worker's thread: another thread would close the connection while the worker waits on it.
        self._worker.consumer.call_soon(_shut_down)
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            log.warning("crew.abandoned", crew=self._thread.name)
        self._app.close()


def _shut_down() -> None:
    raise WorkerShutdown(0)
