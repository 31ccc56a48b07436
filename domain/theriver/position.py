"""The whole truth of The River at one moment; shared parts are never changed once handed out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from domain.theriver.edition import Board, Building, Edition, Layout, Tile
from domain.theriver.moves import Claim, Move, Reserve, Take
from domain.theriver.payments import Payments
from domain.theriver.resources import BASIC, HAS, SHIFT, present

PLACE_SHIFT = {**SHIFT, "first": 32, "reserve": 40, "swap": 48, "claim": 56, "construct": 64}
"""Pioneers on the places are counted in one number, eight bits for each place, where resources have theirs too."""
ONE_ON = {place: 1 << shift for place, shift in PLACE_SHIFT.items()}
CLAIM_SHIFT = PLACE_SHIFT["claim"]
OPEN = {place: 0x80 << PLACE_SHIFT[place] for place in (*HAS, "first", "reserve", "swap")}
"""A place's bit among the open ones; only these places have a room that all seats share (TR-3.4)."""
ALL_OPEN = sum(OPEN.values())
BASIC_PLACES = sum(HAS[resource] for resource in BASIC)


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

    __slots__ = ("claims", "edition", "payments", "reserves", "takes", "tiles")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.tiles: Mapping[str, Tile] = edition.tiles
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
        "layout",
        "rooms",
        "seats",
        "short_of_full",
        "tiles",
    )

    def __init__(self, book: Book, colours: Sequence[str], deal: Deal) -> None:
        edition = book.edition
        self.book = book
        self.colours = tuple(colours)
        self.deal = deal
        self.seats = len(self.colours)
        self.layout: Layout = edition.layouts[self.seats]
        self.boards: tuple[Board, ...] = tuple(edition.boards[colour] for colour in self.colours)
        self.tiles = edition.tiles
        self.buildings: Mapping[str, Building] = edition.buildings
        self.framed = edition.framed
        rooms = self.layout.rooms
        self.rooms = {place: rooms["first_player" if place == "first" else place] for place in OPEN}
        self.short_of_full = sum((0x80 - room) << PLACE_SHIFT[place] for place, room in self.rooms.items())
        self.bonus_places = BASIC_PLACES if self.layout.bonus else 0

    def reseeded(self, seed: bytes) -> Setting:
        """The same table with reshuffles from another seed."""
        deal = self.deal
        return Setting(self.book, self.colours, Deal(deal.tiles, deal.buildings, deal.first, (), seed))

    def content(self) -> tuple[object, ...]:
        """What two equal games share; where later reshuffles will come from is no part of it."""
        deal = self.deal
        return self.book.edition.data, self.colours, deal.tiles, deal.buildings, deal.first


class River:
    """A seat's board: tiles from space 1 on, what is visible on it (TR-1.6), pioneers settled, frames covered."""

    __slots__ = ("capacity", "framed", "incomes", "produces", "production", "settled", "tiles")

    def __init__(
        self, tiles: tuple[str, ...], capacity: int, production: int, incomes: int, framed: int, settled: int
    ) -> None:
        self.tiles = tiles
        self.capacity = capacity
        self.production = production
        self.produces = present(production)
        self.incomes = incomes
        self.framed = framed
        self.settled = settled

    def content(self) -> tuple[object, ...]:
        return self.tiles, self.framed, self.settled


def river_of(setting: Setting, seat: int, tiles: tuple[str, ...], framed: int, settled: int) -> River:
    """A board with these tiles: what is printed shows on the spaces they leave uncovered."""
    board, laid = setting.boards[seat - 1], [setting.tiles[tile] for tile in tiles]
    return River(
        tiles,
        sum(tile.warehouses for tile in laid) + sum(board.warehouses[len(tiles) :]),
        sum(tile.production for tile in laid) + sum(board.production[len(tiles) :]),
        sum(tile.effect == "income" for tile in laid),
        framed,
        settled,
    )


class Works:
    """A seat's reserved and constructed buildings and its bonus tokens."""

    __slots__ = ("built", "reserved", "tokens")

    def __init__(self, reserved: tuple[str, ...], built: tuple[str, ...], tokens: tuple[int, ...]) -> None:
        self.reserved = reserved
        self.built = built
        self.tokens = tokens

    def content(self) -> tuple[object, ...]:
        return self.reserved, self.built, self.tokens


class Home:
    """All that a seat has; `held` are its resources, `placed` its pioneers on the places."""

    __slots__ = ("boat", "held", "placed", "river", "works")

    river: River
    works: Works
    held: int
    boat: int
    placed: int

    def copy(self) -> Home:
        twin = Home()
        twin.river = self.river
        twin.works = self.works
        twin.held = self.held
        twin.boat = self.boat
        twin.placed = self.placed
        return twin

    def content(self) -> tuple[object, ...]:
        return self.river.content(), self.works.content(), self.held, self.boat, self.placed


def home_of(river: River, works: Works, held: int, boat: int, placed: int) -> Home:
    """A seat's belongings; without a constructor copies cost half."""
    home = Home()
    home.river = river
    home.works = works
    home.held = held
    home.boat = boat
    home.placed = placed
    return home


