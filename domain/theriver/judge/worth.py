"""What a seat's settlement is worth to a machine: its points, and what may still come of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.theriver.edition import Building, Tile
from domain.theriver.holdings import Home
from domain.theriver.meta import JOINS_WITH_TOKEN, PIONEERS, SPACES, TERRAINS
from domain.theriver.position import Position
from domain.theriver.resources import FOOD_SHIFT, count

RESOURCE: Final = 0.5
"""What any resource is worth beside the buildings it helps to pay; at the end three are a point."""
HOPE: Final = 0.5
"""A building that could be paid is not built yet."""
PACE: Final = 0.62
"""What is left of a building's worth for each resource that is still missing."""
SHARED: Final = 0.85
"""A building that lies open may be gone tomorrow."""
BEYOND: Final = 0.4
"""A building that costs more than the warehouses hold."""
SECOND: Final = 0.3
"""The second best building, which needs the same resources."""
SYMBOL: Final = 0.75
"""A production symbol for each round to come; less for each one more of its kind."""
ROOM = [0.0, 1.6, 1.4, 1.2, 1.0, 0.6, 0.4, 0.2]
"""Warehouses, the first the most valuable, when the whole game is still to come."""
PIONEER: Final = 1.5
"""A pioneer for each round to come."""
HALF_DONE: Final = 0.8
"""TR-7.2: a column that lacks its last tile."""
PAIR: Final = 2
TRIPLE: Final = 6
LONGEST: Final = 9.0


class Traits:
    """The tiles and buildings of an edition as numbers."""

    __slots__ = ("costs", "meadows", "points", "terrains", "tiles")

    def __init__(self, tiles: Mapping[str, Tile], buildings: Mapping[str, Building]) -> None:
        self.tiles: dict[str, Tile] = dict(tiles)
        self.terrains = {id: _terrains(tile) for id, tile in tiles.items()}
        self.meadows = {id for id, tile in tiles.items() if tile.effect is not None}
        self.costs = {id: building.cost for id, building in buildings.items()}
        self.points = {id: float(building.points) for id, building in buildings.items()}


def _terrains(tile: Tile) -> int:
    mask = 0
    for index, terrain in enumerate(TERRAINS):
        if terrain in tile.terrains:
            mask |= 1 << index
    return mask


def expected_rounds(position: Position) -> float:
    """TR-5.5: how many rounds are likely to come after this one, by the seat that is nearest to the end."""
    spots, nearest = position.setting.layout.token_spots, LONGEST
    for home in position.homes:
        tiles = (SPACES - len(home.river.tiles)) * 0.65
        tokens = (spots - len(home.works.tokens)) * 1.6
        nearest = min(nearest, tiles, tokens)
    return nearest


