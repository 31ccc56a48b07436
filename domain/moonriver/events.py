"""What happened at a table; with them a client keeps its own copy of the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from domain.moonriver.scoring import Score


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Each seat's colour and board, the scenario, and the order in which the rancheros were drawn."""

    colours: tuple[str, ...]
    boards: tuple[str, ...]
    scenario: str | None
    rancheros: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SaloonFilled:
    """Tokens came face-up from the stack, where `stack` are left."""

    specialists: tuple[str, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class ColumnFormed:
    """The plots of a new column from position 1; `pile` plots are left."""

    plots: tuple[str, ...]
    pile: int


@dataclass(frozen=True, slots=True)
class RancheroPlaced:
    """A ranchero chose a plot of the column."""

    seat: int
    position: int
    plot: str


@dataclass(frozen=True, slots=True)
class PlotPassedOver:
    """The plot that nobody took left the game."""

    position: int
    plot: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The new column became the old one."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class PlotCollected:
    """A seat's turn began: the plot under its ranchero came into its reserve."""

    seat: int
    position: int
    plot: str


@dataclass(frozen=True, slots=True)
class DominoPlaced:
    """Two plots of the reserve were laid."""

    seat: int
    first: str
    first_plot: str
    second: str
    second_plot: str


@dataclass(frozen=True, slots=True)
class PlotsDiscarded:
    """Two plots that fitted nowhere left the game."""

    seat: int
    plots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExpansionEnded:
    """The seat expands no further this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class CowPlaced:
    """A cow came from the supply, where `supply` are left."""

    seat: int
    cell: str
    supply: int


@dataclass(frozen=True, slots=True)
class CowLost:
    """A skull sent a cow back to the supply."""

    seat: int
    cell: str
    skull: str
    supply: int


@dataclass(frozen=True, slots=True)
class PartnerRecruited:
    """A token came from the saloon to a circle; `partner` is the side that lies up."""

    seat: int
    cell: str
    specialist: str
    partner: str


@dataclass(frozen=True, slots=True)
class CowMoved:
    """A cowboy drove a cow one step; `left` steps remain."""

    seat: int
    origin: str
    target: str
    left: int


@dataclass(frozen=True, slots=True)
class PlotsSwapped:
    """A desperado exchanged plots between two reserves."""

    seat: int
    given: str
    opponent: int
    taken: str


@dataclass(frozen=True, slots=True)
class CowStolen:
    """A cattle thief took an opponent's cow to its own plot."""

    seat: int
    opponent: int
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class EffectSkipped:
    """A partner's effect, or the rest of it, was not used."""

    seat: int
    partner: str


@dataclass(frozen=True, slots=True)
class BonusPlaced:
    """A bonus tile was laid."""

    seat: int
    tile: str
    side: str
    cell: str


@dataclass(frozen=True, slots=True)
class BonusLost:
    """No bonus tile fitted: one left the game."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class ReserveEmptied:
    """The seat has finished: what was left of its reserve left the game."""

    seat: int
    plots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HerdThinned:
    """Overpopulation: only one cow stayed on the cell."""

    seat: int
    cell: str
    lost: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The final scores and ranks in seat order."""

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]


AnyEvent: TypeAlias = (
    GameBegan
    | SaloonFilled
    | ColumnFormed
    | RancheroPlaced
    | PlotPassedOver
    | RoundBegan
    | PlotCollected
    | DominoPlaced
    | PlotsDiscarded
    | ExpansionEnded
    | CowPlaced
    | CowLost
    | PartnerRecruited
    | CowMoved
    | PlotsSwapped
    | CowStolen
    | EffectSkipped
    | BonusPlaced
    | BonusLost
    | ReserveEmptied
    | HerdThinned
    | GameEnded
)
