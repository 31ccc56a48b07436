"""What a seat can want in The River (TR-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Take:
    """A face-up tile before round 1."""

    tile: str


@dataclass(frozen=True, slots=True)
class Trade:
    """Three basic resources for one food."""

    paid: str


@dataclass(frozen=True, slots=True)
class Claim:
    tile: str


@dataclass(frozen=True, slots=True)
class Produce:
    resource: str


@dataclass(frozen=True, slots=True)
class Forage:
    resource: str


@dataclass(frozen=True, slots=True)
class Reserve:
    building: str


@dataclass(frozen=True, slots=True)
class Build:
    building: str
    paid: str


@dataclass(frozen=True, slots=True)
class First:
    """The first player's pawn."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Two own tiles, as a placement or as part of a reshape."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Pass:
    """No placement is possible."""


@dataclass(frozen=True, slots=True)
class Store:
    """What is kept when not everything can be."""

    kept: str


@dataclass(frozen=True, slots=True)
class Skip:
    """One swap of a reshape declined."""


Move: TypeAlias = Take | Trade | Claim | Produce | Forage | Reserve | Build | First | Swap | Pass | Store | Skip

FIRST = First()
PASS = Pass()
SKIP = Skip()
