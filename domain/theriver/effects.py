"""What tiles and buildings do, as data."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.effects import Effect
from domain.theriver.edition import Edition, Tile
from domain.theriver.meta import RESHAPE_SWAPS, WINDFALL
from domain.theriver.resources import BASIC, count
from domain.theriver.scoring import INCOME_POINTS, MOST_SPECIALIST

KEYS = (
    "produce",
    "store",
    "points",
    "points-per-tile",
    "points-per-symbol",
    "income",
    "windfall",
    "swap-tiles",
    "points-per-pioneer",
    "points-per-token",
)


def effects_of(edition: Edition, part: str, id: str) -> tuple[Effect, ...]:
    """The effects of a component; none for what only lies there."""
    match part:
        case "tiles":
            return tuple(_tile(edition.tiles[id]))
        case "buildings":
            return (Effect("points", "end", "TR-7.1", edition.buildings[id].points),)
        case _:
            return ()


def _tile(tile: Tile) -> Iterator[Effect]:
    for resource in BASIC:
        if symbols := count(tile.production, resource):
            yield Effect("produce", "production", "TR-4.2", symbols, resource)
    if tile.warehouses:
        yield Effect("store", "always", "TR-1.6", tile.warehouses)
    yield from _meadow(tile)


def _meadow(tile: Tile) -> tuple[Effect, ...]:
    """TR-6."""
    match tile.effect:
        case "per-terrain":
            return (Effect("points-per-tile", "end", "TR-6.1", of=tile.of),)
        case "specialist":
            return (Effect("points-per-symbol", "end", "TR-6.2", of=tile.of, most=MOST_SPECIALIST),)
        case "income":
            paid = Effect("income", "cleanup", "TR-6.3", of=tile.of)
            return (paid, Effect("points", "end", "TR-6.3", INCOME_POINTS))
        case "windfall":
            return (Effect("windfall", "at-once", "TR-6.4", WINDFALL, tile.of),)
        case "reshape":
            return (Effect("swap-tiles", "at-once", "TR-6.5", RESHAPE_SWAPS),)
        case "idle-hands":
            return (Effect("points-per-pioneer", "end", "TR-6.6"),)
        case "trophy":
            return (Effect("points-per-token", "end", "TR-6.7"),)
        case _:
            return ()
