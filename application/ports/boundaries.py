"""What is stored of blocks and mutes."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class BoundaryPlace:
    """Where a page of a player's boundaries ended: newest first, by moment and the other player's id."""

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
        """Those that a player has set, newest first, from behind a place; backward the other way round."""
        ...

    async def count_boundaries(self, player: PlayerId, kind: BoundaryKind) -> int: ...

    async def blocked_pairs(self, players: Sequence[PlayerId]) -> Set[frozenset[PlayerId]]:
        """Every two of these players of whom one has blocked the other, no matter which one."""
        ...

    async def unread_by(self, player: PlayerId) -> Set[PlayerId]:
        """Everybody whom this player has blocked or muted."""
        ...


class BoundaryWork(BoundaryReading, Protocol):
    async def set_boundary(self, boundary: Boundary) -> bool:
        """False, and the earlier one stays, where it is set already."""
        ...

    async def drop_boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> bool:
        """False where there is none."""
        ...
