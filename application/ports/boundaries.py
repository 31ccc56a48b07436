"""Storage of blocks and mutes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class BoundaryPlace:
    """The end of a page of boundaries, ordered by moment and the other player's id, newest first."""

    at: Moment
    other: PlayerId


class BoundaryReading(Protocol):
    async def boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> Boundary | None: ...

    async def boundaries(
        self,
        player: PlayerId,
        kind: BoundaryKind,
        place: BoundaryPlace | None,
        limit: int,
        is_backward: bool = False,
    ) -> Sequence[Boundary]:
        """The boundaries that a player has set, newest first, after `place`. Backward: in reverse order."""
        ...

    async def count_boundaries(self, player: PlayerId, kind: BoundaryKind) -> int: ...

    async def blocked_pairs(self, players: Sequence[PlayerId]) -> Set[frozenset[PlayerId]]:
        """The pairs of these players with a block between them, in either direction."""
        ...

    async def unread_by(self, player: PlayerId) -> Set[PlayerId]:
        """The players whom this player has blocked or muted."""
        ...


class BoundaryWork(BoundaryReading, Protocol):
    async def set_boundary(self, boundary: Boundary) -> bool:
        """False when it exists already. The existing one stays."""
        ...

    async def drop_boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> bool:
        """False when there is none."""
        ...
