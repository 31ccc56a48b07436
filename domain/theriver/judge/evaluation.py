"""How much a machine likes each legal move: the change of its own prospects, one move ahead."""

from __future__ import annotations

from typing import Final

from domain.theriver.holdings import Home
from domain.theriver.judge.worth import PIONEER, SHARED, Prospects, Traits, expected_rounds
from domain.theriver.legal import legal_moves, pack_of
from domain.theriver.meta import WINDFALL
from domain.theriver.moves import Build, Claim, First, Forage, Move, Produce, Reserve, Store, Swap, Take, Trade
from domain.theriver.position import Position
from domain.theriver.resources import SHIFT, UNIT
from domain.theriver.storage import available

FIRST_PLAYER: Final = 0.8
TODAY: Final = 0.4
"""Even to those who look at today only a tile is worth more than nothing."""
TILE: Final = 1.0
"""A tile as such: columns, meadows and the end of the river come nearer."""
DISCOUNT: Final = 0.5


def move_weights(traits: Traits, position: Position, left: float) -> list[float]:
    """The weight of each legal move, in their order, with so many rounds to come; 0 looks at today only."""
    scales = Scales(traits, position, left)
    return [scales.weight(move) for move in legal_moves(position)]


class Scales:
    """Weighs the moves of the seat to move; what all of them share is worked out once."""

    __slots__ = ("_columns", "_home", "_lay", "_meadows", "_position", "_prospects", "_river", "_stores")

    def __init__(self, traits: Traits, position: Position, left: float) -> None:
        self._position = position
        self._prospects = Prospects(traits, position, position.seat, left)
        self._home: Home = position.homes[position.seat - 1]
        self._stores = self._prospects.stores(self._home.held)
        river = self._home.river
        self._river = self._prospects.river(river.production, river.capacity, river.settled + river.framed)
        self._lay = self._prospects.lay(river.tiles)
        self._columns = self._prospects.columns(self._lay)
        self._meadows = self._prospects.meadows(river.tiles, river.production)

    def weight(self, move: Move) -> float:
        if isinstance(move, Claim):
            return self._tile(move.tile)
        if isinstance(move, Build):
            return self._build(move)
        if isinstance(move, Produce):
            return self._produce(move)
        if isinstance(move, Swap):
            return self._swap(move)
        if isinstance(move, Reserve):
            return self._reserve(move)
        if isinstance(move, Forage):
            return self._stores_worth(self._home.held + UNIT[move.resource], self._home.river.capacity) - self._stores
        if isinstance(move, Trade):
            return self._prospects.stores(self._home.held + UNIT["food"] - pack_of(move.paid)) - self._stores - 0.1
        return self._rest(move)

    def _rest(self, move: Move) -> float:
        if isinstance(move, Store):
            return self._prospects.stores(pack_of(move.kept))
        if isinstance(move, Take):
            return self._tile(move.tile)
        if isinstance(move, First):
            return -1.0 if self._position.pawn == self._position.seat else FIRST_PLAYER
        return 0.0

    def _tile(self, id: str) -> float:
        """TR-4.1: what the tile shows against what it covers, columns, meadows, and a pioneer on a frame."""
        setting, home, prospects = self._position.setting, self._home, self._prospects
        river, tile = home.river, setting.tiles[id]
        space, board = len(river.tiles), setting.boards[self._position.seat - 1]
        capacity = river.capacity + tile.warehouses - board.warehouses[space]
        production = river.production + tile.production - board.production[space]
        tiles = (*river.tiles, id)
        settled = river.settled + river.framed + (space + 1 in setting.framed)
        gain = prospects.river(production, capacity, settled) - self._river
        gain += prospects.columns([*self._lay, prospects.traits.terrains[id]]) - self._columns
        gain += prospects.meadows(tiles, production) - self._meadows
        held = home.held
        if tile.effect == "windfall":
            held += available(self._position.supply, tile.of, WINDFALL)
        return gain + TODAY + TILE * prospects.rest + self._stores_worth(held, capacity) - self._stores

    def _stores_worth(self, pool: int, capacity: int) -> float:
        """TR-4.2: the stores after an overflow: what is most plentiful goes first."""
        while pool % 255 > capacity:
            most, where = 0, 0
            for shift in (0, 8, 16):
                if pool >> shift & 255 > most:
                    most, where = pool >> shift & 255, shift
            if not most:
                where = SHIFT["food"]
            pool -= 1 << where
        return self._prospects.stores(pool)

    def _produce(self, move: Produce) -> float:
        """TR-4.2."""
        position, home = self._position, self._home
        shift = SHIFT[move.resource]
        wanted = home.river.production >> shift & 255
        if not position.taken >> shift & 255:
            wanted += position.setting.layout.bonus
        pool = home.held + available(position.supply, move.resource, wanted)
        return self._stores_worth(pool, home.river.capacity) - self._stores

    def _build(self, move: Build) -> float:
        """TR-4.5: points and token now, for what the resources could have become."""
        after = self._prospects.stores(self._home.held - pack_of(move.paid))
        return self._prospects.traits.points[move.building] + self._prospects.token + after - self._stores

    def _reserve(self, move: Reserve) -> float:
        """TR-4.4: a building that is safe and one resource cheaper."""
        prospects = self._prospects
        safe = prospects.reserved_worth(move.building, self._home.held)
        return (1.0 - SHARED) * safe + DISCOUNT * min(1.0, prospects.left) - 0.3

    def _swap(self, move: Swap) -> float:
        """TR-4.7."""
        terrains, low, high = self._lay, move.low - 1, move.high - 1
        terrains[low], terrains[high] = terrains[high], terrains[low]
        gain = self._prospects.columns(terrains) - self._columns
        terrains[low], terrains[high] = terrains[high], terrains[low]
        return gain - 0.1


def values(traits: Traits, position: Position) -> list[float]:
    """What each seat may expect."""
    left = 0.0 if position.ask.kind == "over" else expected_rounds(position)
    found = [Prospects(traits, position, seat, left).total() for seat in range(1, len(position.homes) + 1)]
    found[position.pawn - 1] += 0.0 if left <= 0.0 else PIONEER * 0.3
    return found
