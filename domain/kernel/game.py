"""What a game is: the protocol that rules plug-ins fulfil and everything else is built on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from domain.kernel.dealing import Stream
from domain.kernel.effects import Effect
from domain.kernel.judging import Judge
from domain.kernel.outcome import Outcome, Score
from domain.kernel.plain import Plain

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, "str | None"]

DRAWN = "random"
"""The option value that leaves the choice to the deal."""


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option of a game: the values it takes (None where it does not apply) and the value when nothing is said."""

    key: str
    values: tuple[str | None, ...]
    default: str | None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the catalogue says of a game with one edition."""

    key: str
    title: str
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    rules: int
    edition: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A closed list of words; games that name the same list share it."""

    name: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    """The dataclasses of a game that clients see: edges with types of their own make them from these.

    `words` gives the closed list that a text of theirs is from, by `field` or, where that is not enough, `Class.field`.
    """

    view: type
    moves: tuple[type, ...]
    events: tuple[type, ...]
    geometry: type
    words: Mapping[str, Vocabulary] = field(default_factory=dict)

    def vocabulary(self, cls: type, name: str) -> Vocabulary | None:
        """The closed list of a field; None where any text may stand."""
        return self.words.get(f"{cls.__name__}.{name}") or self.words.get(name)


@dataclass(frozen=True, slots=True)
class Table:
    """Seats and options of one game: colours in seat order, every option with a value."""

    colours: tuple[str, ...]
    options: Options

    @property
    def seats(self) -> int:
        return len(self.colours)


PositionT = TypeVar("PositionT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")
DealT = TypeVar("DealT")
ScoreT = TypeVar("ScoreT", bound=Score, covariant=True)
P_co = TypeVar("P_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
D_co = TypeVar("D_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Transition(Generic[P_co, E_co]):
    """A new position and what happened on the way to it, in order."""

    position: P_co
    events: tuple[E_co, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Generic[D_co]):
    """A dealt table: options left to chance are settled in it."""

    table: Table
    deal: D_co


@dataclass(frozen=True, slots=True)
class Decision:
    """The one pending choice: its seat, its kind and its details (cells, amounts; never secrets)."""

    seat: Seat
    kind: str
    data: Mapping[str, Plain]


@dataclass(frozen=True, slots=True)
class Progress:
    """Where undo ends: a move can be taken back while neither number has grown since before it."""

    turn: int
    revealed: int


class Notation(Protocol[MoveT]):
    """One canonical text per move."""

    def format(self, move: MoveT) -> str:
        """The move's only spelling."""
        ...

    def parse(self, text: str) -> MoveT:
        """The move that `format` would write so; any other text raises UnreadableMove."""
        ...


class Game(Protocol[PositionT, MoveT, E_co, ViewT, DealT, ScoreT]):
    """Rules with one edition: a stateless object; positions are never changed once handed out."""

    @property
    def info(self) -> GameInfo:
        """Key, title, seats, colours, options, rules version, edition id."""
        ...

    @property
    def versions(self) -> Sequence[Self]:
        """The same edition under every released version of the rules, the newest first."""
        ...

    @property
    def shapes(self) -> Shapes:
        """The classes that clients see; their fields are plain values, or such classes again."""
        ...

    @property
    def notation(self) -> Notation[MoveT]:
        """How moves are written."""
        ...

    @property
    def judge(self) -> Judge[PositionT, MoveT]:
        """What a search has to know of the game: the first of `judges`."""
        ...

    @property
    def judges(self) -> Sequence[Judge[PositionT, MoveT]]:
        """Every judge that stored moves may name, the usual one first."""
        ...

    @property
    def components(self) -> Mapping[str, Plain]:
        """The edition as plain data, with how sure each part is."""
        ...

    def effects(self, part: str, id: str) -> Sequence[Effect]:
        """What a component of a part of the edition does."""
        ...

    @property
    def geometry(self) -> object:
        """What the edition's boards are drawn from, as a `shapes.geometry`; the same in every language."""
        ...

    def table(self, colours: Sequence[str], options: Options) -> Table:
        """A checked table with defaults filled in; raises BadTable. An option may be DRAWN where the game allows it."""
        ...

    def draw(self, table: Table, stream: Stream) -> Drawn[DealT]:
        """Every pile shuffled from the stream, each under its own label; same seed, same deal."""
        ...

    def read_deal(self, table: Table, data: Plain) -> DealT:
        """The deal as a record writes it; raises BadDeal naming the fault."""
        ...

    def write_deal(self, position: PositionT) -> dict[str, Plain]:
        """The deal as a record writes it, chance met during play included."""
        ...

    def setup(self, table: Table, deal: DealT) -> Transition[PositionT, E_co]:
        """The first position and the events of the set-up."""
        ...

    def to_move(self, position: PositionT) -> Seat | None:
        """The seat that must choose, None when the game is over."""
        ...

    def decision(self, position: PositionT) -> Decision | None:
        """What must be chosen, None when the game is over."""
        ...

    def legal_moves(self, position: PositionT) -> Sequence[MoveT]:
        """Every legal move once, sorted by notation as text; empty exactly when nobody is to move."""
        ...

    def apply(self, position: PositionT, move: MoveT) -> Transition[PositionT, E_co]:
        """The position after a legal move with its events; an illegal one raises IllegalMove and changes nothing."""
        ...

    def advance(self, position: PositionT, move: MoveT) -> PositionT:
        """As apply, in the mode without events: for replays and searches."""
        ...

    def view(self, position: PositionT, viewer: Seat | None) -> ViewT:
        """What one seat, or a spectator, may see; equal for positions that differ only in what it may not."""
        ...

    def determinize(self, view: ViewT, stream: Stream) -> PositionT:
        """A position with this view, what the viewer cannot know filled in from the stream."""
        ...

    def outcome(self, position: PositionT) -> Outcome[ScoreT] | None:
        """The outcome when the game is over, otherwise None."""
        ...

    def standing(self, position: PositionT) -> Sequence[ScoreT]:
        """Scores in seat order as if it ended now."""
        ...

    def progress(self, position: PositionT) -> Progress:
        """Number of the turn in progress and of the reveals so far."""
        ...

    def pack(self, position: PositionT) -> dict[str, Plain]:
        """The whole position as plain data, hidden piles included: for snapshots, never for a client."""
        ...

    def unpack(self, data: Plain) -> PositionT:
        """The position that `pack` wrote; equal to it in every respect."""
        ...
