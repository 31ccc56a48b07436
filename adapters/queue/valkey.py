"""Kombu's transport for Redis and Valkey, mended in two places for workers on threads.

A task is forgotten even when the broker cannot be told that it is done. Otherwise each one that ends while the broker
is down would count as unfinished for ever: once there are as many as a worker takes at a time, it would take no other,
and not even notice that its connection is gone. And the next task is looked for as soon as there is room for it, not
only after the two seconds that the worker would wait otherwise.
"""

from __future__ import annotations

import json
from typing import Any, Final

from kombu.transport import TRANSPORT_ALIASES, redis, virtual

# How often a worker that has all the tasks it takes looks whether one has ended, in seconds.
BUSY: Final = 0.01

for scheme in ("redis", "rediss"):
    TRANSPORT_ALIASES[scheme] = f"{__name__}:Transport"


class QoS(redis.QoS):
    """What is lost here comes again from the broker, if it still knows it, or from the sweep."""

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
        """The message that is taken next, left where it is; None when there is none."""
        with self.conn_or_acquire() as client:
            message = client.lindex(queue, -1)
        return None if message is None else json.loads(message)


class Transport(redis.Transport):
    """A worker that has as many tasks as it takes asks for no other, and nothing wakes it when one ends: it looks."""

    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None, **_: Any) -> None:
        is_full = not all(channel.qos.can_consume() for channel in self.channels)
        super().drain_events(connection, timeout=BUSY if is_full else timeout)
