"""The Celery application: routing and delivery of tasks, for every broker."""

from __future__ import annotations

from typing import Any, Final

from celery import Celery
from celery.app.amqp import AMQP
from kombu.connection import Connection
from kombu.entity import Queue

from application.tasks import QUEUE_NAMES, TASKS

# In seconds, and longer than any task's limit: otherwise a second worker would start a task that still runs.
VISIBILITY: Final = 300

_OPTIONS: Final = {
    "redis": {
        "visibility_timeout": VISIBILITY,
        # Checked every few seconds, not every hundred, so that a killed worker's tasks return soon after the time-out.
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_connect_timeout": 2.0,
        "socket_timeout": 10.0,
        "socket_keepalive": True,
        "retry_on_timeout": False,
        # Without a bound, sending to a broker that is down blocks for ever.
        "max_retries": 1,
        "interval_start": 0,
        "interval_step": 0.1,
    },
    "amqp": {"confirm_publish": True, "max_retries": 1, "interval_start": 0, "interval_step": 0.1},
}


# How a worker reconnects: it notices a returned broker soon, however long the outage was.
_RECONNECT: Final = {"interval_start": 0.5, "interval_step": 0.5, "interval_max": 3.0}


class BrokerConnection(Connection):
    """Reconnects at short intervals."""

    def ensure_connection(self, *args: Any, **kwargs: Any) -> Any:
        return super().ensure_connection(*args, **{**_RECONNECT, **kwargs})


class Messaging(AMQP):
    """Celery's messaging over BrokerConnection."""

    Connection = BrokerConnection


def celery_app(broker: str) -> Celery:
    """A new application on this broker, without global state."""
    app = Celery("headwater", broker=_kombu_url(broker), amqp=Messaging, set_as_current=False, fixups=[])
    app.conf.update(
        task_queues=[Queue(name) for name in QUEUE_NAMES],
        task_default_queue="match",
        task_create_missing_queues=False,
        task_routes={kind.name: {"queue": kind.queue} for kind in TASKS.values()},
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_ignore_result=True,
        worker_prefetch_multiplier=1,
        # After a lost connection Celery would restore the prefetch count from the threads that run tasks. They would
        # then read RabbitMQ's answer from the socket that the crew's own thread reads from.
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


def _kombu_url(broker: str) -> str:
    """The broker's url with the scheme that Kombu knows: Valkey counts as Redis."""
    return broker.replace("valkey", "redis", 1) if broker.startswith("valkey") else broker


def _family(broker: str) -> str:
    scheme = _kombu_url(broker).partition(":")[0]
    return {"rediss": "redis", "amqps": "amqp", "pyamqp": "amqp"}.get(scheme, scheme)
