"""The shapes of requests and responses about matches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType, field

from api.rest.game_schemas import COMPONENTS, one_of_the_games, or_null
from api.rest.shapes import Moment, RequestShape, ResponseShape, Version
from api.rest.vocabulary import AvatarName, Colour, DecisionKind, EndReason, Level, MoveKind, SeatDeparture

Move = Annotated[str, Meta(min_length=1, max_length=200, description="A move in the game's notation.")]
SeatNumber = Annotated[int, Meta(ge=1, le=4, description="Seats are numbered from 1.")]
Milliseconds = Annotated[int, Meta(ge=0, le=2**40)]
Limit = Annotated[int, Meta(ge=1, le=100, description="Most items on the page.")]
Status = Literal["open", "running", "finished", "aborted"]
Position = Annotated[
    Raw,
    Meta(
        description="The position as the caller may see it; null before the start.",
        extra_json_schema=or_null(one_of_the_games("Position")),
    ),
]
Events = Annotated[
    Raw,
    Meta(
        description="In order, without a gap.",
        extra_json_schema={"type": "array", "items": {"$ref": COMPONENTS + "MatchEvent"}},
    ),
]


GAME_EVENTS = {"items": one_of_the_games("GameEvent")}
ScoreDetails = Annotated[
    Any,
    Meta(description="Where the points come from.", extra_json_schema=or_null(one_of_the_games("Score"))),
]


class TimingShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock: `bank` and `increment` for live, `per_turn` for correspondence; milliseconds."""

    pace: Literal["none", "live", "correspondence"] = "none"
    bank: Milliseconds = 0
    increment: Milliseconds = 0
    per_turn: Milliseconds = 0


class AbsenceShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a seat whose player resigned or ran out of time."""

    on_timeout: Literal["takeover", "lose"] = "lose"
    on_resign: Literal["takeover", "lose"] = "lose"
    level: Annotated[Level, Meta(max_length=40)] = "drifter"


class SeatWish(RequestShape, frozen=True):
    """Where the caller wants to sit, or with `ai_level` which machine shall; what is left out is left to the table."""

    seat: SeatNumber | None = None
    colour: Annotated[Colour, Meta(max_length=40)] | None = None
    words: Annotated[str, Meta(max_length=200, description="Your part of the deal's seed; secret until the end.")] = ""
    ai_level: (
        Annotated[Level, Meta(max_length=40, description="Seat an AI of this level: only the creator may.")] | None
    ) = None


class OwnSeatWish(RequestShape, frozen=True):
    seat: SeatNumber | None = None
    colour: Annotated[Colour, Meta(max_length=40)] | None = None
    words: Annotated[str, Meta(max_length=200, description="Your part of the deal's seed; secret until the end.")] = ""


class AiSeatWish(RequestShape, frozen=True):
    level: Annotated[Level, Meta(max_length=40, examples=["hand"])]
    seat: SeatNumber | None = None
    colour: Annotated[Colour, Meta(max_length=40)] | None = None


class MatchWish(RequestShape, frozen=True):
    """A match to be opened."""

    game: Annotated[str, Meta(min_length=1, max_length=40, examples=["moon-river"])]
    seats: Annotated[int, Meta(ge=1, le=8, examples=[2])]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | None] = field(
        default_factory=dict
    )
    edition: Annotated[str, Meta(max_length=60)] | None = None
    timing: TimingShape = TimingShape()
    absence: AbsenceShape = AbsenceShape()
    is_listed: Annotated[bool, Meta(description="Whether anyone may find the match.")] = True
    has_spectators: Annotated[bool, Meta(description="Whether anyone may watch it.")] = True
    is_rated: bool = False
    own: Annotated[OwnSeatWish, Meta(description="Sit down at once; null to stay outside.")] | None = OwnSeatWish()
    ai_seats: Annotated[list[AiSeatWish], Meta(max_length=8, description="AIs that sit down at once.")] = field(
        default_factory=list
    )
    start: Annotated[bool, Meta(description="Begin to play at once; every seat must be taken.")] = False


class ForkWish(RequestShape, frozen=True):
    """Where a new match goes on, by version or by ply, and with whom."""

    version: Annotated[Version, Meta(description="The version to go on from; or give a ply.")] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000, description="How many moves to repeat; or give a version.")] | None = (
        None
    )
    seat: Annotated[SeatNumber, Meta(description="Where to sit down at once; left out: nowhere.")] | None = None
    ai_seats: Annotated[list[AiSeatWish], Meta(max_length=8, description="AIs; seats keep their colours.")] = field(
        default_factory=list
    )
    start: Annotated[bool, Meta(description="Go on at once; every seat must be taken.")] = True


class UndoWish(RequestShape, frozen=True):
    moves: Annotated[int, Meta(ge=1, le=100)] = 1


class MoveWish(RequestShape, frozen=True):
    move: Move


class MatchQuery(RequestShape, frozen=True):
    connected: Annotated[bool, Meta(description="Also tell which players have a stream open.")] = False
    as_spectator: Annotated[bool, Meta(description="The public view, even of one's own match.")] = False


class MatchesQuery(RequestShape, frozen=True):
    game: Annotated[str, Meta(max_length=40)] | None = None
    status: Status | None = None
    player_id: Annotated[str, Meta(max_length=60, description="A player's id, or `me`.")] | None = None
    creator_id: Annotated[str, Meta(max_length=60, description="A player's id, or `me`.")] | None = None
    has_free_seat: Annotated[bool, Meta(description="Whether a seat is free.")] | None = None
    is_rated: bool | None = None
    after: Annotated[str, Meta(max_length=90, description="`next` of the page before.")] | None = None
    limit: Limit = 20


class EventsQuery(RequestShape, frozen=True):
    after: Annotated[Version, Meta(description="The version of the last event that is known.")] = 0
    limit: Limit = 100
    state: Annotated[bool, Meta(description="Each event also carries the match at its version, as `state`.")] = False


class TurnsQuery(RequestShape, frozen=True):
    after: Annotated[int, Meta(ge=0, le=2**50, description="`at` of the last turn that is known.")] | None = None
    limit: Limit = 100


class ExplainQuery(RequestShape, frozen=True):
    move: Move


class MovesQuery(RequestShape, frozen=True):
    brief: Annotated[bool, Meta(description="Only the texts: cheaper.")] = False


class ClockShape(ResponseShape, frozen=True):
    """The clock of one seat. A running clock is up at the match's `deadline`."""

    remaining: Annotated[int, Meta(description="Milliseconds that are left at the moment of the answer.")]
    is_running: bool
    stopped_until: (
        Annotated[
            Moment,
            Meta(description="The seat is to move, but its time stands still: a vacation, or no playing hours."),
        ]
        | None
    )
    stops_at: Annotated[Moment, Meta(description="When the running time will stand still next.")] | None


