"""The shapes of league requests: bodies, queries and rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from api.rest.match_shapes import Limit, TimingShape
from api.rest.shapes import RequestShape
from application.leagues.terms import LONGEST_SEED
from domain.league.tables import LARGEST_TABLE, SMALLEST_TABLE
from domain.league.terms import LONGEST, MOST

Count = Annotated[int, Meta(ge=0, le=MOST)]
Length = Annotated[int, Meta(ge=0, le=LONGEST)]
PointCount = Annotated[int, Meta(ge=0, le=1_000)]
OfSeason = Annotated[int, Meta(ge=1, le=100_000, description="Its number; the newest when left out.")] | None
_RULED = "Its number; the newest when left out. After its end tables are only annulled."
RuledSeason = Annotated[int, Meta(ge=1, le=100_000, description=_RULED)] | None
Reason = Annotated[str, Meta(min_length=1, max_length=500, description="Why: for all to read.")]
FormatName = Literal["round-robin", "swiss", "ladder", "series"]
ScoringName = Literal["places", "duplicate"]
TieBreakName = Literal["wins", "meetings", "opponents", "score", "games"]
DepartureName = Literal["stand-in", "forfeit", "expunge"]


class SharedShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape of both requests and responses."""


class CalendarShape(SharedShape, frozen=True):
    """Lengths in milliseconds; a season ends `rounds` times `round_length` after its start, come what may."""

    registration: Length
    round_length: Length
    rounds: Annotated[int, Meta(ge=1, le=100)]
    pause: Length = 0


class PointsShape(SharedShape, frozen=True):
    """Points by place at tables of two, three and four."""

    two: list[PointCount] = field(default_factory=lambda: [6, 0])
    three: list[PointCount] = field(default_factory=lambda: [6, 3, 0])
    four: list[PointCount] = field(default_factory=lambda: [6, 4, 2, 0])
    sitting_out: PointCount = 3


class DivisionsShape(SharedShape, frozen=True):
    most: Count = 1
    smallest: Count = 2
    largest: Count = 16


class ExchangeShape(SharedShape, frozen=True):
    """One in so many of the smaller of two neighbouring divisions goes up, and as many go down."""

    one_in: Count = 4
    least: Count = 1
    most: Count = 4


class DisciplineShape(SharedShape, frozen=True):
    """Who left so often within a time may not register for a time."""

    leaves: Count = 3
    within: Length = 90 * 86_400_000
    barred: Length = 30 * 86_400_000


RULE_PARTS = {
    "calendar": CalendarShape,
    "points": PointsShape,
    "divisions": DivisionsShape,
    "exchange": ExchangeShape,
    "discipline": DisciplineShape,
}


class RulesShape(SharedShape, frozen=True):
    """How seasons are played; each keeps the rules it began with.

    The bounds are those of rules that are sent: a league may have been founded when there were fewer.
    """

    calendar: CalendarShape
    format: FormatName = "round-robin"
    table_size: Annotated[int, Meta(ge=SMALLEST_TABLE, le=LARGEST_TABLE)] = 4
    scoring: ScoringName = "places"
    points: PointsShape = PointsShape()
    tie_breaks: list[TieBreakName] = field(default_factory=lambda: ["wins", "meetings", "opponents"])
    divisions: DivisionsShape = DivisionsShape()
    exchange: ExchangeShape = ExchangeShape()
    departure: DepartureName = "stand-in"
    discipline: DisciplineShape = DisciplineShape()
    reach: Count = 3
    rest: Count = 2


class LeagueWish(RequestShape, frozen=True):
    """A league to be founded."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(min_length=1, max_length=40, examples=["moon-river"])]
    rules: RulesShape
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | None] = field(
        default_factory=dict
    )
    edition: Annotated[str, Meta(max_length=60)] | None = None
    timing: TimingShape = TimingShape()
    rated: bool = True
    sandbox: Annotated[bool, Meta(description="A league with a clock of its own, for trying clients.")] = False
    seed: Annotated[
        str, Meta(max_length=LONGEST_SEED, description="What a sandbox's deals follow from; for no other.")
    ] = ""


class ConfigureWish(RequestShape, frozen=True):
    """Rules and clock are given WHOLE: of the two, the one that is left out stays as it is.

    What is left out INSIDE `rules` or `timing` does not stay: it takes its default. Send all of the league's `rules`
    back with what is to be changed.
    """

    rules: RulesShape | None = None
    timing: TimingShape | None = None


class CloseWish(RequestShape, frozen=True):
    reason: Reason


class MachinesWish(RequestShape, frozen=True):
    level: Annotated[str, Meta(max_length=40, examples=["hand"])]
    count: Annotated[int, Meta(ge=1, le=1_000)] = 1


class ChallengeWish(RequestShape, frozen=True):
    challenged: Annotated[str, Meta(max_length=60, description="The id of one who stands higher.")]


_AHEAD = "The moment the test clock shall show: ahead of it, at most ten years ahead of the world's clock."


class ClockWish(RequestShape, frozen=True):
    to: Annotated[int, Meta(ge=0, le=2**50, description=_AHEAD)]


class TableWish(RequestShape, frozen=True):
    """A table, and why something is done about it."""

    division: Count
    round: Count
    table: Count
    reason: Reason
    season: RuledSeason = None


class DecideWish(RequestShape, frozen=True):
    division: Count
    round: Count
    table: Count
    reason: Reason
    ranks: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=2, max_length=4)]
    season: RuledSeason = None


class ReplaceWish(RequestShape, frozen=True):
    division: Count
    round: Count
    table: Count
    reason: Reason
    player: Annotated[str, Meta(max_length=60)]
    level: (
        Annotated[str, Meta(max_length=40, description="A machine of this level plays on; of his own if left out.")]
        | None
    ) = None
    substitute: (
        Annotated[
            str,
            Meta(
                max_length=60,
                description="Somebody who waits, to play for him from the next round on instead of a machine.",
            ),
        ]
        | None
    ) = None
    season: RuledSeason = None


class AdjustWish(RequestShape, frozen=True):
    division: Count
    round: Count
    table: Count
    reason: Reason
    player: Annotated[str, Meta(max_length=60)]
    milliseconds: Annotated[int, Meta(ge=-(2**40), le=2**40)]
    season: RuledSeason = None


_WHOSE_RULES = "The league whose rules say how long one is barred; the usual rules without."
_OWN = (
    "A player's id, or `me`: who takes part in them (registered, waiting, playing), has played in them before, "
    "or has a role in them."
)


class LeaguesQuery(RequestShape, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None
    status: Literal["registration", "running", "ended", "cancelled"] | None = None
    owner: Annotated[str, Meta(max_length=60, description="A player's id, or `me`.")] | None = None
    player: Annotated[str, Meta(max_length=60, description=_OWN)] | None = None
    sandbox: bool | None = None
    closed: Annotated[bool, Meta(description="Whether no season opens in them any more.")] | None = None
    after: Annotated[str, Meta(max_length=90, description="`next` of the page before.")] | None = None
    limit: Limit = 20


class DeparturesQuery(RequestShape, frozen=True):
    league: Annotated[str, Meta(max_length=60, description=_WHOSE_RULES)] | None = None


class SeasonQuery(RequestShape, frozen=True):
    season: OfSeason = None


class StandingsQuery(RequestShape, frozen=True):
    season: OfSeason = None
    division: Annotated[int, Meta(ge=1, le=5_000, description="One division only.")] | None = None


class TablesQuery(RequestShape, frozen=True):
    season: OfSeason = None
    round: Annotated[int, Meta(ge=1, le=100, description="One round only.")] | None = None
