"""Boundaries: what a player sets between themselves and another player."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from domain.hosting.terms import Moment, PlayerId


class BoundaryKind(StrEnum):
    """Two players with a block between them are not paired. Of a muted player one reads nothing."""

    BLOCK = "block"
    MUTE = "mute"


@dataclass(frozen=True, slots=True)
class Boundary:
    """`player` has set it against `other`, who is never told."""

    player: PlayerId
    other: PlayerId
    kind: BoundaryKind
    at: Moment
