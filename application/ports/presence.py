"""The players that have a stream open on a match, in any process."""

from __future__ import annotations

from collections.abc import Set
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from domain.hosting.terms import MatchId, PlayerId


class Presence(Protocol):
    def here(self, match: MatchId, player: PlayerId) -> AbstractAsyncContextManager[None]:
        """The player counts as connected to the match while the context lasts."""
        ...

    async def connected_players(self, match: MatchId) -> Set[PlayerId]:
        """The players connected now. A player without a sign of life is dropped within a minute."""
        ...

    async def close(self) -> None:
        """Closes all connections."""
        ...
