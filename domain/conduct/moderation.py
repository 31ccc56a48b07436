"""Moderation: reports, cases, sanctions, appeals, and the ranks that decide."""

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
    """The offence that a report claims. The last three are marks by the server."""

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
    """The reports about one player that wait for a decision. A player has at most one open case."""

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
    """A copy of a message, made when it or a message near it was reported."""

    message: MessageId
    number: int
    author: PlayerId
    text: str
    at: Moment


@dataclass(frozen=True, slots=True)
class Report:
    """One player's complaint about another, with the evidence of that moment.

    `reporter` is None for marks by the server.
    """

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
    """The player's name at that moment."""
    log: str = "[]"
    """The last entries of the match at that moment, as any spectator sees them, in JSON."""


class SanctionKind(StrEnum):
    WARN = "warn"
    MUTE = "mute"
    BAN = "ban"
    RENAME = "rename"


@dataclass(frozen=True, slots=True)
class Sanction:
    """`former_name` is the name that a rename replaced."""

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
    """When the last sanction of this kind ends. None when none is in force."""
    return max((each.until for each in sanctions if each.kind is kind and each.holds_at(now)), default=None)


class Verdict(StrEnum):
    """The result of an appeal: the sanction stays, or a moderator lifts it."""

    UPHELD = "upheld"
    LIFTED = "lifted"


@dataclass(frozen=True, slots=True)
class Appeal:
    """A player's objection to a sanction. Each sanction has at most one."""

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
    """A moderator decides about players, an admin also about moderators, and only an operator about admins."""
    return rank(role) > rank(other)


def can_decide(role: PlayerRole | None, imposed_by: PlayerRole | None) -> bool:
    """An appeal needs a moderator of at least the same rank as the author of the sanction."""
    return rank(role) >= max(1, rank(imposed_by))
