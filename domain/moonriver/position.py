"""Positions: the whole truth at one moment. They are changed only while the rules make them, never once handed out."""

from __future__ import annotations

from typing import Final

from domain.kernel.native import i64, mypyc_attr
from domain.moonriver.holdings import Ranch, empty_ranch
from domain.moonriver.meta import DRAFT
from domain.moonriver.moves import AnyMove
from domain.moonriver.setting import Setting

NOBODY: Final = -1
"""No seat; the rules count seats from 0, everyone else from 1."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """One moment of a game: the table, and what is pending."""

    __slots__ = (
        "circles",
        "claiming",
        "decision",
        "drawn",
        "emptying",
        "moves",
        "new",
        "new_seats",
        "numbers",
        "old",
        "old_seats",
        "own",
        "owns_seats",
        "partner",
        "ranches",
        "revealed",
        "round",
        "saloon",
        "seat",
        "setting",
        "skulls",
        "steps",
        "supply",
        "tiles",
        "tokens",
        "turn",
        "turns",
    )

    setting: Setting
    ranches: list[Ranch]
    drawn: i64
    """Plots drawn from the pile."""
    tokens: i64
    """Tokens drawn from the stack."""
    saloon: tuple[int, ...]
    """Specialists in ascending order."""
    supply: i64
    tiles: tuple[int, ...]
    """Bonus tiles that nobody has claimed."""
    old: tuple[int, ...]
    old_seats: list[int]
    new: tuple[int, ...]
    """The column that rancheros are put on; none in the last round."""
    new_seats: list[int]
    round: i64
    """0 while the rancheros are drafted."""
    turn: i64
    """Which ranchero of the draft, which position of the old column, which seat of the emptying order."""
    emptying: bool
    """MR-7.1: the last round is over."""
    decision: i64
    seat: i64
    skulls: tuple[int, ...]
    """MR-5.2: cells of skulls that must still act."""
    circles: tuple[int, ...]
    """MR-5.3: cells of circles that still wait for a token."""
    partner: i64
    """The cell of the partner whose effect is in use."""
    steps: i64
    """Steps left to the cowboy."""
    claiming: bool
    """MR-5.4: a bonus tile is due."""
    turns: i64
    revealed: i64
    numbers: list[int] | None
    """The numbers of the legal moves, in the order of their texts, once asked for."""
    moves: list[AnyMove] | None
    """The same moves as objects, once asked for."""
    own: i64
    """The seats, as bits, whose ranches no copy of this position shares."""

    owns_seats: bool
    """Whether no copy shares `new_seats`."""

    def own_ranch(self, seat: i64) -> Ranch:
        """The ranch of a seat, which may be changed from now on; only for a position that may be changed."""
        ranch = self.ranches[seat]
        if not self.own >> seat & 1:
            ranch = ranch.copy()
            self.ranches[seat] = ranch
            self.own |= 1 << seat
        return ranch

    def copy(self) -> Position:
        """Another position that may be changed."""
        twin = Position()
        self.own = twin.own = 0
        self.owns_seats = twin.owns_seats = False
        twin.setting = self.setting
        twin.ranches = self.ranches.copy()
        twin.drawn = self.drawn
        twin.tokens = self.tokens
        twin.saloon = self.saloon
        twin.supply = self.supply
        twin.tiles = self.tiles
        twin.old = self.old
        twin.old_seats = self.old_seats
        twin.new = self.new
        twin.new_seats = self.new_seats
        twin.round = self.round
        twin.turn = self.turn
        twin.emptying = self.emptying
        twin.decision = self.decision
        twin.seat = self.seat
        twin.skulls = self.skulls
        twin.circles = self.circles
        twin.partner = self.partner
        twin.steps = self.steps
        twin.claiming = self.claiming
        twin.turns = self.turns
        twin.revealed = self.revealed
        twin.numbers = None
        twin.moves = None
        return twin

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal positions share."""
        table = (self.drawn, self.tokens, self.saloon, self.supply, self.tiles, self.old, self.old_seats)
        turn = (self.new, self.new_seats, self.round, self.turn, self.emptying, self.decision, self.seat)
        pending = (self.skulls, self.circles, self.partner, self.steps, self.claiming, self.turns, self.revealed)
        return self.setting.truth, [ranch.truth for ranch in self.ranches], table, turn, pending

    def __eq__(self, other: object) -> bool:
        return self.truth == other.truth if isinstance(other, Position) else NotImplemented


def first_position(setting: Setting) -> Position:
    """The table before anything is drawn."""
    layout = setting.layout
    position = Position()
    position.setting = setting
    boards = zip(setting.boards, setting.bridges, strict=True)
    position.ranches = [empty_ranch(layout, board.slots, bridges) for board, bridges in boards]
    position.drawn = position.tokens = 0
    position.saloon = ()
    position.supply = layout.edition.cows
    position.tiles = tuple(range(len(layout.kinds.tiles))) if layout.goal else ()
    position.old, position.old_seats = (), []
    position.new, position.new_seats = (), []
    position.round = position.turn = position.turns = position.revealed = 0
    position.decision, position.seat = DRAFT, NOBODY
    position.skulls = position.circles = ()
    position.partner, position.steps = NOBODY, 0
    position.emptying = position.claiming = False
    position.numbers = None
    position.moves = None
    position.own = 0
    position.owns_seats = False
    return position
