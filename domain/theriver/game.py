"""The River as a plug-in: the kernel's protocol in terms of this game's modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, get_args

from domain.kernel.dealing import Stream
from domain.kernel.effects import Effect
from domain.kernel.game import Decision, Drawn, GameInfo, Options, Progress, Seat, Shapes, Table, Transition
from domain.kernel.outcome import Outcome
from domain.kernel.plain import Plain, short_repr
from domain.kernel.refusals import BadTable
from domain.theriver import deal as dealing
from domain.theriver import scoring, view
from domain.theriver.components import COMPONENTS
from domain.theriver.determinization import position_from_view
from domain.theriver.edition import STANDARD, Edition, read_edition
from domain.theriver.effects import effects_of
from domain.theriver.events import Event
from domain.theriver.geometry import Geometry, geometry_of
from domain.theriver.judge.judge import TheRiverJudge
from domain.theriver.judge.preferences import BY_HAND, LEARNED
from domain.theriver.legal import legal_moves
from domain.theriver.meta import COLOURS, KEY, RULES, SEATS, TITLE
from domain.theriver.moves import Move
from domain.theriver.notation import TheRiverNotation
from domain.theriver.position import Position
from domain.theriver.rules import play
from domain.theriver.scoring import Score
from domain.theriver.setting import Book, Deal, Setting
from domain.theriver.setup import first_position
from domain.theriver.snapshot import position_data, position_from_data
from domain.theriver.view import TheRiverView
from domain.theriver.vocabulary import WORDS


class TheRiver:
    """The rules with one edition; the standard one unless another is given."""

    editions: ClassVar[tuple[Plain, ...]] = (COMPONENTS,)
    """The editions that it comes with; the first is the standard one."""

    # The hot pair is bound as it is: one call less for each move.
    legal_moves = staticmethod(legal_moves)
    advance = staticmethod(play)

    def __init__(self, edition: Edition | None = None) -> None:
        self._edition = edition or STANDARD
        self._book = Book(self._edition)
        self._notation = TheRiverNotation(self._book)
        self._judges = (TheRiverJudge(self._edition, 3, LEARNED), TheRiverJudge(self._edition, 2, BY_HAND))

    @classmethod
    def from_data(cls, data: Plain) -> TheRiver:
        """With the edition a component list describes; raises BadEdition."""
        return cls(read_edition(data))

    @property
    def versions(self) -> tuple[TheRiver, ...]:
        return (self,)

    @property
    def info(self) -> GameInfo:
        return GameInfo(KEY, TITLE, SEATS, COLOURS, (), RULES, self._edition.id)

    @property
    def shapes(self) -> Shapes:
        return Shapes(TheRiverView, get_args(Move), get_args(Event), Geometry, WORDS)

    @property
    def notation(self) -> TheRiverNotation:
        return self._notation

    @property
    def judge(self) -> TheRiverJudge:
        return self._judges[0]

    @property
    def judges(self) -> Sequence[TheRiverJudge]:
        return self._judges

    @property
    def components(self) -> Mapping[str, Plain]:
        return self._edition.data

    def effects(self, part: str, id: str) -> tuple[Effect, ...]:
        return effects_of(self._edition, part, id)

    @cached_property
    def geometry(self) -> Geometry:
        return geometry_of(self._edition)

    def table(self, colours: Sequence[str], options: Options) -> Table:
        if options:
            raise BadTable("unknown-option", option=short_repr(next(iter(options))))
        if len(colours) not in SEATS:
            raise BadTable("seat-count", seats=len(colours), allowed=list(SEATS))
        for colour in colours:
            if colour not in COLOURS:
                raise BadTable("unknown-colour", colour=short_repr(colour), allowed=list(COLOURS))
            if list(colours).count(colour) > 1:
                raise BadTable("colour-taken", colour=colour)
        return Table(tuple(colours), {})

    def draw(self, table: Table, stream: Stream) -> Drawn[Deal]:
        return Drawn(table, dealing.shuffle_deal(self._edition, table.seats, stream))

    def read_deal(self, table: Table, data: Plain) -> Deal:
        return dealing.read_deal(self._edition, table.seats, data)

    def write_deal(self, position: Position) -> dict[str, Plain]:
        return dealing.deal_data(position)

    def setup(self, table: Table, deal: Deal) -> Transition[Position, Event]:
        report: list[Event] = []
        position = first_position(Setting(self._book, table.colours, deal), report)
        return Transition(position, tuple(report))

    def to_move(self, position: Position) -> Seat | None:
        return position.seat or None

    def decision(self, position: Position) -> Decision | None:
        return view.decision(position)

    def apply(self, position: Position, move: Move) -> Transition[Position, Event]:
        report: list[Event] = []
        after = play(position, move, report)
        return Transition(after, tuple(report))

    def view(self, position: Position, viewer: Seat | None) -> TheRiverView:
        return view.view(position)

    def determinize(self, view: TheRiverView, stream: Stream) -> Position:
        return position_from_view(self._book, view, stream)

    def outcome(self, position: Position) -> Outcome[Score] | None:
        return scoring.outcome(position)

    def standing(self, position: Position) -> Sequence[Score]:
        return scoring.standing(position)

    def progress(self, position: Position) -> Progress:
        return Progress(position.turn, position.ground.revealed)

    def pack(self, position: Position) -> dict[str, Plain]:
        return position_data(position)

    def unpack(self, data: Plain) -> Position:
        return position_from_data(self._book, data)
