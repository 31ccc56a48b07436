"""Sends tasks through Celery on a dedicated thread, so a slow or dead broker never blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from celery import Celery
from kombu.exceptions import KombuError

from application.ports.clock import Clock
from application.ports.queue import UNKNOWN, QueueDown, QueueLoad, Task
from application.tasks import stored_form
from domain.hosting.terms import Moment

# The second attempt replaces a connection that broke while idle.
PATIENCE: Final = {"max_retries": 2, "interval_start": 0, "interval_step": 0.1, "interval_max": 0.2}
# Seconds in which RabbitMQ must confirm a task: a broker that hangs must not block the tasks behind it.
CONFIRMED_WITHIN: Final = 5.0
# The message header with the time at which a task was sent.
SENT: Final = "headwater-sent"


class CeleryQueue:
    """The port's Queue; a task's name and queue are Celery's, its arguments are the task's stored form."""

    def __init__(self, app: Celery, clock: Clock) -> None:
        self._app = app
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="queue")

    async def send(self, tasks: Sequence[Task]) -> None:
        if tasks:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._send, tasks)

    async def waiting(self, name: str) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._waiting, name)

    async def loads(self) -> Mapping[str, QueueLoad]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._loads)

    async def taken_until(self, name: str) -> Moment | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._taken_until, name)

    async def is_up(self) -> bool:
        # On another thread, so that the check does not delay sending.
        return await asyncio.to_thread(self._is_up)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._app.close)
        self._thread.shutdown(wait=False)

    def _waiting(self, name: str) -> int:
        with self._app.producer_or_acquire() as producer:
            connection = producer.connection
            # RabbitMQ may never answer, and would then block everything behind this call.
            if connection.transport.driver_type == "amqp":
                return 0
            queue = self._app.amqp.queues[self._app.conf.task_routes[name]["queue"]]
            try:
                return int(queue(connection.default_channel).queue_declare().message_count)
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return 0

    def _loads(self) -> Mapping[str, QueueLoad]:
        queues, now = list(self._app.amqp.queues), self._clock.now()
        with self._app.producer_or_acquire() as producer:
            connection = producer.connection
            if connection.transport.driver_type == "amqp":
                return dict.fromkeys(queues, UNKNOWN)
            try:
                channel = connection.default_channel
                return {queue: _load(channel.queue_declare(queue), channel.oldest(queue), now) for queue in queues}
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return dict.fromkeys(queues, UNKNOWN)

    def _taken_until(self, name: str) -> Moment | None:
        now = self._clock.now()
        with self._app.producer_or_acquire() as producer:
            connection = producer.connection
            try:
                oldest = getattr(connection.default_channel, "oldest", None)
                # RabbitMQ does not show waiting messages.
                return None if oldest is None else _sent_at(oldest(self._app.conf.task_routes[name]["queue"]), now)
            except (KombuError, OSError, *connection.connection_errors, *connection.channel_errors):
                return None

    def _is_up(self) -> bool:
        """Opens a new connection: a pooled one may be broken, or hang, without any sign of it."""
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
                        stored_form(task),
                        producer=producer,
                        retry_policy=PATIENCE,
                        confirm_timeout=CONFIRMED_WITHIN,
                        headers={SENT: self._clock.now()},
                    )
        except (KombuError, OSError) as error:
            fault = QueueDown(type(error).__name__)
        # Raised outside the handler: a chained driver error may quote the broker's url with its password.
        if fault is not None:
            raise fault


def _load(declared: Any, oldest: Any, now: Moment) -> QueueLoad:
    sent_at = _sent_at(oldest, now)
    return QueueLoad(int(declared.message_count), 0.0 if sent_at is None else max(0, now - sent_at) / 1000)


def _sent_at(message: Any, now: Moment) -> Moment | None:
    """When the message was sent; `now` for an empty queue, because everything has been taken."""
    return now if message is None else message.get("headers", {}).get(SENT)
