"""How much a machine likes each legal move: the change of its own prospects, one move ahead."""

from __future__ import annotations

from typing import Final

from domain.kernel.native import i64
from domain.theriver.holdings import LANE, Home, swapped_land
from domain.theriver.judge.preferences import Preferences
from domain.theriver.judge.worth import Prospects, Traits, expected_rounds
from domain.theriver.legal import legal_moves, pack_of
from domain.theriver.meta import WINDFALL
from domain.theriver.moves import Build, Claim, First, Forage, Move, Produce, Reserve, Store, Swap, Take, Trade
from domain.theriver.position import Position
from domain.theriver.resources import FOOD_SHIFT, SHIFT, UNIT
from domain.theriver.storage import available

TODAY: Final = 0.4
"""Even to those who look at today only a tile is worth more than nothing."""


def move_weights(traits: Traits, preferences: Preferences, position: Position, left: float) -> list[float]:
    """The weight of each legal move, in their order, with so many rounds to come; 0 looks at today only."""
    scales = Scales(traits, preferences, position, left)
    return [scales.weight(move) for move in legal_moves(position)]


class Scales:
    """Weighs the moves of the seat to move; what all of them share is worked out once."""

    __slots__ = (
        "_columns",
        "_home",
        "_laid",
        "_meadow_list",
        "_meadows",
        "_position",
        "_preferences",
        "_prospects",
        "_river",
        "_stores",
    )

    _laid: i64

    def __init__(self, traits: Traits, preferences: Preferences, position: Position, left: float) -> None:
        self._position = position
        self._preferences = preferences
        self._prospects = Prospects(traits, preferences, position, position.seat, left)
        self._home: Home = position.homes[position.seat - 1]
        self._stores = self._prospects.stores(self._home.held)
        river = self._home.river
        self._laid = len(river.tiles)
        self._river = self._prospects.river(river.production, river.capacity, river.settled + river.framed)
        self._columns = self._prospects.columns(river.land, self._laid)
        self._meadow_list = traits.meadows_of(river.tiles)
        self._meadows = self._prospects.meadows(self._meadow_list, river.land, self._laid, river.production)

    def weight(self, move: Move) -> float:
        """The kinds of moves that there are most of come first."""
        if isinstance(move, Swap):
            return self._swap(move)
        if isinstance(move, Claim):
            return self._tile(move.tile)
        if isinstance(move, Build):
            return self._build(move)
        if isinstance(move, Produce):
            return self._produce(move)
        if isinstance(move, Reserve):
            return self._reserve(move)
        if isinstance(move, Forage):
            return self._stores_worth(self._home.held + UNIT[move.resource], self._home.river.capacity) - self._stores
        if isinstance(move, Trade):
            return (
                self._prospects.stores(self._home.held + UNIT["food"] - pack_of(move.paid))
                - self._stores
                + self._preferences.trade
            )
        return self._rest(move)

    def _rest(self, move: Move) -> float:
        if isinstance(move, Store):
            return self._prospects.stores(pack_of(move.kept))
        if isinstance(move, Take):
            return self._tile(move.tile)
        if isinstance(move, First):
            return -1.0 if self._position.pawn == self._position.seat else self._preferences.first_player
        return 0.0

    def _tile(self, id: str) -> float:
        """TR-4.1: what the tile shows against what it covers, columns, meadows, and a pioneer on a frame."""
        setting, home, prospects = self._position.setting, self._home, self._prospects
        river, tile = home.river, setting.tiles[id]
        space, board = self._laid, setting.boards[self._position.seat - 1]
        capacity = river.capacity + tile.warehouses - board.warehouses[space]
        production = river.production + tile.production - board.production[space]
        settled = river.settled + river.framed + (1 if space + 1 in setting.framed else 0)
        land: i64 = prospects.traits.lands[id]
        land = river.land | land << LANE * space
        gain = prospects.river(production, capacity, settled) - self._river
        gain += prospects.columns(land, space + 1) - self._columns
        meadows = prospects.meadows(self._meadow_list, land, space + 1, production)
        meadow = prospects.traits.meadows.get(id)
        if meadow is not None:
            meadows += prospects.meadow(meadow, land, space + 1, production)
        gain += meadows - self._meadows
        held = home.held
        if tile.effect == "windfall":
            held += available(self._position.supply, tile.of, WINDFALL)
        return (
            gain + TODAY + self._preferences.tile * prospects.rest + self._stores_worth(held, capacity) - self._stores
        )

    def _stores_worth(self, pool: i64, capacity: i64) -> float:
        """TR-4.2: the stores after an overflow: what is most plentiful goes first."""
        while pool % 255 > capacity:
            wood, clay, stone = pool & 255, pool >> 8 & 255, pool >> 16 & 255
            if wood and wood >= clay and wood >= stone:
                pool -= 1
            elif clay and clay >= stone:
                pool -= 1 << 8
            elif stone:
                pool -= 1 << 16
            else:
                pool -= 1 << FOOD_SHIFT
        return self._prospects.stores(pool)

    def _produce(self, move: Produce) -> float:
        """TR-4.2."""
        position, home = self._position, self._home
        shift: i64 = SHIFT[move.resource]
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
        preferences = self._preferences
        return (1.0 - preferences.shared) * safe + preferences.discount * min(1.0, prospects.left) + preferences.reserve

    def _swap(self, move: Swap) -> float:
        """TR-4.7."""
        land = swapped_land(self._home.river.land, move.low - 1, move.high - 1)
        gain = self._prospects.columns(land, self._laid) - self._columns
        return gain + self._preferences.swap


def values(traits: Traits, preferences: Preferences, position: Position) -> list[float]:
    """What each seat may expect."""
    left = 0.0 if position.ask.kind == "over" else expected_rounds(position, preferences)
    seats = range(1, len(position.homes) + 1)
    found = [Prospects(traits, preferences, position, seat, left).total() for seat in seats]
    found[position.pawn - 1] += 0.0 if left <= 0.0 else preferences.pioneer * 0.3
    return found
