"""A broker inside this process, as a transport of kombu: `inproc://name`.

Kombu's own memory transport polls. Here a consumer sleeps on a condition until a message arrives or an acknowledgement
lets it take another. The messages end with the process; the outbox and the sweep send them again.
"""

from __future__ import annotations

from collections import deque
from queue import Empty
from threading import Condition
from typing import Any, Final

from kombu.transport import TRANSPORT_ALIASES, virtual

SCHEME: Final = "inproc"
# In seconds: a waiting worker checks this often whether it must stop.
LONGEST_WAIT: Final = 0.25
TRANSPORT_ALIASES[SCHEME] = f"{__name__}:Transport"


class Broker:
    """The queues of one broker name, shared by all connections to it."""

    def __init__(self) -> None:
        self.state = virtual.BrokerState()
        self._queues: dict[str, deque[Any]] = {}
        self._changed = Condition()
        self._changes = 0

    @property
    def changes(self) -> int:
        return self._changes

    def note(self) -> None:
        """Wakes every waiter, because something changed."""
        with self._changed:
            self._changes += 1
            self._changed.notify_all()

    def wait(self, seen: int, patience: float | None) -> None:
        """Waits until the number of changes differs from `seen`, or the patience ends."""
        with self._changed:
            self._changed.wait_for(lambda: self._changes != seen, patience)

    def put(self, queue: str, message: Any) -> None:
        with self._changed:
            self._queues.setdefault(queue, deque()).append(message)
        self.note()

    def take(self, queue: str) -> Any:
        """The oldest message; raises Empty."""
        with self._changed:
            waiting = self._queues.get(queue)
            if not waiting:
                raise Empty
            return waiting.popleft()

    def oldest(self, queue: str) -> Any:
        """The message that `take` would return, left in the queue; None if the queue is empty."""
        with self._changed:
            waiting = self._queues.get(queue)
            return waiting[0] if waiting else None

    def size(self, queue: str) -> int:
        return len(self._queues.get(queue, ()))

    def purge(self, queue: str) -> int:
        with self._changed:
            return len(self._queues.pop(queue, ()))


_brokers: dict[str, Broker] = {}


def broker(name: str) -> Broker:
    return _brokers.setdefault(name, Broker())


def forget(name: str) -> None:
    """Drops a broker and its waiting messages."""
    _brokers.pop(name, None)


class Channel(virtual.Channel):
    """Kombu's hooks of a virtual channel. It wakes waiters whenever a consumer may continue."""

    do_restore = False

    @property
    def _broker(self) -> Broker:
        broker: Broker = self.connection.broker
        return broker

    def _new_queue(self, queue: str, **_: Any) -> None:
        """Does nothing: a queue is created by its first message."""

    def _has_queue(self, queue: str, **_: Any) -> bool:
        return True

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        return self._broker.take(queue)

    def _put(self, queue: str, message: Any, **_: Any) -> None:
        self._broker.put(queue, message)

    def _size(self, queue: str) -> int:
        return self._broker.size(queue)

    def oldest(self, queue: str) -> Any:
        return self._broker.oldest(queue)

    def _purge(self, queue: str) -> int:
        return self._broker.purge(queue)

    def _delete(self, queue: str, *_: Any, **__: Any) -> None:
        self._broker.purge(queue)

    def basic_ack(self, delivery_tag: Any, multiple: bool = False) -> None:
        super().basic_ack(delivery_tag, multiple)
        self._broker.note()

    def basic_reject(self, delivery_tag: Any, requeue: bool = False) -> None:
        super().basic_reject(delivery_tag, requeue)
        self._broker.note()

    def basic_qos(self, *args: Any, **kwargs: Any) -> None:
        super().basic_qos(*args, **kwargs)
        self._broker.note()


class Transport(virtual.Transport):
    """Connections to the broker named by their host."""

    Channel = Channel
    driver_type = SCHEME
    driver_name = SCHEME

    def __init__(self, client: Any, **kwargs: Any) -> None:
        super().__init__(client, **kwargs)
        self.broker = broker(client.hostname or "")
        self.state = self.broker.state

    def drain_events(self, connection: Any, timeout: float | None = None, **_: Any) -> None:
        """Delivers one message. Raises TimeoutError if none arrives in time or another change interrupts the wait."""
        assert self.cycle is not None
        seen = self.broker.changes
        try:
            self.cycle.get(self._deliver)
        except Empty:
            self.broker.wait(seen, LONGEST_WAIT if timeout is None else min(timeout, LONGEST_WAIT))
            try:
                self.cycle.get(self._deliver)
            except Empty:
                raise TimeoutError from None

    def driver_version(self) -> str:
        return "1"
