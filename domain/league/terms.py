"""What a league is played by: formats, points, divisions, calendar, departures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, NewType, get_type_hints

from domain.league.tables import LARGEST_TABLE, MOST_PLAYERS, SMALLEST_TABLE, most_rounds

LeagueId = NewType("LeagueId", str)
Entrant = NewType("Entrant", str)
"""A participant of a season: a player's id, or a machine's (`ai:hand:3` is the third machine of level hand)."""

UNIT = 12
"""Points are counted in twelfths: two, three or four players can share them exactly."""
SHORTEST_STAGE = 60_000
"""The least length of registration and rounds in milliseconds; a sandbox may be faster."""
MOST = 100_000
"""No count is greater."""
LONGEST = 2**40
"""No length is greater: 34 years, so that the latest end of a season is still a date."""
MOST_ROUNDS = 100
MOST_POINTS = 1_000


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a number of the rules may be at all; `faults_of` may allow less. A length is in milliseconds."""

    least: int
    most: int
    is_length: bool = False


Count = Annotated[int, Bounds(0, MOST)]
Length = Annotated[int, Bounds(0, LONGEST, is_length=True)]
PointCount = Annotated[int, Bounds(0, MOST_POINTS)]


class Format(StrEnum):
    """The ways to decide who meets whom."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    LADDER = "ladder"
    SERIES = "series"


class Scoring(StrEnum):
    """What a table is worth: by place, or (duplicate) by the score against everyone who had the same seat and deal."""

    PLACES = "places"
    DUPLICATE = "duplicate"


class TieBreak(StrEnum):
    """What parts players of equal points; the seed always comes last."""

    WINS = "wins"
    MEETINGS = "meetings"
    OPPONENTS = "opponents"
    SCORE = "score"
    GAMES = "games"


class Departure(StrEnum):
    """What becomes of a player who leaves during a season (LG-29)."""

    STAND_IN = "stand-in"
    FORFEIT = "forfeit"
    EXPUNGE = "expunge"


class Role(StrEnum):
    """What a player may do in a league. Each role may do what those after it may."""

    OWNER = "owner"
    REFEREE = "referee"
    MEMBER = "member"
    SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class Points:
    """Points for the places at tables of two, three and four, best first (LG-15).

    The usual ones are worth the same on average at every table, so nobody loses by sitting at a small one.
    """

    two: tuple[PointCount, ...] = (6, 0)
    three: tuple[PointCount, ...] = (6, 3, 0)
    four: tuple[PointCount, ...] = (6, 4, 2, 0)
    sitting_out: PointCount = 3

    def of(self, size: int) -> tuple[int, ...]:
        """A player who sits out has a table alone."""
        return {1: (self.sitting_out,), 2: self.two, 3: self.three, 4: self.four}[size]


@dataclass(frozen=True, slots=True)
class Divisions:
    """How many there may be, and how many players each may have."""

    most: Count = 1
    smallest: Count = 2
    largest: Count = 16


@dataclass(frozen=True, slots=True)
class Exchange:
    """How many players change places between neighbouring divisions: one in `one_in` of the smaller one,
    within bounds."""

    one_in: Count = 4
    least: Count = 1
    most: Count = 4


@dataclass(frozen=True, slots=True)
class Calendar:
    """A season's lengths in milliseconds. It always ends `rounds` times `round_length` after its start."""

    registration: Length
    round_length: Length
    rounds: Annotated[int, Bounds(1, MOST_ROUNDS)]
    pause: Length = 0

    @property
    def length(self) -> int:
        """From the start to the end."""
        return self.rounds * self.round_length


@dataclass(frozen=True, slots=True)
class Discipline:
    """A player who left `leaves` times within `within` may not register for `barred`; times in milliseconds."""

    leaves: Count = 3
    within: Length = 90 * 86_400_000
    barred: Length = 30 * 86_400_000


@dataclass(frozen=True, slots=True)
class Rules:
    """How a league's seasons are played; each season pins the ones it began with."""

    calendar: Calendar
    format: Format = Format.ROUND_ROBIN
    table_size: Annotated[int, Bounds(SMALLEST_TABLE, LARGEST_TABLE)] = 4
    scoring: Scoring = Scoring.PLACES
    points: Points = field(default_factory=Points)
    tie_breaks: tuple[TieBreak, ...] = (TieBreak.WINS, TieBreak.MEETINGS, TieBreak.OPPONENTS)
    divisions: Divisions = field(default_factory=Divisions)
    exchange: Exchange = field(default_factory=Exchange)
    departure: Departure = Departure.STAND_IN
    discipline: Discipline = field(default_factory=Discipline)
    reach: Count = 3
    rest: Count = 2
    clocks_stop: bool = True
    """Whether vacations and playing hours stop the clocks of its matches; a round's deadline never moves (LG-70)."""

    @property
    def keeps_order(self) -> bool:
        """Whether a season begins in the order in which the last one ended."""
        return self.format is Format.LADDER


@dataclass(frozen=True, slots=True)
class Fault:
    """A rule that cannot be played by, and why."""

    path: str
    fault: str


