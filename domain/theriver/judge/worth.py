"""What a seat's settlement is worth to a machine: its points, and what may still come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.kernel.bits import bit_count
from domain.kernel.native import i64
from domain.theriver.edition import Building, Tile
from domain.theriver.holdings import LANE, Home
from domain.theriver.judge.preferences import Preferences
from domain.theriver.meta import JOINS_WITH_TOKEN, PIONEERS, SPACES, TERRAINS
from domain.theriver.position import Position
from domain.theriver.resources import FOOD_SHIFT, SHIFT

PAIR: Final = 2.0
TRIPLE: Final = 6.0
LONGEST: Final = 9.0


PER_TERRAIN: Final = 1
SPECIALIST: Final = 2
INCOME: Final = 3
IDLE_HANDS: Final = 4
TROPHY: Final = 5
OTHER: Final = 6
_EFFECTS: Final = {
    "per-terrain": PER_TERRAIN,
    "specialist": SPECIALIST,
    "income": INCOME,
    "idle-hands": IDLE_HANDS,
    "trophy": TROPHY,
}


class Meadow:
    """TR-6: the effect of a tile as numbers; `terrain` is its bit, `shift` that of its resource."""

    __slots__ = ("effect", "shift", "terrain")

    effect: i64
    terrain: i64
    shift: i64

    def __init__(self, tile: Tile) -> None:
        self.effect = _EFFECTS.get(tile.effect or "", OTHER)
        self.terrain = TERRAINS.index(tile.of) if self.effect == PER_TERRAIN else 0
        self.shift = SHIFT[tile.of] if self.effect == SPECIALIST else 0


class Traits:
    """The tiles and buildings of an edition as numbers."""

    __slots__ = ("costs", "lands", "meadows", "points")

    def __init__(self, tiles: Mapping[str, Tile], buildings: Mapping[str, Building]) -> None:
        self.lands: dict[str, int] = {id: tile.land for id, tile in tiles.items()}
        self.meadows: dict[str, Meadow] = {id: Meadow(tile) for id, tile in tiles.items() if tile.effect is not None}
        self.costs: dict[str, int] = {id: building.cost for id, building in buildings.items()}
        self.points: dict[str, float] = {id: float(building.points) for id, building in buildings.items()}

    def meadows_of(self, tiles: tuple[str, ...]) -> list[Meadow]:
        """The effects of laid tiles, in their order."""
        found: list[Meadow] = []
        for id in tiles:
            meadow = self.meadows.get(id)
            if meadow is not None:
                found.append(meadow)
        return found


def expected_rounds(position: Position, preferences: Preferences) -> float:
    """TR-5.5: how many rounds are likely to come after this one, by the seat that is nearest to the end."""
    spots, nearest = position.setting.token_spots, LONGEST
    for home in position.homes:
        tiles = float(SPACES - len(home.river.tiles)) * preferences.tiles_left
        tokens = float(spots - len(home.works.tokens)) * preferences.tokens_left
        if tiles < nearest:
            nearest = tiles
        if tokens < nearest:
            nearest = tokens
    return nearest


class Prospects:
    """One seat's outlook at one moment."""

    __slots__ = ("costs", "home", "left", "preferences", "rest", "token", "traits", "worths")

    def __init__(self, traits: Traits, preferences: Preferences, position: Position, seat: int, left: float) -> None:
        self.traits = traits
        self.preferences = preferences
        self.left = left
        self.rest = left if left < 1.0 else 1.0
        self.home = position.homes[seat - 1]
        self.token = token_worth(position, self.home, left, preferences)
        self.costs: list[int] = []
        self.worths: list[float] = []
        for card in self.home.works.reserved:
            self._see(card, 1, 1.0)
        for card in position.cards:
            self._see(card, 0, preferences.shared)

    def _see(self, card: str, less: int, sure: float) -> None:
        """TR-4.5: a building within reach; what a reserved one costs less counts as food."""
        cost = self.traits.costs[card]
        worth = (self.traits.points[card] + self.token) * sure
        self.costs.append(cost + (less << FOOD_SHIFT))
        self.worths.append(worth * self.preferences.beyond if cost % 255 - less > self.home.river.capacity else worth)

    def stores(self, held: i64) -> float:
        """What resources are worth: on their way to the two best buildings, and as such."""
        wood, clay, stone, food = held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT
        first = second = 0.0
        if self.rest > 0.0:
            for index, cost in enumerate(self.costs):
                value = self.worths[index] * self._share(cost, wood, clay, stone, food)
                if value > first:
                    first, second = value, first
                elif value > second:
                    second = value
        each = self.preferences.resource * self.rest + (1.0 - self.rest) / 3.0
        return (first + self.preferences.second * second) * self.rest + each * (
            float(wood + clay + stone) + 1.5 * float(food)
        )

    def reserved_worth(self, card: str, held: i64) -> float:
        """What a building would be worth as a reserved one."""
        cost = self.traits.costs[card] + (1 << FOOD_SHIFT)
        worth = self.traits.points[card] + self.token
        return worth * self._share(cost, held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT)

    def _share(self, cost: i64, wood: i64, clay: i64, stone: i64, food: i64) -> float:
        missing = missing_resources(cost, wood, clay, stone, food)
        return self.preferences.shares[missing if missing > 0 else 0]

    def river(self, production: i64, capacity: i64, settled: i64) -> float:
        """TR-1.6: symbols, warehouses and pioneers for the rounds to come."""
        preferences = self.preferences
        value, more = -preferences.pioneer * float(settled) * self.left, preferences.more_symbols
        for _ in range(3):
            symbols = production & 255
            production >>= 8
            value += (
                preferences.symbol * self.left * (float(symbols) if symbols < 3 else 2.0 + more * float(symbols - 2))
            )
            if symbols:
                value += preferences.any_symbol * self.rest
        share = self.left / 4.0
        return value + preferences.rooms[capacity if capacity < _MOST_ROOM else _MOST_ROOM] * (
            share if share < 1.0 else 1.0
        )

    def columns(self, land: i64, laid: i64) -> float:
        """TR-7.2: points, and what a column may still become; `land` has the terrains of so many laid tiles."""
        value, index = 0.0, 0
        while index < 4:
            middle, bottom = 7 - index, 8 + index
            shared = land >> LANE * index & land >> LANE * middle & _TILE
            index += 1
            if middle >= laid or not shared:
                continue
            value += PAIR
            if bottom < laid:
                if shared & land >> LANE * bottom:
                    value += TRIPLE - PAIR
            elif self.left > 1.0:
                value += self.preferences.half_done
        return value

    def meadows(self, meadows: list[Meadow], land: i64, laid: i64, production: i64) -> float:
        """TR-6: points of meadows; those that count something count what may come too."""
        value = 0.0
        for meadow in meadows:
            value += self.meadow(meadow, land, laid, production)
        return value

    def meadow(self, meadow: Meadow, land: i64, laid: i64, production: i64) -> float:
        """What one of them counts."""
        effect = meadow.effect
        if effect == PER_TERRAIN:
            more, room_left = self.left * 1.5, float(SPACES - laid)
            found = float(bit_count(land >> meadow.terrain & _ONE_EACH))
            return found + self.preferences.terrain_to_come * (room_left if room_left < more else more)
        if effect == SPECIALIST:
            symbols = (production >> meadow.shift & 255) + (1 if self.left > 2.0 else 0)
            return float(symbols) if symbols < 3 else 3.0
        if effect == INCOME:
            return 2.0 + self.preferences.income * self.left
        if effect == IDLE_HANDS:
            idle = float(PIONEERS - self.home.river.settled) + 0.5
            return idle if idle > 0.0 else 0.0
        if effect == TROPHY:
            more = self.left * 0.5
            return float(len(self.home.works.tokens)) + (more if more < 2.0 else 2.0)
        return 0.0

    def total(self) -> float:
        """Points and prospects of the seat."""
        home = self.home
        river, works = home.river, home.works
        value = float(sum(works.tokens))
        for card in works.built:
            value += self.traits.points[card]
        value += self.stores(home.held) + self.river(river.production, river.capacity, river.settled + river.framed)
        laid = len(river.tiles)
        value += self.columns(river.land, laid) + self.meadows(
            self.traits.meadows_of(river.tiles), river.land, laid, river.production
        )
        if len(works.tokens) >= JOINS_WITH_TOKEN:
            value += self.preferences.pioneer * self.left
        return value


def missing_resources(cost: i64, wood: i64, clay: i64, stone: i64, food: i64) -> i64:
    """TR-4.5: how many resources a building misses; less than none where some are left over. Food stands for any."""
    missing = -food - (cost >> FOOD_SHIFT)
    need = cost & 255
    if need > wood:
        missing += need - wood
    need = cost >> 8 & 255
    if need > clay:
        missing += need - clay
    need = cost >> 16 & 255
    if need > stone:
        missing += need - stone
    return missing


_MOST_ROOM: Final = 7
_TILE: Final = (1 << LANE) - 1
_ONE_EACH: Final = sum(1 << LANE * space for space in range(SPACES))


def token_worth(position: Position, home: Home, left: float, preferences: Preferences) -> float:
    """TR-4.5: the next token, and the pioneer that comes with the second."""
    layout, spot = position.setting.layout, len(home.works.tokens) + 1
    if spot > layout.token_spots:
        return 0.0
    value = float(layout.tokens[position.tokens])
    return value + preferences.pioneer * left if spot == JOINS_WITH_TOKEN else value
