"""What stays the same through one game of The River, and how its places are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from domain.kernel.native import i64
from domain.theriver.edition import Board, Building, Edition, Layout, Tile
from domain.theriver.move_numbers import MoveNumbers
from domain.theriver.moves import Move
from domain.theriver.payments import Payments, card_bit
from domain.theriver.resources import BASIC, HAS, SHIFT

PLACE_SHIFT: Final = {**SHIFT, "first": 32, "reserve": 38, "swap": 44, "claim": 50, "construct": 56}
"""Pioneers on the places are counted in one number of 62 bits: eight for a place where resources have theirs too, six
for any other."""
PLACE_COUNT: Final = {place: 255 if place in SHIFT else 63 for place in PLACE_SHIFT}
ONE_ON: Final = {place: 1 << shift for place, shift in PLACE_SHIFT.items()}
CLAIM_SHIFT: Final = 50
OPEN: Final = {place: PLACE_COUNT[place] + 1 >> 1 << PLACE_SHIFT[place] for place in (*HAS, "first", "reserve", "swap")}
"""A place's bit among the open ones; only these places have a room that all seats share (TR-3.4)."""
ALL_OPEN: Final = sum(OPEN.values())
BASIC_PLACES: Final = sum(HAS[resource] for resource in BASIC)


NO_EFFECT: Final = 0
WINDFALL_TILE: Final = 1
RESHAPE_TILE: Final = 2
INCOME_TILE: Final = 3
_EFFECTS: Final = {"windfall": WINDFALL_TILE, "reshape": RESHAPE_TILE, "income": INCOME_TILE}
"""The effects that matter before the end (TR-6.3 to TR-6.5)."""


def pioneers_on(place: str, pack: int) -> int:
    """How many of the counted pioneers are on a place."""
    return pack >> PLACE_SHIFT[place] & PLACE_COUNT[place]


@dataclass(frozen=True, slots=True)
class Deal:
    """The piles in the order drawn, the first player, and where reshuffles come from: a record's orders, or a seed."""

    tiles: tuple[str, ...]
    buildings: tuple[str, ...]
    first: int
    reshuffles: tuple[tuple[str, ...], ...] = ()
    seed: bytes | None = None


class LaidTile:
    """What a tile brings when it is laid, as numbers: `shift` is that of the resource its effect is about."""

    __slots__ = ("effect", "id", "land", "production", "shift", "warehouses")

    land: i64
    production: i64
    warehouses: i64
    effect: i64
    shift: i64

    def __init__(self, tile: Tile) -> None:
        self.id = tile.id
        self.land = tile.land
        self.production = tile.production
        self.warehouses = tile.warehouses
        self.effect = _EFFECTS.get(tile.effect or "", NO_EFFECT)
        self.shift = SHIFT.get(tile.of, 0)


class Book:
    """What is looked up in an edition while playing; tiles and cards are numbered in the order of their ids."""

    __slots__ = (
        "card_bits",
        "card_number",
        "cards",
        "claims",
        "edition",
        "income_tiles",
        "laid",
        "lands",
        "moves",
        "payments",
        "reserves",
        "takes",
        "tile_number",
        "tiles",
    )

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.tiles: Mapping[str, Tile] = edition.tiles
        self.lands = {id: tile.land for id, tile in edition.tiles.items()}
        self.laid: list[LaidTile] = [LaidTile(tile) for tile in edition.tiles.values()]
        self.tile_number: dict[str, int] = {id: number for number, id in enumerate(edition.tiles)}
        self.cards: list[str] = list(edition.buildings)
        self.card_number: dict[str, int] = {id: number for number, id in enumerate(self.cards)}
        self.card_bits: list[int] = [card_bit(card) for card in range(len(self.cards))]
        self.income_tiles = frozenset([id for id, tile in edition.tiles.items() if tile.effect == "income"])
        self.payments = Payments([building.cost for building in edition.buildings.values()])
        self.moves = MoveNumbers(list(edition.tiles), self.cards)
        self.takes: Mapping[str, Move] = dict(zip(edition.tiles, self.moves.takes, strict=True))
        self.claims: Mapping[str, Move] = dict(zip(edition.tiles, self.moves.claims, strict=True))
        self.reserves: Mapping[str, Move] = dict(zip(edition.buildings, self.moves.reserves, strict=True))

    def bits_of(self, cards: tuple[str, ...]) -> i64:
        """Cards as a mask; in an edition of more cards than bits several share one."""
        bits: i64 = 0
        for card in cards:
            bits |= self.card_bits[self.card_number[card]]
        return bits

    def tile(self, id: str) -> LaidTile:
        return self.laid[self.tile_number[id]]


class Setting:
    """What stays the same through one game."""

    __slots__ = (
        "boards",
        "bonus",
        "bonus_places",
        "book",
        "building_spots",
        "buildings",
        "colours",
        "deal",
        "framed",
        "frames",
        "lands",
        "layout",
        "printed_production",
        "printed_warehouses",
        "rooms",
        "seats",
        "short_of_full",
        "tile_spots",
        "tiles",
        "token_spots",
        "token_values",
    )

    short_of_full: i64
    bonus: i64
    bonus_places: i64
    frames: i64
    """TR-1.5: the framed spaces as bits; they count from 0."""

    def __init__(self, book: Book, colours: Sequence[str], deal: Deal) -> None:
        edition = book.edition
        self.book = book
        self.colours = tuple(colours)
        self.deal = deal
        self.seats = len(self.colours)
        self.layout: Layout = edition.layouts[self.seats]
        self.boards: tuple[Board, ...] = tuple(edition.boards[colour] for colour in self.colours)
        self.token_spots = self.layout.token_spots
        self.tiles = edition.tiles
        self.lands = book.lands
        self.buildings: Mapping[str, Building] = edition.buildings
        self.framed = edition.framed
        self.frames = sum(1 << space - 1 for space in edition.framed)
        self.printed_production = [list(board.production) for board in self.boards]
        self.printed_warehouses = [list(board.warehouses) for board in self.boards]
        self.token_values = list(self.layout.tokens)
        self.bonus = self.layout.bonus
        self.tile_spots = self.layout.tile_spots
        self.building_spots = self.layout.building_spots
        rooms = self.layout.rooms
        self.rooms = {place: rooms["first_player" if place == "first" else place] for place in OPEN}
        self.short_of_full = sum(OPEN[place] - (room << PLACE_SHIFT[place]) for place, room in self.rooms.items())
        self.bonus_places = BASIC_PLACES if self.layout.bonus else 0

    def with_seed(self, seed: bytes) -> Setting:
        """The same table with reshuffles from another seed."""
        deal = self.deal
        return Setting(self.book, self.colours, Deal(deal.tiles, deal.buildings, deal.first, (), seed))

    def content(self) -> tuple[object, ...]:
        """What two equal games share; where later reshuffles will come from is no part of it."""
        deal = self.deal
        return self.book.edition.data, self.colours, deal.tiles, deal.buildings, deal.first