class Prospects:
    """One seat's outlook at one moment."""

    __slots__ = ("costs", "home", "left", "rest", "token", "traits", "worths")

    def __init__(self, traits: Traits, position: Position, seat: int, left: float) -> None:
        self.traits = traits
        self.left = left
        self.rest = left if left < 1.0 else 1.0
        self.home = position.homes[seat - 1]
        self.token = token_worth(position, self.home, left)
        self.costs: list[int] = []
        self.worths: list[float] = []
        for card in self.home.works.reserved:
            self._see(card, 1, 1.0)
        for card in position.cards:
            self._see(card, 0, SHARED)

    def _see(self, card: str, less: int, sure: float) -> None:
        """TR-4.5: a building within reach; what a reserved one costs less counts as food."""
        cost = self.traits.costs[card]
        worth = (self.traits.points[card] + self.token) * sure
        self.costs.append(cost + (less << FOOD_SHIFT))
        self.worths.append(worth * BEYOND if cost % 255 - less > self.home.river.capacity else worth)

    def stores(self, held: int) -> float:
        """What resources are worth: on their way to the two best buildings, and as such."""
        wood, clay, stone, food = held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT
        first = second = 0.0
        if self.rest > 0.0:
            for index in range(len(self.costs)):
                value = self.worths[index] * missing_share(self.costs[index], wood, clay, stone, food)
                if value > first:
                    first, second = value, first
                elif value > second:
                    second = value
        each = RESOURCE * self.rest + (1.0 - self.rest) / 3.0
        return (first + SECOND * second) * self.rest + each * (wood + clay + stone + 1.5 * food)

    def reserved_worth(self, card: str, held: int) -> float:
        """What a building would be worth as a reserved one."""
        cost = self.traits.costs[card] + (1 << FOOD_SHIFT)
        worth = self.traits.points[card] + self.token
        return worth * missing_share(cost, held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT)

    def river(self, production: int, capacity: int, settled: int) -> float:
        """TR-1.6: symbols, warehouses and pioneers for the rounds to come."""
        value = -PIONEER * settled * self.left
        for shift in (0, 8, 16):
            symbols = production >> shift & 255
            value += SYMBOL * self.left * (symbols if symbols < 3 else 2.0 + 0.5 * (symbols - 2))
            if symbols:
                value += 0.5 * self.rest
        return value + room(capacity) * min(1.0, self.left / 4.0)

    def lay(self, tiles: tuple[str, ...]) -> list[int]:
        """The terrains of laid tiles, for `columns`."""
        terrains = self.traits.terrains
        return [terrains[tile] for tile in tiles]

    def columns(self, terrains: list[int]) -> float:
        """TR-7.2: points, and what a column may still become."""
        laid, value = len(terrains), 0.0
        for index in range(4):
            middle, bottom = 7 - index, 8 + index
            if middle >= laid:
                continue
            shared = terrains[index] & terrains[middle]
            if not shared:
                continue
            value += PAIR
            if bottom < laid:
                if shared & terrains[bottom]:
                    value += TRIPLE - PAIR
            elif self.left > 1.0:
                value += HALF_DONE
        return value

    def meadows(self, tiles: tuple[str, ...], production: int) -> float:
        """TR-6: points of meadows; those that count something count what may come too."""
        value, traits = 0.0, self.traits
        for id in tiles:
            if id in traits.meadows:
                value += self._meadow(traits.tiles[id], tiles, production)
        return value

    def _meadow(self, tile: Tile, tiles: tuple[str, ...], production: int) -> float:
        match tile.effect:
            case "per-terrain":
                found = sum([tile.of in self.traits.tiles[other].terrains for other in tiles])
                return found + 0.25 * min(self.left * 1.5, SPACES - len(tiles))
            case "specialist":
                return min(3, count(production, tile.of) + (self.left > 2.0))
            case "income":
                return 2.0 + 0.6 * self.left
            case "idle-hands":
                return max(0.0, PIONEERS - self.home.river.settled + 0.5)
            case "trophy":
                return len(self.home.works.tokens) + min(self.left * 0.5, 2.0)
            case _:
                return 0.0

    def total(self) -> float:
        """Points and prospects of the seat."""
        home = self.home
        river, works = home.river, home.works
        value = float(sum(works.tokens))
        for card in works.built:
            value += self.traits.points[card]
        value += self.stores(home.held) + self.river(river.production, river.capacity, river.settled + river.framed)
        value += self.columns(self.lay(river.tiles)) + self.meadows(river.tiles, river.production)
        if len(works.tokens) >= JOINS_WITH_TOKEN:
            value += PIONEER * self.left
        return value


def missing_share(cost: int, wood: int, clay: int, stone: int, food: int) -> float:
    """TR-4.5: what is left of a building's worth, less for each resource that is missing; food stands for any."""
    missing = -food - (cost >> FOOD_SHIFT)
    for have, need in ((wood, cost & 255), (clay, cost >> 8 & 255), (stone, cost >> 16 & 255)):
        if need > have:
            missing += need - have
    share = HOPE
    while missing > 0:
        share *= PACE
        missing -= 1
    return share


def room(capacity: int) -> float:
    """The worth of so many warehouses."""
    value = 0.0
    for index in range(1, min(capacity, len(ROOM) - 1) + 1):
        value += ROOM[index]
    return value


def token_worth(position: Position, home: Home, left: float) -> float:
    """TR-4.5: the next token, and the pioneer that comes with the second."""
    layout, spot = position.setting.layout, len(home.works.tokens) + 1
    if spot > layout.token_spots:
        return 0.0
    value = float(layout.tokens[position.tokens])
    return value + PIONEER * left if spot == JOINS_WITH_TOKEN else value
