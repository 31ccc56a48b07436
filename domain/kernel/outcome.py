"""How a game ends: scores with their breakdown, ranks, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from domain.kernel.plain import Plain


class Score(Protocol):
    """One seat's points; a frozen dataclass in each game."""

    @property
    def total(self) -> int:
        """All points together."""
        ...

    def breakdown(self) -> dict[str, Plain]:
        """The score exactly as a record writes it, `total` included."""
        ...


ScoreT = TypeVar("ScoreT", bound=Score, covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[ScoreT]):
    """Scores and ranks in seat order; `reason` is a stable word of the game (`last-round`, `tokens`, ...)."""

    scores: tuple[ScoreT, ...]
    ranks: tuple[int, ...]
    reason: str

    def result(self) -> dict[str, Plain]:
        """The outcome as a record writes it."""
        return {"scores": [score.breakdown() for score in self.scores], "ranks": list(self.ranks)}


def ranks_of(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for keys where more is better; equal keys share a rank and the next rank is left out (1 1 3)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
