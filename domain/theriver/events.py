"""What happens in The River, enough for a client to keep its own copy of the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from domain.theriver.scoring import Score


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn:
    seat: int


@dataclass(frozen=True, slots=True)
class TilesRevealed:
    """The whole tile island as it now lies."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuildingsRevealed:
    """The cards that were added; the others stay."""

    buildings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileTaken:
    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class TileRemoved:
    """The tile nobody took before round 1."""

    tile: str


@dataclass(frozen=True, slots=True)
class RoundStarted:
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class ResourcesTraded:
    seat: int
    paid: str


@dataclass(frozen=True, slots=True)
class PioneerPlaced:
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class TileClaimed:
    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class ResourcesGained:
    """`source` is `produce`, `forage`, `windfall` or `income`; all of it found room."""

    seat: int
    source: str
    resource: str
    amount: int


@dataclass(frozen=True, slots=True)
class ResourcesKept:
    """After an overflow: all that the seat now holds, and what went (back) to the supply."""

    seat: int
    source: str
    kept: str
    returned: str


@dataclass(frozen=True, slots=True)
class BuildingReserved:
    seat: int
    building: str


@dataclass(frozen=True, slots=True)
class BuildingConstructed:
    seat: int
    building: str
    paid: str
    was_reserved: bool


@dataclass(frozen=True, slots=True)
class TokenTaken:
    seat: int
    value: int
    spot: int


@dataclass(frozen=True, slots=True)
class PioneerJoined:
    seat: int


@dataclass(frozen=True, slots=True)
class FirstPlayerTaken:
    seat: int


@dataclass(frozen=True, slots=True)
class TilesSwapped:
    seat: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class SwapDeclined:
    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: int


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """`reason` is `tokens` or `tiles`; the round is still completed."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    round: int


@dataclass(frozen=True, slots=True)
class PioneersReturned:
    """`settled` stay for good from this cleanup on; `boat` is how many are on the boat again."""

    seat: int
    settled: int
    boat: int


@dataclass(frozen=True, slots=True)
class TilesDiscarded:
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesReshuffled:
    """The discards became the new pile; its order is secret."""

    count: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: str
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]


Event: TypeAlias = (
    FirstPlayerDrawn
    | TilesRevealed
    | BuildingsRevealed
    | TileTaken
    | TileRemoved
    | RoundStarted
    | ResourcesTraded
    | PioneerPlaced
    | TileClaimed
    | ResourcesGained
    | ResourcesKept
    | BuildingReserved
    | BuildingConstructed
    | TokenTaken
    | PioneerJoined
    | FirstPlayerTaken
    | TilesSwapped
    | SwapDeclined
    | TurnPassed
    | EndTriggered
    | RoundEnded
    | PioneersReturned
    | TilesDiscarded
    | TilesReshuffled
    | GameEnded
)
Report: TypeAlias = "list[Event] | None"
"""Where events are written; None in the mode without them."""
