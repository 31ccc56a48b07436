"""The bots that have a webhook, in memory: a move must not cost a query for them."""

from __future__ import annotations

from collections.abc import Set

from application.ports.clock import Clock
from application.ports.store import Store
from domain.hosting.terms import Moment, PlayerId


class WebhookCache:
    """A change takes effect at once in this process, elsewhere after `patience`. A sweep finds turns missed by then."""

    def __init__(self, store: Store, clock: Clock, patience: int) -> None:
        self._store = store
        self._clock = clock
        self._patience = patience
        self._bots: Set[PlayerId] = frozenset()
        self._read_at: Moment | None = None

    async def includes(self, player: PlayerId) -> bool:
        return player in await self.all()

    async def all(self) -> Set[PlayerId]:
        now = self._clock.now()
        if self._read_at is None or now - self._read_at >= self._patience:
            async with self._store.reading() as reading:
                self._bots = await reading.bots_with_webhook()
            self._read_at = now
        return self._bots

    def forget(self) -> None:
        self._read_at = None
