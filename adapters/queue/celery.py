"""Tasks sent through Celery, on a thread of their own: neither a slow nor a dead broker holds up whoever sends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from celery import Celery
from kombu.exceptions import KombuError

from adapters.clock import SystemClock
from application.ports.queue import QueueDown, Task
from domain.hosting.terms import Moment

# A connection that broke while nobody looked is mended by the second try.
PATIENCE: Final = {"max_retries": 2, "interval_start": 0, "interval_step": 0.1, "interval_max": 0.2}
# Seconds in which RabbitMQ has to confirm that it has a task: one that hangs must not hold up all that follows.
CONFIRMED_WITHIN: Final = 5.0
# When a task was sent, in its message's headers.
SENT: Final = "headwater-sent"


class CeleryQueue:
    """The port's Queue; a task's name and queue are Celery's, its arguments are match, version and key."""

    def __init__(self, app: Celery) -> None:
        self._app = app
        self._clock = SystemClock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="queue")

    async def send(self, tasks: Sequence[Task]) -> None:
        if tasks:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._send, tasks)

    async def waiting(self, name: str) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._waiting, name)

    async def taken_until(self, name: str) -> Moment | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._taken_until, name)

    async def is_up(self) -> bool:
        # On another thread: whoever sends is not held up by the question.
        return await asyncio.to_thread(self._is_up)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._app.close)
        self._thread.shutdown(wait=False)

    def _waiting(self, name: str) -> int:
        with self._app.producer_or_acquire() as producer:
            connection = producer.connection
            # RabbitMQ may take for ever to answer: one that hangs would hold up all that follows.
            if connection.transport.driver_type == "amqp":
                return 0
            queue = self._app.amqp.queues[self._app.conf.task_routes[name]["queue"]]
            try:
                return int(queue(connection.default_channel).queue_declare().message_count)
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return 0

    def _taken_until(self, name: str) -> Moment | None:
        now = self._clock.now()
        with self._app.producer_or_acquire() as producer:
            connection = producer.connection
            try:
                oldest = getattr(connection.default_channel, "oldest", None)
                # RabbitMQ shows nobody what waits.
                return None if oldest is None else _sent_at(oldest(self._app.conf.task_routes[name]["queue"]), now)
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return None

    def _is_up(self) -> bool:
        """A connection of its own: one that is at hand may be broken, or hang, without knowing it."""
        with self._app.connection_for_write() as connection:
            try:
                connection.connect()
                connection.default_channel.close()
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return False
        return True

    def _send(self, tasks: Sequence[Task]) -> None:
        fault: QueueDown | None = None
        try:
            with self._app.producer_or_acquire() as producer:
                for task in tasks:
                    self._app.send_task(
                        task.name,
                        (task.match, task.version, task.key),
                        producer=producer,
                        retry_policy=PATIENCE,
                        confirm_timeout=CONFIRMED_WITHIN,
                        headers={SENT: self._clock.now()},
                    )
        except (KombuError, OSError) as error:
            fault = QueueDown(type(error).__name__)
        # Raised out here: a driver's error may quote the broker's url, and with it a password.
        if fault is not None:
            raise fault


def _sent_at(message: Any, now: Moment) -> Moment | None:
    """Where nothing waits, everything has been taken."""
    return now if message is None else message.get("headers", {}).get(SENT)
