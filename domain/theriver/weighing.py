"""How much a machine likes each legal move: the change of its own prospects, one move ahead."""

from __future__ import annotations

from domain.theriver.legal import legal_moves, pack_of
from domain.theriver.meta import WINDFALL
from domain.theriver.moves import Build, Claim, First, Forage, Move, Produce, Reserve, Store, Swap, Take, Trade
from domain.theriver.position import Home, Position
from domain.theriver.prospects import PIONEER, SHARED, Prospects, Traits, rounds_left
from domain.theriver.resources import SHIFT, UNIT
from domain.theriver.storing import available

FIRST_PLAYER = 0.8
TILE = 0.4
"""A tile as such: nearer to the end of the river."""
DISCOUNT = 0.5


def weighed(traits: Traits, position: Position) -> list[float]:
    """The weight of each legal move, in their order."""
    scales = Scales(traits, position)
    return [scales.weight(move) for move in legal_moves(position)]


class Scales:
    """Weighs the moves of the seat to move; what all of them share is worked out once."""

    __slots__ = ("_columns", "_home", "_meadows", "_position", "_prospects", "_river", "_stores")

    def __init__(self, traits: Traits, position: Position) -> None:
        self._position = position
        self._prospects = Prospects(traits, position, position.seat, rounds_left(position))
        self._home: Home = position.homes[position.seat - 1]
        self._stores = self._prospects.stores(self._home.held)
        river = self._home.river
        self._river = self._prospects.river(river.production, river.capacity, river.settled + river.framed)
        self._columns = self._prospects.columns(river.tiles)
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
            return self._kept(self._home.held + UNIT[move.resource], self._home.river.capacity) - self._stores
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
        gain += prospects.columns(tiles) - self._columns + prospects.meadows(tiles, production) - self._meadows
        held = home.held
        if tile.effect == "windfall":
            held += available(self._position.supply, tile.of, WINDFALL)
        return gain + TILE + self._kept(held, capacity) - self._stores

    def _kept(self, pool: int, capacity: int) -> float:
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
        return self._kept(pool, home.river.capacity) - self._stores

    def _build(self, move: Build) -> float:
        """TR-4.5: points and token now, for what the resources could have become."""
        building = self._prospects.traits.buildings[move.building]
        after = self._prospects.stores(self._home.held - pack_of(move.paid))
        return building.points + self._prospects.token + after - self._stores

    def _reserve(self, move: Reserve) -> float:
        """TR-4.4: a building that is safe and one resource cheaper."""
        prospects = self._prospects
        safe = prospects.secured(move.building, self._home.held)
        return (1.0 - SHARED) * safe + DISCOUNT * min(1.0, prospects.left) - 0.3

    def _swap(self, move: Swap) -> float:
        """TR-4.7."""
        tiles = list(self._home.river.tiles)
        low, high = move.low - 1, move.high - 1
        tiles[low], tiles[high] = tiles[high], tiles[low]
        return self._prospects.columns(tuple(tiles)) - self._columns - 0.1


def values(traits: Traits, position: Position) -> list[float]:
    """What each seat may expect."""
    left = 0.0 if position.ask.kind == "over" else rounds_left(position)
    found = [Prospects(traits, position, seat, left).total() for seat in range(1, len(position.homes) + 1)]
    found[position.pawn - 1] += 0.0 if left <= 0.0 else PIONEER * 0.3
    return found
