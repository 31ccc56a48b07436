"""The levels of machine players, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

QUICK = 16
"""What simulates less often answers within hundredths of a second, and need not wait for what takes a second."""


class Way(StrEnum):
    """How a level finds its move."""

    RANDOM = "random"
    GREEDY = "greedy"
    SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Level:
    """A budget in simulations makes a level equally strong on every machine; a ceiling in seconds guards the clock.
    A game's judge may make more of the budget where it takes more to tell moves apart."""

    key: str
    way: Way
    simulations: int = 0
    candidates: int = 0
    rounds: int = 0
    ceiling: float = 1.0

    @property
    def is_quick(self) -> bool:
        return self.simulations < QUICK


LEVELS: Mapping[str, Level] = {
    level.key: level
    for level in (
        Level("drifter", Way.RANDOM),
        Level("hand", Way.GREEDY),
        Level("foreman", Way.SEARCH, simulations=4, candidates=2, rounds=2, ceiling=2.0),
        Level("rancher", Way.SEARCH, simulations=24, candidates=3, rounds=6, ceiling=4.0),
        Level("legend", Way.SEARCH, simulations=144, candidates=10, rounds=6, ceiling=8.0),
    )
}
"""Weakest first."""
