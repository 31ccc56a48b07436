"""What a seat's settlement is worth (TR-7, TR-6)."""

from __future__ import annotations

from dataclasses import dataclass

from domain.kernel.outcome import Outcome, ranks_of
from domain.kernel.plain import Plain
from domain.theriver.edition import Tile
from domain.theriver.ending import end_reason
from domain.theriver.holdings import Home
from domain.theriver.meta import COLUMNS
from domain.theriver.position import Position
from domain.theriver.resources import count, size
from domain.theriver.setting import Setting

MOST_SPECIALIST, INCOME_POINTS = 3, 2
"""TR-6.2 and TR-6.3."""


@dataclass(frozen=True, slots=True)
class Score:
    """TR-7.1."""

    tokens: int
    buildings: int
    resources: int
    columns: int
    meadows: int
    total: int

    def breakdown(self) -> dict[str, Plain]:
        return {
            "tokens": self.tokens,
            "buildings": self.buildings,
            "resources": self.resources,
            "columns": self.columns,
            "meadows": self.meadows,
            "total": self.total,
        }


def score(setting: Setting, home: Home) -> Score:
    """TR-7.1: reserved buildings count nothing."""
    tiles = [setting.tiles[tile] for tile in home.river.tiles]
    tokens = sum(home.works.tokens)
    buildings = sum(setting.buildings[building].points for building in home.works.built)
    resources = size(home.held) // 3
    columns = sum(column_points(tiles))
    meadows = sum(meadow_points(tile, tiles, home) for tile in tiles if tile.effect is not None)
    return Score(tokens, buildings, resources, columns, meadows, tokens + buildings + resources + columns + meadows)


def column_points(tiles: list[Tile]) -> list[int]:
    """TR-7.2: the points of each column, left to right."""
    return [_column([tiles[space - 1] for space in column if space <= len(tiles)]) for column in COLUMNS]


def _column(tiles: list[Tile]) -> int:
    if len(tiles) < 2 or not tiles[0].terrains & tiles[1].terrains:
        return 0
    return 6 if len(tiles) == 3 and tiles[0].terrains & tiles[1].terrains & tiles[2].terrains else 2


def meadow_points(tile: Tile, tiles: list[Tile], home: Home) -> int:
    """TR-6.1, TR-6.2, TR-6.3, TR-6.6, TR-6.7."""
    match tile.effect:
        case "per-terrain":
            return sum(tile.of in other.terrains for other in tiles)
        case "specialist":
            return min(MOST_SPECIALIST, count(home.river.production, tile.of))
        case "income":
            return INCOME_POINTS
        case "idle-hands":
            return home.boat
        case "trophy":
            return len(home.works.tokens)
        case _:
            return 0


def standing(position: Position) -> tuple[Score, ...]:
    return tuple(score(position.setting, home) for home in position.homes)


def outcome(position: Position) -> Outcome[Score] | None:
    """TR-7.3: equal totals share the rank."""
    reason = end_reason(position)
    if position.ask.kind != "over" or reason is None:
        return None
    scores = standing(position)
    return Outcome(scores, ranks_of([(each.total,) for each in scores]), reason)
