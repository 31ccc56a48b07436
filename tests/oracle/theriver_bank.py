"""What one seat of The River has in front of it, and what that scores."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.oracle.components import BUILDINGS, SYMBOL_SPACES, TILES, WAREHOUSE_SPACES

BASIC = {"wood": "w", "clay": "c", "stone": "s"}
COLUMNS = ((1, 8, 9), (2, 7, 10), (3, 6, 11), (4, 5, 12))


def text(goods: Counter[str]) -> str:
    """Letters always in the order w c s f (TR-1.1)."""
    return "".join(letter * goods[letter] for letter in "wcsf")


def choices(goods: Counter[str], size: int) -> set[str]:
    """Every multiset of this size contained in the goods."""
    return {text(Counter(chosen)) for chosen in combinations(text(goods), size)}


class Bank:
    """What one seat has in front of it; `tiles[0]` lies on space 1."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.tiles: list[str] = []
        self.goods: Counter[str] = Counter()
        self.pioneers = 4
        self.boat = 4
        self.tokens: list[int] = []
        self.reserved: list[str] = []
        self.built: list[str] = []
        self.claims = 0

    def open_spaces(self) -> range:
        return range(len(self.tiles) + 1, 13)

    def symbols(self, letter: str) -> int:
        """TR-1.6: laid tiles and uncovered spaces."""
        printed = sum(SYMBOL_SPACES[self.colour].get(space) == letter for space in self.open_spaces())
        return printed + sum(TILES[tile].symbols.count(letter) for tile in self.tiles)

    def capacity(self) -> int:
        printed = sum(space in WAREHOUSE_SPACES for space in self.open_spaces())
        return printed + sum(TILES[tile].warehouses for tile in self.tiles)

    def swaps(self) -> set[str]:
        """TR-4.7."""
        return {f"swap:{low},{high}" for low, high in combinations(range(1, len(self.tiles) + 1), 2)}

    def swap(self, move: str) -> None:
        low, high = (int(space) - 1 for space in move.removeprefix("swap:").split(","))
        self.tiles[low], self.tiles[high] = self.tiles[high], self.tiles[low]

    def score(self) -> dict[str, int]:
        """Section 7."""
        parts = {
            "tokens": sum(self.tokens),
            "buildings": sum(BUILDINGS[card][1] for card in self.built),
            "resources": self.goods.total() // 3,
            "columns": sum(self.column_points(column) for column in COLUMNS),
            "meadows": sum(self.meadow_points(tile) for tile in self.tiles),
        }
        return {**parts, "total": sum(parts.values())}

    def column_points(self, spaces: tuple[int, int, int]) -> int:
        """TR-7.2."""
        terrains = [set(TILES[self.tiles[s - 1]].terrains) if s <= len(self.tiles) else set() for s in spaces]
        if terrains[0] & terrains[1] & terrains[2]:
            return 6
        return 2 if terrains[0] & terrains[1] else 0

    def meadow_points(self, tile: str) -> int:
        """Section 6."""
        effect, of = TILES[tile].effect, TILES[tile].of
        if effect == "per-terrain":
            return sum(of in TILES[other].terrains for other in self.tiles)
        if effect == "specialist":
            return min(3, self.symbols(BASIC[of]))
        return {"income": 2, "idle-hands": self.boat, "trophy": len(self.tokens)}.get(effect, 0)
