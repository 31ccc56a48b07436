"""The shapes of league requests: bodies and queries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from api.rest.league_rules import RulesShape
from api.rest.match_shapes import Limit, Milliseconds, TimingShape
from api.rest.shapes import RequestShape
from api.rest.vocabulary import Level
from application.leagues.terms import LONGEST_SEED
from domain.league.terms import LONGEST, MOST

Count = Annotated[int, Meta(ge=0, le=MOST)]
OfSeason = Annotated[int, Meta(ge=1, le=100_000, description="Its number; the newest when left out.")] | None
_RULED = "Its number; the newest when left out. After its end tables are only annulled."
RuledSeason = Annotated[int, Meta(ge=1, le=100_000, description=_RULED)] | None
Reason = Annotated[str, Meta(min_length=1, max_length=500, description="Why: for all to read.")]


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
    is_rated: bool = True
    is_sandbox: Annotated[bool, Meta(description="A league with a clock of its own, for trying clients.")] = False
    seed: Annotated[
        str, Meta(max_length=LONGEST_SEED, description="What a sandbox's deals follow from; for no other.")
    ] = ""


class PeopleWish(RequestShape, frozen=True):
    """How the players of a league are."""

    players: Annotated[int, Meta(ge=1, le=5_000, description="How many register.")]
    drop_out: Annotated[float, Meta(ge=0, le=1, description="The chance that a player leaves during a round.")] = 0.02
    per_turn: Annotated[int, Meta(ge=1, le=LONGEST, description="Milliseconds that a turn takes on average.")] = 600_000
    stall: Annotated[
        float, Meta(ge=0, le=1, description="The chance that a player moves no more at a table, and does not leave.")
    ] = 0.0


class ForecastWish(RequestShape, frozen=True):
    """Rules to be tried before people play by them."""

    rules: RulesShape
    people: PeopleWish
    timing: TimingShape = TimingShape()


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
    level: Level
    count: Annotated[int, Meta(ge=1, le=1_000)] = 1


class ChallengeWish(RequestShape, frozen=True):
    challenged_id: Annotated[str, Meta(max_length=60, description="The id of a player who stands higher.")]


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
    player_id: Annotated[str, Meta(max_length=60)]
    level: Annotated[Level, Meta(description="A machine of this level plays on; of its own if left out.")] | None = None
    substitute_id: (
        Annotated[
            str,
            Meta(
                max_length=60,
                description="A player on the waiting list who takes over from the next round on, instead of a machine.",
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
    player_id: Annotated[str, Meta(max_length=60)]
    more: Annotated[Milliseconds, Meta(description="What the seat gets.")] = 0
    less: Annotated[Milliseconds, Meta(description="What the seat loses.")] = 0
    season: RuledSeason = None


_WHOSE_RULES = "The league whose rules say how long one is barred; the usual rules without."
_OWN = (
    "A player's id, or `me`: a player who takes part in them (registered, waiting, playing), has played in them "
    "before, or has a role in them."
)


class LeaguesQuery(RequestShape, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None
    status: Literal["registration", "running", "ended", "cancelled"] | None = None
    owner_id: Annotated[str, Meta(max_length=60, description="A player's id, or `me`.")] | None = None
    player_id: Annotated[str, Meta(max_length=60, description=_OWN)] | None = None
    is_sandbox: bool | None = None
    is_closed: Annotated[bool, Meta(description="Whether no season opens in them any more.")] | None = None
    after: Annotated[str, Meta(max_length=90, description="`next` of the page before.")] | None = None
    limit: Limit = 20


class DeparturesQuery(RequestShape, frozen=True):
    league_id: Annotated[str, Meta(max_length=60, description=_WHOSE_RULES)] | None = None


class SeasonQuery(RequestShape, frozen=True):
    season: OfSeason = None


class StandingsQuery(RequestShape, frozen=True):
    season: OfSeason = None
    division: Annotated[int, Meta(ge=1, le=5_000, description="One division only.")] | None = None


class TablesQuery(RequestShape, frozen=True):
    season: OfSeason = None
    round: Annotated[int, Meta(ge=1, le=100, description="One round only.")] | None = None
