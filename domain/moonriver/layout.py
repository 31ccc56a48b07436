"""The ranch as bits, and every move as a number: tables made once for an edition and a number of seats.

A cell is a bit: column * stride + row - 1. The stride is one more than the rows, so that a step across the edge of a
column falls on a bit that no mask ever holds. Move numbers grow in the order of the moves' texts.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from domain.kernel.bits import INDEX, PRIME, bit
from domain.kernel.native import i64
from domain.moonriver.edition import Board, Edition, Grid, letters
from domain.moonriver.meta import COLUMN, MOST_SEATS, SPECIALISTS, TERRAINS

UP, ACROSS = 0, 1
BY_TEXT: Final = tuple(sorted(range(len(TERRAINS)), key=TERRAINS.__getitem__))
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

    stride: i64
    size: i64
    inside: i64
    open: i64
    river: i64
    goal: i64
    level: i64
    """How much higher the number of a level placement is than that of an upright one."""
    per_kind: i64
    """Move numbers between two first kinds of a placement."""
    per_cell: i64
    """Move numbers between two cells of a placement."""
    bonus: i64
    discard: i64
    done: i64
    drought: i64
    lose: i64
    move: i64
    place: i64
    recruit: i64
    select: i64
    skip: i64
    steal: i64
    swap: i64
    end: i64

    def __init__(self, edition: Edition, seats: int) -> None:
        grid = edition.grids[seats]
        self.edition = edition
        self.seats = seats
        self.kinds = Kinds(edition)
        self.saloon = edition.saloon
        self.specialists = [edition.partners[name] for name in SPECIALISTS]
        self.columns = letters(grid.columns)
        self.rows = grid.rows
        self.stride = grid.rows + 1
        self._name_cells(grid)
        self._number_moves()
        self.sides = sorted([self._side(tile, terrain) for tile, terrain in self.kinds.bonus], key=itemgetter(2))
        """MR-8.1: the sides of bonus tiles: tile, terrain, and the first number of laying it; in the order of texts."""
        places = range(COLUMN)
        self.selections = [[self.select + at for at in places if free >> at & 1] for free in range(1 << COLUMN)]
        self.steps_modulus = self._steps_modulus()
        self.steps = [self._steps(cell) for cell in range(self.size)]

    def _name_cells(self, grid: Grid) -> None:
        stride = grid.rows + 1
        size = stride * len(self.columns)
        self.size = size
        self.names = [f"{self.columns[cell // stride]}{cell % stride + 1}" for cell in range(size)]
        rows = range(self.rows)
        self.cells = [column * stride + row for row in rows for column in range(len(self.columns))]
        self.cell = {self.names[cell]: cell for cell in self.cells}
        self.inside = sum(1 << cell for cell in self.cells)
        self.open = self.inside & ~self.mask(grid.closed)
        self.river = self.mask(grid.river)
        self.goal = sum(1 << cell for cell in self.cells[-len(self.columns) :]) if self.seats == 2 else 0
        self.near: list[int] = [self.beside(1 << cell) for cell in range(size)]
        by_text = sorted(self.cells, key=lambda cell: self.names[cell])
        self.by_text = by_text
        self.rank = [by_text.index(cell) if cell in by_text else -1 for cell in range(size)]
        self.laying = sorted(self.cells, key=lambda cell: self.names[cell] + "=")
        self.is_in_order = by_text == self.laying == sorted(by_text)
        """Whether cells by their texts are cells by their bits: with less than ten rows."""

    def beside(self, mask: i64) -> i64:
        """All cells next to a cell of the mask."""
        return (mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride) & self.inside

    def mask(self, names: tuple[str, ...]) -> int:
        """The bits of some cells."""
        return sum(1 << self.cell[name] for name in names)

    def bridge_cells(self, board: Board) -> int:
        """MR-1.5: the cells that a board's bridges open."""
        return self.mask(board.bridges[self.seats])

    def territory(self, cell: i64, terrain: i64) -> i64:
        """MR-1.3: the connected part of the terrain's mask around a cell."""
        return self.flood(bit(cell), terrain)

    def flood(self, reached: i64, terrain: i64) -> i64:
        """MR-1.3: the connected part of the terrain's mask around some of its cells."""
        stride = self.stride
        grown = (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & terrain | reached
        while grown != reached:
            reached = grown
            grown = (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & terrain | reached
        return reached

    def groups(self, mask: i64) -> list[int]:
        """The connected parts of a mask."""
        found: list[int] = []
        while mask:
            group = self.flood(mask & -mask, mask)
            mask ^= group
            found.append(group)
        return found

    def cells_in(self, mask: int) -> list[int]:
        """The cells of a mask, in cell order."""
        return [cell for cell in self.cells if mask >> cell & 1]

    def ranks_in(self, mask: i64) -> list[int]:
        """The ranks by text of the cells of a mask, ascending."""
        ranks: list[int] = []
        while mask:
            low = mask & -mask
            mask ^= low
            ranks.append(self.rank[INDEX[low % PRIME]])
        if not self.is_in_order:
            ranks.sort()
        return ranks

    def _number_moves(self) -> None:
        """The first number of each kind of move: kinds in alphabetical order, as their texts sort."""
        cells, kinds = len(self.cells), self.kinds.count
        self.level = kinds
        self.per_kind = 2 * kinds
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
        ranks = {cell: rank for rank, cell in enumerate(self.laying)}
        self.lay: list[int] = [self.place + ranks.get(cell, -1) * self.per_cell for cell in range(self.size)]

    def _side(self, tile: int, terrain: int) -> tuple[int, int, int]:
        rank = self.kinds.tiles_by_text.index(tile) * len(TERRAINS) + BY_TEXT.index(terrain)
        return tile, terrain, self.bonus + rank * len(self.cells)

    def _steps(self, cell: int) -> list[tuple[int, ...]]:
        """MR-6.2: the numbers of a cow's steps from a cell, by the remainder of the mask of cells it may step on."""
        steps: dict[int, tuple[int, ...]] = {0: ()}
        drive: int = self.move + self.rank[cell] * len(self.cells)
        for other in self._neighbours(cell):
            steps |= {mask | 1 << other: (*known, drive + self.rank[other]) for mask, known in steps.items()}
        table: list[tuple[int, ...]] = [()] * self.steps_modulus
        for mask, known in steps.items():
            table[mask % self.steps_modulus] = tuple(sorted(known))
        return table

    def _steps_modulus(self) -> int:
        """The least number by which no two sets of neighbours of any cell leave the same remainder."""
        sets = [_unions([1 << other for other in self._neighbours(cell)]) for cell in self.cells]
        modulus = 16
        while any(len({mask % modulus for mask in masks}) < len(masks) for masks in sets):
            modulus += 1
        return modulus

    def _neighbours(self, cell: int) -> list[int]:
        return [other for other in self.cells if self.near[cell] >> other & 1] if self.rank[cell] >= 0 else []


def _unions(bits: list[int]) -> list[int]:
    """Every mask made of some of the bits."""
    masks = [0]
    for one in bits:
        masks += [mask | one for mask in masks]
    return masks
