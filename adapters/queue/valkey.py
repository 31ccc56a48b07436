"""Kombu's transport for Redis and Valkey, corrected in two places for workers on threads.

First, a task is released even when its acknowledgement fails. Otherwise every task that ends while the broker is down
would occupy a prefetch slot for ever. With all slots occupied a worker would take no task and not notice the lost
connection. Second, the worker asks for the next task as soon as a slot is free, not after Kombu's two seconds.
"""

from __future__ import annotations

import json
from typing import Any, Final

from kombu.transport import TRANSPORT_ALIASES, redis, virtual

# In seconds: a worker without a free slot checks this often for one.
BUSY: Final = 0.01

for scheme in ("redis", "rediss"):
    TRANSPORT_ALIASES[scheme] = f"{__name__}:Transport"


class QoS(redis.QoS):
    """A task lost here is delivered again by the broker, if it still has it, or by the sweep."""

    def ack(self, delivery_tag: Any) -> None:
        try:
            self._remove_from_indices(delivery_tag).execute()
        finally:
            virtual.QoS.ack(self, delivery_tag)

    def reject(self, delivery_tag: Any, requeue: bool = False) -> None:
        try:
            if requeue:
                self.restore_by_tag(delivery_tag, leftmost=True)
            else:
                self._remove_from_indices(delivery_tag).execute()
        finally:
            virtual.QoS.ack(self, delivery_tag)


class Channel(redis.Channel):
    QoS = QoS

    def oldest(self, queue: str) -> Any:
        """The message that is delivered next, left in the queue; None if the queue is empty."""
        with self.conn_or_acquire() as client:
            message = client.lindex(queue, -1)
        return None if message is None else json.loads(message)


class Transport(redis.Transport):
    """Polls while all slots are occupied, because nothing wakes the worker when one becomes free."""

    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None, **_: Any) -> None:
        is_full = not all(channel.qos.can_consume() for channel in self.channels)
        super().drain_events(connection, timeout=BUSY if is_full else timeout)
