"""Boundaries: blocks and mutes between two players."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from domain.hosting.terms import Moment, PlayerId


class BoundaryKind(StrEnum):
    """A block keeps two players from being paired. A mute hides the muted player's messages."""

    BLOCK = "block"
    MUTE = "mute"


@dataclass(frozen=True, slots=True)
class Boundary:
    """`player` has set it against `other`. The other player never learns of it."""

    player: PlayerId
    other: PlayerId
    kind: BoundaryKind
    at: Moment
