"""What is stored and found again: matches with their logs, players, tokens, kept answers, the outbox.

StoreFault
├── StoreAway      the store cannot be reached, or refuses everybody for now
├── VersionTaken   somebody else appended to the match first
├── NameTaken      a player of this or a look-alike name exists
└── KeyTaken       an answer is kept under this idempotency key already
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Final, Protocol

from application.ports.accounts import AccountReading, AccountWork
from application.ports.apps import AppReading, AppWork
from application.ports.bots import BotReading, BotWork
from application.ports.boundaries import BoundaryReading, BoundaryWork
from application.ports.leagues import LeagueReading, LeagueWork
from application.ports.mail import MailReading, MailWork
from application.ports.marks import MarkReading, MarkWork
from application.ports.moderation import ModerationReading, ModerationWork
from application.ports.notifications import NotificationReading, NotificationWork
from application.ports.operators import OperatorReading, OperatorWork
from application.ports.pairing import PairingReading, PairingWork
from application.ports.pauses import PauseReading, PauseWork
from application.ports.privacy import PrivacyReading, PrivacyWork
from application.ports.processes import ProcessReading, ProcessWork
from application.ports.pruning import PruneReading, PruneWork
from application.ports.queue import Task
from application.ports.ratings import RatingReading, RatingWork
from application.ports.talk import TalkReading, TalkWork
from application.ports.upkeep import UpkeepReading, UpkeepWork
from domain.apps.apps import AppId
from domain.hosting.clocks import deadline
from domain.hosting.entries import Logged
from domain.hosting.match import Match
from domain.hosting.players import Player, PlayerRole
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.kernel.plain import Plain


class StoreFault(Exception):
    """The store could not do what was asked; nothing of it was kept. `code` is the database's own, if it gave one."""

    def __init__(self, text: str = "", code: str | None = None) -> None:
        super().__init__(text)
        self.code = code


class StoreAway(StoreFault):
    """The store cannot be reached, or refuses everybody for now: the same question may be answered later."""


class VersionTaken(StoreFault):
    """The match has moved on: its version is not the expected one any more."""


class NameTaken(StoreFault):
    """Another player has this name, or one that looks like it."""


class KeyTaken(StoreFault):
    """An answer is kept under this key already."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a match, as lists of matches show and search it."""

    number: int
    player: PlayerId | None
    ai: str | None


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match without its log: what lists, sweeps and checks need."""

    id: MatchId
    game: str
    edition: str
    rules: int
    status: Status
    version: int
    creator: PlayerId
    listed: bool
    rated: bool
    seats: tuple[SeatRow, ...]
    to_move: int | None
    machine: str | None
    deadline: Moment | None
    opened_at: Moment
    updated_at: Moment

    @property
    def has_people(self) -> bool:
        """As of the match itself."""
        return any(seat.player is not None for seat in self.seats)


def summary_of(match: Match, updated_at: Moment) -> MatchSummary:
    """The row of a match; every column follows from the log."""
    mover = None if match.to_move is None else match.seat(match.to_move)
    return MatchSummary(
        id=match.id,
        game=match.game,
        edition=match.edition,
        rules=match.rules,
        status=match.status,
        version=match.version,
        creator=match.creator,
        listed=match.access.listed,
        rated=match.rated,
        seats=tuple(SeatRow(seat.number, seat.player, seat.machine) for seat in match.seats),
        to_move=match.to_move,
        machine=mover.machine if mover else None,
        deadline=None if mover is None or mover.machine else deadline(match.clock),
        opened_at=match.opened_at,
        updated_at=updated_at,
    )


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """Which matches to find; None matches any.

    With `seen_by`, unlisted league matches are found only where this player sits: their deals are secret.
    """

    game: str | None = None
    status: Status | None = None
    player: PlayerId | None = None
    creator: PlayerId | None = None
    listed: bool | None = None
    has_free_seat: bool | None = None
    rated: bool | None = None
    in_league: bool | None = None
    seen_by: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a page of matches ended: newest first, by opening time and id."""

    opened_at: Moment
    id: MatchId


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A cached position: `data` is what the game packed after the moves up to `version`."""

    match: MatchId
    version: int
    data: Plain


@dataclass(frozen=True, slots=True)
class Token:
    """A session or a personal token: only the hash of its text is kept.

    A session may do whatever its player may; its `scopes` are for listing only. `parent` is the token that created
    this one, or the grant of the `app` that acts with it. `origin` is a digest of the address, and `device` the kind
    of client, that a session began from. `used_at` is the time of its last use, exact to a few minutes.
    """

    id: str
    player: PlayerId
    label: str
    hash: bytes
    scopes: tuple[str, ...]
    created_at: Moment
    expires_at: Moment | None
    revoked_at: Moment | None = None
    is_session: bool = False
    parent: str | None = None
    origin: bytes | None = None
    device: str | None = None
    used_at: Moment | None = None
    app: AppId | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer kept under a player's idempotency key, with a fingerprint of the request it answered."""

    player: PlayerId
    key: str
    fingerprint: str
    answer: Plain
    at: Moment


