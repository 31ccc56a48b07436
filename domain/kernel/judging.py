"""A game's knowledge for a search: candidate moves, quick playouts and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from domain.kernel.native import i64

T = TypeVar("T")
PositionT = TypeVar("PositionT")
M_co = TypeVar("M_co", covariant=True)

_MASK: Final = (1 << 62) - 1


class Chance:
    """A small, fast generator for searches; deals never use it. Same seed, same numbers, compiled or not."""

    __slots__ = ("_state",)

    _state: i64

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C1 + 0x1F123BB5159A55E5) & _MASK or 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bias of the remainder is far below what a search can notice."""
        state: i64 = self._state
        state ^= (state << 13) & _MASK
        state ^= state >> 7
        state ^= (state << 17) & _MASK
        self._state = state
        return (state >> 11) % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order."""
        pile = list(items)
        last: i64
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


def best_of(weights: Sequence[float], chance: Chance) -> int:
    """The index of the greatest weight; equal ones are drawn from."""
    most, equal, found = weights[0], 1, 0
    for index in range(1, len(weights)):
        weight = weights[index]
        if weight > most:
            most, equal, found = weight, 1, index
        elif weight == most:
            equal += 1
            if not chance.below(equal):
                found = index
    return found


def order_of(weights: Sequence[float], most: int) -> list[int]:
    """The indices of the greatest weights, greatest first; equal ones in their order."""
    return sorted(range(len(weights)), key=lambda index: -weights[index])[:most]


class Judge(Protocol[PositionT, M_co]):
    """A game's own knowledge for machines. It looks at a position only where every seat may look; only the moves of a
    playout draw from the piles of the determinized position they are played on."""

    @property
    def version(self) -> int:
        """Grows with every change of behaviour: a stored AI move can be run again only with the same version."""
        ...

    def budget(self, position: PositionT, simulations: int) -> int:
        """How many simulations a level's budget comes to at this table."""
        ...

    def redealt(self, position: PositionT, chance: Chance) -> PositionT:
        """The same table with everything hidden in another order: as if the view had been determinized anew."""
        ...

    def best(self, position: PositionT, chance: Chance) -> M_co:
        """The move of a greedy player, who looks one move ahead and not at what may come later; ties are drawn from."""
        ...

    def candidates(self, position: PositionT, most: int) -> Sequence[M_co]:
        """At most `most` legal moves, the most promising first; always at least one."""
        ...

    def playout(self, position: PositionT, rounds: int, chance: Chance) -> Sequence[float]:
        """Plays on with quick players for `rounds` rounds, or to the end, and values the position reached:
        for each seat the final points it may expect."""
        ...
