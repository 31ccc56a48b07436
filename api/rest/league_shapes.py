"""The shapes of league responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

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
    owner: str
    game: str
    status: LeagueStatus
    sandbox: bool
    version: Version
    founded_at: Moment
    closed: Annotated[bool, Meta(description="Whether no season opens in it any more.")]


class LeagueList(ResponseShape, frozen=True):
    items: list[LeagueHeadShape]
    total: int
    next: str | None


class DepartureShape(ResponseShape, frozen=True):
    """One left a season or a table."""

    league: str
    match: Annotated[str, Meta(description="The table's match; null where it was the season.")] | None
    at: Moment
    forgiven: Annotated[bool, Meta(description="Whether it does not count, since a referee ruled on the table.")]


class DepartureList(ResponseShape, frozen=True):
    items: list[DepartureShape]
    barred_until: Annotated[Moment, Meta(description="Until when one may not register; null for who may.")] | None


class RegistrationShape(ResponseShape, frozen=True):
    entrant: EntrantShape
    rating: Annotated[float, Meta(description="The mean strength newcomers are placed by.")]


class ChallengeShape(ResponseShape, frozen=True):
    """Somebody wants the place of one who stands higher."""

    challenger: EntrantShape
    challenged: EntrantShape


class EvennessShape(ResponseShape, frozen=True):
    """How often any two players of a division of this size meet in a round robin."""

    players: int
    fewest: int
    most: int
    difference: Annotated[int, Meta(description="0 or 1 is as even as can be.")]


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
        Meta(description="Who has a place, in the order of coming; once it has begun, who plays."),
    ]
    waiting: Annotated[
        list[EntrantShape],
        Meta(description="Who has registered and found no room, in the order of their claims, or came later."),
    ]
    divisions: Annotated[list[int], Meta(description="How many play in each.")]
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
    rated: bool
    sandbox: bool
    version: Version
    founded_at: Moment
    closed_at: Annotated[Moment, Meta(description="Since when no season opens in it any more.")] | None
    now: Annotated[Moment, Meta(description="By the league's own clock.")]
    role: RoleWord
    referees: list[EntrantShape]
    seasons: int
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
    expunged: Annotated[bool, Meta(description="Taken out of the season: behind all others, without points.")]


class DivisionShape(ResponseShape, frozen=True):
    number: int
    going_up: int
    going_down: int
    rows: list[RowShape]


class StandingsShape(ResponseShape, frozen=True):
    league: str
    season: int
    status: SeasonWord
    tie_breaks: list[TieBreakWord]
    version: Version
    divisions: list[DivisionShape]


class TableShape(ResponseShape, frozen=True):
    """A table; `match` is where it is played, none for one who sits out.

    `players` are those it counts for, `seated` those who sit there: a substitute for somebody who is absent. `ranks` is
    how it ended; who was expunged since, and how it counts without him, `expunged` and `counted_ranks` tell.
    """

    division: int
    round: int
    number: int
    match: str | None
    players: list[EntrantShape]
    seated: list[EntrantShape]
    starts_at: Moment
    deadline: Moment
    ranks: list[int] | None
    scores: list[int] | None
    how: TableEnd | None
    annulled: bool
    annulled_late: Annotated[
        bool, Meta(description="Whether its match was taken out of the ratings after the season's end; standings stay.")
    ]
    expunged: Annotated[list[EntrantShape], Meta(description="Those of its players who were taken out of the season.")]
    counted_ranks: Annotated[
        list[int | None] | None,
        Meta(
            description="The ranks as they count in the standings, in seat order: null for who was expunged, and no "
            "list where the table does not count, or not yet."
        ),
    ]


class TableList(ResponseShape, frozen=True):
    items: list[TableShape]


class LeagueEventList(ResponseShape, frozen=True):
    events: Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/Event"}})]
    version: Version
    has_more: bool
