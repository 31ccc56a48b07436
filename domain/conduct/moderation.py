"""Moderation: reports and the cases they make, sanctions that end, appeals, and who may decide about whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from domain.conduct.talk import MessageId
from domain.hosting.players import PlayerRole
from domain.hosting.terms import MatchId, Moment, PlayerId

CaseId = NewType("CaseId", str)
ReportId = NewType("ReportId", str)
SanctionId = NewType("SanctionId", str)
AppealId = NewType("AppealId", str)


class Offence(StrEnum):
    """What a report says that somebody did. The last three are marks that the server made itself."""

    INSULT = "insult"
    SPAM = "spam"
    CHEATING = "cheating"
    STALLING = "stalling"
    NAME = "name"
    OTHER = "other"
    LEAVING = "leaving"
    SHARED_ADDRESS = "shared-address"
    ONE_SIDED = "one-sided"


MARKS: Final = frozenset({Offence.LEAVING, Offence.SHARED_ADDRESS, Offence.ONE_SIDED})


class CaseStatus(StrEnum):
    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Case:
    """All that waits to be looked at about one player. A player has at most one open case."""

    id: CaseId
    player: PlayerId
    opened_at: Moment
    changed_at: Moment
    reports: int = 0
    closed_at: Moment | None = None

    @property
    def status(self) -> CaseStatus:
        return CaseStatus.OPEN if self.closed_at is None else CaseStatus.CLOSED


@dataclass(frozen=True, slots=True)
class SavedMessage:
    """A copy of a message as it was when it was reported, or said near it."""

    message: MessageId
    number: int
    author: PlayerId
    text: str
    at: Moment


@dataclass(frozen=True, slots=True)
class Report:
    """What one player says of another, with the evidence of that moment; the reporter of a mark is the server."""

    id: ReportId
    case: CaseId
    reporter: PlayerId | None
    player: PlayerId
    offence: Offence
    text: str
    at: Moment
    match: MatchId | None = None
    message: MessageId | None = None
    room: str | None = None
    name: str = ""
    """What the player was called then."""
    log: str = "[]"
    """The last entries of the match at that moment, as anyone may see them: JSON."""


class SanctionKind(StrEnum):
    """What moderators can do to a player."""

    WARN = "warn"
    MUTE = "mute"
    BAN = "ban"
    RENAME = "rename"


@dataclass(frozen=True, slots=True)
class Sanction:
    """What was done to a player, why, and until when; `former_name` is what a rename took away."""

    id: SanctionId
    case: CaseId | None
    player: PlayerId
    kind: SanctionKind
    by: PlayerId
    reason: str
    at: Moment
    until: Moment
    lifted_at: Moment | None = None
    seen_at: Moment | None = None
    former_name: str | None = None

    def holds_at(self, now: Moment) -> bool:
        return self.lifted_at is None and now < self.until


def end_of(kind: SanctionKind, sanctions: Iterable[Sanction], now: Moment) -> Moment | None:
    """Until when a player is under sanctions of this kind; None where none holds."""
    return max((each.until for each in sanctions if each.kind is kind and each.holds_at(now)), default=None)


class Verdict(StrEnum):
    """What became of an appeal: the sanction stays, or it is lifted."""

    UPHELD = "upheld"
    LIFTED = "lifted"


@dataclass(frozen=True, slots=True)
class Appeal:
    """A player's word against a sanction; there is one for each."""

    id: AppealId
    sanction: SanctionId
    player: PlayerId
    text: str
    at: Moment
    decided_at: Moment | None = None
    decided_by: PlayerId | None = None
    verdict: Verdict | None = None
    answer: str = ""


_RANKS: Final = {None: 0, PlayerRole.MODERATOR: 1, PlayerRole.ADMIN: 2}


def rank(role: PlayerRole | None) -> int:
    return _RANKS[role]


def outranks(role: PlayerRole | None, other: PlayerRole | None) -> bool:
    """A moderator decides about players, an admin about moderators too; about admins only operators."""
    return rank(role) > rank(other)


def can_decide(role: PlayerRole | None, imposed_by: PlayerRole | None) -> bool:
    """An appeal is decided by somebody who stands no lower than the one whose action it is about."""
    return rank(role) >= max(1, rank(imposed_by))
