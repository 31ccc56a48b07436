"""What our transports use of kombu beyond its documented functions; checked at start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, str | None]] = {
    "kombu.transport:TRANSPORT_ALIASES": None,
    "kombu.transport.redis:Channel.conn_or_acquire": "self client",
    "kombu.transport.redis:QoS._remove_from_indices": "self delivery_tag pipe",
    "kombu.transport.redis:QoS.ack": "self delivery_tag",
    "kombu.transport.redis:QoS.reject": "self delivery_tag requeue",
    "kombu.transport.redis:QoS.restore_by_tag": "self tag client leftmost",
    "kombu.transport.redis:Transport.drain_events": "self connection timeout",
    "kombu.transport.virtual:BrokerState": "exchanges",
    "kombu.transport.virtual:Channel._delete": "self queue args kwargs",
    "kombu.transport.virtual:Channel._get": "self queue timeout",
    "kombu.transport.virtual:Channel._has_queue": "self queue kwargs",
    "kombu.transport.virtual:Channel._new_queue": "self queue kwargs",
    "kombu.transport.virtual:Channel._purge": "self queue",
    "kombu.transport.virtual:Channel._put": "self queue message",
    "kombu.transport.virtual:Channel._size": "self queue",
    "kombu.transport.virtual:Channel.basic_ack": "self delivery_tag multiple",
    "kombu.transport.virtual:Channel.basic_qos": "self prefetch_size prefetch_count apply_global",
    "kombu.transport.virtual:Channel.basic_reject": "self delivery_tag requeue",
    "kombu.transport.virtual:QoS.ack": "self delivery_tag",
    "kombu.transport.virtual:QoS.can_consume": "self",
    "kombu.transport.virtual:Transport._deliver": "self message queue",
    "kombu.transport.virtual:Transport.cycle": None,
    "kombu.transport.virtual:Transport.drain_events": "self connection timeout",
}
"""The parameters of functions and classes; None for an attribute that must exist."""
