"""The ranch as bits, and every move as a number: tables made once for an edition and a number of seats.

A cell is a bit: column * stride + row - 1. The stride is one more than the rows, so that a step across the edge of a
column falls on a bit that no mask ever holds. Move numbers grow in the order of the moves' texts.
"""

from __future__ import annotations

from domain.moonriver.edition import Board, Edition, Grid, letters
from domain.moonriver.meta import COLUMN, MOST_SEATS, SPECIALISTS, TERRAINS

UP, ACROSS = 0, 1
BY_TEXT = tuple(sorted(range(len(TERRAINS)), key=TERRAINS.__getitem__))
"""The terrains in the order of their texts."""


class Kinds:
    """The plot kinds by number, in the order of their texts; bonus sides follow them."""

    def __init__(self, edition: Edition) -> None:
        plots = sorted(edition.plots, key=lambda plot: plot.id)
        self.plots = plots
        self.count = len(plots)
        self.ids = [plot.id for plot in plots]
        self.number = {plot.id: index for index, plot in enumerate(plots)}
        self.in_order = [self.number[plot.id] for plot in edition.plots]
        self.order = [self.in_order.index(kind) for kind in range(self.count)]
        self.backs = [plot.number for plot in plots]
        self.terrain = [TERRAINS.index(plot.terrain) for plot in plots]
        self.cows = [plot.cows for plot in plots]
        self.skulls = [plot.skulls for plot in plots]
        self.circles = [plot.circles for plot in plots]
        self.resources = [(plot.nuggets, plot.beavers, plot.cobs) for plot in plots]
        self.acts = [bool(plot.cows or plot.skulls or plot.circles) for plot in plots]
        self.tiles = [tile.id for tile in edition.bonus_tiles]
        self.tiles_by_text = sorted(range(len(self.tiles)), key=self.tiles.__getitem__)
        self.bonus: dict[tuple[int, int], int] = {}
        self._add_bonus(edition)

    def _add_bonus(self, edition: Edition) -> None:
        """MR-8.3: a side of a bonus tile is a plot with a terrain and a circle, and nothing else."""
        for number, tile in enumerate(edition.bonus_tiles):
            for side in tile.sides:
                terrain = TERRAINS.index(side)
                self.bonus[number, terrain] = len(self.ids)
                self.ids.append(tile.id)
                self.terrain.append(terrain)
                self.resources.append((0, 0, 0))


class Layout:
    """MR-1.4: cells, neighbours and move numbers."""

    def __init__(self, edition: Edition, seats: int) -> None:
        grid = edition.grids[seats]
        self.edition = edition
        self.seats = seats
        self.kinds = Kinds(edition)
        self.specialists = [edition.partners[name] for name in SPECIALISTS]
        self.columns = letters(grid.columns)
        self.rows = grid.rows
        self.stride = grid.rows + 1
        self._name_cells(grid)
        self._number_moves()
        self.steps = [self._steps(cell) for cell in range(self.stride * len(self.columns))]

    def _name_cells(self, grid: Grid) -> None:
        size = self.stride * len(self.columns)
        self.size = size
        self.names = [f"{self.columns[cell // self.stride]}{cell % self.stride + 1}" for cell in range(size)]
        rows = range(self.rows)
        self.cells = [column * self.stride + row for row in rows for column in range(len(self.columns))]
        self.cell = {self.names[cell]: cell for cell in self.cells}
        self.inside = sum(1 << cell for cell in self.cells)
        self.open = self.inside & ~self.mask(grid.closed)
        self.river = self.mask(grid.river)
        self.goal = sum(1 << cell for cell in self.cells[-len(self.columns) :]) if self.seats == 2 else 0
        self.near = [self.beside(1 << cell) for cell in range(size)]
        by_text = sorted(self.cells, key=lambda cell: self.names[cell])
        self.by_text = by_text
        self.rank = [by_text.index(cell) if cell in by_text else -1 for cell in range(size)]
        self.laying = sorted(self.cells, key=lambda cell: self.names[cell] + "=")

    def beside(self, mask: int) -> int:
        """All cells next to a cell of the mask."""
        return (mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride) & self.inside

    def mask(self, names: tuple[str, ...]) -> int:
        """The bits of some cells."""
        return sum(1 << self.cell[name] for name in names)

    def bridge_cells(self, board: Board) -> int:
        """MR-1.5: the cells that a board's bridges open."""
        return self.mask(board.bridges[self.seats])

    def territory(self, cell: int, terrain: int) -> int:
        """MR-1.3: the connected part of the terrain's mask around a cell."""
        stride = self.stride
        reached = 1 << cell
        grown = (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & terrain | reached
        while grown != reached:
            reached = grown
            grown = (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & terrain | reached
        return reached

    def groups(self, mask: int) -> list[int]:
        """The connected parts of a mask."""
        found: list[int] = []
        while mask:
            group = self.territory((mask & -mask).bit_length() - 1, mask)
            mask ^= group
            found.append(group)
        return found

    def cells_in(self, mask: int) -> list[int]:
        """The cells of a mask, in cell order."""
        return [cell for cell in self.cells if mask >> cell & 1]

    def _number_moves(self) -> None:
        """The first number of each kind of move: kinds in alphabetical order, as their texts sort."""
        cells, kinds = len(self.cells), self.kinds.count
        self.per_cell = 2 * kinds * kinds
        self.bonus = 0
        self.discard = self.bonus + 2 * len(TERRAINS) * cells
        self.done = self.discard + kinds * kinds
        self.drought = self.done + 1
        self.lose = self.drought + cells
        self.move = self.lose + len(self.kinds.tiles)
        self.place = self.move + cells * cells
        self.recruit = self.place + cells * self.per_cell
        self.select = self.recruit + cells * len(SPECIALISTS) * 2
        self.skip = self.select + COLUMN
        self.steal = self.skip + 1
        self.swap = self.steal + MOST_SEATS * cells
        self.end = self.swap + kinds * MOST_SEATS * kinds
        self.lay = {1 << cell: self.place + rank * self.per_cell for rank, cell in enumerate(self.laying)}
        self.drive = [self.move + rank * cells for rank in self.rank]

    def _steps(self, cell: int) -> dict[int, tuple[int, ...]]:
        """MR-6.2: the numbers of a cow's steps from a cell, for every set of neighbours it may step on."""
        steps: dict[int, tuple[int, ...]] = {0: ()}
        for other in range(self.size):
            if self.near[cell] >> other & 1 and self.inside >> cell & 1:
                number = self.drive[cell] + self.rank[other]
                steps |= {mask | 1 << other: (*known, number) for mask, known in steps.items()}
        return {mask: tuple(sorted(known)) for mask, known in steps.items()}
