"""Moon River's table: what lies where, and which dominoes fit (sections 1 and 4 of the rules page)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.oracle.components import (
    BONUS_TILES,
    COLUMNS,
    COWS,
    GROUNDS,
    PLOTS,
    ROWS,
    SLOTS,
    Kind,
)
from tests.oracle.moonriver_score import Cell, neighbours
from tests.oracle.table import Record

ORDER = list(PLOTS)


def name(cell: Cell) -> str:
    return f"{cell[1]}{cell[0]}"


def cell_named(text: str) -> Cell:
    return int(text[1:]), text[0]


def cells_named(texts: str) -> set[Cell]:
    return {cell_named(text) for text in texts.split()}


class Land:
    """All ranches, reserves and piles. `seen` counts how often the rarer rules were met."""

    def __init__(self, seats: list[str], options: Record, deal: Record, edition: str, rules: int) -> None:
        self.deal = deal
        self.rules = rules
        self.count = len(seats)
        self.scenario: str | None = options["scenario"]
        boards = seats if options["variant"] == "legends" else ["camp"] * self.count
        ground = GROUNDS[edition][self.count]
        self.closed, self.river = cells_named(ground.closed), cells_named(ground.river)
        self.seats = range(1, self.count + 1)
        self.slots = {seat: SLOTS[boards[seat - 1]] for seat in self.seats}
        self.bridges = {seat: cells_named(ground.bridges[boards[seat - 1]]) for seat in self.seats}
        self.pile: list[str] = list(deal["plots"])
        self.stack: list[str] = list(deal["partners"])
        self.supply = COWS
        self.saloon: list[str] = []
        self.bonus = dict(BONUS_TILES) if self.count == 2 else {}
        self.reserve: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.ranch: dict[int, dict[Cell, Kind]] = {seat: {} for seat in self.seats}
        self.cows: dict[int, Counter[Cell]] = {seat: Counter() for seat in self.seats}
        self.partners: dict[int, dict[Cell, str]] = {seat: {} for seat in self.seats}
        self.reached_row_ten: set[int] = set()
        self.seen: Counter[str] = Counter()

    # --- the grid -------------------------------------------------------------------------------------------

    def cells(self) -> list[Cell]:
        """MR-1.4, in cell order."""
        return [
            (row, column)
            for row in range(1, ROWS[self.count] + 1)
            for column in COLUMNS
            if (row, column) not in self.closed
        ]

    def empty_cells(self, seat: int) -> list[Cell]:
        return [cell for cell in self.cells() if cell not in self.ranch[seat]]

    def connects(self, seat: int, cell: Cell, terrain: str) -> bool:
        """MR-4.4, for one of the two plots."""
        laid = self.ranch[seat]
        beside = any(other in laid and laid[other].terrain == terrain for other in neighbours(cell))
        return beside or cell in self.bridges[seat]

    def placements(self, seat: int) -> set[str]:
        """MR-4.3 and MR-4.4: every pair of adjacent free cells with every two plots of the reserve."""
        reserve, free = self.reserve[seat], self.empty_cells(seat)
        pairs = {(a, b) for one, a in enumerate(reserve) for other, b in enumerate(reserve) if one != other}
        return {
            f"place:{name(first)}={a},{name(second)}={b}"
            for first in free
            for second in neighbours(first)
            if second > first and second in free
            for a, b in pairs
            if self.connects(seat, first, PLOTS[a].terrain) or self.connects(seat, second, PLOTS[b].terrain)
        }

    def discards(self, seat: int) -> set[str]:
        in_order = sorted(self.reserve[seat], key=ORDER.index)
        return {f"discard:{a},{b}" for a, b in combinations(in_order, 2)}
