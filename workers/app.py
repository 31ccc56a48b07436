"""The Celery application: how tasks travel, whatever the broker."""

from __future__ import annotations

from typing import Any, Final

from celery import Celery
from celery.app.amqp import AMQP
from kombu.connection import Connection
from kombu.entity import Queue

from workers.jobs import JOBS, QUEUES

# Longer than any task may take: a shorter one would have a second worker begin what a first one still does.
VISIBILITY: Final = 300

_OPTIONS: Final = {
    "redis": {
        "visibility_timeout": VISIBILITY,
        # Looked for every few seconds, not every hundred: a killed worker's tasks come back soon after their time.
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_connect_timeout": 2.0,
        "socket_timeout": 10.0,
        "socket_keepalive": True,
        "retry_on_timeout": False,
        # Without a bound whoever sends to a broker that is down waits for ever.
        "max_retries": 1,
        "interval_start": 0,
        "interval_step": 0.1,
    },
    "amqp": {"confirm_publish": True, "max_retries": 1, "interval_start": 0, "interval_step": 0.1},
}


# How a worker waits for a broker that is away: one that is back is noticed soon, however long it was away.
_WAITING: Final = {"interval_start": 0.5, "interval_step": 0.5, "interval_max": 3.0}


class BrokerConnection(Connection):
    """Waits as said above."""

    def ensure_connection(self, *args: Any, **kwargs: Any) -> Any:
        return super().ensure_connection(*args, **{**_WAITING, **kwargs})


class Messaging(AMQP):
    """Celery's messages over such connections."""

    Connection = BrokerConnection


def celery_app(broker: str) -> Celery:
    """An application of its own over this broker: nothing of it is global."""
    app = Celery("headwater", broker=_spelt(broker), amqp=Messaging, set_as_current=False, fixups=[])
    app.conf.update(
        task_queues=[Queue(name) for name in QUEUES],
        task_default_queue="match",
        task_create_missing_queues=False,
        task_routes={job.name: {"queue": job.queue} for job in JOBS},
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_ignore_result=True,
        worker_prefetch_multiplier=1,
        # After a lost connection Celery would raise the number again from the very threads that tasks run on, and read
        # RabbitMQ's answer there while the crew's own thread reads from the same socket.
        worker_enable_prefetch_count_reduction=False,
        worker_enable_remote_control=False,
        worker_cancel_long_running_tasks_on_connection_loss=False,
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,
        broker_connection_timeout=2.0,
        broker_transport_options=_OPTIONS.get(_family(broker), {}),
        task_serializer="json",
        accept_content=["json"],
    )
    return app


def _spelt(broker: str) -> str:
    """Kombu knows Valkey by the name of Redis."""
    return broker.replace("valkey", "redis", 1) if broker.startswith("valkey") else broker


def _family(broker: str) -> str:
    scheme = _spelt(broker).partition(":")[0]
    return {"rediss": "redis", "amqps": "amqp", "pyamqp": "amqp"}.get(scheme, scheme)