class Occupant(ResponseShape, frozen=True):
    """The player of a seat."""

    id: str
    name: str
    kind: Literal["human", "guest", "bot"]
    avatar_key: Annotated[str, Meta(description="To draw a picture from: the same for one account for ever.")]
    avatar: AvatarName | None


class SeatShape(ResponseShape, frozen=True):
    number: int
    player: Occupant | None
    ai_level: Annotated[Level, Meta(description="The level of the AI that has this seat.")] | None
    stand_in: Annotated[Level, Meta(description="The level of the AI that plays for the absent player.")] | None
    colour: Colour | None
    left: SeatDeparture | None
    clock: ClockShape | None
    score: Annotated[int, Meta(description="As if the game ended now.")] | None
    score_details: ScoreDetails
    rank: Annotated[int, Meta(description="When the match has ended.")] | None
    words: str
    is_connected: bool | None = None


class DecisionShape(ResponseShape, frozen=True):
    """The one choice that is pending."""

    seat: int
    kind: DecisionKind
    name: Annotated[str, Meta(description="The choice in the language of `Accept-Language`.")]
    data: Annotated[Any, Meta(extra_json_schema={"type": "object"})]


class ForkShape(ResponseShape, frozen=True):
    """Where a match was forked from another one."""

    match_id: str
    version: int
    ply: Annotated[int, Meta(description="How many moves it repeats.")]


class LeaguePlaceShape(ResponseShape, frozen=True):
    """Where a match belongs in a league."""

    league_id: str
    league_name: str
    season: int
    division: int
    round: int
    table: int


class OutcomeShape(ResponseShape, frozen=True):
    """How a match ended."""

    reason: EndReason
    ranks: Annotated[list[int], Meta(description="Ranks in seat order; empty for a match without outcome.")]
    winners: Annotated[list[int], Meta(description="The seats of rank 1.")]
    taken_over: Annotated[list[int], Meta(description="The seats that an AI has played for their players.")]
    result: Annotated[
        Any,
        Meta(
            description="Scores in detail, and ranks; null for a match without outcome.",
            extra_json_schema=or_null(one_of_the_games("Result")),
        ),
    ]


class MatchShape(ResponseShape, frozen=True):
    """A match as the caller may see it."""

    id: str
    game: str
    edition: str
    rules_version: int
    status: Status
    version: int
    options: dict[str, str | None]
    timing: TimingShape
    absence: AbsenceShape
    is_listed: bool
    has_spectators: bool
    is_rated: bool
    creator_id: str
    seats: list[SeatShape]
    viewer_seat: int | None
    to_move: int | None
    decision: DecisionShape | None
    can_undo: bool
    deadline: Annotated[Moment, Meta(description="When the time of the seat to move is up.")] | None
    position: Position
    commitment: str
    secret: Annotated[str, Meta(description="Revealed when the match has ended.")] | None
    outcome: Annotated[OutcomeShape, Meta(description="Null before the end.")] | None
    taken_over: Annotated[
        list[int], Meta(description="Seats that an AI plays, or has played for a while, for their players.")
    ]
    opened_at: Moment
    updated_at: Moment
    started_at: Moment | None
    ended_at: Moment | None
    league_deadline: (
        Annotated[
            Moment,
            Meta(
                description="When the round of its league ends, by the league's clock: from then on nothing can be "
                "done in it. Null outside leagues."
            ),
        ]
        | None
    )
    rematch_id: str | None
    rematch_of_id: str | None
    league_place: Annotated[LeaguePlaceShape, Meta(description="Where it belongs in a league.")] | None
    fork_of: Annotated[ForkShape, Meta(description="Where it began, if it was forked from another match.")] | None


