"""What is stored so that odd matches can be marked: who played and how it ended, and where players came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Protocol

from domain.conduct.marks import Played
from domain.hosting.terms import Moment, PlayerId


class MarkReading(Protocol):
    async def played_since(self, since: Moment, limit: int) -> Sequence[Played]:
        """Ended matches, the newest first, and at most so many."""
        ...

    async def networks_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, Set[bytes]]:
        """The keyed digests of networks at which these players have signed in."""
        ...


class MarkWork(MarkReading, Protocol):
    async def note_played(self, played: Played) -> None: ...

    async def note_network(self, player: PlayerId, network: bytes, at: Moment) -> None:
        """Once for each player and network; the newest moment counts."""
        ...

    async def forget_played(self, before: Moment, limit: int) -> int:
        """Deletes what is older than this; says how many."""
        ...

    async def forget_networks(self, before: Moment, limit: int) -> int: ...
