"""Storage for marks: the players and results of matches, and the networks of sign-ins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Protocol

from domain.conduct.marks import Played
from domain.hosting.terms import Moment, PlayerId


class MarkReading(Protocol):
    async def played_since(self, since: Moment, limit: int) -> Sequence[Played]:
        """The newest ended matches, newest first."""
        ...

    async def networks_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, Set[bytes]]:
        """Keyed digests of the networks where these players have signed in."""
        ...


class MarkWork(MarkReading, Protocol):
    async def note_played(self, played: Played) -> None: ...

    async def note_network(self, player: PlayerId, network: bytes, at: Moment) -> None:
        """Stores each pair of player and network once, with the newest moment."""
        ...

    async def forget_played(self, before: Moment, limit: int) -> int:
        """Deletes older rows; returns how many."""
        ...

    async def forget_networks(self, before: Moment, limit: int) -> int: ...
