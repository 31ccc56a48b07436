"""The shapes of the REST API, from openapi.json."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Absence(TypedDict):
    on_timeout: NotRequired[Literal["lose", "takeover"]]
    on_resign: NotRequired[Literal["lose", "takeover"]]
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"]]


class Access(TypedDict):
    listed: NotRequired[bool]
    spectators: NotRequired[bool]


class AdjustInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    player: str
    milliseconds: int
    season: NotRequired[int | None]


class AiSeatInput(TypedDict):
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]


class BotInput(TypedDict):
    name: str


class Calendar(TypedDict):
    registration: int
    round_length: int
    rounds: int
    pause: NotRequired[int]


class ChallengeInput(TypedDict):
    challenged: str


class Chosen(TypedDict):
    notation: str
    chance: float
    points: float
    simulations: int


class Clock(TypedDict):
    seat: int | None
    since: int
    deadline: int | None


class ClockInput(TypedDict):
    to: int


class CloseInput(TypedDict):
    reason: str


class Credentials(TypedDict):
    name: str
    password: str


Rank: TypeAlias = int


class DecideInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    ranks: list[Rank]
    season: NotRequired[int | None]


class Decision(TypedDict):
    seat: int
    kind: Literal[
        "draft",
        "select",
        "expand",
        "skull",
        "recruit",
        "cowboy",
        "desperado",
        "thief",
        "bonus",
        "take",
        "turn",
        "store",
        "reshape",
    ]
    data: dict[str, Any]


class DecisionReview(TypedDict):
    ply: int
    seat: int
    notation: str
    best: str
    cost: float
    chance_lost: float
    points: float
    luck: list[float] | None


class Departure(TypedDict):
    league: str
    match: str | None
    at: int
    forgiven: bool


class DepartureList(TypedDict):
    items: list[Departure]
    barred_until: int | None


class Discipline(TypedDict):
    leaves: NotRequired[int]
    within: NotRequired[int]
    barred: NotRequired[int]


class Divisions(TypedDict):
    most: NotRequired[int]
    smallest: NotRequired[int]
    largest: NotRequired[int]


class Effect(TypedDict):
    key: str
    when: Literal["always", "at-once", "cleanup", "end", "production"]
    rule: str
    amount: int
    of: str | None
    most: int | None
    side: str | None
    text: str


class Entrant(TypedDict):
    id: str
    name: str
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"] | None]


class Evenness(TypedDict):
    players: int
    fewest: int
    most: int
    difference: int


class Event(TypedDict):
    version: int
    at: int
    kind: Literal[
        "opened",
        "joined",
        "left",
        "ai-seated",
        "started",
        "moved",
        "undone",
        "resigned",
        "timed-out",
        "taken-over",
        "returned",
        "aborted",
        "finished",
        "rematch-offered",
        "clock-adjusted",
        "unsealed",
        "founded",
        "configured",
        "closed",
        "role-given",
        "role-taken",
        "season-opened",
        "registered",
        "withdrawn",
        "season-started",
        "season-cancelled",
        "challenged",
        "challenge-withdrawn",
        "round-paired",
        "table-ended",
        "round-closed",
        "player-left",
        "player-returned",
        "season-ended",
        "table-annulled",
        "table-annulled-late",
        "table-decided",
        "seat-replaced",
        "player-replaced",
        "clock-moved",
    ]


class EventList(TypedDict):
    items: list[Event]
    version: int
    more: bool


class Exchange(TypedDict):
    one_in: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]


class ExtendInput(TypedDict):
    seconds: NotRequired[int]


class Fork(TypedDict):
    match: str
    version: int
    ply: int


class ForkInput(TypedDict):
    version: NotRequired[int | None]
    ply: NotRequired[int | None]
    seat: NotRequired[int | None]
    ai_seats: NotRequired[list[AiSeatInput]]
    start: NotRequired[bool]


class Gone(TypedDict):
    match: str
    status: Literal["aborted", "finished", "open", "running"]


class GuestInput(TypedDict):
    name: NotRequired[str | None]


class Hint(TypedDict):
    version: int
    seat: int
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    notation: str
    considered: list[Chosen]


class LeagueEventList(TypedDict):
    events: list[Event]
    version: int
    has_more: bool


class LeagueHead(TypedDict):
    id: str
    name: str
    owner: str
    game: str
    status: Literal["founded", "registration", "running", "ended", "cancelled"]
    sandbox: bool
    version: int
    founded_at: int
    closed: bool


class LeagueList(TypedDict):
    items: list[LeagueHead]
    total: int
    next: str | None


class LeaguePlace(TypedDict):
    league: str
    name: str
    season: int
    division: int
    round: int
    table: int


class Lease(TypedDict):
    lease: str
    match: str
    version: int
    until: int


class LegalMove(TypedDict):
    notation: str
    text: NotRequired[str]
    move: NotRequired[dict[str, Any]]
    score_delta: NotRequired[int | None]
    can_undo: NotRequired[bool]


class Level(TypedDict):
    key: str
    name: str


class MachinesInput(TypedDict):
    level: str
    count: NotRequired[int]


class MoonRiverBoardPlan(TypedDict):
    key: str
    colour: str | None
    slots: int
    bridges: list[str]


class MoonRiverCell(TypedDict):
    cell: str
    column: str
    row: int
    x: int
    y: int
    is_open: bool
    is_at_river: bool
    neighbours: list[str]


class MoonRiverRanchPlan(TypedDict):
    seats: int
    columns: list[str]
    rows: int
    goal_row: int | None
    cells: list[MoonRiverCell]
    boards: list[MoonRiverBoardPlan]


class MoveInput(TypedDict):
    move: str


class MoveList(TypedDict):
    version: int
    seat: int | None
    items: list[LegalMove]


class Named(TypedDict):
    key: str | None
    name: str


class Occupant(TypedDict):
    id: str
    name: str
    kind: Literal["bot", "guest", "human"]
    avatar_key: str


class Option(TypedDict):
    key: str
    name: str
    values: list[Named]
    default: str | None


class OwnSeatInput(TypedDict):
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]


class Player(TypedDict):
    id: str
    name: str
    kind: Literal["bot", "guest", "human"]
    created_at: int
    avatar_key: str
    owner: NotRequired[str | None]


class PlayerList(TypedDict):
    items: list[Player]


class Points(TypedDict):
    two: NotRequired[list[int]]
    three: NotRequired[list[int]]
    four: NotRequired[list[int]]
    sitting_out: NotRequired[int]


class Problem(TypedDict):
    type: str
    title: str
    status: int
    code: str
    detail: str
    rule: NotRequired[str]


class Rating(TypedDict):
    game: str
    subject: Entrant
    kind: Literal["ai", "bot", "guest", "human"]
    rating: int
    mean: float
    doubt: float
    games: int
    provisional: bool
    updated_at: int


class RatingChange(TypedDict):
    number: int
    kind: Literal["annulled", "rated"]
    match: str
    seat: int
    rank: int
    mean_before: float
    doubt_before: float
    mean_after: float
    doubt_after: float
    rating_before: int
    rating_after: int
    weight: float | None
    at: int


class Ratings(TypedDict):
    items: list[Rating]


class Record(TypedDict):
    format: str
    game: str
    edition: str
    rules: int
    options: dict[str, str | None]
    seats: list[str]
    deal: dict[str, Any]
    moves: list[str]
    result: dict[str, Any] | None


class Registration(TypedDict):
    entrant: Entrant
    rating: float


class ReplaceInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    player: str
    level: NotRequired[str | None]
    substitute: NotRequired[str | None]
    season: NotRequired[int | None]


class Row(TypedDict):
    rank: int
    entrant: Entrant
    points: float
    played: int
    places: list[int]
    tie_breaks: list[float]
    best: int
    worst: int
    promotion: Literal["none", "secured", "possible", "missed"]
    relegation: Literal["none", "certain", "possible", "averted"]
    has_left: bool
    substitute: Entrant | None
    expunged: bool


class Rule(TypedDict):
    number: str
    section: str
    text: str


class RuleList(TypedDict):
    rules: list[Rule]


class Rules(TypedDict):
    calendar: Calendar
    format: NotRequired[Literal["ladder", "round-robin", "series", "swiss"]]
    table_size: NotRequired[int]
    scoring: NotRequired[Literal["duplicate", "places"]]
    points: NotRequired[Points]
    tie_breaks: NotRequired[list[Literal["games", "meetings", "opponents", "score", "wins"]]]
    divisions: NotRequired[Divisions]
    exchange: NotRequired[Exchange]
    departure: NotRequired[Literal["expunge", "forfeit", "stand-in"]]
    discipline: NotRequired[Discipline]
    reach: NotRequired[int]
    rest: NotRequired[int]


class Seat(TypedDict):
    number: int
    player: Occupant | None
    ai: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    stand_in: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    colour: Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None
    left: Literal["resigned", "timed-out", "withdrawn"] | None
    time_left: int | None
    score: dict[str, Any] | None
    words: str
    connected: NotRequired[bool | None]


class SeatInput(TypedDict):
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]
    ai: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"] | None]


class SeatLine(TypedDict):
    number: int
    player: Occupant | None
    ai: str | None


class SeatStanding(TypedDict):
    seat: int
    score: dict[str, Any] | None
    time_left: int | None
    stand_in: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    left: Literal["resigned", "timed-out", "withdrawn"] | None


class Source(TypedDict):
    path: str
    source: Literal["choice", "inference", "review", "rulebook"] | None
    note: str


class State(TypedDict):
    version: int
    ply: int
    at: int
    status: Literal["aborted", "finished", "open", "running"]
    to_move: int | None
    decision: Decision | None
    clock: Clock | None
    standing: list[SeatStanding]
    can_undo: bool
    view: dict[str, Any] | None
    moves: list[LegalMove]


class Table(TypedDict):
    division: int
    round: int
    number: int
    match: str | None
    players: list[Entrant]
    seated: list[Entrant]
    starts_at: int
    deadline: int
    ranks: list[int] | None
    scores: list[int] | None
    how: Literal["played", "deadline", "held-up", "forfeit", "decided"] | None
    annulled: bool
    annulled_late: bool
    expunged: list[Entrant]
    counted_ranks: list[int | None] | None


class TableInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    season: NotRequired[int | None]


class TableList(TypedDict):
    items: list[Table]


class TheRiverColumn(TypedDict):
    number: int
    spaces: list[int]


class TheRiverPlacePlan(TypedDict):
    key: str
    capacity: int | None
    is_per_seat: bool
    first_pioneer_bonus: int


class TheRiverPrintedSymbol(TypedDict):
    space: int
    symbol: str


class TheRiverResources(TypedDict):
    wood: int
    clay: int
    stone: int
    food: int


class TheRiverSpace(TypedDict):
    number: int
    column: int
    row: int
    x: int
    y: int
    next: int | None
    is_framed: bool


class TheRiverTablePlan(TypedDict):
    seats: int
    setup_tiles: int
    tile_spots: int
    building_spots: int
    token_spots: int
    fifth_pioneer_spot: int
    pioneers: int
    tokens: list[int]
    supply: TheRiverResources
    places: list[TheRiverPlacePlan]


class Timing(TypedDict):
    pace: NotRequired[Literal["correspondence", "live", "none"]]
    bank: NotRequired[int]
    increment: NotRequired[int]
    per_turn: NotRequired[int]


class Token(TypedDict):
    id: str
    label: str
    scopes: list[str]
    created_at: int
    expires_at: int | None


class TokenInput(TypedDict):
    label: str
    scopes: list[Literal["account", "admin", "bots", "leagues:write", "matches:write", "play"]]
    expires_at: NotRequired[int | None]
    password: NotRequired[str | None]


class TokenList(TypedDict):
    items: list[Token]


class Turn(TypedDict):
    match: str
    game: str
    version: int
    seat: int
    at: int
    deadline: int | None


class TurnList(TypedDict):
    items: list[Turn]


class UndoInput(TypedDict):
    moves: NotRequired[int]


class Verdict(TypedDict):
    version: int
    move: str
    is_legal: bool
    code: str | None
    rule: str | None
    text: str | None


class Webhook(TypedDict):
    bot: str
    url: str
    created_at: int
    fault: str | None
    failed_at: int | None


class WebhookInput(TypedDict):
    url: str


class WebhookMade(TypedDict):
    bot: str
    url: str
    secret: str
    created_at: int


class Work(TypedDict):
    lease: str
    match: str
    version: int
    until: int
    question: dict[str, Any]


class WorkAnswer(TypedDict):
    move: str


class WorkInput(TypedDict):
    seconds: NotRequired[int]
    wait: NotRequired[int]


class Analysis(TypedDict):
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    plies: int
    decisions: list[DecisionReview]
    has_more: bool


class Challenge(TypedDict):
    challenger: Entrant
    challenged: Entrant


class Change(TypedDict):
    match: str
    version: int
    status: Literal["aborted", "finished", "open", "running"]
    to_move: int | None
    events: list[Event]
    repeated: bool


class Component(TypedDict):
    id: str
    name: str
    count: int
    data: Any
    effects: list[Effect]


class ComponentList(TypedDict):
    key: str
    name: str
    components: list[Component]


class ConfigureInput(TypedDict):
    rules: NotRequired[Rules | None]
    timing: NotRequired[Timing | None]


class Division(TypedDict):
    number: int
    going_up: int
    going_down: int
    rows: list[Row]


class History(TypedDict):
    game: str
    subject: Entrant
    items: list[RatingChange]


class Issued(TypedDict):
    id: str
    token: str
    player: Player
    label: str
    scopes: list[str]
    created_at: int
    expires_at: int | None


class LeagueInput(TypedDict):
    name: str
    game: str
    rules: Rules
    options: NotRequired[dict[str, str | None]]
    edition: NotRequired[str | None]
    timing: NotRequired[Timing]
    rated: NotRequired[bool]
    sandbox: NotRequired[bool]
    seed: NotRequired[str]


class Match(TypedDict):
    id: str
    game: str
    edition: str
    rules: int
    status: Literal["aborted", "finished", "open", "running"]
    version: int
    options: dict[str, str | None]
    timing: Timing
    absence: Absence
    access: Access
    rated: bool
    creator: str
    seats: list[Seat]
    your_seat: int | None
    to_move: int | None
    decision: Decision | None
    can_undo: bool
    clock: Clock | None
    view: dict[str, Any] | None
    commitment: str
    secret: str | None
    reason: (
        Literal[
            "game",
            "resignation",
            "timeout",
            "deadline",
            "creator",
            "admin",
            "referee",
            "operator",
            "abandoned",
        ]
        | None
    )
    result: dict[str, Any] | None
    ranks: list[int]
    taken_over: list[int]
    opened_at: int
    started_at: int | None
    ended_at: int | None
    league_deadline: int | None
    rematch: str | None
    rematch_of: str | None
    league_place: LeaguePlace | None
    fork_of: Fork | None


class MatchInput(TypedDict):
    game: str
    seats: int
    options: NotRequired[dict[str, str | None]]
    edition: NotRequired[str | None]
    timing: NotRequired[Timing]
    absence: NotRequired[Absence]
    access: NotRequired[Access]
    rated: NotRequired[bool]
    own: NotRequired[OwnSeatInput | None]
    ai_seats: NotRequired[list[AiSeatInput]]
    start: NotRequired[bool]


class MatchLine(TypedDict):
    id: str
    game: str
    edition: str
    rules: int
    status: Literal["aborted", "finished", "open", "running"]
    version: int
    creator: str
    listed: bool
    rated: bool
    seats: list[SeatLine]
    to_move: int | None
    deadline: int | None
    opened_at: int
    updated_at: int


class MatchList(TypedDict):
    items: list[MatchLine]
    next: str | None
    total: int


class Me(TypedDict):
    player: Player
    scopes: list[str]
    expires_at: int | None


class MoonRiverGeometry(TypedDict):
    ranches: list[MoonRiverRanchPlan]


class Ranked(TypedDict):
    rank: int
    rating: Rating


class RankingList(TypedDict):
    items: list[Ranked]
    total: int
    next: str | None


class Season(TypedDict):
    number: int
    status: Literal["registration", "running", "ended", "cancelled"]
    opened_at: int
    starts_at: int
    ends_at: int
    rules: Rules
    timing: Timing
    rounds: int
    paired: int
    closed: int
    capacity: int
    registered: list[Registration]
    waiting: list[Entrant]
    divisions: list[int]
    challenges: list[Challenge]
    evenness: list[Evenness]


class Standings(TypedDict):
    league: str
    season: int
    status: Literal["registration", "running", "ended", "cancelled"]
    tie_breaks: list[Literal["wins", "meetings", "opponents", "score", "games"]]
    version: int
    divisions: list[Division]


class TheRiverBoardPlan(TypedDict):
    colour: str
    printed: list[TheRiverPrintedSymbol]


class TheRiverGeometry(TypedDict):
    spaces: list[TheRiverSpace]
    columns: list[TheRiverColumn]
    boards: list[TheRiverBoardPlan]
    tables: list[TheRiverTablePlan]


class Edition(TypedDict):
    id: str
    rules: int
    lists: NotRequired[list[ComponentList]]
    components: NotRequired[dict[str, Any]]
    geometry: NotRequired[MoonRiverGeometry | TheRiverGeometry]
    sources: NotRequired[list[Source]]


class Game(TypedDict):
    key: str
    title: str
    about: str
    seats: list[int]
    colours: list[Named]
    options: list[Option]
    editions: list[Edition]


class League(TypedDict):
    id: str
    name: str
    owner: Entrant
    game: str
    edition: str
    options: dict[str, str | None]
    timing: Timing
    rules: Rules
    rated: bool
    sandbox: bool
    version: int
    founded_at: int
    closed_at: int | None
    now: int
    role: Literal["owner", "referee", "member", "spectator"]
    referees: list[Entrant]
    seasons: int
    season: Season | None


class ListChange(TypedDict):
    snapshot: bool
    items: list[MatchLine]
    gone: list[Gone]
    more: bool


class Catalogue(TypedDict):
    games: list[Game]
    levels: list[Level]
