"""A broker inside this process, as a transport of kombu: `inproc://name`.

Kombu's own memory transport polls; here whoever waits for messages sleeps on a condition until there is one, or until
an acknowledgement lets him take one more. Everything is gone with the process: the outbox and the sweep know the rest.
"""

from __future__ import annotations

from collections import deque
from queue import Empty
from threading import Condition
from typing import Any, Final

from kombu.transport import TRANSPORT_ALIASES, virtual

SCHEME: Final = "inproc"
# A worker looks up now and then whether it is to end, in seconds.
LONGEST_WAIT: Final = 0.25
TRANSPORT_ALIASES[SCHEME] = f"{__name__}:Transport"


class Broker:
    """The queues of one name, shared by every connection to it."""

    def __init__(self) -> None:
        self.state = virtual.BrokerState()
        self._queues: dict[str, deque[Any]] = {}
        self._changed = Condition()
        self._changes = 0

    @property
    def changes(self) -> int:
        return self._changes

    def note(self) -> None:
        """Something has changed that a waiter may want to look at."""
        with self._changed:
            self._changes += 1
            self._changed.notify_all()

    def wait(self, seen: int, patience: float | None) -> None:
        """Returns as soon as there are changes after those seen, or patience ends."""
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
        """The message that is taken next; None where none waits."""
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
    """Lets a broker go with all that waits in it."""
    _brokers.pop(name, None)


class Channel(virtual.Channel):
    """Kombu's hooks of a virtual channel, and a note whenever a waiter may go on."""

    do_restore = False

    @property
    def _broker(self) -> Broker:
        found: Broker = self.connection.broker
        return found

    def _new_queue(self, queue: str, **_: Any) -> None:
        """Queues come into being with their first message."""

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
    """Connections that meet in the broker of their host's name."""

    Channel = Channel
    driver_type = SCHEME
    driver_name = SCHEME

    def __init__(self, client: Any, **kwargs: Any) -> None:
        super().__init__(client, **kwargs)
        self.broker = broker(client.hostname or "")
        self.state = self.broker.state

    def drain_events(self, connection: Any, timeout: float | None = None, **_: Any) -> None:
        """Delivers one message; raises TimeoutError when there is none in time, or something else to look at."""
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
