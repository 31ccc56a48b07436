"""The entries of a match's log: everything that ever changed it, in the order it happened."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TypeAlias

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import Plain, kind_of, sparse


@dataclass(frozen=True, slots=True)
class Opened:
    """The match exists: what is played, by which terms, and the commitment to the deal's secret."""

    by: PlayerId
    game: str
    edition: str
    rules: int
    seats: int
    options: dict[str, str | None]
    timing: dict[str, Plain]
    absence: dict[str, Plain]
    access: dict[str, Plain]
    rated: bool
    commitment: str
    rematch_of: MatchId | None = None
    sealed: bool = False
    """Other tables have the same deal: it stays secret beyond the end, until unsealed."""
    salt: str | None = None
    """What machines draw their chance from beside the secret; the match's id where nothing is said."""
    deadline: Moment | None = None
    """When the round of its league ends: from then on nobody but the league changes it."""
    sandbox: str | None = None
    """The sandbox by whose clock the deadline is; by the world's where nothing is said."""
    pauses: bool = True
    """Whether vacations and playing hours of its players stop its clock; only a correspondence clock stops."""
    fork: dict[str, Plain] | None = None
    """The ended match whose deal and first moves this one repeats: `match`, `version`, `moves`, `words`, `colours`."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A player sits down; `words` is what this seat adds to the deal (secret until the end)."""

    seat: int
    player: PlayerId
    colour: str | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A seat is free again before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class AiSeated:
    """A machine of a level plays this seat."""

    seat: int
    level: str
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class Started:
    """Play begins: colours in seat order, settled options, the `next` seat to move, the events of the set-up."""

    colours: tuple[str, ...]
    options: dict[str, str | None]
    next: int
    events: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was played; `next` is the seat to move after it, None at the end; `engine` says how an AI found it."""

    seat: int
    move: str
    next: int | None
    events: tuple[Plain, ...] = ()
    engine: dict[str, Plain] | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """The last `moves` moves of this seat's turn were taken back: the position of version `restored` is there again.

    Entries of older servers name neither that version nor the moves.
    """

    seat: int
    moves: int
    next: int
    restored: int | None = None
    taken_back: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Resigned:
    """The player of a seat gave up; `season` when they did so by leaving their league's season."""

    seat: int
    season: bool = False


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock of a seat ran out; `claimed_by` is the player who claimed it, None for the server itself."""

    seat: int
    claimed_by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class TakenOver:
    """An AI plays on for the seat's player."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The player has the seat back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Aborted:
    """The match ends without an outcome."""

    by: PlayerId | None
    reason: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over: result, ranks in seat order, why (`game`, `resignation`,
    `timeout`, `deadline` of a league's round)."""

    reason: str
    result: dict[str, Plain]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RematchOffered:
    """A player offers to play again; the new match waits for the others."""

    by: PlayerId
    match: MatchId


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    """A referee gave a seat more time (or, below 0, took some)."""

    seat: int
    milliseconds: int
    by: PlayerId


@dataclass(frozen=True, slots=True)
class PausesChanged:
    """What stops a seat's clock from now on: `vacations` from `begins` to `ends`, and playing `hours` with the
    `offsets` of their zone.

    It may come after the pause has begun: the seat's time is computed as if it had been known from the beginning.
    """

    seat: int
    vacations: tuple[Plain, ...] = ()
    hours: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class Unsealed:
    """All tables with this deal are over: it may be known."""


Entry: TypeAlias = (
    Opened
    | Joined
    | Left
    | AiSeated
    | Started
    | Moved
    | Undone
    | Resigned
    | TimedOut
    | TakenOver
    | Returned
    | Aborted
    | Finished
    | RematchOffered
    | ClockAdjusted
    | PausesChanged
    | Unsealed
)

Reversible: TypeAlias = Joined | AiSeated | Undone | Returned | ClockAdjusted
"""What can be done and undone without end. Every log ends by itself once nothing of this is added to it."""

_CLASSES: dict[str, type[Entry]] = {kind_of(cls): cls for cls in Entry.__args__}


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry in its place: versions start at 1 and leave no gap."""

    version: int
    at: Moment
    entry: Entry


def entry_data(entry: Entry) -> tuple[str, dict[str, Plain]]:
    """The entry's kind and its content as it is stored: without what has its default."""
    return kind_of(type(entry)), sparse(entry)


def entry_from(kind: str, data: dict[str, Plain]) -> Entry:
    """The entry that `entry_data` wrote; keys it does not know are an error, missing ones take their default."""
    cls = _CLASSES[kind]
    tuples = {field.name for field in fields(cls) if str(field.type).startswith("tuple")}
    members = {key: tuple(value) if key in tuples and isinstance(value, list) else value for key, value in data.items()}
    return cls(**members)  # type: ignore[arg-type]  # the shape is what `entry_data` wrote
