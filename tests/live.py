"""A house on a real port, with an event loop of its own in a thread: for clients that know no event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from api.options import EdgeOptions
from application.policy import Policy
from application.ports.limits import Rate
from tests import houses
from tests.houses import AMPLE, House
from tests.processes import PATIENCE

PLENTY = Rate("plenty", 1_000_000, 1_000_000.0)
GENEROUS = replace(
    Policy(),
    guesses=(PLENTY,),
    sign_in_by_name=PLENTY,
    sign_in_by_origin=PLENTY,
    accounts_by_origin=PLENTY,
    streams_per_player=1_000,
)


@dataclass(frozen=True, slots=True)
class Live:
    """A running server; `house` belongs to its own event loop, so look at it, change nothing."""

    url: str
    house: House
    loop: asyncio.AbstractEventLoop

    @property
    def streams(self) -> int:
        """How many are open."""
        return self.house.desk.streams.open

    def close_streams(self) -> None:
        """What a server does first when it is told to end."""
        self.loop.call_soon_threadsafe(self.house.services.close)


class _Lifetime:
    """From the start of the thread until it is told to end."""

    def __init__(self, folder: Path, policy: Policy, options: EdgeOptions) -> None:
        self._folder = folder
        self._policy = policy
        self._options = options
        self._end = asyncio.Event()
        self.began = threading.Event()
        self.live: Live | None = None

    def run(self) -> None:
        try:
            asyncio.run(self._lived())
        finally:
            self.began.set()

    async def _lived(self) -> None:
        async with houses.house(self._folder, self._policy, self._options) as house, houses.served(house) as address:
            self.live = Live(f"http://{address}", house, asyncio.get_running_loop())
            self.began.set()
            await self._end.wait()

    def end(self) -> None:
        if self.live is not None:
            self.live.loop.call_soon_threadsafe(self._end.set)


@contextmanager
def live(folder: Path, policy: Policy = GENEROUS, options: EdgeOptions = AMPLE) -> Iterator[Live]:
    """A server that is up until the block ends."""
    lifetime = _Lifetime(folder, policy, options)
    thread = threading.Thread(target=lifetime.run, daemon=True)
    thread.start()
    try:
        assert lifetime.began.wait(PATIENCE)
        assert lifetime.live is not None, "the server did not start"
        yield lifetime.live
    finally:
        lifetime.end()
        thread.join(PATIENCE)
        assert not thread.is_alive()
