"""A store in memory: a transaction works on a copy of everything and puts it in place when it commits."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from application.ports.store import (
    Answer,
    KeyTaken,
    MatchFilter,
    MatchSummary,
    NameTaken,
    Notice,
    Place,
    Pool,
    Reading,
    Snapshot,
    StoreFault,
    Token,
    VersionTaken,
    Work,
)
from domain.hosting.entries import Logged, Moved, Undone
from domain.hosting.players import Player, PlayerKind, PlayerRole
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from tests.fakes.accounts import AccountShelves, FakeAccountReading, FakeAccountWork
from tests.fakes.apps import AppShelves, FakeAppReading, FakeAppWork
from tests.fakes.bots import BotShelves, FakeBotReading, FakeBotWork
from tests.fakes.boundaries import BoundaryShelves, FakeBoundaryReading, FakeBoundaryWork
from tests.fakes.leagues import FakeLeagueReading, FakeLeagueWork, LeagueShelves
from tests.fakes.mail import FakeMailReading, FakeMailWork, MailShelves
from tests.fakes.marks import FakeMarkReading, FakeMarkWork, MarkShelves
from tests.fakes.moderation import FakeModerationReading, FakeModerationWork, ModerationShelves
from tests.fakes.notifications import FakeNotificationReading, FakeNotificationWork, NotificationShelves
from tests.fakes.operators import FakeOperatorReading, FakeOperatorWork, OperatorShelves
from tests.fakes.pairing import FakePairingReading, FakePairingWork, PairingShelves
from tests.fakes.pauses import FakePauseReading, FakePauseWork, PauseShelves
from tests.fakes.privacy import FakePrivacyReading, FakePrivacyWork, PrivacyShelves
from tests.fakes.processes import FakeProcessReading, FakeProcessWork, ProcessShelves
from tests.fakes.pruning import FakePruneReading, FakePruneWork, drop
from tests.fakes.ratings import FakeRatingReading, FakeRatingWork, RatingShelves
from tests.fakes.talk import FakeTalkReading, FakeTalkWork, TalkShelves
from tests.fakes.upkeep import FakeUpkeepReading, FakeUpkeepWork


@dataclass
class Shelves(
    RatingShelves,
    LeagueShelves,
    BotShelves,
    ProcessShelves,
    OperatorShelves,
    MailShelves,
    BoundaryShelves,
    AccountShelves,
    TalkShelves,
    PairingShelves,
    NotificationShelves,
    PrivacyShelves,
    AppShelves,
    ModerationShelves,
    MarkShelves,
    PauseShelves,
):
    """All that is stored; values are never changed, only replaced."""

    logs: dict[MatchId, tuple[Logged, ...]] = field(default_factory=dict)
    secrets: dict[MatchId, bytes] = field(default_factory=dict)
    snapshots: dict[MatchId, Snapshot] = field(default_factory=dict)
    players: dict[PlayerId, Player] = field(default_factory=dict)
    passwords: dict[PlayerId, str] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    answers: dict[tuple[PlayerId, str], Answer] = field(default_factory=dict)
    outbox: dict[str, Notice] = field(default_factory=dict)

    def copied(self) -> "Shelves":
        return Shelves(**{name: dict(shelf) for name, shelf in vars(self).items()})


class FakeReading(
    FakeUpkeepReading,
    FakeRatingReading,
    FakeLeagueReading,
    FakeBotReading,
    FakeProcessReading,
    FakePruneReading,
    FakeOperatorReading,
    FakeMailReading,
    FakeBoundaryReading,
    FakeAccountReading,
    FakeTalkReading,
    FakePairingReading,
    FakeNotificationReading,
    FakePrivacyReading,
    FakeAppReading,
    FakeModerationReading,
    FakeMarkReading,
    FakePauseReading,
):
    _shelves: Shelves

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def match_summary(self, match: MatchId) -> MatchSummary | None:
        return self._shelves.heads.get(match)

    async def match_summaries(self, matches: Sequence[MatchId]) -> Sequence[MatchSummary]:
        return [self._shelves.heads[match] for match in matches if match in self._shelves.heads]

    async def log(self, match: MatchId, after: int = 0, limit: int | None = None) -> Sequence[Logged]:
        found = [logged for logged in self._shelves.logs.get(match, ()) if logged.version > after]
        return found if limit is None else found[:limit]

    async def outlines(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Sequence[Logged]]:
        logs = {match: self._shelves.logs[match] for match in matches if match in self._shelves.logs}
        return {
            match: [logged for logged in log if not isinstance(logged.entry, Moved | Undone)]
            for match, log in logs.items()
        }

    async def news(self, match: MatchId, after: int, limit: int) -> Sequence[Logged]:
        return await self.log(match, after, limit)

    async def secret(self, match: MatchId) -> bytes | None:
        return self._shelves.secrets.get(match)

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        return self._shelves.snapshots.get(match)

    async def find(
        self, wanted: MatchFilter, place: Place | None, limit: int, is_backward: bool = False
    ) -> Sequence[MatchSummary]:
        def at(one: MatchSummary | Place) -> tuple[int, str]:
            return one.opened_at, one.id

        found = [head for head in self._shelves.heads.values() if self._fits(head, wanted)]
        if place is not None:
            found = [head for head in found if (at(head) > at(place) if is_backward else at(head) < at(place))]
        return sorted(found, key=at, reverse=not is_backward)[:limit]

    async def count(self, wanted: MatchFilter, limit: int | None = None) -> int:
        found = sum(self._fits(head, wanted) for head in self._shelves.heads.values())
        return found if limit is None else min(limit, found)

    def _fits(self, head: MatchSummary, wanted: MatchFilter) -> bool:
        is_in_league = head.id in self._shelves.league_matches
        is_seen = head.listed or not is_in_league or wanted.seen_by in (None, *(seat.player for seat in head.seats))
        return wanted.in_league in (None, is_in_league) and is_seen and fits(head, wanted)

    async def turns(self, player: PlayerId, limit: int) -> Sequence[MatchSummary]:
        return self._running(lambda head: mover(head) == player, lambda head: head.updated_at)[:limit]

    async def expired_matches(self, now: Moment, limit: int) -> Sequence[MatchSummary]:
        is_late = lambda head: head.deadline is not None and head.deadline <= now  # noqa: E731
        return self._running(is_late, lambda head: head.deadline or 0)[:limit]

    async def machines(self, limit: int) -> Sequence[MatchSummary]:
        return self._running(lambda head: head.machine is not None, lambda head: head.updated_at)[:limit]

    def _running(
        self, is_wanted: Callable[[MatchSummary], bool], since: Callable[[MatchSummary], int]
    ) -> list[MatchSummary]:
        running = [head for head in self._shelves.heads.values() if head.status is Status.RUNNING]
        return sorted(filter(is_wanted, running), key=lambda head: (since(head), head.id))

    async def every_match(self) -> AsyncIterator[MatchId]:
        for match in sorted(self._shelves.heads):
            yield match

    async def player(self, player: PlayerId) -> Player | None:
        return self._shelves.players.get(player)

    async def players(self, players: Sequence[PlayerId]) -> Sequence[Player]:
        return [self._shelves.players[player] for player in players if player in self._shelves.players]

    async def player_by_name(self, name: str) -> Player | None:
        same = (player for player in self._shelves.players.values() if player.name.casefold() == name.casefold())
        return next(same, None)

    async def has_namesake(self, player: Player) -> bool:
        others = [other for other in self._shelves.players.values() if other.id != player.id]
        given_up = [
            replace(player, name=old.name) for old in self._shelves.old_names.values() if old.player != player.id
        ]
        return any(look_alike(other, player) for other in [*others, *given_up])

    async def password_of(self, player: PlayerId) -> str | None:
        return self._shelves.passwords.get(player)

    async def bots_of(self, owner: PlayerId) -> Sequence[Player]:
        bots = [player for player in self._shelves.players.values() if player.owner == owner]
        return sorted(bots, key=lambda bot: (bot.created_at, bot.id))

    async def token(self, hash: bytes) -> Token | None:
        return next((token for token in self._shelves.tokens.values() if token.hash == hash), None)

    async def has_session_from(self, player: PlayerId, origin: bytes) -> bool:
        return any(token.player == player and token.origin == origin for token in self._shelves.tokens.values())

    async def token_by_id(self, token: str) -> Token | None:
        return self._shelves.tokens.get(token)

    async def tokens_of(self, player: PlayerId) -> Sequence[Token]:
        tokens = [token for token in self._shelves.tokens.values() if token.player == player and not token.app]
        return sorted(tokens, key=lambda token: (token.created_at, token.id))

    async def answer(self, player: PlayerId, key: str) -> Answer | None:
        return self._shelves.answers.get((player, key))

    async def unsent_notices(self, before: Moment, limit: int) -> Sequence[Notice]:
        lost = [notice for notice in self._shelves.outbox.values() if notice.at < before]
        return sorted(lost, key=lambda notice: (notice.at, notice.id))[:limit]


class FakeWork(
    FakeReading,
    FakeUpkeepWork,
    FakeRatingWork,
    FakeLeagueWork,
    FakeBotWork,
    FakeProcessWork,
    FakePruneWork,
    FakeOperatorWork,
    FakeMailWork,
    FakeBoundaryWork,
    FakeAccountWork,
    FakeTalkWork,
    FakePairingWork,
    FakeNotificationWork,
    FakePrivacyWork,
    FakeAppWork,
    FakeModerationWork,
    FakeMarkWork,
    FakePauseWork,
):
    def __init__(self, shelves: Shelves, keep: Callable[[Shelves], None]) -> None:
        super().__init__(shelves)
        self._keep = keep

    async def open_match(self, head: MatchSummary, secret: bytes, entries: Sequence[Logged]) -> None:
        check_follow_on(head, entries, 1)
        if head.id in self._shelves.heads:
            raise StoreFault("the match is there already")
        self._shelves.secrets[head.id] = secret
        self._put(head, tuple(entries))

    async def append(self, head: MatchSummary, entries: Sequence[Logged]) -> None:
        expected = head.version - len(entries)
        check_follow_on(head, entries, expected + 1)
        known = self._shelves.heads.get(head.id)
        if known is None or known.version != expected:
            raise VersionTaken(head.id)
        self._put(head, (*self._shelves.logs[head.id], *entries))

    def _put(self, head: MatchSummary, log: tuple[Logged, ...]) -> None:
        self._shelves.heads[head.id] = head
        self._shelves.logs[head.id] = log

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        known = self._shelves.snapshots.get(snapshot.match)
        if known is None or known.version < snapshot.version:
            self._shelves.snapshots[snapshot.match] = snapshot

    async def add_player(self, player: Player, password: str | None = None) -> None:
        if player.id in self._shelves.players:
            raise NameTaken(player.id)
        await self.change_player(player, password)

    async def change_player(self, player: Player, password: str | None = None) -> None:
        if await self.has_namesake(player):
            raise NameTaken(player.id)
        known = self._shelves.players.get(player.id)
        self._shelves.players[player.id] = replace(player, role=known.role, avatar=known.avatar) if known else player
        if password is not None:
            self._shelves.passwords[player.id] = password

    async def upgrade_player(self, player: Player, password: str) -> bool:
        if self._shelves.players[player.id].kind is not PlayerKind.GUEST:
            return False
        await self.change_player(player, password)
        return True

    async def give_role(self, player: PlayerId, role: PlayerRole | None) -> bool:
        known = self._shelves.players.get(player)
        if known is None:
            return False
        self._shelves.players[player] = replace(known, role=role)
        return True

    async def hold_player(self, player: PlayerId) -> None:
        """A transaction here is alone anyway."""

    async def add_token(self, token: Token) -> None:
        self._shelves.tokens[token.id] = token

    async def note_use(self, token: str, at: Moment) -> None:
        self._shelves.tokens[token] = replace(self._shelves.tokens[token], used_at=at)

    async def revoke_token(self, token: str, at: Moment) -> Sequence[str]:
        return self._end({token} & set(self._shelves.tokens), at)

    async def revoke_tokens_of(self, player: PlayerId, at: Moment) -> Sequence[str]:
        codes = self._shelves.authorization_codes
        drop(codes, [code.hash for code in codes.values() if code.player == player])
        for grant in [each for each in self._shelves.grants.values() if each.player == player]:
            self._shelves.grants[grant.id] = replace(grant, revoked_at=grant.revoked_at or at)
        return self._end({token.id for token in self._shelves.tokens.values() if token.player == player}, at)

    def _end(self, line: set[str], at: Moment) -> list[str]:
        tokens = self._shelves.tokens
        while made := {token.id for token in tokens.values() if token.parent in line} - line:
            line |= made
        ended = [token for token in line if tokens[token].revoked_at is None]
        for token in ended:
            tokens[token] = replace(tokens[token], revoked_at=at)
        return ended

    async def keep_answer(self, answer: Answer) -> None:
        if (answer.player, answer.key) in self._shelves.answers:
            raise KeyTaken(answer.player)
        self._shelves.answers[answer.player, answer.key] = answer

    async def post(self, *notices: Notice) -> None:
        self._shelves.outbox |= {notice.id: notice for notice in notices}

    async def discard_notices(self, notices: Sequence[str]) -> None:
        for notice in notices:
            self._shelves.outbox.pop(notice, None)

    async def commit(self) -> None:
        self._keep(self._shelves)
        self._shelves = self._shelves.copied()


class FakeStore:
    def __init__(self) -> None:
        self._shelves = Shelves()
        self._writer = asyncio.Lock()
        self.is_broken = False
        # What the store's own clock says; most stores have none.
        self.clock: Callable[[], Moment | None] = lambda: None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        self._check()
        yield FakeReading(self._shelves)

    @asynccontextmanager
    async def working(self) -> AsyncIterator[Work]:
        self._check()
        async with self._writer:
            yield FakeWork(self._shelves.copied(), self._keep)

    async def is_up(self) -> bool:
        return not self.is_broken

    async def time(self) -> Moment | None:
        self._check()
        return self.clock()

    def pool(self) -> Pool:
        return Pool(1, 0, 0)

    async def close(self) -> None:
        """Nothing is held."""

    def _check(self) -> None:
        if self.is_broken:
            raise StoreFault("broken by a test")

    def _keep(self, shelves: Shelves) -> None:
        self._shelves = shelves


def fits(head: MatchSummary, wanted: MatchFilter) -> bool:
    plain = ("game", "status", "creator", "listed", "rated")
    asked = {name: getattr(wanted, name) for name in plain if getattr(wanted, name) is not None}
    if any(getattr(head, name) != value for name, value in asked.items()):
        return False
    if wanted.player is not None and wanted.player not in [seat.player for seat in head.seats]:
        return False
    has_free_seat = any(seat.player is None and seat.ai is None for seat in head.seats)
    return wanted.has_free_seat in (None, has_free_seat)


def mover(head: MatchSummary) -> PlayerId | None:
    if head.to_move is None or head.machine is not None:
        return None
    return head.seats[head.to_move - 1].player


def look_alike(one: Player, other: Player) -> bool:
    return one.name.casefold() == other.name.casefold() or one.skeleton == other.skeleton


def check_follow_on(head: MatchSummary, entries: Sequence[Logged], first: int) -> None:
    if not entries or [logged.version for logged in entries] != list(range(first, head.version + 1)):
        raise StoreFault("entries must follow each other up to the head's version")
