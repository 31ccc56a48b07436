"""What one seat has in front of it: its ranch with plots, cows and partners, and its reserve."""

from __future__ import annotations

from domain.moonriver.layout import Layout
from domain.moonriver.meta import TERRAINS


class Ranch:
    """What lies before one seat. Its lists are replaced, never changed: copies share them."""

    __slots__ = ("claimed", "cowed", "cows", "free", "kinds", "reach", "reserve", "slots", "terrains", "tokens")

    slots: int
    free: int
    """Open and empty cells."""
    terrains: list[int]
    """The laid cells of each terrain."""
    reach: list[int]
    """MR-4.4: where a plot of each terrain connects, taken cells included."""
    kinds: list[int]
    """The kind at each cell, -1 where none lies."""
    cows: list[int]
    """How many cows stand on each cell."""
    cowed: int
    """Cells with cows."""
    reserve: tuple[int, ...]
    """Kinds in ascending order."""
    tokens: tuple[tuple[int, int, int], ...]
    """Cell, specialist, and whether the cowboy lies up."""
    claimed: bool
    """MR-5.4: whether a domino has reached the last row."""

    def copy(self) -> Ranch:
        """Another ranch that may be changed."""
        twin = Ranch()
        twin.slots = self.slots
        twin.free = self.free
        twin.terrains = self.terrains
        twin.reach = self.reach
        twin.kinds = self.kinds
        twin.cows = self.cows
        twin.cowed = self.cowed
        twin.reserve = self.reserve
        twin.tokens = self.tokens
        twin.claimed = self.claimed
        return twin

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal ranches share."""
        tokens = tuple(sorted(self.tokens))
        return self.slots, self.free, self.reach, self.kinds, self.cows, self.reserve, tokens, self.claimed


def empty_ranch(layout: Layout, slots: int, bridges: int) -> Ranch:
    """MR-1.5: a ranch where only the bridges connect."""
    ranch = Ranch()
    ranch.slots = slots
    ranch.free = layout.open
    ranch.terrains = [0] * len(TERRAINS)
    ranch.reach = [bridges] * len(TERRAINS)
    ranch.kinds = [-1] * layout.size
    ranch.cows = [0] * layout.size
    ranch.cowed = 0
    ranch.reserve = ()
    ranch.tokens = ()
    ranch.claimed = False
    return ranch