@dataclass(frozen=True, slots=True)
class Notice:
    """A row of the outbox: `topic` is woken, `task` (if any) is sent."""

    id: str
    topic: str
    task: Task | None
    at: Moment


class Reading(
    UpkeepReading,
    RatingReading,
    LeagueReading,
    BotReading,
    ProcessReading,
    PruneReading,
    OperatorReading,
    MailReading,
    BoundaryReading,
    AccountReading,
    TalkReading,
    PairingReading,
    NotificationReading,
    PrivacyReading,
    AppReading,
    ModerationReading,
    MarkReading,
    PauseReading,
    Protocol,
):
    """A consistent read of what is committed."""

    async def match_summary(self, match: MatchId) -> MatchSummary | None: ...

    async def match_summaries(self, matches: Sequence[MatchId]) -> Sequence[MatchSummary]:
        """Those that exist, in the order asked for."""
        ...

    async def log(self, match: MatchId, after: int = 0, limit: int | None = None) -> Sequence[Logged]:
        """Entries with a greater version than `after`, ascending."""
        ...

    async def outlines(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Sequence[Logged]]:
        """The logs of those that exist, without the moves, which are the most of them."""
        ...

    async def news(self, match: MatchId, after: int, limit: int) -> Sequence[Logged]:
        """The same as a single read: it need not agree with other reads, and so costs less."""
        ...

    async def secret(self, match: MatchId) -> bytes | None:
        """The deal's secret; the caller must not show it before the end."""
        ...

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """The newest snapshot."""
        ...

    async def find(
        self, wanted: MatchFilter, place: Place | None, limit: int, is_backward: bool = False
    ) -> Sequence[MatchSummary]:
        """Newest first, from behind a place; backward the other way round, from before it."""
        ...

    async def count(self, wanted: MatchFilter, limit: int | None = None) -> int:
        """How many there are, counted up to `limit`."""
        ...

    async def turns(self, player: PlayerId, limit: int) -> Sequence[MatchSummary]:
        """Running matches in which this player, not a stand-in, is to move; longest waiting first."""
        ...

    async def expired_matches(self, now: Moment, limit: int) -> Sequence[MatchSummary]:
        """Running matches whose deadline has passed."""
        ...

    async def machines(self, limit: int) -> Sequence[MatchSummary]:
        """Running matches in which an AI is to move, longest waiting first."""
        ...

    def every_match(self) -> AsyncIterator[MatchId]:
        """All ids there are, ascending."""
        ...

    async def player(self, player: PlayerId) -> Player | None: ...

    async def players(self, players: Sequence[PlayerId]) -> Sequence[Player]:
        """Those that exist, in the order asked for."""
        ...

    async def player_by_name(self, name: str) -> Player | None:
        """By name without regard to case; a look-alike is not found."""
        ...

    async def has_namesake(self, player: Player) -> bool:
        """Whether another player has this name, or one that looks like it."""
        ...

    async def password_of(self, player: PlayerId) -> str | None:
        """The password's hash."""
        ...

    async def bots_of(self, owner: PlayerId) -> Sequence[Player]: ...

    async def token(self, hash: bytes) -> Token | None:
        """Also when expired or revoked: the use case decides."""
        ...

    async def has_session_from(self, player: PlayerId, origin: bytes) -> bool:
        """Whether a session of the player, over or not, was begun there."""
        ...

    async def token_by_id(self, token: str) -> Token | None:
        """Also when expired or revoked."""
        ...

    async def tokens_of(self, player: PlayerId) -> Sequence[Token]:
        """Without those that apps act with."""
        ...

    async def answer(self, player: PlayerId, key: str) -> Answer | None: ...

    async def unsent_notices(self, before: Moment, limit: int) -> Sequence[Notice]:
        """Notices still in the outbox that are older than `before`, oldest first."""
        ...


