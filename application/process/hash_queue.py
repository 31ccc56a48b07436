"""The one queue for hashing passwords: a few run at a time, and waiting callers take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import Final, TypeAlias

from application.errors import LimitReached

HASH_SECONDS: Final = 0.1
"""How long one hash takes on a slow core: enough to tell somebody when to come back."""

Waiting: TypeAlias = "asyncio.Future[None]"
Lane: TypeAlias = "OrderedDict[str, deque[Waiting]]"


class Purpose(StrEnum):
    """Why a password is hashed. Each purpose has its own lane, so that none can keep the others waiting."""

    RETURN = "return"
    """A sign-in from an address that has signed in to the account before."""
    SIGN_IN = "sign-in"
    ACCOUNT = "account"
    """A password for a new account."""


class HashQueue:
    """Lanes take turns, and in a lane its networks do; `most` wait in a lane, `each` of one network."""

    def __init__(self, slots: int, most: int, each: int) -> None:
        self._free = slots
        self._slots = slots
        self._most = most
        self._each = each
        self._lanes: OrderedDict[Purpose, Lane] = OrderedDict((purpose, OrderedDict()) for purpose in Purpose)

    @property
    def waiting(self) -> int:
        return sum(map(_length, self._lanes.values()))

    @asynccontextmanager
    async def turn(self, purpose: Purpose, network: str) -> AsyncIterator[None]:
        """Waits for a turn and holds it while the context lasts; LimitReached when too many wait."""
        await self._enter(purpose, network)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _enter(self, purpose: Purpose, network: str) -> None:
        if self._free and not self.waiting:
            self._free -= 1
            return
        lane = self._lanes[purpose]
        self._make_room(lane, network)
        place: Waiting = asyncio.get_running_loop().create_future()
        lane.setdefault(network, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            self._leave(lane, network, place)
            raise

    def _make_room(self, lane: Lane, network: str) -> None:
        """Refuses the newcomer, or, for one of a network with less in a full lane, the newest of the most crowded."""
        if len(lane.get(network, ())) >= self._each:
            raise self._refusal(self._each)
        if _length(lane) < self._most:
            return
        crowded = max(lane, key=lambda one: len(lane[one]))
        if len(lane[crowded]) <= len(lane.get(network, ())) + 1:
            raise self._refusal(self._most)
        newest = lane[crowded].pop()
        if not newest.done():
            newest.set_exception(self._refusal(self._most))

    def _refusal(self, value: int) -> LimitReached:
        wait = round(max(1.0, self.waiting * HASH_SECONDS / self._slots), 1)
        return LimitReached("passwords-busy", limit="passwords-waiting", value=value, retry_after=wait)

    def _leave(self, lane: Lane, network: str, place: Waiting) -> None:
        """Gives a place up; a turn that came at the same moment goes to the next."""
        if place.done() and not place.cancelled() and place.exception() is None:
            self._free += 1
            self._call_next()
        elif place in lane.get(network, ()):
            lane[network].remove(place)
            if not lane[network]:
                del lane[network]

    def _call_next(self) -> None:
        while self._free and (place := self._next()) is not None:
            if not place.done():
                self._free -= 1
                place.set_result(None)

    def _next(self) -> Waiting | None:
        for purpose, lane in self._lanes.items():
            if lane:
                self._lanes.move_to_end(purpose)
                return _first(lane)
        return None


def _first(lane: Lane) -> Waiting:
    """The longest waiting place of the network whose turn it is. That network then goes to the end."""
    network, places = lane.popitem(last=False)
    place = places.popleft()
    if places:
        lane[network] = places
    return place


def _length(lane: Lane) -> int:
    return sum(map(len, lane.values()))
