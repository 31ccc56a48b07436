"""The entries of a league's log: everything that ever changed it, in the order it happened, for all to read."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TypeAlias

from domain.hosting.terms import Moment, PlayerId
from domain.kernel.plain import Plain, kind_of, sparse
from domain.league.terms import Entrant

TOO_FEW = "too-few"
LEAGUE_CLOSED = "league-closed"


@dataclass(frozen=True, slots=True)
class Founded:
    """The league exists: what is played, by which rules; a sandbox has a clock of its own that its owner moves."""

    by: PlayerId
    name: str
    game: str
    edition: str
    options: dict[str, str | None]
    timing: dict[str, Plain]
    rules: dict[str, Plain]
    rated: bool
    sandbox: bool


@dataclass(frozen=True, slots=True)
class Configured:
    """Other rules and clocks from the next season on."""

    by: PlayerId
    timing: dict[str, Plain]
    rules: dict[str, Plain]


@dataclass(frozen=True, slots=True)
class Closed:
    """No season opens any more; one that is under way ends on its date."""

    by: PlayerId
    reason: str


@dataclass(frozen=True, slots=True)
class RoleGiven:
    """Somebody may do more from now on."""

    by: PlayerId
    player: PlayerId
    role: str


@dataclass(frozen=True, slots=True)
class RoleTaken:
    """Somebody is as anyone else again."""

    by: PlayerId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SeasonOpened:
    """Registration is open until the start; the season ends on its date. Early ones had the clock their league had.

    One that nobody has registered for may be opened again, by other rules.
    """

    number: int
    starts_at: Moment
    ends_at: Moment
    rules: dict[str, Plain]
    timing: dict[str, Plain] | None = None


@dataclass(frozen=True, slots=True)
class Registered:
    """`rating` is the mean strength by which newcomers are placed; `by` is the owner who registers machines. During a
    season it is for the waiting list: the player is ready to play for somebody who is absent."""

    player: Entrant
    rating: float
    by: PlayerId


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Taken back: before the start, or from the waiting list."""

    player: Entrant


@dataclass(frozen=True, slots=True)
class SeasonStarted:
    """The players of each division in the order of their seeds, and those who wait."""

    divisions: tuple[tuple[Entrant, ...], ...]
    waiting: tuple[Entrant, ...]


@dataclass(frozen=True, slots=True)
class SeasonCancelled:
    """The season is not played: too few had registered, or the league was closed."""

    cause: str = TOO_FEW


@dataclass(frozen=True, slots=True)
class Challenged:
    """On a ladder: to be played in the next round."""

    challenger: Entrant
    challenged: Entrant


@dataclass(frozen=True, slots=True)
class ChallengeWithdrawn:
    """Taken back before its round began; the two are free for others again."""

    challenger: Entrant


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """The tables of a round: division, number, then the players in seat order."""

    round: int
    tables: tuple[tuple[int, int, tuple[Entrant, ...]], ...]


@dataclass(frozen=True, slots=True)
class TableEnded:
    """What a table came to, in seat order. `left` are those who resigned, ran out of time or held it up; `absent` those
    for whom nobody sat down (missing in early entries)."""

    division: int
    round: int
    table: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    left: tuple[Entrant, ...] = ()
    absent: tuple[Entrant, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """Nothing of the round is open any more; deals that were the same at all tables are no longer secret."""

    round: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """During the season; the league's policy applies from now on. A substitute may leave like that, too."""

    player: Entrant
    policy: str


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    """The player is back from the next round on. A substitute is first on the waiting list again."""

    player: Entrant


@dataclass(frozen=True, slots=True)
class SeasonEnded:
    """The final order of each division."""

    orders: tuple[tuple[Entrant, ...], ...]


@dataclass(frozen=True, slots=True)
class TableAnnulled:
    """A referee took a table out of the standings, and its match out of the ratings."""

    by: PlayerId
    reason: str
    division: int
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class TableAnnulledLate:
    """A referee took a match out of the ratings after the end of its season. Final standings stay."""

    by: PlayerId
    reason: str
    season: int
    division: int
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class TableDecided:
    """A referee said how a table ended."""

    by: PlayerId
    reason: str
    division: int
    round: int
    table: int
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatReplaced:
    """A referee let a machine play on for a player, who may take the seat back."""

    by: PlayerId
    reason: str
    division: int
    round: int
    table: int
    player: Entrant
    level: str


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """A referee let somebody from the waiting list play for an absent player from the next round on."""

    by: PlayerId
    reason: str
    division: int
    round: int
    table: int
    player: Entrant
    substitute: Entrant


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    """A referee gave a seat more time, or took some."""

    by: PlayerId
    reason: str
    division: int
    round: int
    table: int
    player: Entrant
    milliseconds: int


@dataclass(frozen=True, slots=True)
class ClockMoved:
    """The test clock of a sandbox shows another time."""

    by: PlayerId
    to: Moment


LeagueEntry: TypeAlias = (
    Founded
    | Configured
    | Closed
    | RoleGiven
    | RoleTaken
    | SeasonOpened
    | Registered
    | Withdrawn
    | SeasonStarted
    | SeasonCancelled
    | Challenged
    | ChallengeWithdrawn
    | RoundPaired
    | TableEnded
    | RoundClosed
    | PlayerLeft
    | PlayerReturned
    | SeasonEnded
    | TableAnnulled
    | TableAnnulledLate
    | TableDecided
    | SeatReplaced
    | PlayerReplaced
    | ClockAdjusted
    | ClockMoved
)

_CLASSES: dict[str, type[LeagueEntry]] = {kind_of(cls): cls for cls in LeagueEntry.__args__}


Act: TypeAlias = (
    Configured | RoleGiven | RoleTaken | TableDecided | SeatReplaced | PlayerReplaced | ClockAdjusted | ClockMoved
)
"""What a league's owner and referees can do again and again."""


@dataclass(frozen=True, slots=True)
class LeagueLogged:
    """An entry in its place: versions start at 1 and leave no gap."""

    version: int
    at: Moment
    entry: LeagueEntry


def written(entry: LeagueEntry) -> tuple[str, dict[str, Plain]]:
    """The entry's kind and its content as it is stored: without what has its default."""
    return kind_of(type(entry)), sparse(entry)


def read(kind: str, data: dict[str, Plain]) -> LeagueEntry:
    """The entry that `written` wrote; keys it does not know are an error, missing ones take their default."""
    cls = _CLASSES[kind]
    tuples = {field.name for field in fields(cls) if str(field.type).startswith("tuple")}
    members = {key: _tuples(value) if key in tuples else value for key, value in data.items()}
    return cls(**members)  # type: ignore[arg-type]  # the shape is what `written` wrote


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
