"""The whole truth of The River at one moment; shared parts are never changed once handed out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.kernel.native import i64, mypyc_attr
from domain.theriver.holdings import Home
from domain.theriver.move_numbers import ABOUT, CLAIM, NOTHING, RESERVE, Block
from domain.theriver.moves import Move
from domain.theriver.resources import present
from domain.theriver.setting import ALL_OPEN, Setting


@mypyc_attr(acyclic=True)
class Ask:
    """The pending decision and what must follow it.

    `gain` would come on top of what is held (store); `due` is a tile whose effect is still to come after the store;
    `swaps` are left of a reshape; `incomes` are the seats and tiles still to be paid, None outside a cleanup.
    """

    __slots__ = ("due", "gain", "incomes", "kind", "source", "swaps")

    gain: i64

    def __init__(
        self,
        kind: str,
        source: str = "",
        gain: i64 = 0,
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


TAKE: Final = Ask("take")
TURN: Final = Ask("turn")
OVER: Final = Ask("over")


@mypyc_attr(acyclic=True)
class Ground:
    """What changes only between rounds: the piles, the round, its first player."""

    __slots__ = ("deck", "discarded", "first", "pile", "removed", "reshuffled", "revealed", "round")

    def __init__(
        self,
        round: int,
        first: int,
        pile: tuple[str, ...],
        deck: tuple[str, ...],
        discarded: tuple[str, ...] = (),
        removed: str | None = None,
        reshuffled: tuple[tuple[str, ...], ...] = (),
        revealed: int = 0,
    ) -> None:
        self.round = round
        self.first = first
        self.pile = pile
        self.deck = deck
        self.discarded = discarded
        self.removed = removed
        self.reshuffled = reshuffled
        self.revealed = revealed

    def copy(self) -> Ground:
        return Ground(
            self.round,
            self.first,
            self.pile,
            self.deck,
            self.discarded,
            self.removed,
            self.reshuffled,
            self.revealed,
        )

    @property
    def discards(self) -> tuple[str, ...]:
        """The discarded tiles in the order of their ids; they are sorted only for those who look."""
        return tuple(sorted(self.discarded))

    def content(self) -> tuple[object, ...]:
        piles = (self.pile, self.deck, self.discards, self.removed, self.reshuffled)
        return self.round, self.first, piles, self.revealed


@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """`claims` and `reserves` are the face-up tiles and buildings, in the order of their ids, as the moves for them."""

    __slots__ = (
        "ask",
        "blocks",
        "cards",
        "claims",
        "ground",
        "homes",
        "moves",
        "offered",
        "own",
        "owns_claims",
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
    seat: i64
    pawn: i64
    homes: list[Home]
    supply: i64
    claims: Block
    cards: tuple[str, ...]
    reserves: Block
    offered: i64
    """The face-up buildings as the bits that the book has for them."""
    tokens: i64
    taken: i64
    passes: i64
    turn: i64
    blocks: list[Block] | None
    """The numbers of the legal moves, once asked for."""
    moves: list[Move] | None
    """The same moves as objects, once asked for."""
    own: i64
    """The seats, as bits from the first, whose homes no copy of this position shares."""
    owns_claims: bool
    """Whether no copy shares `claims`."""

    def own_home(self, seat: i64) -> Home:
        """What a seat has, which may be changed from now on; only for a position that may be changed."""
        if self.own >> seat & 1:
            return self.homes[seat - 1]
        self.own |= 1 << seat
        home = self.homes[seat - 1] = self.homes[seat - 1].copy()
        return home

    def take_from_island(self, number: i64) -> None:
        """A face-up tile leaves; `number` is that of claiming it."""
        if self.owns_claims:
            self.claims.remove(number)
        else:
            self.claims = self.claims.without(number)
            self.owns_claims = True

    def take_from_cards(self, number: i64) -> None:
        """A face-up building leaves; `number` is that of reserving it."""
        self._show(self.reserves.without(number))

    def _show(self, reserves: Block) -> None:
        cards = self.setting.book.cards
        self.reserves = reserves
        self.cards = tuple([cards[number >> ABOUT] for number in reserves.numbers])
        bits = self.setting.book.card_bits
        offered: i64 = 0
        for number in reserves.numbers:
            offered |= bits[number >> ABOUT]
        self.offered = offered

    def copy(self) -> Position:
        """Another position that may be changed; homes and ground are shared until one is replaced."""
        twin = Position()
        self.own = twin.own = 0
        self.owns_claims = twin.owns_claims = False
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
        twin.offered = self.offered
        twin.tokens = self.tokens
        twin.taken = self.taken
        twin.passes = self.passes
        twin.turn = self.turn
        twin.blocks = None
        twin.moves = None
        return twin

    @property
    def island(self) -> tuple[str, ...]:
        """The face-up tiles."""
        laid = self.setting.book.laid
        return tuple([laid[number >> ABOUT].id for number in self.claims.numbers])

    def show_tiles(self, tiles: Sequence[str]) -> None:
        number = self.setting.book.tile_number
        numbers = [CLAIM | number[tile] << ABOUT for tile in tiles]
        numbers.sort()
        self.claims = Block(numbers)
        self.owns_claims = True

    def show_cards(self, cards: Sequence[str]) -> None:
        number = self.setting.book.card_number
        numbers = [RESERVE | number[card] << ABOUT for card in cards]
        numbers.sort()
        self._show(Block(numbers))

    def open_places(self) -> i64:
        """TR-3.4: a place's count carries into its bit when its room is filled."""
        return ~(self.taken + self.setting.short_of_full) & ALL_OPEN

    def bonus_places(self) -> i64:
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
    seat: i64,
    pawn: i64,
    homes: list[Home],
    supply: i64,
    tokens: i64,
    taken: i64,
    passes: i64,
    turn: i64,
) -> Position:
    """A position from all that it holds but what lies face up, which is to be shown after this."""
    position = Position()
    position.setting = setting
    position.ground = ground
    position.ask = ask
    position.seat = seat
    position.pawn = pawn
    position.homes = homes
    position.supply = supply
    position.claims = position.reserves = NOTHING
    position.cards = ()
    position.offered = 0
    position.owns_claims = False
    position.tokens = tokens
    position.taken = taken
    position.passes = passes
    position.turn = turn
    position.blocks = None
    position.moves = None
    position.own = 0
    return position
