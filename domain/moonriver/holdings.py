"""What one seat has in front of it: its ranch with plots, cows and partners, and its reserve."""

from __future__ import annotations

from domain.kernel.native import i64, mypyc_attr
from domain.moonriver.layout import Layout
from domain.moonriver.meta import TERRAINS


@mypyc_attr(acyclic=True, free_list_len=1)
class Ranch:
    """What lies before one seat. Copies share its lists, which are copied before they are changed."""

    __slots__ = (
        "claimed",
        "cowed",
        "cows",
        "free",
        "kinds",
        "owns_herds",
        "owns_land",
        "reach",
        "reserve",
        "slots",
        "terrains",
        "tokens",
    )

    slots: int
    free: i64
    """Open and empty cells."""
    terrains: list[int]
    """The laid cells of each terrain."""
    reach: list[int]
    """MR-4.4: where a plot of each terrain connects, taken cells included."""
    kinds: list[int]
    """The kind at each cell, -1 where none lies."""
    cows: list[int]
    """How many cows stand on each cell."""
    cowed: i64
    """Cells with cows."""
    reserve: tuple[int, ...]
    """Kinds in ascending order."""
    tokens: tuple[tuple[int, int, int], ...]
    """Cell, specialist, and whether the cowboy lies up."""
    claimed: bool
    """MR-5.4: whether a domino has reached the last row."""
    owns_land: bool
    """Whether no copy shares `terrains`, `reach` and `kinds`."""
    owns_herds: bool
    """Whether no copy shares `cows`."""

    def copy(self) -> Ranch:
        """Another ranch that may be changed."""
        twin = Ranch()
        self.owns_land = self.owns_herds = twin.owns_land = twin.owns_herds = False
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

    def own_land(self) -> None:
        """From now on the lists of what is laid may be changed."""
        if not self.owns_land:
            self.terrains = self.terrains.copy()
            self.reach = self.reach.copy()
            self.kinds = self.kinds.copy()
            self.owns_land = True

    def own_herds(self) -> None:
        """From now on the list of cows may be changed."""
        if not self.owns_herds:
            self.cows = self.cows.copy()
            self.owns_herds = True

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal ranches share."""
        tokens = tuple(sorted(self.tokens))
        return self.slots, self.free, self.reach, self.kinds, self.cows, self.reserve, tokens, self.claimed


def with_items(items: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """All of them in ascending order."""
    return tuple(sorted(items + more)) if items or len(more) > 1 else more


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
    ranch.owns_land = ranch.owns_herds = True
    return ranch
