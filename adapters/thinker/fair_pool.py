"""A pool with fair queues: the queue served longest ago is served next.

Within a queue the accounts take turns, so an account with many questions does not delay the others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Generic, TypeVar

Resource = TypeVar("Resource")


class FairPool(Generic[Resource]):
    """The first of any queue waits for at most one question of each other queue, however long those are."""

    def __init__(self, resources: Iterable[Resource]) -> None:
        self._free = deque(resources)
        self._queues: dict[Hashable, OrderedDict[str, deque[asyncio.Future[Resource]]]] = {}
        self._served: dict[Hashable, int] = {}
        self._number = 0

    @asynccontextmanager
    async def lend(self, queue: Hashable, patience: int = 0, account: str = "") -> AsyncIterator[Resource]:
        """Lends a resource during the context. A patient queue lets `patience` others pass before its next turn."""
        resource = self._free.popleft() if self._free else await self._await_turn(queue, account)
        self._note_turn(queue, patience)
        try:
            yield resource
        finally:
            self._give_back(resource)

    @property
    def idle(self) -> int:
        """How many resources nobody uses."""
        return len(self._free)

    @contextmanager
    def borrow(self) -> Iterator[Resource | None]:
        """Lends an idle resource, or None where there is none: a borrower waits for nobody and takes nobody's turn."""
        resource = self._free.popleft() if self._free else None
        try:
            yield resource
        finally:
            if resource is not None:
                self._give_back(resource)

    async def _await_turn(self, queue: Hashable, account: str) -> Resource:
        place = asyncio.get_running_loop().create_future()
        self._queues.setdefault(queue, OrderedDict()).setdefault(account, deque()).append(place)
        try:
            resource: Resource = await place
        except asyncio.CancelledError:
            # Cancelled at the moment of the hand-over: the resource goes to the next one in turn.
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise
        return resource

    def _give_back(self, resource: Resource) -> None:
        while self._queues:
            place = self._next_place()
            if not place.done():
                place.set_result(resource)
                return
        # The resource used last is warm, so it is lent again before another one has to start.
        self._free.appendleft(resource)

    def _next_place(self) -> asyncio.Future[Resource]:
        """The first place in the queue served longest ago, or never. Its account moves to the end of that queue."""
        queue = min(self._queues, key=lambda each: self._served.get(each, 0))
        accounts = self._queues[queue]
        account, places = accounts.popitem(last=False)
        place = places.popleft()
        if places:
            accounts[account] = places
        if not accounts:
            del self._queues[queue]
        return place

    def _note_turn(self, queue: Hashable, patience: int) -> None:
        self._number += 1
        self._served[queue] = self._number + patience
