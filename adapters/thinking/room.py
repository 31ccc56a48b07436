"""A room of minds: whoever finds none free waits in a line. The line served longest ago is served next.

In each line the accounts take turns: however much one asks for, another waits for one question of each.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Mind = TypeVar("Mind")


class Room(Generic[Mind]):
    """However long a line is, the first of another waits for one question of each line before its own at the most."""

    def __init__(self, minds: Iterable[Mind]) -> None:
        self._free = deque(minds)
        self._lines: dict[Hashable, OrderedDict[str, deque[asyncio.Future[Mind]]]] = {}
        self._served: dict[Hashable, int] = {}
        self._number = 0

    @asynccontextmanager
    async def lent(self, line: Hashable, patience: int = 0, account: str = "") -> AsyncIterator[Mind]:
        """A mind of one's own as long as the context lasts; a patient line lets so many others before its next one."""
        mind = self._free.popleft() if self._free else await self._waited(line, account)
        self._note(line, patience)
        try:
            yield mind
        finally:
            self._give_back(mind)

    async def _waited(self, line: Hashable, account: str) -> Mind:
        place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(line, OrderedDict()).setdefault(account, deque()).append(place)
        try:
            mind: Mind = await place
        except asyncio.CancelledError:
            # Given up at the very moment at which it came: the next one gets it.
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise
        return mind

    def _give_back(self, mind: Mind) -> None:
        while self._lines:
            place = self._next_place()
            if not place.done():
                place.set_result(mind)
                return
        # The one that was used last is warm, and others need not be started as long as it does.
        self._free.appendleft(mind)

    def _next_place(self) -> asyncio.Future[Mind]:
        """The first of the line that was served longest ago, or never; its account goes to the end of the line."""
        line = min(self._lines, key=lambda each: self._served.get(each, 0))
        accounts = self._lines[line]
        account, places = accounts.popitem(last=False)
        place = places.popleft()
        if places:
            accounts[account] = places
        if not accounts:
            del self._lines[line]
        return place

    def _note(self, line: Hashable, patience: int) -> None:
        self._number += 1
        self._served[line] = self._number + patience