class SeatLine(ResponseShape, frozen=True):
    number: int
    player: Occupant | None
    ai_level: Level | None


class MatchLine(ResponseShape, frozen=True):
    """A match as lists show it."""

    id: str
    game: str
    edition: str
    rules_version: int
    status: Status
    version: int
    creator_id: str
    is_listed: bool
    is_rated: bool
    seats: list[SeatLine]
    to_move: int | None
    deadline: Moment | None
    opened_at: Moment
    updated_at: Moment


class MatchList(ResponseShape, frozen=True):
    items: list[MatchLine]
    next: Annotated[str, Meta(description="Give it as `after` for the next page.")] | None
    total_count: Annotated[int, Meta(description="How many there are in all, counted up to 10,000.")]


class ChangeShape(ResponseShape, frozen=True):
    """What a change led to; the same for the same idempotency key."""

    match_id: str
    version: int
    status: Status
    to_move: int | None
    events: Events
    is_repeated: bool


class EventList(ResponseShape, frozen=True):
    items: Events
    version: int
    has_more: bool


class LegalMoveShape(ResponseShape, frozen=True):
    notation: Annotated[str, Meta(description="The move as text: all that is needed to play it.")]
    kind: MoveKind | UnsetType = UNSET
    text: Annotated[str, Meta(description="What it means, in the language of `Accept-Language`.")] | UnsetType = UNSET
    move: (
        Annotated[Any, Meta(description="The move as data.", extra_json_schema=one_of_the_games("Move"))] | UnsetType
    ) = UNSET
    score_delta: (
        Annotated[int, Meta(description="Points for the mover; null where chance decides.")] | UnsetType | None
    ) = UNSET
    can_undo: bool | UnsetType = UNSET


class MoveList(ResponseShape, frozen=True):
    version: int
    seat: int | None
    items: list[LegalMoveShape]


class SeatStanding(ResponseShape, frozen=True):
    """What a seat has at a version."""

    seat: int
    score: Annotated[int, Meta(description="As if the game ended then.")] | None
    score_details: ScoreDetails
    clock: ClockShape | None
    stand_in: Annotated[Level, Meta(description="The level of the AI that plays for the absent player.")] | None
    left: SeatDeparture | None


class StateShape(ResponseShape, frozen=True):
    """A match at one version, as the caller may see it."""

    version: int
    ply: Annotated[int, Meta(description="How many moves stand.")]
    at: Annotated[int, Meta(description="When the match came to this version; Unix time in milliseconds.")]
    status: Status
    to_move: int | None
    decision: DecisionShape | None
    deadline: Moment | None
    standing: Annotated[list[SeatStanding], Meta(description="The seats in order.")]
    can_undo: bool
    position: Position
    legal_moves: Annotated[
        list[LegalMoveShape], Meta(description="What the seat to move may play; only texts in events.")
    ]


class GoneShape(ResponseShape, frozen=True):
    """A match that has left a list."""

    match_id: str
    status: Status


class ListChangeShape(ResponseShape, frozen=True):
    """What changed in a list of matches."""

    is_snapshot: Annotated[
        bool,
        Meta(description="Whether `matches` is the whole list, which replaces what you had."),
    ]
    matches: list[MatchLine]
    gone: list[GoneShape]
    has_more: Annotated[bool, Meta(description="Whether the list is longer than what is followed.")]


class TurnShape(ResponseShape, frozen=True):
    """It is your turn."""

    match_id: str
    game: str
    version: int
    seat: int
    at: Annotated[int, Meta(description="Since when; also the cursor.")]
    deadline: Moment | None


class TurnList(ResponseShape, frozen=True):
    items: list[TurnShape]


class PlyShape(ResponseShape, frozen=True):
    """A move that stands, and what it led to."""

    seat: int
    move: str
    events: Annotated[list[Any], Meta(extra_json_schema=GAME_EVENTS)]


class RecordShape(ResponseShape, frozen=True):
    """`headwater-record/1`: see the rules' pages on game records. Before the end `headwater-partial-record/1`."""

    format: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, str | None]
    seats: list[str]
    deal: Annotated[dict[str, Any] | None, Meta(description="Every pile in order; null in a partial record.")]
    moves: list[str]
    result: Annotated[dict[str, Any] | None, Meta(description="Scores and ranks, spelled as records spell them.")]
    dealing: Annotated[dict[str, Any], Meta(description="What the deal is checked with.")]
    version: Annotated[int, Meta(description="In a partial record: the match's version.")] | UnsetType = UNSET
    beginning: (
        Annotated[
            list[Any], Meta(description="In a partial record: the events of the set-up.", extra_json_schema=GAME_EVENTS)
        ]
        | UnsetType
    ) = UNSET
    plies: (
        Annotated[list[PlyShape], Meta(description="In a partial record: the moves with their events.")] | UnsetType
    ) = UNSET
