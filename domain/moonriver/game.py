"""Moon River as the kernel's protocol asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, get_args

from domain.kernel.dealing import Stream
from domain.kernel.effects import Effect
from domain.kernel.game import Decision, Drawn, GameInfo, Options, Progress, Seat, Shapes, Table, Transition
from domain.kernel.inspection import Inspector
from domain.kernel.outcome import Outcome
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from domain.moonriver.components import CENTRE_CLOSED, STANDARD
from domain.moonriver.deal import deal_data, read_deal, shuffle_deal
from domain.moonriver.determinization import deal_from_view, position_from_view
from domain.moonriver.edition import STANDARD_EDITION, Edition, read_edition
from domain.moonriver.effects import effects_of
from domain.moonriver.events import AnyEvent
from domain.moonriver.geometry import Geometry, geometry_of
from domain.moonriver.judge.judge import MoonRiverJudge
from domain.moonriver.judge.preferences import AHEAD
from domain.moonriver.layout import Layout
from domain.moonriver.meta import BASE, COLOURS, KEY, LEGENDS, MOST_SEATS, OVER, RULES, SEATS, SPECIALISTS, TITLE
from domain.moonriver.move_numbers import MoveNumbers
from domain.moonriver.moves import AnyMove
from domain.moonriver.notation import MoonRiverNotation
from domain.moonriver.options import OPTIONS, scenario_of, table_with_scenario, valid_table
from domain.moonriver.position import Position
from domain.moonriver.rules import advance, legal_moves, legal_number, play, set_up
from domain.moonriver.scenarios import SCENARIOS, Scenario
from domain.moonriver.scoring import Score, outcome, scores
from domain.moonriver.setting import Deal, Setting
from domain.moonriver.snapshot import position_data, position_from_data
from domain.moonriver.view import View, about, pending, view_of
from domain.moonriver.vocabulary import WORDS


class MoonRiver:
    """The rules of Moon River with one edition."""

    editions: ClassVar[tuple[Plain, ...]] = (STANDARD, CENTRE_CLOSED)
    """The editions that it comes with; the first is the standard one."""

    # The hot pair is bound as it is: one call less for each move.
    legal_moves = staticmethod(legal_moves)
    advance = staticmethod(advance)

    def __init__(self, edition: Edition | None = None, rules: int = RULES) -> None:
        self.edition = edition or STANDARD_EDITION
        self._info = GameInfo(KEY, TITLE, SEATS, COLOURS, OPTIONS, rules, self.edition.id)
        texts: dict[str, AnyMove] = {}
        self._move_numbers = {seats: MoveNumbers(Layout(self.edition, seats), texts) for seats in SEATS}
        self._kinds = self._move_numbers[SEATS[0]].layout.kinds
        self._notation = MoonRiverNotation(tuple(self._move_numbers.values()), texts)
        self._judges = (MoonRiverJudge(2, AHEAD),)

    @classmethod
    def from_data(cls, data: Plain) -> MoonRiver:
        """The game with the edition in plain data; raises BadEdition naming the fault."""
        return cls(read_edition(data))

    @property
    def versions(self) -> tuple[MoonRiver, ...]:
        """The same edition under every version of the rules, the newest first."""
        return tuple(MoonRiver(self.edition, rules) for rules in range(RULES, 0, -1))

    @property
    def info(self) -> GameInfo:
        """Key, title, seats, colours, options, rules version, edition id."""
        return self._info

    @property
    def shapes(self) -> Shapes:
        """The classes of its views, moves and events."""
        return Shapes(View, get_args(AnyMove), get_args(AnyEvent), Geometry, WORDS)

    @property
    def notation(self) -> MoonRiverNotation:
        """How moves are written."""
        return self._notation

    @property
    def judge(self) -> MoonRiverJudge:
        """What a search has to know of the game."""
        return self._judges[0]

    @property
    def judges(self) -> Sequence[MoonRiverJudge]:
        """Every judge that stored moves may name, the usual one first."""
        return self._judges

    @property
    def components(self) -> Mapping[str, Plain]:
        """The edition as plain data, with how sure each part is."""
        return self.edition.data

    def effects(self, part: str, id: str) -> tuple[Effect, ...]:
        """What a plot, a partner or a bonus tile does."""
        return effects_of(self.edition, part, id)

    @cached_property
    def geometry(self) -> Geometry:
        """The ranches that clients draw."""
        return geometry_of(self.edition)

    def table(self, colours: Sequence[str], options: Options) -> Table:
        """A checked table; in Legends the scenario is drawn unless one is named."""
        return valid_table(colours, options)

    def draw(self, table: Table, stream: Stream) -> Drawn[Deal]:
        """Piles, rancheros and an open scenario from the stream."""
        deal = shuffle_deal(self._kinds, self.edition.partners, table.seats, stream)
        return Drawn(table_with_scenario(table, stream), deal)

    def read_deal(self, table: Table, data: Plain) -> Deal:
        """The deal as a record writes it."""
        return read_deal(self._kinds, self.edition.partners, table.seats, data)

    def write_deal(self, position: Position) -> dict[str, Plain]:
        """The deal as a record writes it."""
        setting = position.setting
        return deal_data(self._kinds, Deal(setting.plots, setting.partners, setting.rancheros))

    def setup(self, table: Table, deal: Deal) -> Transition[Position, AnyEvent]:
        """The position before the first ranchero is put."""
        report: list[AnyEvent] = []
        position = set_up(self._setting(table.colours, scenario_of(table), deal), report)
        return Transition(position, tuple(report))

    def _setting(self, colours: tuple[str, ...], scenario: Scenario | None, deal: Deal) -> Setting:
        """MR-1.5 and MR-9.1: in Legends the colour is the character, otherwise everyone has the camp."""
        boards = tuple([self.edition.board(None if scenario is None else colour) for colour in colours])
        return Setting(self._move_numbers[len(colours)], colours, boards, scenario, deal, self._info.rules)

    def to_move(self, position: Position) -> Seat | None:
        """The seat that must choose."""
        return None if position.decision == OVER else position.seat + 1

    def decision(self, position: Position) -> Decision | None:
        """What must be chosen."""
        choice = pending(position)
        return Decision(choice.seat, choice.kind, about(choice)) if choice else None

    def apply(self, position: Position, move: AnyMove) -> Transition[Position, AnyEvent]:
        """The position after a legal move, with its events."""
        report: list[AnyEvent] = []
        return Transition(play(position, legal_number(position, move), report), tuple(report))

    def view(self, position: Position, viewer: Seat | None) -> View:
        """The same for every viewer: only the order of piles is hidden."""
        return view_of(position)

    def determinize(self, view: View, stream: Stream) -> Position:
        """A position with this view."""
        tokens = [token for token, name in enumerate(SPECIALISTS) for _ in range(self.edition.partners[name])]
        deal = deal_from_view(view, self._kinds, tokens, stream)
        colours = tuple([seat.colour for seat in view.seats])
        return position_from_view(
            self._setting(colours, SCENARIOS[view.scenario] if view.scenario else None, deal), view
        )

    def outcome(self, position: Position) -> Outcome[Score] | None:
        """The outcome when the game is over."""
        return outcome(position)

    def standing(self, position: Position) -> Sequence[Score]:
        """Scores as if it ended now."""
        return scores(position)

    def progress(self, position: Position) -> Progress:
        """A turn is one ranchero's, one put in the draft, or one seat's emptying."""
        return Progress(position.turns, position.revealed)

    def pack(self, position: Position) -> dict[str, Plain]:
        """The whole position as plain data."""
        setting = position.setting
        return {
            "colours": list(setting.colours),
            "scenario": setting.scenario_key,
            "deal": self.write_deal(position),
            "position": position_data(position),
        }

    def unpack(self, data: Plain) -> Position:
        """The position that `pack` wrote."""
        part = Inspector(data, BadRecord).object(("colours", "scenario", "deal", "position"))
        scenario = part["scenario"].optional(Inspector.text)
        options = {"variant": BASE if scenario is None else LEGENDS, "scenario": scenario}
        table = self.table(part["colours"].each(MOST_SEATS, Inspector.text), options)
        deal = self.read_deal(table, part["deal"].value)
        return position_from_data(self._setting(table.colours, scenario_of(table), deal), part["position"].value)
