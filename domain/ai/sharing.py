"""How a search shares its playouts with helpers, which may run in other processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

LEAST_SHARE = 16
"""Playouts for each worker at least: fewer take less time than it takes to hand them over."""
Sample: TypeAlias = tuple[float, float]
"""What one playout brought: reward and points."""


@dataclass(frozen=True, slots=True)
class Share:
    """Some numbered samples of a stage, each with every candidate still alive; candidates by their index."""

    candidates: tuple[int, ...]
    first: int
    samples: int


class Helpers(Protocol):
    """Those who take shares of one search."""

    @property
    def number(self) -> int:
        """How many shares may be asked for at a time."""
        ...

    def ask(self, shares: Sequence[Share]) -> None:
        """Hands the shares out and returns at once; every call is followed by one of `answers`."""
        ...

    def answers(self) -> Sequence[list[Sample] | None]:
        """What came of each share: its samples in their order, fewer where it got late, None where a helper was
        missing or died."""
        ...
