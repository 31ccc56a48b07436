"""What one seat has in front of it: its river, its works, its resources and pioneers."""

from __future__ import annotations

from domain.theriver.resources import present
from domain.theriver.setting import Setting


class River:
    """A seat's board: tiles from space 1 on, what is visible on it (TR-1.6), pioneers settled, frames covered."""

    __slots__ = ("capacity", "framed", "incomes", "produces", "production", "settled", "tiles")

    def __init__(
        self, tiles: tuple[str, ...], capacity: int, production: int, incomes: int, framed: int, settled: int
    ) -> None:
        self.tiles = tiles
        self.capacity = capacity
        self.production = production
        self.produces = present(production)
        self.incomes = incomes
        self.framed = framed
        self.settled = settled

    def content(self) -> tuple[object, ...]:
        return self.tiles, self.framed, self.settled


def river_of(setting: Setting, seat: int, tiles: tuple[str, ...], framed: int, settled: int) -> River:
    """A board with these tiles: what is printed shows on the spaces they leave uncovered."""
    board, laid = setting.boards[seat - 1], [setting.tiles[tile] for tile in tiles]
    return River(
        tiles,
        sum(tile.warehouses for tile in laid) + sum(board.warehouses[len(tiles) :]),
        sum(tile.production for tile in laid) + sum(board.production[len(tiles) :]),
        sum(tile.effect == "income" for tile in laid),
        framed,
        settled,
    )


class Works:
    """A seat's reserved and constructed buildings and its bonus tokens."""

    __slots__ = ("built", "reserved", "tokens")

    def __init__(self, reserved: tuple[str, ...], built: tuple[str, ...], tokens: tuple[int, ...]) -> None:
        self.reserved = reserved
        self.built = built
        self.tokens = tokens

    def content(self) -> tuple[object, ...]:
        return self.reserved, self.built, self.tokens


class Home:
    """All that a seat has; `held` are its resources, `placed` its pioneers on the places."""

    __slots__ = ("boat", "held", "placed", "river", "works")

    river: River
    works: Works
    held: int
    boat: int
    placed: int

    def copy(self) -> Home:
        twin = Home()
        twin.river = self.river
        twin.works = self.works
        twin.held = self.held
        twin.boat = self.boat
        twin.placed = self.placed
        return twin

    def content(self) -> tuple[object, ...]:
        return self.river.content(), self.works.content(), self.held, self.boat, self.placed


def home_of(river: River, works: Works, held: int, boat: int, placed: int) -> Home:
    """A seat's belongings; without a constructor copies cost half."""
    home = Home()
    home.river = river
    home.works = works
    home.held = held
    home.boat = boat
    home.placed = placed
    return home
