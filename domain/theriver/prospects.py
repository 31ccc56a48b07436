"""What a seat's settlement is worth to a machine: its points, and what may still come of it."""

from __future__ import annotations

from collections.abc import Mapping

from domain.theriver.edition import Building, Tile
from domain.theriver.meta import COLUMNS, JOINS_WITH_TOKEN, PIONEERS, SPACES, TERRAINS
from domain.theriver.position import Home, Position
from domain.theriver.resources import FOOD_SHIFT, count

RESOURCE = 0.5
"""What any resource is worth beside the buildings it helps to pay; at the end three are a point."""
PACE = 0.62
"""What is left of a building's worth for each resource that is still missing."""
SHARED = 0.85
"""A building that lies open may be gone tomorrow."""
BEYOND = 0.4
"""A building that costs more than the warehouses hold."""
SECOND = 0.3
"""The second best building, which needs the same resources."""
SYMBOL = 0.75
"""A production symbol for each round to come; less for each one more of its kind."""
ROOM = (0.0, 1.6, 1.4, 1.2, 1.0, 0.6, 0.4, 0.2)
"""Warehouses, the first the most valuable, when the whole game is still to come."""
PIONEER = 1.5
"""A pioneer for each round to come."""
PAIR, TRIPLE = 2, 6
LONGEST = 9.0


class Traits:
    """The tiles and buildings of an edition as numbers."""

    __slots__ = ("buildings", "terrains", "tiles")

    def __init__(self, tiles: Mapping[str, Tile], buildings: Mapping[str, Building]) -> None:
        self.tiles = tiles
        self.buildings = buildings
        self.terrains = {id: _terrains(tile) for id, tile in tiles.items()}


def _terrains(tile: Tile) -> int:
    mask = 0
    for index, terrain in enumerate(TERRAINS):
        if terrain in tile.terrains:
            mask |= 1 << index
    return mask


def rounds_left(position: Position) -> float:
    """TR-5.5: how many rounds are likely to come after this one, by the seat that is nearest to the end."""
    spots, nearest = position.setting.layout.token_spots, LONGEST
    for home in position.homes:
        tiles = (SPACES - len(home.river.tiles)) * 0.65
        tokens = (spots - len(home.works.tokens)) * 1.6
        nearest = min(nearest, tiles, tokens)
    return nearest


class Prospects:
    """One seat's outlook at one moment."""

    __slots__ = ("cards", "home", "left", "reserved", "token", "traits")

    def __init__(self, traits: Traits, position: Position, seat: int, left: float) -> None:
        self.traits = traits
        self.left = left
        self.home = position.homes[seat - 1]
        self.token = token_worth(position, self.home, left)
        self.cards = position.cards
        self.reserved = self.home.works.reserved

    def stores(self, held: int) -> float:
        """What resources are worth: on their way to the two best buildings, and as such."""
        wood, clay, stone, food = held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT
        first = second = 0.0
        for card in self.reserved:
            value = self._building(card, 1, wood, clay, stone, food)
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        for card in self.cards:
            value = self._building(card, 0, wood, clay, stone, food) * SHARED
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        rest = min(1.0, self.left)
        each = RESOURCE * rest + (1.0 - rest) / 3.0
        return (first + SECOND * second) * rest + each * (wood + clay + stone + 1.5 * food)

    def _building(self, card: str, less: int, wood: int, clay: int, stone: int, food: int) -> float:
        """TR-4.5: a building's worth, less for each resource that is missing."""
        building = self.traits.buildings[card]
        cost = building.cost
        missing = max(0, (cost & 255) - wood) + max(0, (cost >> 8 & 255) - clay) + max(0, (cost >> 16 & 255) - stone)
        missing -= less + food
        worth: float = building.points + self.token
        if cost % 255 - less > self.home.river.capacity:
            worth *= BEYOND
        while missing > 0:
            worth *= PACE
            missing -= 1
        return worth

    def secured(self, card: str, held: int) -> float:
        """What a building would be worth as a reserved one."""
        return self._building(card, 1, held & 255, held >> 8 & 255, held >> 16 & 255, held >> FOOD_SHIFT)

    def river(self, production: int, capacity: int, settled: int) -> float:
        """TR-1.6: symbols, warehouses and pioneers for the rounds to come."""
        value = -PIONEER * settled * self.left
        for shift in (0, 8, 16):
            symbols = production >> shift & 255
            value += SYMBOL * self.left * (symbols if symbols < 3 else 2.0 + 0.5 * (symbols - 2))
            value += 0.5 * min(1, symbols) * min(1.0, self.left)
        return value + room(capacity) * min(1.0, self.left / 4.0)

    def columns(self, tiles: tuple[str, ...]) -> float:
        """TR-7.2: points, and what a column may still become."""
        terrains, laid, value = self.traits.terrains, len(tiles), 0.0
        for top, middle, bottom in COLUMNS:
            if middle > laid:
                continue
            shared = terrains[tiles[top - 1]] & terrains[tiles[middle - 1]]
            if not shared:
                continue
            value += PAIR
            if bottom <= laid:
                if shared & terrains[tiles[bottom - 1]]:
                    value += TRIPLE - PAIR
            elif self.left > 1.0:
                value += 0.8
        return value

    def meadows(self, tiles: tuple[str, ...], production: int) -> float:
        """TR-6: points of meadows; those that count something count what may come too."""
        value = 0.0
        for id in tiles:
            tile = self.traits.tiles[id]
            if tile.effect is not None:
                value += self._meadow(tile, tiles, production)
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
        value: float = sum(works.tokens)
        for card in works.built:
            value += self.traits.buildings[card].points
        value += self.stores(home.held) + self.river(river.production, river.capacity, river.settled + river.framed)
        value += self.columns(river.tiles) + self.meadows(river.tiles, river.production)
        if len(works.tokens) >= JOINS_WITH_TOKEN:
            value += PIONEER * self.left
        return value


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
    value: float = layout.tokens[position.tokens]
    return value + PIONEER * left if spot == JOINS_WITH_TOKEN else value
