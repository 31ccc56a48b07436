"""How strengths change by a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from domain.league.ratings import Strength


class Rater(Protocol):
    def strengths_after(self, strengths: Sequence[Strength], ranks: Sequence[int]) -> Sequence[Strength]:
        """Everyone's strength after a table that ended with these ranks; the same for the same input, always."""
        ...
