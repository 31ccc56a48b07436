"""The part of the fake store that keeps blocks and mutes."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from application.ports.boundaries import BoundaryPlace
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves

Key = tuple[PlayerId, BoundaryKind, PlayerId]


@dataclass
class BoundaryShelves:
    boundaries: dict[Key, Boundary] = field(default_factory=dict)


class FakeBoundaryReading:
    _shelves: "Shelves"

    async def boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> Boundary | None:
        return self._shelves.boundaries.get((player, kind, other))

    async def boundaries(
        self,
        player: PlayerId,
        kind: BoundaryKind,
        place: BoundaryPlace | None,
        limit: int,
        is_backward: bool = False,
    ) -> Sequence[Boundary]:
        def at(one: Boundary | BoundaryPlace) -> tuple[int, str]:
            return one.at, one.other

        found = [each for each in self._shelves.boundaries.values() if (each.player, each.kind) == (player, kind)]
        if place is not None:
            found = [each for each in found if (at(each) > at(place) if is_backward else at(each) < at(place))]
        return sorted(found, key=at, reverse=not is_backward)[:limit]

    async def count_boundaries(self, player: PlayerId, kind: BoundaryKind) -> int:
        return len(await self.boundaries(player, kind, None, 1_000_000))

    async def blocked_pairs(self, players: Sequence[PlayerId]) -> Set[frozenset[PlayerId]]:
        blocks = [each for each in self._shelves.boundaries.values() if each.kind is BoundaryKind.BLOCK]
        return {frozenset((each.player, each.other)) for each in blocks if {each.player, each.other} <= set(players)}

    async def unread_by(self, player: PlayerId) -> Set[PlayerId]:
        return {each.other for each in self._shelves.boundaries.values() if each.player == player}


class FakeBoundaryWork(FakeBoundaryReading):
    async def set_boundary(self, boundary: Boundary) -> bool:
        key = boundary.player, boundary.kind, boundary.other
        is_new = key not in self._shelves.boundaries
        self._shelves.boundaries.setdefault(key, boundary)
        return is_new

    async def drop_boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> bool:
        return self._shelves.boundaries.pop((player, kind, other), None) is not None
