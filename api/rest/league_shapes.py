"""The shapes of league responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from api.rest.game_schemas import COMPONENTS
from api.rest.league_rules import RulesShape
from api.rest.match_shapes import TimingShape
from api.rest.shapes import Moment, ResponseShape, Version
from api.rest.vocabulary import (
    LeagueStatus,
    Level,
    PromotionWord,
    RelegationWord,
    RoleWord,
    SeasonWord,
    TableEnd,
    TieBreakWord,
)


class EntrantShape(ResponseShape, frozen=True):
    """Who takes part: a player, or in a sandbox a machine."""

    id: str
    name: str
    level: Annotated[Level, Meta(description="The level of a machine.")] | None = None


class LeagueHeadShape(ResponseShape, frozen=True):
    id: str
    name: str
    owner_id: str
    game: str
    status: LeagueStatus
    is_sandbox: bool
    version: Version
    founded_at: Moment
    is_closed: Annotated[bool, Meta(description="Whether no season opens in it any more.")]


class LeagueList(ResponseShape, frozen=True):
    items: list[LeagueHeadShape]
    total_count: Annotated[int, Meta(description="How many there are in all, counted up to 10,000.")]
    next: str | None


class DepartureShape(ResponseShape, frozen=True):
    """One left a season or a table."""

    league_id: str
    match_id: Annotated[str, Meta(description="The table's match; null where it was the season.")] | None
    at: Moment
    is_forgiven: Annotated[bool, Meta(description="Whether it does not count, since a referee ruled on the table.")]


class DepartureList(ResponseShape, frozen=True):
    items: list[DepartureShape]
    barred_until: (
        Annotated[Moment, Meta(description="Until when the caller may not register; null for a caller who may.")] | None
    )


class RegistrationShape(ResponseShape, frozen=True):
    entrant: EntrantShape
    rating: Annotated[float, Meta(description="The mean strength newcomers are placed by.")]


class ChallengeShape(ResponseShape, frozen=True):
    """A player wants the place of another who stands higher."""

    challenger: EntrantShape
    challenged: EntrantShape


class EvennessShape(ResponseShape, frozen=True):
    """How often any two players of a division of this size meet in a round robin."""

    players: int
    fewest: int
    most: int
    difference: Annotated[int, Meta(description="0 or 1 is as even as can be.")]


class ForecastShape(ResponseShape, frozen=True):
    """What came of seasons that were played by chance on the real scheduler."""

    seasons: Annotated[int, Meta(description="How many seasons were played.")]
    length: Annotated[int, Meta(description="Milliseconds that a season lasts from its first round on.")]
    fewest_games: Annotated[int, Meta(description="The fewest matches of a player who stayed to the end.")]
    most_games: Annotated[int, Meta(description="The most matches of a player who stayed to the end.")]
    games: Annotated[float, Meta(description="The matches of a player who stayed to the end, on average.")]
    at_deadline: Annotated[float, Meta(description="The share of tables that their deadline ended.")]
    held_up: Annotated[float, Meta(description="The share of tables that one player held up.")]
    forfeited: Annotated[float, Meta(description="The share of tables that were not played.")]
    timed_out: Annotated[float, Meta(description="How many players run out of time in a season.")]
    leavers: Annotated[float, Meta(description="How many players leave in a season.")]
    promoted: Annotated[float, Meta(description="How many players go up after a season.")]
    waiting: Annotated[float, Meta(description="How many players find no place in a season.")]
    agreement: Annotated[float, Meta(description="How well the final order shows the strengths: 1 is exactly.")]
    evenness: Annotated[
        list[EvennessShape],
        Meta(description="How often any two players meet, once for each kind of division; empty without a schedule."),
    ]


class SeasonShape(ResponseShape, frozen=True):
    number: int
    status: SeasonWord
    opened_at: Moment
    starts_at: Moment
    ends_at: Moment
    rules: Annotated[RulesShape, Meta(description="The rules it is played by.")]
    timing: Annotated[TimingShape, Meta(description="The clock of its matches.")]
    rounds: int
    paired: Annotated[int, Meta(description="Rounds whose tables are known.")]
    closed: Annotated[int, Meta(description="Rounds in which nothing is open any more.")]
    capacity: int
    registered: Annotated[
        list[RegistrationShape],
        Meta(description="The players with a place, in the order of coming; once it has begun, the players who play."),
    ]
    waiting: Annotated[
        list[EntrantShape],
        Meta(description="Who has registered and found no room, in the order of their claims, or came later."),
    ]
    division_sizes: Annotated[list[int], Meta(description="How many play in each division.")]
    challenges: Annotated[
        list[ChallengeShape], Meta(description="For the next round of a ladder, in the order of coming.")
    ]
    evenness: Annotated[
        list[EvennessShape],
        Meta(
            description="How evenly people meet in a round robin, once for each kind of division, the largest first. "
            "While registration is open: for divisions of even size, as many as those registered by now fill. "
            "Empty in other formats."
        ),
    ]


class LeagueShape(ResponseShape, frozen=True):
    id: str
    name: str
    owner: EntrantShape
    game: str
    edition: str
    options: dict[str, str | None]
    timing: Annotated[TimingShape, Meta(description="The clock of the matches of the next season that opens.")]
    rules: Annotated[RulesShape, Meta(description="The rules of the next season that opens.")]
    is_rated: bool
    is_sandbox: bool
    version: Version
    founded_at: Moment
    closed_at: Annotated[Moment, Meta(description="Since when no season opens in it any more.")] | None
    now: Annotated[Moment, Meta(description="By the league's own clock.")]
    role: RoleWord
    referees: list[EntrantShape]
    season_count: int
    season: SeasonShape | None


class RowShape(ResponseShape, frozen=True):
    """A line of the standings; best and worst are the ranks that can still be reached.

    `substitute` is who plays for an absent player: the line, and what it leads to, stays the absent one's.
    """

    rank: int
    entrant: EntrantShape
    points: float
    played: int
    places: list[int]
    tie_breaks: Annotated[
        list[float],
        Meta(description="In the declared order: opponents in points, score in thousandths."),
    ]
    best: int
    worst: int
    promotion: PromotionWord
    relegation: RelegationWord
    has_left: bool
    substitute: EntrantShape | None
    is_expunged: Annotated[bool, Meta(description="Taken out of the season: behind all others, without points.")]


class DivisionShape(ResponseShape, frozen=True):
    number: int
    going_up: int
    going_down: int
    rows: list[RowShape]


class StandingsShape(ResponseShape, frozen=True):
    league_id: str
    season: int
    status: SeasonWord
    tie_breaks: list[TieBreakWord]
    version: Version
    divisions: list[DivisionShape]


class TableShape(ResponseShape, frozen=True):
    """A table; `match_id` is where it is played, none for a player who sits the round out.

    `players` are those it counts for, `seated` those who sit there: a substitute for somebody who is absent. `ranks` is
    how it ended; who was expunged since, and how it counts without him, `expunged` and `counted_ranks` tell.
    """

    division: int
    round: int
    number: int
    match_id: str | None
    players: list[EntrantShape]
    seated: list[EntrantShape]
    starts_at: Moment
    deadline: Moment
    ranks: list[int] | None
    scores: list[int] | None
    how: TableEnd | None
    is_annulled: bool
    is_annulled_late: Annotated[
        bool, Meta(description="Whether its match was taken out of the ratings after the season's end; standings stay.")
    ]
    expunged: Annotated[list[EntrantShape], Meta(description="Its players who were taken out of the season.")]
    counted_ranks: Annotated[
        list[int | None] | None,
        Meta(
            description="The ranks as they count in the standings, in seat order: null for a player who was expunged, "
            "and no list where the table does not count, or not yet."
        ),
    ]


class TableList(ResponseShape, frozen=True):
    items: list[TableShape]


class LeagueEventList(ResponseShape, frozen=True):
    items: Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": COMPONENTS + "LeagueEvent"}})]
    version: Version
    has_more: bool
