"""The shapes of the REST API, from openapi.json."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Absence(TypedDict):
    on_timeout: NotRequired[Literal["lose", "takeover"]]
    on_resign: NotRequired[Literal["lose", "takeover"]]
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"]]


class AcceptInput(TypedDict):
    token: str
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]


class AddressInput(TypedDict):
    address: str | None
    password: str


class AdjustInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    player_id: str
    more: NotRequired[int]
    less: NotRequired[int]
    season: NotRequired[int | None]


class AiSeatInput(TypedDict):
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]


class App(TypedDict):
    id: str
    name: str
    author: str | None
    created_at: int


class AppChange(TypedDict):
    name: str
    redirect_uris: list[str]


class AppInput(TypedDict):
    name: str
    redirect_uris: list[str]
    is_confidential: NotRequired[bool]


class Appeal(TypedDict):
    id: str
    sanction_id: str
    player_id: str
    text: str
    at: int
    decided_at: int | None
    verdict: Literal["lifted", "upheld"] | None
    answer: str | None
    can_decide: bool


class AppealDecision(TypedDict):
    verdict: Literal["lifted", "upheld"]
    answer: str


class AppealInput(TypedDict):
    text: str


class AppealList(TypedDict):
    items: list[Appeal]
    next: str | None


class Archive(TypedDict):
    id: str
    asked_at: int
    ready_at: int | None
    expires_at: int | None
    size: int | None
    path: str | None


class BotInput(TypedDict):
    name: str


class Case(TypedDict):
    id: str
    player_id: str
    status: Literal["closed", "open"]
    opened_at: int
    changed_at: int
    closed_at: int | None
    report_count: int


class CaseList(TypedDict):
    items: list[Case]
    next: str | None


class ChallengeInput(TypedDict):
    challenged_id: str


class Chosen(TypedDict):
    notation: str
    chance: float
    points: float
    simulations: int


class Clock(TypedDict):
    remaining: int
    is_running: bool
    stopped_until: int | None
    stops_at: int | None


class ClockInput(TypedDict):
    to: int


class CloseInput(TypedDict):
    reason: str


class Code(TypedDict):
    code: str


class Confirmation(TypedDict):
    password: NotRequired[str | None]


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
    name: str
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
    league_id: str
    match_id: str | None
    at: int
    is_forgiven: bool


class DepartureList(TypedDict):
    items: list[Departure]
    barred_until: int | None


class Effect(TypedDict):
    key: str
    when: Literal["always", "at-once", "cleanup", "end", "production"]
    rule: str
    amount: int
    of: str | None
    most: int | None
    side: str | None
    text: str


class Ended(TypedDict):
    ended: int


class Entrant(TypedDict):
    id: str
    name: str
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"] | None]


class Erasure(TypedDict):
    due_at: int


class Evenness(TypedDict):
    players: int
    fewest: int
    most: int
    difference: int


class ExtendInput(TypedDict):
    seconds: NotRequired[int]


class Forecast(TypedDict):
    seasons: int
    length: int
    fewest_games: int
    most_games: int
    games: float
    at_deadline: float
    held_up: float
    forfeited: float
    timed_out: float
    leavers: float
    promoted: float
    waiting: float
    agreement: float
    evenness: list[Evenness]


class Fork(TypedDict):
    match_id: str
    version: int
    ply: int


class ForkInput(TypedDict):
    version: NotRequired[int | None]
    ply: NotRequired[int | None]
    seat: NotRequired[int | None]
    ai_seats: NotRequired[list[AiSeatInput]]
    start: NotRequired[bool]


class Gone(TypedDict):
    match_id: str
    status: Literal["aborted", "finished", "open", "running"]


class Grant(TypedDict):
    id: str
    app: App
    scopes: list[
        Literal[
            "play",
            "matches:write",
            "leagues:write",
            "bots",
            "account",
            "admin",
            "talk",
            "moderate",
        ]
    ]
    created_at: int
    used_at: int
    expires_at: int


class GrantList(TypedDict):
    items: list[Grant]


class GuestInput(TypedDict):
    name: NotRequired[str | None]


class Hint(TypedDict):
    version: int
    seat: int
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    notation: str
    considered: list[Chosen]


class HistoryLine(TypedDict):
    at: int
    action: Literal[
        "warn",
        "mute",
        "ban",
        "unban",
        "rename",
        "lift-warn",
        "lift-mute",
        "lift-ban",
        "lift-rename",
        "close-case",
        "appeal-upheld",
        "appeal-lifted",
        "remove-message",
        "grant-moderator",
        "grant-admin",
        "take-role",
        "end-sessions",
        "reset-password",
        "export",
        "delete",
        "abort",
    ]
    reason: str
    by_id: str | None


class Hours(TypedDict):
    begins: str
    ends: str


class HoursBody(TypedDict):
    hours: Hours | None


class InvitationInput(TypedDict):
    token: str


class Invite(TypedDict):
    id: str
    match_id: str
    seat: int | None
    at: int
    expires_at: int


class InviteInput(TypedDict):
    seat: NotRequired[int | None]
    expires_at: NotRequired[int | None]


class InviteList(TypedDict):
    items: list[Invite]


class IssuedInvite(TypedDict):
    id: str
    match_id: str
    seat: int | None
    at: int
    expires_at: int
    token: str


class KindPreference(TypedDict):
    kind: Literal[
        "my-turn",
        "time-is-short",
        "match-over",
        "invitation",
        "season-opens",
        "round-begins",
        "deadline-near",
        "result",
    ]
    push: NotRequired[bool]
    mail: NotRequired[bool]
    webhook: NotRequired[bool]


class LeagueEvent(TypedDict):
    version: int
    at: int
    kind: Literal[
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
        "clock-adjusted",
        "clock-moved",
    ]
    by_id: NotRequired[str]
    name: NotRequired[str]
    game: NotRequired[str]
    edition: NotRequired[str]
    options: NotRequired[dict[str, Any]]
    timing: NotRequired[dict[str, Any]]
    rules: NotRequired[dict[str, Any]]
    is_rated: NotRequired[bool]
    is_sandbox: NotRequired[bool]
    reason: NotRequired[str]
    player_id: NotRequired[str]
    role: NotRequired[Literal["owner", "referee", "member", "spectator"]]
    number: NotRequired[int]
    starts_at: NotRequired[int]
    ends_at: NotRequired[int]
    rating: NotRequired[float]
    divisions: NotRequired[list[list[str]]]
    waiting: NotRequired[list[str]]
    cause: NotRequired[str]
    challenger_id: NotRequired[str]
    challenged_id: NotRequired[str]
    round: NotRequired[int]
    tables: NotRequired[list[list[int]]]
    division: NotRequired[int]
    table: NotRequired[int]
    ranks: NotRequired[list[int]]
    scores: NotRequired[list[int]]
    how: NotRequired[Literal["played", "deadline", "held-up", "forfeit", "decided"]]
    left: NotRequired[list[str]]
    absent: NotRequired[list[str]]
    policy: NotRequired[Literal["stand-in", "forfeit", "expunge"]]
    orders: NotRequired[list[list[str]]]
    season: NotRequired[int]
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"]]
    substitute_id: NotRequired[str]
    milliseconds: NotRequired[int]
    to: NotRequired[int]
    league_id: str
    text: str


class LeagueEventList(TypedDict):
    items: list[LeagueEvent]
    version: int
    has_more: bool


class LeagueHead(TypedDict):
    id: str
    name: str
    owner_id: str
    game: str
    status: Literal["founded", "registration", "running", "ended", "cancelled"]
    is_sandbox: bool
    version: int
    founded_at: int
    is_closed: bool


class LeagueList(TypedDict):
    items: list[LeagueHead]
    total_count: int
    next: str | None


class LeaguePlace(TypedDict):
    league_id: str
    league_name: str
    season: int
    division: int
    round: int
    table: int


class Lease(TypedDict):
    lease_id: str
    match_id: str
    version: int
    until: int


class Level(TypedDict):
    key: str
    name: str


class MachinesInput(TypedDict):
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    count: NotRequired[int]


class Message(TypedDict):
    id: str
    room_id: str
    number: int
    author_id: str
    author_name: str | None
    at: int
    text: str | None
    is_removed: bool


class MessageInput(TypedDict):
    text: str


class MessageList(TypedDict):
    items: list[Message]
    next: str | None
    previous: str | None


class MoonRiverBoardPlan(TypedDict):
    key: str
    colour: Literal["purple", "white", "orange", "green"] | None
    slots: int
    bridges: list[str]


class MoonRiverBonusLost(TypedDict):
    kind: Literal["bonus-lost"]
    seat: int
    tile: str


class MoonRiverBonusMove(TypedDict):
    kind: Literal["bonus"]
    tile: str
    side: Literal["desert", "canyon", "meadow", "forest", "corn", "farm"]
    cell: str


class MoonRiverBonusPlaced(TypedDict):
    kind: Literal["bonus-placed"]
    seat: int
    tile: str
    side: Literal["desert", "canyon", "meadow", "forest", "corn", "farm"]
    cell: str


class MoonRiverCell(TypedDict):
    cell: str
    column: str
    row: int
    x: int
    y: int
    is_open: bool
    is_at_river: bool
    neighbours: list[str]


class MoonRiverColumn(TypedDict):
    position: int
    plot: str
    seat: int | None
    gone: bool


class MoonRiverColumnFormed(TypedDict):
    kind: Literal["column-formed"]
    plots: list[str]
    pile: int


class MoonRiverCowLost(TypedDict):
    kind: Literal["cow-lost"]
    seat: int
    cell: str
    skull: str
    supply: int


class MoonRiverCowMoved(TypedDict):
    kind: Literal["cow-moved"]
    seat: int
    origin: str
    target: str
    left: int


class MoonRiverCowPlaced(TypedDict):
    kind: Literal["cow-placed"]
    seat: int
    cell: str
    supply: int


class MoonRiverCowStolen(TypedDict):
    kind: Literal["cow-stolen"]
    seat: int
    opponent: int
    origin: str
    target: str


class MoonRiverDiscardMove(TypedDict):
    kind: Literal["discard"]
    first_kind: str
    second_kind: str


class MoonRiverDominoPlaced(TypedDict):
    kind: Literal["domino-placed"]
    seat: int
    first: str
    first_plot: str
    second: str
    second_plot: str


class MoonRiverDoneMove(TypedDict):
    kind: Literal["done"]


class MoonRiverDroughtMove(TypedDict):
    kind: Literal["drought"]
    cell: str


class MoonRiverEffectSkipped(TypedDict):
    kind: Literal["effect-skipped"]
    seat: int
    partner: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper", "cowboy"]


class MoonRiverExpansionEnded(TypedDict):
    kind: Literal["expansion-ended"]
    seat: int


class MoonRiverGameBegan(TypedDict):
    kind: Literal["game-began"]
    colours: list[Literal["purple", "white", "orange", "green"]]
    boards: list[str]
    scenario: Literal["timber-rafting", "gold-rush", "outlaws", "moon-river-city"] | None
    rancheros: list[int]


class MoonRiverGrid(TypedDict):
    columns: str
    rows: int
    closed: list[str]


class MoonRiverHerdThinned(TypedDict):
    kind: Literal["herd-thinned"]
    seat: int
    cell: str
    lost: int


class MoonRiverLoseMove(TypedDict):
    kind: Literal["lose"]
    tile: str


class MoonRiverMoveMove(TypedDict):
    kind: Literal["move"]
    origin: str
    target: str


class MoonRiverOutcome(TypedDict):
    ranks: list[int]
    reason: Literal["last-round"]


class MoonRiverPartnerRecruited(TypedDict):
    kind: Literal["partner-recruited"]
    seat: int
    cell: str
    specialist: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper"]
    partner: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper", "cowboy"]


class MoonRiverPartners(TypedDict):
    gold_digger: int
    trapper: int
    farmer: int


class MoonRiverPending(TypedDict):
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
    ]
    forced: bool
    skulls: list[str]
    circles: list[str]
    partner: str | None
    steps: int
    claiming: bool


class MoonRiverPlaceMove(TypedDict):
    kind: Literal["place"]
    first: str
    first_kind: str
    second: str
    second_kind: str


class MoonRiverPlot(TypedDict):
    cell: str
    kind: str
    terrain: Literal["desert", "canyon", "meadow", "forest", "corn", "farm"]
    cows: int
    partner: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper", "cowboy"] | None
    token: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper"] | None
    bonus: bool


class MoonRiverPlotCollected(TypedDict):
    kind: Literal["plot-collected"]
    seat: int
    position: int
    plot: str


class MoonRiverPlotPassedOver(TypedDict):
    kind: Literal["plot-passed-over"]
    position: int
    plot: str


class MoonRiverPlotsDiscarded(TypedDict):
    kind: Literal["plots-discarded"]
    seat: int
    plots: list[str]


class MoonRiverPlotsSwapped(TypedDict):
    kind: Literal["plots-swapped"]
    seat: int
    given: str
    opponent: int
    taken: str


class MoonRiverRanchPlan(TypedDict):
    seats: int
    columns: list[str]
    rows: int
    goal_row: int | None
    cells: list[MoonRiverCell]
    boards: list[MoonRiverBoardPlan]


class MoonRiverRancheroPlaced(TypedDict):
    kind: Literal["ranchero-placed"]
    seat: int
    position: int
    plot: str


class MoonRiverRecruitMove(TypedDict):
    kind: Literal["recruit"]
    cell: str
    specialist: Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper"]
    cowboy: bool


class MoonRiverReserveEmptied(TypedDict):
    kind: Literal["reserve-emptied"]
    seat: int
    plots: list[str]


class MoonRiverResources(TypedDict):
    nuggets: int
    beavers: int
    cobs: int


class MoonRiverRoundBegan(TypedDict):
    kind: Literal["round-began"]
    round: int
    last: bool


class MoonRiverSaloonFilled(TypedDict):
    kind: Literal["saloon-filled"]
    specialists: list[Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper"]]
    stack: int


class MoonRiverSelectMove(TypedDict):
    kind: Literal["select"]
    position: int


class MoonRiverSkipMove(TypedDict):
    kind: Literal["skip"]


class MoonRiverStealMove(TypedDict):
    kind: Literal["steal"]
    opponent: int
    cell: str


class MoonRiverSwapMove(TypedDict):
    kind: Literal["swap"]
    own: str
    opponent: int
    theirs: str


class MoonRiverTerritories(TypedDict):
    desert: int
    canyon: int
    meadow: int
    forest: int
    corn: int
    farm: int


class MoveInput(TypedDict):
    move: str


class Named(TypedDict):
    key: str | None
    name: str


class Occupant(TypedDict):
    id: str
    name: str
    kind: Literal["bot", "guest", "human"]
    avatar_key: str
    avatar: (
        Literal[
            "boat",
            "boot",
            "campfire",
            "feather",
            "horseshoe",
            "lantern",
            "moon",
            "mountain",
            "pine",
            "star",
            "sun",
            "waves",
        ]
        | None
    )


class Option(TypedDict):
    key: str
    name: str
    values: list[Named]
    default: str | None


class OwnApp(TypedDict):
    id: str
    name: str
    redirect_uris: list[str]
    is_confidential: bool
    created_at: int


class OwnAppList(TypedDict):
    items: list[OwnApp]


class OwnSeatInput(TypedDict):
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]


class PasswordChange(TypedDict):
    password: str
    new_password: str


class PeopleInput(TypedDict):
    players: int
    drop_out: NotRequired[float]
    per_turn: NotRequired[int]
    stall: NotRequired[float]


class PersonalWebhook(TypedDict):
    url: str
    shape: Literal["json", "discord", "slack"]
    created_at: int
    fault: str | None
    failed_at: int | None


class PersonalWebhookInput(TypedDict):
    url: str
    shape: NotRequired[Literal["json", "discord", "slack"]]


class PersonalWebhookMade(TypedDict):
    url: str
    shape: Literal["json", "discord", "slack"]
    secret: str
    created_at: int


class Player(TypedDict):
    id: str
    name: str
    kind: Literal["bot", "guest", "human"]
    created_at: int
    avatar_key: str
    owner_id: NotRequired[str | None]
    avatar: NotRequired[
        Literal[
            "boat",
            "boot",
            "campfire",
            "feather",
            "horseshoe",
            "lantern",
            "moon",
            "mountain",
            "pine",
            "star",
            "sun",
            "waves",
        ]
        | None
    ]
    text: NotRequired[str]


class PlayerList(TypedDict):
    items: list[Player]


class PlayerReport(TypedDict):
    offence: Literal["cheating", "insult", "name", "other", "spam", "stalling"]
    text: NotRequired[str]
    player_id: NotRequired[str | None]
    message_id: NotRequired[str | None]
    match_id: NotRequired[str | None]


class PlayerSanction(TypedDict):
    player_id: str
    kind: Literal["ban", "mute", "rename", "warn"]
    duration: int
    reason: str
    case_id: NotRequired[str | None]


class PlayingHours(TypedDict):
    begins: str
    ends: str
    time_zone: str
    since: int
    is_all_day: bool


class Profile(TypedDict):
    text: NotRequired[str]
    language: NotRequired[Literal["en", "es", "it", "pt"] | None]
    time_zone: NotRequired[str | None]
    avatar: NotRequired[
        Literal[
            "boat",
            "boot",
            "campfire",
            "feather",
            "horseshoe",
            "lantern",
            "moon",
            "mountain",
            "pine",
            "star",
            "sun",
            "waves",
        ]
        | None
    ]


class PushKeys(TypedDict):
    p256dh: str
    auth: str


class PushSubscription(TypedDict):
    id: str
    label: str
    language: Literal["en", "it", "es", "pt"]
    created_at: int


class PushSubscriptionInput(TypedDict):
    endpoint: str
    keys: PushKeys
    label: NotRequired[str]
    language: NotRequired[Literal["en", "es", "it", "pt"] | None]


class QuietHours(TypedDict):
    begins: str
    ends: str


class Rating(TypedDict):
    game: str
    entrant: Entrant
    kind: Literal["ai", "bot", "guest", "human"]
    rating: int
    mean: float
    doubt: float
    games: int
    is_provisional: bool
    updated_at: int


class RatingChange(TypedDict):
    number: int
    kind: Literal["annulled", "rated"]
    match_id: str
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


class Reasoned(TypedDict):
    reason: str


class Registration(TypedDict):
    entrant: Entrant
    rating: float


class ReplaceInput(TypedDict):
    division: int
    round: int
    table: int
    reason: str
    player_id: str
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"] | None]
    substitute_id: NotRequired[str | None]
    season: NotRequired[int | None]


class Report(TypedDict):
    id: str
    player_id: str
    offence: Literal[
        "cheating",
        "insult",
        "leaving",
        "name",
        "one-sided",
        "other",
        "shared-address",
        "spam",
        "stalling",
    ]
    text: str
    at: int
    match_id: str | None
    message_id: str | None


class ResetChoice(TypedDict):
    code: str
    new_password: str


class ResetInput(TypedDict):
    account: str


class Room(TypedDict):
    id: str
    place_id: str
    kind: Literal["players", "spectators"]
    is_open: bool
    can_write: bool
    closes_at: int | None
    longest_message: int


class RoomEvent(TypedDict):
    cursor: int
    at: int
    is_removal: bool
    message: Message


class RoomEventList(TypedDict):
    items: list[RoomEvent]
    version: int


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
    is_expunged: bool


class Rule(TypedDict):
    number: str
    section: str
    text: str


class RuleList(TypedDict):
    items: list[Rule]


class Rules(TypedDict):
    registration: int
    round_length: int
    rounds: int
    pause: NotRequired[int]
    format: NotRequired[Literal["ladder", "round-robin", "series", "swiss"]]
    table_size: NotRequired[int]
    scoring: NotRequired[Literal["duplicate", "places"]]
    points_at_two: NotRequired[list[int]]
    points_at_three: NotRequired[list[int]]
    points_at_four: NotRequired[list[int]]
    points_sitting_out: NotRequired[int]
    tie_breaks: NotRequired[list[Literal["games", "meetings", "opponents", "score", "wins"]]]
    divisions: NotRequired[int]
    smallest_division: NotRequired[int]
    largest_division: NotRequired[int]
    exchange_one_in: NotRequired[int]
    exchange_least: NotRequired[int]
    exchange_most: NotRequired[int]
    departure: NotRequired[Literal["expunge", "forfeit", "stand-in"]]
    barred_after_leaves: NotRequired[int]
    barred_within: NotRequired[int]
    barred_for: NotRequired[int]
    reach: NotRequired[int]
    rest: NotRequired[int]
    clocks_stop: NotRequired[bool]


class Sanction(TypedDict):
    id: str
    player_id: str
    kind: Literal["ban", "mute", "rename", "warn"]
    reason: str
    at: int
    until: int
    lifted_at: int | None
    seen_at: int | None
    is_held: bool
    appeal: Appeal | None


class SanctionList(TypedDict):
    items: list[Sanction]
    next: str | None


class SavedMessage(TypedDict):
    id: str
    message_id: str
    number: int
    author_id: str
    text: str
    at: int


class SeatInput(TypedDict):
    seat: NotRequired[int | None]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]
    ai_level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"] | None]


class SeatLine(TypedDict):
    number: int
    player: Occupant | None
    ai_level: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None


class Source(TypedDict):
    path: str
    source: Literal["choice", "inference", "review", "rulebook"] | None
    note: str


class StoredData(TypedDict):
    category: Literal[
        "account",
        "profile",
        "address",
        "password",
        "sessions",
        "sign-ins",
        "old-names",
        "matches",
        "leagues",
        "ratings",
        "boundaries",
        "messages",
        "pairing",
        "notices",
        "absence",
        "moderation",
        "reports",
        "bots",
        "apps",
        "mails",
        "requests",
        "resets",
        "archives",
        "erasures",
    ]
    what: str
    why: str
    kept_for: float | None
    on_erasure: Literal["deleted", "number", "kept"]


class StoredDataList(TypedDict):
    items: list[StoredData]


class Table(TypedDict):
    division: int
    round: int
    number: int
    match_id: str | None
    players: list[Entrant]
    seated: list[Entrant]
    starts_at: int
    deadline: int
    ranks: list[int] | None
    scores: list[int] | None
    how: Literal["played", "deadline", "held-up", "forfeit", "decided"] | None
    is_annulled: bool
    is_annulled_late: bool
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


class TheRiverBuildMove(TypedDict):
    kind: Literal["build"]
    building: str
    paid: str


class TheRiverBuildingConstructed(TypedDict):
    kind: Literal["building-constructed"]
    seat: int
    building: str
    paid: str
    was_reserved: bool


class TheRiverBuildingReserved(TypedDict):
    kind: Literal["building-reserved"]
    seat: int
    building: str


class TheRiverBuildingsRevealed(TypedDict):
    kind: Literal["buildings-revealed"]
    buildings: list[str]


class TheRiverClaimMove(TypedDict):
    kind: Literal["claim"]
    tile: str


class TheRiverColumn(TypedDict):
    number: int
    spaces: list[int]


class TheRiverEndTriggered(TypedDict):
    kind: Literal["end-triggered"]
    seat: int
    reason: Literal["tokens", "tiles", "tokens-and-tiles", "round-limit"]


class TheRiverFirstMove(TypedDict):
    kind: Literal["first"]


class TheRiverFirstPlayerDrawn(TypedDict):
    kind: Literal["first-player-drawn"]
    seat: int


class TheRiverFirstPlayerTaken(TypedDict):
    kind: Literal["first-player-taken"]
    seat: int


class TheRiverForageMove(TypedDict):
    kind: Literal["forage"]
    resource: Literal["wood", "clay", "stone", "food"]


class TheRiverIncome(TypedDict):
    seat: int
    tile: str


class TheRiverPassMove(TypedDict):
    kind: Literal["pass"]


class TheRiverPending(TypedDict):
    seat: int
    kind: Literal["take", "turn", "store", "reshape"]
    source: Literal["produce", "forage", "windfall", "income", "claim"] | None
    gain: str
    due: str | None
    swaps: int
    incomes: list[TheRiverIncome] | None


class TheRiverPioneerJoined(TypedDict):
    kind: Literal["pioneer-joined"]
    seat: int


class TheRiverPioneerPlaced(TypedDict):
    kind: Literal["pioneer-placed"]
    seat: int
    place: Literal[
        "claim",
        "construct",
        "first",
        "wood",
        "clay",
        "stone",
        "food",
        "reserve",
        "swap",
    ]


class TheRiverPioneersReturned(TypedDict):
    kind: Literal["pioneers-returned"]
    seat: int
    settled: int
    boat: int


class TheRiverPlace(TypedDict):
    place: Literal[
        "claim",
        "construct",
        "first",
        "wood",
        "clay",
        "stone",
        "food",
        "reserve",
        "swap",
    ]
    room: int | None
    is_open: bool
    bonus: int
    pioneers: list[int]


class TheRiverPlacePlan(TypedDict):
    key: str
    capacity: int | None
    is_per_seat: bool
    first_pioneer_bonus: int


class TheRiverPrintedSymbol(TypedDict):
    space: int
    symbol: str


class TheRiverProduceMove(TypedDict):
    kind: Literal["produce"]
    resource: Literal["wood", "clay", "stone", "food"]


class TheRiverProduction(TypedDict):
    wood: int
    clay: int
    stone: int


class TheRiverReserveMove(TypedDict):
    kind: Literal["reserve"]
    building: str


class TheRiverResources(TypedDict):
    wood: int
    clay: int
    stone: int
    food: int


class TheRiverResourcesGained(TypedDict):
    kind: Literal["resources-gained"]
    seat: int
    source: Literal["produce", "forage", "windfall", "income", "claim"]
    resource: Literal["wood", "clay", "stone", "food"]
    amount: int


class TheRiverResourcesKept(TypedDict):
    kind: Literal["resources-kept"]
    seat: int
    source: Literal["produce", "forage", "windfall", "income", "claim"]
    kept: str
    returned: str


class TheRiverResourcesTraded(TypedDict):
    kind: Literal["resources-traded"]
    seat: int
    paid: str


class TheRiverRoundEnded(TypedDict):
    kind: Literal["round-ended"]
    round: int


class TheRiverRoundStarted(TypedDict):
    kind: Literal["round-started"]
    round: int
    seat: int


class TheRiverScore(TypedDict):
    tokens: int
    buildings: int
    resources: int
    columns: int
    meadows: int
    total: int


class TheRiverSeat(TypedDict):
    seat: int
    colour: Literal["black", "blue", "green", "yellow"]
    spaces: list[str | None]
    boat: int
    placed: int
    settled: int
    waiting: int
    framed: int
    resources: TheRiverResources
    capacity: int
    production: TheRiverProduction
    reserved: list[str]
    built: list[str]
    tokens: list[int]
    standing: TheRiverScore


class TheRiverSkipMove(TypedDict):
    kind: Literal["skip"]


class TheRiverSpace(TypedDict):
    number: int
    column: int
    row: int
    x: int
    y: int
    next: int | None
    is_framed: bool


class TheRiverStoreMove(TypedDict):
    kind: Literal["store"]
    kept: str


class TheRiverSwapDeclined(TypedDict):
    kind: Literal["swap-declined"]
    seat: int


class TheRiverSwapMove(TypedDict):
    kind: Literal["swap"]
    low: int
    high: int


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


class TheRiverTakeMove(TypedDict):
    kind: Literal["take"]
    tile: str


class TheRiverTileClaimed(TypedDict):
    kind: Literal["tile-claimed"]
    seat: int
    tile: str
    space: int


class TheRiverTileRemoved(TypedDict):
    kind: Literal["tile-removed"]
    tile: str


class TheRiverTileTaken(TypedDict):
    kind: Literal["tile-taken"]
    seat: int
    tile: str
    space: int


class TheRiverTilesDiscarded(TypedDict):
    kind: Literal["tiles-discarded"]
    tiles: list[str]


class TheRiverTilesReshuffled(TypedDict):
    kind: Literal["tiles-reshuffled"]
    count: int


class TheRiverTilesRevealed(TypedDict):
    kind: Literal["tiles-revealed"]
    tiles: list[str]


class TheRiverTilesSwapped(TypedDict):
    kind: Literal["tiles-swapped"]
    seat: int
    low: int
    high: int


class TheRiverTokenTaken(TypedDict):
    kind: Literal["token-taken"]
    seat: int
    value: int
    spot: int


class TheRiverTradeMove(TypedDict):
    kind: Literal["trade"]
    paid: str


class TheRiverTurnPassed(TypedDict):
    kind: Literal["turn-passed"]
    seat: int


class Timing(TypedDict):
    pace: NotRequired[Literal["correspondence", "live", "none"]]
    bank: NotRequired[int]
    increment: NotRequired[int]
    per_turn: NotRequired[int]


class Token(TypedDict):
    id: str
    label: str
    scopes: list[
        Literal[
            "play",
            "matches:write",
            "leagues:write",
            "bots",
            "account",
            "admin",
            "talk",
            "moderate",
        ]
    ]
    created_at: int
    expires_at: int | None
    is_session: bool
    is_current: bool
    device: str | None
    used_at: int | None


class TokenInput(TypedDict):
    label: str
    scopes: list[
        Literal[
            "account",
            "admin",
            "bots",
            "leagues:write",
            "matches:write",
            "moderate",
            "play",
            "talk",
        ]
    ]
    expires_at: NotRequired[int | None]
    password: NotRequired[str | None]


class TokenList(TypedDict):
    items: list[Token]


class Turn(TypedDict):
    match_id: str
    game: str
    version: int
    seat: int
    at: int
    deadline: int | None


class TurnList(TypedDict):
    items: list[Turn]


class UndoInput(TypedDict):
    moves: NotRequired[int]


class Vacation(TypedDict):
    id: str
    begins_at: int
    ends_at: int


class VacationInput(TypedDict):
    ends_at: int
    begins_at: NotRequired[int | None]


class Verdict(TypedDict):
    version: int
    move: str
    is_legal: bool
    code: str | None
    rule: str | None
    text: str | None


class WayBack(TypedDict):
    redirect: str


class Webhook(TypedDict):
    bot_id: str
    url: str
    created_at: int
    fault: str | None
    failed_at: int | None


class WebhookInput(TypedDict):
    url: str


class WebhookMade(TypedDict):
    bot_id: str
    url: str
    secret: str
    created_at: int


class Wish(TypedDict):
    app: App
    scopes: list[
        Literal[
            "play",
            "matches:write",
            "leagues:write",
            "bots",
            "account",
            "admin",
            "talk",
            "moderate",
        ]
    ]
    destination: str


class WishQuery(TypedDict):
    request: str


class Work(TypedDict):
    lease: Lease
    question: dict[str, Any]


class WorkAnswer(TypedDict):
    move: str


class WorkInput(TypedDict):
    seconds: NotRequired[int]
    wait: NotRequired[int]


class Account(TypedDict):
    player: Player
    text: str
    language: Literal["en", "es", "it", "pt"] | None
    time_zone: str | None
    address: str | None
    verified_at: int | None
    pending_address: str | None
    pending_until: int | None


class Analysis(TypedDict):
    level: Literal["drifter", "hand", "foreman", "rancher", "legend"]
    plies: int
    items: list[DecisionReview]
    has_more: bool


class Away(TypedDict):
    is_on_vacation: bool
    vacation: Vacation | None
    hours: PlayingHours | None


class Boundary(TypedDict):
    player_id: str
    player: Player | None
    at: int


class BoundaryList(TypedDict):
    items: list[Boundary]
    next: str | None


class Challenge(TypedDict):
    challenger: Entrant
    challenged: Entrant


class Component(TypedDict):
    key: str
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


class DirectChallenge(TypedDict):
    id: str
    challenger: Occupant | None
    challenged: Occupant | None
    game: str
    options: dict[str, str | None]
    timing: Timing
    is_rated: bool
    at: int
    expires_at: int
    status: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    match_id: str | None


class DirectChallengeInput(TypedDict):
    player_id: str
    game: str
    timing: NotRequired[Timing]
    options: NotRequired[dict[str, str | None]]
    is_rated: NotRequired[bool]


class Division(TypedDict):
    number: int
    going_up: int
    going_down: int
    rows: list[Row]


class Evidence(TypedDict):
    report: Report
    reporter_id: str | None
    player_name: str
    log: Any
    messages: list[SavedMessage]


class ForecastInput(TypedDict):
    rules: Rules
    people: PeopleInput
    timing: NotRequired[Timing]


class History(TypedDict):
    game: str
    entrant: Entrant
    items: list[RatingChange]


class Issued(TypedDict):
    id: str
    token: str
    player: Player
    label: str
    scopes: list[
        Literal[
            "play",
            "matches:write",
            "leagues:write",
            "bots",
            "account",
            "admin",
            "talk",
            "moderate",
        ]
    ]
    created_at: int
    expires_at: int | None
    has_called_off_erasure: NotRequired[bool]


class IssuedApp(TypedDict):
    app: OwnApp
    secret: str | None


class LeagueInput(TypedDict):
    name: str
    game: str
    rules: Rules
    options: NotRequired[dict[str, str | None]]
    edition: NotRequired[str | None]
    timing: NotRequired[Timing]
    is_rated: NotRequired[bool]
    is_sandbox: NotRequired[bool]
    seed: NotRequired[str]


class MatchInput(TypedDict):
    game: str
    seats: int
    options: NotRequired[dict[str, str | None]]
    edition: NotRequired[str | None]
    timing: NotRequired[Timing]
    absence: NotRequired[Absence]
    is_listed: NotRequired[bool]
    has_spectators: NotRequired[bool]
    is_rated: NotRequired[bool]
    own: NotRequired[OwnSeatInput | None]
    ai_seats: NotRequired[list[AiSeatInput]]
    start: NotRequired[bool]


class MatchLine(TypedDict):
    id: str
    game: str
    edition: str
    rules_version: int
    status: Literal["aborted", "finished", "open", "running"]
    version: int
    creator_id: str
    is_listed: bool
    is_rated: bool
    seats: list[SeatLine]
    to_move: int | None
    deadline: int | None
    opened_at: int
    updated_at: int


class MatchList(TypedDict):
    items: list[MatchLine]
    next: str | None
    total_count: int


class Me(TypedDict):
    player: Player
    scopes: list[
        Literal[
            "play",
            "matches:write",
            "leagues:write",
            "bots",
            "account",
            "admin",
            "talk",
            "moderate",
        ]
    ]
    expires_at: int | None


class MoonRiverGeometry(TypedDict):
    ranches: list[MoonRiverRanchPlan]


MoonRiverMove: TypeAlias = (
    MoonRiverSelectMove
    | MoonRiverPlaceMove
    | MoonRiverDiscardMove
    | MoonRiverDoneMove
    | MoonRiverDroughtMove
    | MoonRiverRecruitMove
    | MoonRiverMoveMove
    | MoonRiverSwapMove
    | MoonRiverStealMove
    | MoonRiverSkipMove
    | MoonRiverBonusMove
    | MoonRiverLoseMove
)


class MoonRiverScore(TypedDict):
    territories: MoonRiverTerritories
    resources: MoonRiverResources
    partners: MoonRiverPartners
    scenario: int
    total: int
    largest_territory: int
    cows: int


class MoonRiverSeat(TypedDict):
    seat: int
    colour: Literal["purple", "white", "orange", "green"]
    board: str
    slots: int
    bridges: list[str]
    reserve: list[str]
    plots: list[MoonRiverPlot]
    claimed: bool
    standing: MoonRiverScore


class NotificationSettings(TypedDict):
    kinds: list[KindPreference]
    quiet_hours: QuietHours | None
    digest_at: str | None
    time_zone: str
    has_address: bool
    push_key: str
    subscriptions: list[PushSubscription]
    webhook: PersonalWebhook | None


class OwnPauses(TypedDict):
    vacations: list[Vacation]
    hours: PlayingHours | None
    next_hours: PlayingHours | None
    vacation_left: int
    vacation_budget: int
    shortest_vacation: int


class PreferencesBody(TypedDict):
    kinds: list[KindPreference]
    quiet_hours: NotRequired[QuietHours | None]
    digest_at: NotRequired[str | None]


class Ranked(TypedDict):
    rank: int
    rating: Rating


class RankingList(TypedDict):
    items: list[Ranked]
    total_count: int
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
    division_sizes: list[int]
    challenges: list[Challenge]
    evenness: list[Evenness]


class Seat(TypedDict):
    number: int
    player: Occupant | None
    ai_level: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    stand_in: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    colour: Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None
    left: Literal["resigned", "timed-out", "withdrawn"] | None
    clock: Clock | None
    score: int | None
    score_details: MoonRiverScore | TheRiverScore | None
    rank: int | None
    words: str
    is_connected: NotRequired[bool | None]


class SeatStanding(TypedDict):
    seat: int
    score: int | None
    score_details: MoonRiverScore | TheRiverScore | None
    clock: Clock | None
    stand_in: Literal["drifter", "hand", "foreman", "rancher", "legend"] | None
    left: Literal["resigned", "timed-out", "withdrawn"] | None


class Seek(TypedDict):
    id: str
    player: Occupant | None
    game: str
    seats: int
    options: dict[str, str | None]
    timing: Timing
    is_rated: bool
    rating: int | None
    since: int
    machines_after: int | None
    status: Literal["waiting", "paired", "seated", "cancelled", "away", "elsewhere", "expired"]
    match_id: str | None
    typical_wait: int | None


class SeekInput(TypedDict):
    game: str
    seats: NotRequired[int]
    timing: NotRequired[Timing]
    options: NotRequired[dict[str, str | None]]
    is_rated: NotRequired[bool]
    machines_after: NotRequired[int | None]


class SeekList(TypedDict):
    items: list[Seek]
    next: str | None


class Standings(TypedDict):
    league_id: str
    season: int
    status: Literal["registration", "running", "ended", "cancelled"]
    tie_breaks: list[Literal["wins", "meetings", "opponents", "score", "games"]]
    version: int
    divisions: list[Division]


class TheRiverBoardPlan(TypedDict):
    colour: Literal["black", "blue", "green", "yellow"]
    printed: list[TheRiverPrintedSymbol]


class TheRiverGameEnded(TypedDict):
    kind: Literal["game-ended"]
    reason: Literal["tokens", "tiles", "tokens-and-tiles", "round-limit"]
    scores: list[TheRiverScore]
    ranks: list[int]


TheRiverGameEvent: TypeAlias = (
    TheRiverFirstPlayerDrawn
    | TheRiverTilesRevealed
    | TheRiverBuildingsRevealed
    | TheRiverTileTaken
    | TheRiverTileRemoved
    | TheRiverRoundStarted
    | TheRiverResourcesTraded
    | TheRiverPioneerPlaced
    | TheRiverTileClaimed
    | TheRiverResourcesGained
    | TheRiverResourcesKept
    | TheRiverBuildingReserved
    | TheRiverBuildingConstructed
    | TheRiverTokenTaken
    | TheRiverPioneerJoined
    | TheRiverFirstPlayerTaken
    | TheRiverTilesSwapped
    | TheRiverSwapDeclined
    | TheRiverTurnPassed
    | TheRiverEndTriggered
    | TheRiverRoundEnded
    | TheRiverPioneersReturned
    | TheRiverTilesDiscarded
    | TheRiverTilesReshuffled
    | TheRiverGameEnded
)


class TheRiverGeometry(TypedDict):
    spaces: list[TheRiverSpace]
    columns: list[TheRiverColumn]
    boards: list[TheRiverBoardPlan]
    tables: list[TheRiverTablePlan]


TheRiverMove: TypeAlias = (
    TheRiverTakeMove
    | TheRiverTradeMove
    | TheRiverClaimMove
    | TheRiverProduceMove
    | TheRiverForageMove
    | TheRiverReserveMove
    | TheRiverBuildMove
    | TheRiverFirstMove
    | TheRiverSwapMove
    | TheRiverPassMove
    | TheRiverStoreMove
    | TheRiverSkipMove
)


class TheRiverOutcome(TypedDict):
    scores: list[TheRiverScore]
    ranks: list[int]
    reason: Literal["tokens", "tiles", "tokens-and-tiles", "round-limit"]


class TheRiverPosition(TypedDict):
    round: int
    first_player: int
    coming_first_player: int
    turn: int
    revealed: int
    passes: int
    seats: list[TheRiverSeat]
    places: list[TheRiverPlace]
    island: list[str]
    buildings: list[str]
    resource_supply: TheRiverResources
    tokens: list[int]
    tile_pile: int
    discards: list[str]
    removed: str | None
    reshuffles: int
    building_deck: int
    decision: TheRiverPending | None
    outcome: TheRiverOutcome | None


class TheRiverResult(TypedDict):
    scores: list[TheRiverScore]
    ranks: list[int]


class CaseFile(TypedDict):
    case: Case
    reports: list[Evidence]
    history: list[HistoryLine]


class ChallengeList(TypedDict):
    items: list[DirectChallenge]
    next: str | None


class Edition(TypedDict):
    key: str
    rules_version: int
    lists: NotRequired[list[ComponentList]]
    data: NotRequired[dict[str, Any]]
    geometry: NotRequired[MoonRiverGeometry | TheRiverGeometry]
    sources: NotRequired[list[Source]]


class Game(TypedDict):
    key: str
    name: str
    about: str
    seat_counts: list[int]
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
    is_rated: bool
    is_sandbox: bool
    version: int
    founded_at: int
    closed_at: int | None
    now: int
    role: Literal["owner", "referee", "member", "spectator"]
    referees: list[Entrant]
    season_count: int
    season: Season | None


class LegalMove(TypedDict):
    notation: str
    kind: NotRequired[
        Literal[
            "select",
            "place",
            "discard",
            "done",
            "drought",
            "recruit",
            "move",
            "swap",
            "steal",
            "skip",
            "bonus",
            "lose",
            "take",
            "trade",
            "claim",
            "produce",
            "forage",
            "reserve",
            "build",
            "first",
            "pass",
            "store",
        ]
    ]
    text: NotRequired[str]
    move: NotRequired[MoonRiverMove | TheRiverMove]
    score_delta: NotRequired[int | None]
    can_undo: NotRequired[bool]


class ListChange(TypedDict):
    is_snapshot: bool
    matches: list[MatchLine]
    gone: list[Gone]
    has_more: bool


class MoonRiverGameEnded(TypedDict):
    kind: Literal["game-ended"]
    scores: list[MoonRiverScore]
    ranks: list[int]


MoonRiverGameEvent: TypeAlias = (
    MoonRiverGameBegan
    | MoonRiverSaloonFilled
    | MoonRiverColumnFormed
    | MoonRiverRancheroPlaced
    | MoonRiverPlotPassedOver
    | MoonRiverRoundBegan
    | MoonRiverPlotCollected
    | MoonRiverDominoPlaced
    | MoonRiverPlotsDiscarded
    | MoonRiverExpansionEnded
    | MoonRiverCowPlaced
    | MoonRiverCowLost
    | MoonRiverPartnerRecruited
    | MoonRiverCowMoved
    | MoonRiverPlotsSwapped
    | MoonRiverCowStolen
    | MoonRiverEffectSkipped
    | MoonRiverBonusPlaced
    | MoonRiverBonusLost
    | MoonRiverReserveEmptied
    | MoonRiverHerdThinned
    | MoonRiverGameEnded
)


class MoonRiverPosition(TypedDict):
    variant: Literal["base", "legends"]
    scenario: Literal["timber-rafting", "gold-rush", "outlaws", "moon-river-city"] | None
    phase: Literal["draft", "round", "emptying", "over"]
    round: int
    turn: int
    turns: int
    revealed: int
    grid: MoonRiverGrid
    seats: list[MoonRiverSeat]
    rancheros: list[int]
    old: list[MoonRiverColumn]
    new: list[MoonRiverColumn]
    saloon: list[Literal["cattle-thief", "desperado", "farmer", "gold-digger", "trapper"]]
    supply: int
    pile: int
    stack: int
    bonus_tiles: list[str]
    discarded: list[str]
    decision: MoonRiverPending | None
    outcome: MoonRiverOutcome | None


class MoonRiverResult(TypedDict):
    scores: list[MoonRiverScore]
    ranks: list[int]


class MoveList(TypedDict):
    version: int
    seat: int | None
    items: list[LegalMove]


class Outcome(TypedDict):
    reason: Literal[
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
    ranks: list[int]
    winners: list[int]
    taken_over: list[int]
    result: MoonRiverResult | TheRiverResult | None


class Ply(TypedDict):
    seat: int
    move: str
    events: list[MoonRiverGameEvent | TheRiverGameEvent]


class Record(TypedDict):
    format: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, str | None]
    seats: list[str]
    deal: dict[str, Any] | None
    moves: list[str]
    result: dict[str, Any] | None
    dealing: dict[str, Any]
    version: NotRequired[int]
    beginning: NotRequired[list[MoonRiverGameEvent | TheRiverGameEvent]]
    plies: NotRequired[list[Ply]]


class Search(TypedDict):
    seeks: list[Seek]
    challenges: list[DirectChallenge]


class State(TypedDict):
    version: int
    ply: int
    at: int
    status: Literal["aborted", "finished", "open", "running"]
    to_move: int | None
    decision: Decision | None
    deadline: int | None
    standing: list[SeatStanding]
    can_undo: bool
    position: MoonRiverPosition | TheRiverPosition | None
    legal_moves: list[LegalMove]


class Catalogue(TypedDict):
    games: list[Game]
    levels: list[Level]


class Match(TypedDict):
    id: str
    game: str
    edition: str
    rules_version: int
    status: Literal["aborted", "finished", "open", "running"]
    version: int
    options: dict[str, str | None]
    timing: Timing
    absence: Absence
    is_listed: bool
    has_spectators: bool
    is_rated: bool
    creator_id: str
    seats: list[Seat]
    viewer_seat: int | None
    to_move: int | None
    decision: Decision | None
    can_undo: bool
    deadline: int | None
    position: MoonRiverPosition | TheRiverPosition | None
    commitment: str
    secret: str | None
    outcome: Outcome | None
    taken_over: list[int]
    opened_at: int
    updated_at: int
    started_at: int | None
    ended_at: int | None
    league_deadline: int | None
    rematch_id: str | None
    rematch_of_id: str | None
    league_place: LeaguePlace | None
    fork_of: Fork | None


class MatchEvent(TypedDict):
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
        "pauses-changed",
        "unsealed",
    ]
    player_id: NotRequired[str]
    game: NotRequired[str]
    edition: NotRequired[str]
    rules_version: NotRequired[int]
    seats: NotRequired[int]
    options: NotRequired[dict[str, Any]]
    timing: NotRequired[dict[str, Any]]
    absence: NotRequired[dict[str, Any]]
    is_rated: NotRequired[bool]
    commitment: NotRequired[str]
    rematch_of_id: NotRequired[str | None]
    is_sealed: NotRequired[bool]
    salt: NotRequired[str | None]
    deadline: NotRequired[int | None]
    sandbox: NotRequired[str | None]
    pauses: NotRequired[bool]
    fork_of: NotRequired[dict[str, Any] | None]
    seat: NotRequired[int]
    colour: NotRequired[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"] | None]
    words: NotRequired[str]
    level: NotRequired[Literal["drifter", "hand", "foreman", "rancher", "legend"]]
    colours: NotRequired[list[Literal["purple", "white", "orange", "green", "black", "blue", "yellow"]]]
    to_move: NotRequired[int]
    move: NotRequired[str]
    engine: NotRequired[dict[str, Any] | None]
    moves: NotRequired[int]
    restored_version: NotRequired[int | None]
    undone_moves: NotRequired[list[str]]
    has_left_season: NotRequired[bool]
    claimed_by_id: NotRequired[str | None]
    reason: NotRequired[
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
    ]
    ranks: NotRequired[list[int]]
    rematch_id: NotRequired[str]
    milliseconds: NotRequired[int]
    vacations: NotRequired[list[bool | int | float | str | list[dict[str, Any]] | dict[str, Any] | None]]
    hours: NotRequired[list[bool | int | float | str | list[dict[str, Any]] | dict[str, Any] | None]]
    match_id: str
    texts: list[str]
    events: NotRequired[list[MoonRiverGameEvent | TheRiverGameEvent]]
    result: NotRequired[MoonRiverResult | TheRiverResult | None]
    state: NotRequired[State]
    is_listed: NotRequired[bool]
    has_spectators: NotRequired[bool]


class Problem(TypedDict):
    type: str
    title: str
    status: int
    code: str
    detail: str
    rule: NotRequired[str]
    path: NotRequired[str]
    fault: NotRequired[str]
    expected: NotRequired[int]
    version: NotRequired[int]
    missed: NotRequired[list[MatchEvent]]
    limit: NotRequired[str]
    retry_after: NotRequired[float | None]


class Change(TypedDict):
    match_id: str
    version: int
    status: Literal["aborted", "finished", "open", "running"]
    to_move: int | None
    events: list[MatchEvent]
    is_repeated: bool


class EventList(TypedDict):
    items: list[MatchEvent]
    version: int
    has_more: bool


class Invitation(TypedDict):
    match: Match
    inviter: Occupant | None
    seat: int | None
    is_open: bool
    expires_at: int