class Ask:
    """The pending decision and what must follow it.

    `gain` would come on top of what is held (store); `due` is a tile whose effect is still to come after the store;
    `swaps` are left of a reshape; `incomes` are the seats and tiles still to be paid, None outside a cleanup.
    """

    __slots__ = ("due", "gain", "incomes", "kind", "source", "swaps")

    def __init__(
        self,
        kind: str,
        source: str = "",
        gain: int = 0,
        due: str = "",
        swaps: int = 0,
        incomes: tuple[tuple[int, str], ...] | None = None,
    ) -> None:
        self.kind = kind
        self.source = source
        self.gain = gain
        self.due = due
        self.swaps = swaps
        self.incomes = incomes

    def content(self) -> tuple[object, ...]:
        return self.kind, self.source, self.gain, self.due, self.swaps, self.incomes


TAKE = Ask("take")
TURN = Ask("turn")
OVER = Ask("over")


class Ground:
    """What changes only between rounds: the piles, the round, its first player."""

    __slots__ = ("deck", "discards", "first", "pile", "removed", "reshuffled", "revealed", "round")

    def __init__(
        self,
        round: int,
        first: int,
        pile: tuple[str, ...],
        deck: tuple[str, ...],
        discards: tuple[str, ...] = (),
        removed: str | None = None,
        reshuffled: tuple[tuple[str, ...], ...] = (),
        revealed: int = 0,
    ) -> None:
        self.round = round
        self.first = first
        self.pile = pile
        self.deck = deck
        self.discards = discards
        self.removed = removed
        self.reshuffled = reshuffled
        self.revealed = revealed

    def copy(self) -> Ground:
        return Ground(
            self.round,
            self.first,
            self.pile,
            self.deck,
            self.discards,
            self.removed,
            self.reshuffled,
            self.revealed,
        )

    def content(self) -> tuple[object, ...]:
        piles = (self.pile, self.deck, self.discards, self.removed, self.reshuffled)
        return self.round, self.first, piles, self.revealed


class Position:
    """`claims` and `reserves` are the face-up tiles and buildings, in the order of their ids, as the moves for them."""

    __slots__ = (
        "ask",
        "cards",
        "claims",
        "ground",
        "homes",
        "legal",
        "passes",
        "pawn",
        "reserves",
        "seat",
        "setting",
        "supply",
        "taken",
        "tokens",
        "turn",
    )

    setting: Setting
    ground: Ground
    ask: Ask
    seat: int
    pawn: int
    homes: list[Home]
    supply: int
    claims: list[Claim]
    cards: tuple[str, ...]
    reserves: list[Reserve]
    tokens: int
    taken: int
    passes: int
    turn: int
    legal: Sequence[Move] | None
    """The legal moves, once asked for."""

    def copy(self) -> Position:
        """A position of its own; homes and ground are shared until one is replaced."""
        twin = Position()
        twin.setting = self.setting
        twin.ground = self.ground
        twin.ask = self.ask
        twin.seat = self.seat
        twin.pawn = self.pawn
        twin.homes = self.homes[:]
        twin.supply = self.supply
        twin.claims = self.claims
        twin.cards = self.cards
        twin.reserves = self.reserves
        twin.tokens = self.tokens
        twin.taken = self.taken
        twin.passes = self.passes
        twin.turn = self.turn
        twin.legal = None
        return twin

    @property
    def island(self) -> tuple[str, ...]:
        """The face-up tiles."""
        return tuple([claim.tile for claim in self.claims])

    def show_tiles(self, tiles: Sequence[str]) -> None:
        claims = self.setting.book.claims
        self.claims = [claims[tile] for tile in sorted(tiles)]

    def show_cards(self, cards: Sequence[str]) -> None:
        reserves = self.setting.book.reserves
        self.cards = tuple(sorted(cards))
        self.reserves = [reserves[card] for card in self.cards]

    def open_places(self) -> int:
        """TR-3.4: a place's count carries into its bit when its room is filled."""
        return ~(self.taken + self.setting.short_of_full) & ALL_OPEN

    def bonus_places(self) -> int:
        """TR-4.2: where this would be the round's first pioneer, and that is worth something."""
        return self.setting.bonus_places & ~present(self.taken & 0xFFFFFFFF)

    def content(self) -> tuple[object, ...]:
        homes = tuple(home.content() for home in self.homes)
        table = (self.supply, self.island, self.cards, self.tokens, self.taken)
        turn = (self.ask.content(), self.seat, self.pawn, self.passes, self.turn)
        return self.setting.content(), self.ground.content(), homes, table, turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.content() == other.content()

    __hash__ = None  # type: ignore[assignment]  # compared by content, and too large to be a key


def position_of(
    setting: Setting,
    ground: Ground,
    ask: Ask,
    seat: int,
    pawn: int,
    homes: list[Home],
    supply: int,
    claims: list[Claim],
    cards: tuple[str, ...],
    reserves: list[Reserve],
    tokens: int,
    taken: int,
    passes: int,
    turn: int,
) -> Position:
    """A position from all that it holds."""
    position = Position()
    position.setting = setting
    position.ground = ground
    position.ask = ask
    position.seat = seat
    position.pawn = pawn
    position.homes = homes
    position.supply = supply
    position.claims = claims
    position.cards = cards
    position.reserves = reserves
    position.tokens = tokens
    position.taken = taken
    position.passes = passes
    position.turn = turn
    position.legal = None
    return position