class Work(
    Reading,
    UpkeepWork,
    RatingWork,
    LeagueWork,
    BotWork,
    ProcessWork,
    PruneWork,
    OperatorWork,
    MailWork,
    BoundaryWork,
    AccountWork,
    TalkWork,
    PairingWork,
    NotificationWork,
    PrivacyWork,
    AppWork,
    ModerationWork,
    MarkWork,
    PauseWork,
    Protocol,
):
    """One transaction: everything in it is kept by `commit`, or nothing."""

    async def open_match(self, summary: MatchSummary, secret: bytes, entries: Sequence[Logged]) -> None: ...

    async def append(self, summary: MatchSummary, entries: Sequence[Logged]) -> None:
        """Adds entries that follow the stored version without a gap and replaces the summary; raises VersionTaken."""
        ...

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Replaces an older one of the same match."""
        ...

    async def add_player(self, player: Player, password: str | None = None) -> None:
        """Raises NameTaken."""
        ...

    async def change_player(self, player: Player, password: str | None = None) -> None:
        """Replaces name and kind, and the password's hash where one is given; raises NameTaken."""
        ...

    async def upgrade_player(self, player: Player, password: str) -> bool:
        """Makes a guest this player, once: false when the stored player is no guest; raises NameTaken."""
        ...

    async def give_role(self, player: PlayerId, role: PlayerRole | None) -> bool:
        """Replaces the role, None for none; false when there is no such player."""
        ...

    async def hold_player(self, player: PlayerId) -> None:
        """Locks the player until this transaction ends, so that what the player has can be counted safely."""
        ...

    async def add_token(self, token: Token) -> None: ...

    async def note_use(self, token: str, at: Moment) -> None:
        """When a token was last used."""
        ...

    async def revoke_token(self, token: str, at: Moment) -> Sequence[str]:
        """Ends the token and all that were made with it, directly or not; the ids of those that had not ended."""
        ...

    async def revoke_tokens_of(self, player: PlayerId, at: Moment) -> Sequence[str]:
        """The same for all tokens of a player, and what the player has let apps do, by codes not used yet too."""
        ...

    async def keep_answer(self, answer: Answer) -> None:
        """Raises KeyTaken."""
        ...

    async def post(self, *notices: Notice) -> None:
        """Puts notices into the outbox."""
        ...

    async def discard_notices(self, notices: Sequence[str]) -> None:
        """Takes notices out of the outbox."""
        ...

    async def commit(self) -> None: ...


POOL_SIZE: Final = 10
"""Connections that a process may have to its database unless an operator says otherwise."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Connections to the database: how many there may be, how many are in use, how many are waited for."""

    size: int
    in_use: int
    waiting: int


class Store(Protocol):
    def reading(self) -> AbstractAsyncContextManager[Reading]: ...

    def working(self) -> AbstractAsyncContextManager[Work]:
        """A transaction that is rolled back unless committed; writers wait for each other where they must."""
        ...

    async def is_up(self) -> bool: ...

    async def time(self) -> Moment | None:
        """What the database's own clock says; None where that is this machine's. Raises StoreFault."""
        ...

    def pool(self) -> Pool:
        """How busy the connections are."""
        ...

    async def close(self) -> None: ...
