"""Which players have a stream open in this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Set
from contextlib import asynccontextmanager

from domain.hosting.terms import MatchId, PlayerId


class MemoryPresence:
    """The port's Presence; a player with several streams is present until the last one ends."""

    def __init__(self) -> None:
        self._streams: dict[MatchId, Counter[PlayerId]] = {}

    @asynccontextmanager
    async def here(self, match: MatchId, player: PlayerId) -> AsyncIterator[None]:
        self.enter(match, player)
        try:
            yield
        finally:
            self.leave(match, player)

    async def connected_players(self, match: MatchId) -> Set[PlayerId]:
        return frozenset(self._streams.get(match, ()))

    async def close(self) -> None:
        self._streams.clear()

    def enter(self, match: MatchId, player: PlayerId) -> None:
        self._streams.setdefault(match, Counter())[player] += 1

    def leave(self, match: MatchId, player: PlayerId) -> bool:
        """Removes one stream; returns whether it was the player's last on this match."""
        streams = self._streams.get(match, Counter())
        streams[player] -= 1
        if streams[player] > 0:
            return False
        del streams[player]
        if not streams:
            self._streams.pop(match, None)
        return True

    def everyone(self) -> Iterator[tuple[MatchId, PlayerId]]:
        return ((match, player) for match, streams in list(self._streams.items()) for player in list(streams))
