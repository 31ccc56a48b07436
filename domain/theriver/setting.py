"""What stays the same through one game of The River, and how its places are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from domain.kernel.native import i64
from domain.theriver.edition import Board, Building, Edition, Layout, Tile
from domain.theriver.moves import Claim, Reserve, Take
from domain.theriver.payments import Payments
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


class Book:
    """What is looked up in an edition while playing, with every move that names one of its pieces."""

    __slots__ = ("claims", "edition", "lands", "payments", "reserves", "takes", "tiles")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.tiles: Mapping[str, Tile] = edition.tiles
        self.lands = {id: tile.land for id, tile in edition.tiles.items()}
        self.payments = Payments(edition.buildings)
        self.takes = {tile: Take(tile) for tile in edition.tiles}
        self.claims = {tile: Claim(tile) for tile in edition.tiles}
        self.reserves = {building: Reserve(building) for building in edition.buildings}


class Setting:
    """What stays the same through one game."""

    __slots__ = (
        "boards",
        "bonus_places",
        "book",
        "buildings",
        "colours",
        "deal",
        "framed",
        "lands",
        "layout",
        "rooms",
        "seats",
        "short_of_full",
        "tiles",
        "token_spots",
    )

    short_of_full: i64
    bonus_places: i64

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
