"""Who is here, as a list."""

from collections.abc import AsyncIterator, Set
from contextlib import asynccontextmanager

from domain.hosting.terms import MatchId, PlayerId


class FakePresence:
    def __init__(self) -> None:
        self._here: list[tuple[MatchId, PlayerId]] = []

    @asynccontextmanager
    async def here(self, match: MatchId, player: PlayerId) -> AsyncIterator[None]:
        self._here.append((match, player))
        try:
            yield
        finally:
            self._here.remove((match, player))

    async def connected_players(self, match: MatchId) -> Set[PlayerId]:
        return frozenset(player for where, player in self._here if where == match)

    async def close(self) -> None:
        self._here.clear()
