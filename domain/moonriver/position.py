"""Positions: the whole truth at one moment. They are changed only while the rules make them, never once handed out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from domain.moonriver.codex import Codex
from domain.moonriver.edition import Board
from domain.moonriver.layout import Layout
from domain.moonriver.meta import DRAFT, TERRAINS

NOBODY: Final = -1
"""No seat; the rules count seats from 0, everyone else from 1."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The piles in the order drawn, as numbers of kinds and specialists, and the seats in the order drawn, from 0."""

    plots: tuple[int, ...]
    partners: tuple[int, ...]
    rancheros: tuple[int, ...]


class Setting:
    """What stays the same through a game: table, boards and the deal."""

    __slots__ = ("boards", "bridges", "codex", "colours", "layout", "partners", "plots", "rancheros", "scenario")

    def __init__(
        self,
        codex: Codex,
        colours: tuple[str, ...],
        boards: tuple[Board, ...],
        scenario: str | None,
        deal: Deal,
    ) -> None:
        self.codex = codex
        self.layout: Layout = codex.layout
        self.colours = colours
        self.boards = boards
        self.bridges = [self.layout.opened(board) for board in boards]
        self.scenario = scenario
        self.plots = deal.plots
        self.partners = deal.partners
        self.rancheros = deal.rancheros

    def redealt(self, plots: tuple[int, ...], partners: tuple[int, ...]) -> Setting:
        """The same table with other piles."""
        return Setting(self.codex, self.colours, self.boards, self.scenario, Deal(plots, partners, self.rancheros))

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal settings share."""
        edition = self.layout.edition.id
        return edition, self.colours, self.boards, self.scenario, self.plots, self.partners, self.rancheros


class Ranch:
    """What lies before one seat. Its lists are replaced, never changed: copies share them."""

    __slots__ = ("claimed", "cowed", "cows", "free", "kinds", "reach", "reserve", "slots", "terrains", "tokens")

    slots: int
    free: int
    """Open and empty cells."""
    terrains: list[int]
    """The laid cells of each terrain."""
    reach: list[int]
    """MR-4.4: where a plot of each terrain connects, taken cells included."""
    kinds: list[int]
    """The kind at each cell, -1 where none lies."""
    cows: list[int]
    """How many cows stand on each cell."""
    cowed: int
    """Cells with cows."""
    reserve: tuple[int, ...]
    """Kinds in ascending order."""
    tokens: tuple[tuple[int, int, int], ...]
    """Cell, specialist, and whether the cowboy lies up."""
    claimed: bool
    """MR-5.4: whether a domino has reached the last row."""

    def copy(self) -> Ranch:
        """Another ranch that may be changed."""
        twin = Ranch()
        twin.slots = self.slots
        twin.free = self.free
        twin.terrains = self.terrains
        twin.reach = self.reach
        twin.kinds = self.kinds
        twin.cows = self.cows
        twin.cowed = self.cowed
        twin.reserve = self.reserve
        twin.tokens = self.tokens
        twin.claimed = self.claimed
        return twin

    @property
    def truth(self) -> tuple[object, ...]:
        """All that two equal ranches share."""
        tokens = tuple(sorted(self.tokens))
        return self.slots, self.free, self.reach, self.kinds, self.cows, self.reserve, tokens, self.claimed


def empty_ranch(layout: Layout, slots: int, bridges: int) -> Ranch:
    """MR-1.5: a ranch where only the bridges connect."""
    ranch = Ranch()
    ranch.slots = slots
    ranch.free = layout.open
    ranch.terrains = [0] * len(TERRAINS)
    ranch.reach = [bridges] * len(TERRAINS)
    ranch.kinds = [-1] * layout.size
    ranch.cows = [0] * layout.size
    ranch.cowed = 0
    ranch.reserve = ()
    ranch.tokens = ()
    ranch.claimed = False
    return ranch


class Position:
    """One moment of a game: the table, and what is pending."""

    __slots__ = (
        "circles",
        "claiming",
        "decision",
        "drawn",
        "emptying",
        "new",
        "new_seats",
        "numbers",
        "old",
        "old_seats",
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
    drawn: int
    """Plots drawn from the pile."""
    tokens: int
    """Tokens drawn from the stack."""
    saloon: tuple[int, ...]
    """Specialists in ascending order."""
    supply: int
    tiles: tuple[int, ...]
    """Bonus tiles that nobody has claimed."""
    old: tuple[int, ...]
    old_seats: list[int]
    new: tuple[int, ...]
    """The column that rancheros are put on; none in the last round."""
    new_seats: list[int]
    round: int
    """0 while the rancheros are drafted."""
    turn: int
    """Which ranchero of the draft, which position of the old column, which seat of the emptying order."""
    emptying: bool
    """MR-7.1: the last round is over."""
    decision: int
    seat: int
    skulls: tuple[int, ...]
    """MR-5.2: cells of skulls that must still act."""
    circles: tuple[int, ...]
    """MR-5.3: cells of circles that still wait for a token."""
    partner: int
    """The cell of the partner whose effect is in use."""
    steps: int
    """Steps left to the cowboy."""
    claiming: bool
    """MR-5.4: a bonus tile is due."""
    turns: int
    revealed: int
    numbers: list[int] | None
    """The numbers of the legal moves, once asked for."""

    def copy(self) -> Position:
        """Another position that may be changed."""
        twin = Position()
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
    return position