def faults_of(rules: Rules, shortest: int = 1) -> tuple[Fault, ...]:
    """Everything that is wrong with the rules of a league (LG-23); nothing means they can be played.

    No stage of its calendar may be shorter than `shortest`.
    """
    stage = f"must be at least {shortest} milliseconds"
    checks = (
        (_is_size(rules.table_size), "table_size", f"must be from {SMALLEST_TABLE} to {LARGEST_TABLE}"),
        (rules.format is not Format.LADDER or rules.table_size == 2, "table_size", "must be 2 on a ladder"),
        (rules.calendar.rounds >= 1, "calendar.rounds", "must be at least 1"),
        (rules.calendar.rounds <= MOST_ROUNDS, "calendar.rounds", f"must be at most {MOST_ROUNDS}"),
        (
            rules.format is not Format.LADDER or rules.calendar.rounds >= 2,
            "calendar.rounds",
            "must be at least 2 on a ladder: the first challenges are for the second round",
        ),
        (_is_even(rules), "calendar.rounds", _UNEVEN.format(MOST_PLAYERS, _even_rounds(rules))),
        (rules.calendar.registration >= shortest, "calendar.registration", stage),
        (rules.calendar.round_length >= shortest, "calendar.round_length", stage),
        (rules.calendar.pause >= 0, "calendar.pause", "must not be negative"),
        (rules.divisions.most >= 1, "divisions.most", "must be at least 1"),
        (rules.divisions.smallest >= 2, "divisions.smallest", "must be at least 2"),
        (
            rules.divisions.largest >= 2 * rules.divisions.smallest - 1 or rules.divisions.most == 1,
            "divisions.largest",
            "must be at least twice the smallest less one, so that every number of players can be divided",
        ),
        (rules.divisions.largest >= rules.divisions.smallest, "divisions.largest", "must not be below the smallest"),
        (
            rules.format is not Format.SERIES or rules.divisions.largest <= rules.table_size,
            "divisions.largest",
            "must be at most the table size in a series",
        ),
        (
            rules.scoring is Scoring.PLACES or rules.divisions.smallest >= 2 * rules.table_size,
            "divisions.smallest",
            "must be at least two tables in a duplicate league: a field is needed to compare with",
        ),
        (
            rules.scoring is Scoring.PLACES or rules.format in (Format.ROUND_ROBIN, Format.SWISS),
            "scoring",
            "must be places on a ladder or in a series",
        ),
        (
            rules.scoring is Scoring.PLACES or rules.departure is Departure.STAND_IN,
            "departure",
            "must be stand-in in a duplicate league: a table that lacks somebody cannot be compared with the others",
        ),
        (rules.exchange.one_in >= 2, "exchange.one_in", "must be at least 2"),
        (0 <= rules.exchange.least <= rules.exchange.most, "exchange.least", "must be from 0 to the most"),
        (rules.discipline.leaves >= 1, "discipline.leaves", "must be at least 1"),
        (rules.reach >= 1, "reach", "must be at least 1"),
        (rules.rest >= 0, "rest", "must not be negative"),
        (len(set(rules.tie_breaks)) == len(rules.tie_breaks), "tie_breaks", "must not repeat one"),
        *((_is_scale(rules.points.of(size), size), f"points.{name}", _SCALE) for size, name in _SIZES),
        (0 <= rules.points.sitting_out <= MOST_POINTS, "points.sitting_out", f"must be from 0 to {MOST_POINTS}"),
        *((number <= MOST, path, f"must be at most {MOST}") for path, number in _numbers(rules, Count)),
        *(
            (number <= LONGEST, path, f"must be at most {LONGEST} milliseconds")
            for path, number in _numbers(rules, Length)
        ),
    )
    return tuple(Fault(path, fault) for is_sound, path, fault in checks if not is_sound)


_UNEVEN = (
    "in a round robin whose divisions may have more than {} players must be at most {} at tables of this size, "
    "for later rounds would not be even: make smaller divisions, or play swiss"
)


def _even_rounds(rules: Rules) -> int | None:
    return most_rounds(rules.divisions.largest, rules.table_size) if rules.format is Format.ROUND_ROBIN else None


def _is_even(rules: Rules) -> bool:
    most = _even_rounds(rules)
    return most is None or rules.calendar.rounds <= most


_SIZES = ((2, "two"), (3, "three"), (4, "four"))
_SCALE = "must name one number from 0 to 1000 for each place, falling or equal, the first above the last"


def _numbers(part: Any, kind: object, prefix: str = "") -> Iterator[tuple[str, int]]:
    """The path and value of every number of this kind, in the rules and their parts."""
    hints = get_type_hints(type(part), include_extras=True)
    for each in fields(part):
        value = getattr(part, each.name)
        if is_dataclass(value):
            yield from _numbers(value, kind, f"{prefix}{each.name}.")
        elif hints[each.name] == kind:
            yield f"{prefix}{each.name}", value


def _is_size(size: int) -> bool:
    return SMALLEST_TABLE <= size <= LARGEST_TABLE


def _is_scale(points: tuple[int, ...], size: int) -> bool:
    falls = list(points) == sorted(points, reverse=True)
    return len(points) == size and falls and 0 <= points[-1] < points[0] <= MOST_POINTS
