"""What one seat has in front of it: its river, its works, its resources and pioneers."""

from __future__ import annotations

from typing import Final

from domain.kernel.native import i64, mypyc_attr
from domain.theriver.meta import TERRAINS
from domain.theriver.payments import Spending
from domain.theriver.resources import present
from domain.theriver.setting import Setting

LANE: Final = len(TERRAINS)
"""The bits of a space in `River.land`."""


@mypyc_attr(acyclic=True, free_list_len=1)
class River:
    """A seat's board: tiles from space 1 on, what is visible on it (TR-1.6), pioneers settled, frames covered.

    `land` has the terrains of the tiles as bits, LANE for each space.
    """

    __slots__ = ("capacity", "framed", "incomes", "land", "produces", "production", "settled", "tiles")

    land: i64
    capacity: i64
    production: i64
    produces: i64
    incomes: i64
    framed: i64
    settled: i64

    def __init__(
        self,
        tiles: tuple[str, ...],
        land: i64,
        capacity: i64,
        production: i64,
        incomes: i64,
        framed: i64,
        settled: i64,
    ) -> None:
        self.tiles = tiles
        self.land = land
        self.capacity = capacity
        self.production = production
        self.produces = present(production)
        self.incomes = incomes
        self.framed = framed
        self.settled = settled

    def content(self) -> tuple[object, ...]:
        return self.tiles, self.framed, self.settled


def swapped_land(land: i64, low: i64, high: i64) -> i64:
    """The terrains after the tiles of two spaces, counted from 0, have changed places."""
    different = (land >> LANE * low ^ land >> LANE * high) & (1 << LANE) - 1
    return land ^ different << LANE * low ^ different << LANE * high


def river_of(setting: Setting, seat: int, tiles: tuple[str, ...], framed: int, settled: int) -> River:
    """A board with these tiles: what is printed shows on the spaces they leave uncovered."""
    board, laid = setting.boards[seat - 1], [setting.tiles[tile] for tile in tiles]
    return River(
        tiles,
        sum(setting.lands[tile] << LANE * space for space, tile in enumerate(tiles)),
        sum(tile.warehouses for tile in laid) + sum(board.warehouses[len(tiles) :]),
        sum(tile.production for tile in laid) + sum(board.production[len(tiles) :]),
        sum(tile.effect == "income" for tile in laid),
        framed,
        settled,
    )


@mypyc_attr(acyclic=True)
class Works:
    """A seat's reserved and constructed buildings and its bonus tokens."""

    __slots__ = ("built", "reserved", "reserved_bits", "tokens")

    reserved_bits: i64
    """The reserved buildings as the bits that the book has for them; negative until asked for."""

    def __init__(self, reserved: tuple[str, ...], built: tuple[str, ...], tokens: tuple[int, ...]) -> None:
        self.reserved = reserved
        self.reserved_bits = -1
        self.built = built
        self.tokens = tokens

    def content(self) -> tuple[object, ...]:
        return self.reserved, self.built, self.tokens


@mypyc_attr(acyclic=True, free_list_len=1)
class Home:
    """All that a seat has; `held` are its resources, `placed` its pioneers on the places."""

    __slots__ = ("boat", "held", "placed", "river", "spending", "works")

    river: River
    works: Works
    held: i64
    boat: i64
    placed: i64
    spending: Spending | None
    """What the held resources can be spent on, once asked for."""

    def hold(self, held: i64) -> None:
        """From now on these are its resources."""
        self.held = held
        self.spending = None

    def copy(self) -> Home:
        twin = Home()
        twin.river = self.river
        twin.works = self.works
        twin.held = self.held
        twin.boat = self.boat
        twin.placed = self.placed
        twin.spending = self.spending
        return twin

    def content(self) -> tuple[object, ...]:
        return self.river.content(), self.works.content(), self.held, self.boat, self.placed


def home_of(river: River, works: Works, held: i64, boat: i64, placed: i64) -> Home:
    """A seat's belongings; without a constructor copies cost half."""
    home = Home()
    home.river = river
    home.works = works
    home.held = held
    home.boat = boat
    home.placed = placed
    home.spending = None
    return home
