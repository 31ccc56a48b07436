"""Names of players in the memory of one process, for the sentences of events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from application.ports.clock import Clock
from application.ports.store import Store
from application.process.bounded_cache import BoundedCache
from domain.hosting.terms import Moment, PlayerId

PATIENCE: Final = 60_000
"""Milliseconds until a name is read again: names change seldom, and every event of a stream needs some."""
_KEPT_BYTES: Final = 2**20
_NAME_BYTES: Final = 400


class PlayerNames:
    """A bounded cache of names; a player without an account has none."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._names: BoundedCache[PlayerId, tuple[str, Moment]] = BoundedCache(_KEPT_BYTES, lambda *_: _NAME_BYTES)

    def forget(self, player: PlayerId) -> None:
        """After a change of name."""
        self._names.forget(player)

    async def of(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, str]:
        """The names of those that have one."""
        now, wanted = self._clock.now(), set(players)
        known = {player: kept[0] for player in wanted if (kept := self._names.get(player)) and kept[1] > now - PATIENCE}
        if unknown := [player for player in wanted if player not in known]:
            async with self._store.reading() as reading:
                read = {account.id: account.name for account in await reading.players(unknown)}
            for player, name in read.items():
                self._names.keep(player, (name, now))
            known |= read
        return known
