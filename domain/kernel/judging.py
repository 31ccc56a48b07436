"""What a game tells a search: which moves deserve a look, how a quick player goes on, what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)

_MASK = (1 << 62) - 1


class Chance:
    """A small, fast generator for searches; deals never use it. Same seed, same numbers, compiled or not."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C1 + 0x1F123BB5159A55E5) & _MASK or 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias of the remainder is far below what a search can notice."""
        state = self._state
        state ^= (state << 13) & _MASK
        state ^= state >> 7
        state ^= (state << 17) & _MASK
        self._state = state
        return (state >> 11) % bound


class Judge(Protocol[P_contra, M_co]):
    """A game's own knowledge for machines. It looks at a position only where every seat may look; only the moves of a
    playout draw from the piles of the determinized position they are played on."""

    @property
    def version(self) -> int:
        """Grows with every change of behaviour: a stored AI move can be run again only with the same version."""
        ...

    def best(self, position: P_contra, chance: Chance) -> M_co:
        """The move of a greedy player that looks one move ahead; ties are broken by chance."""
        ...

    def candidates(self, position: P_contra, most: int) -> Sequence[M_co]:
        """At most so many legal moves, the most promising first; always at least one."""
        ...

    def playout(self, position: P_contra, rounds: int, chance: Chance) -> Sequence[float]:
        """Plays on with quick players for so many rounds, or to the end, and values the position reached:
        for each seat the final points it may expect."""
        ...
